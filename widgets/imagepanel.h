// The images of a map: its textures, and its lightmaps.
#pragma once

#include <QTabWidget>

class Document;
class LightmapView;
class TexturePanel;

class ImagePanel : public QTabWidget
{
    Q_OBJECT
public:
    explicit ImagePanel(QWidget *parent = nullptr);
    // Null: no map. `added`: folders and archives that are searched before those of the map's game.
    void setDocument(Document *document, const QStringList &added);
    void setAddedPlaces(const QStringList &added);

    TexturePanel *textures() const { return textures_; }
    LightmapView *lightmaps() const { return lightmaps_; }

private:
    void findPages(const QStringList &added);

    Document *document_ = nullptr;
    TexturePanel *textures_;
    LightmapView *lightmaps_;
};
