// The images of a map: its textures, and its lightmaps.
#pragma once

#include <QWidget>

class Document;
class LightmapView;
class QTabWidget;
class TexturePanel;

class ImagePanel : public QWidget
{
    Q_OBJECT
public:
    explicit ImagePanel(QWidget *parent = nullptr);
    // Null: no map.
    void setDocument(Document *document);
    // Qt counts what lies behind other tabs of docks as visible. Views that are told of it read nothing there.
    void setInFront(bool inFront);
    void showTextures();

    TexturePanel *textures() const { return textures_; }
    LightmapView *lightmaps() const { return lightmaps_; }

private:
    void findPages();

    Document *document_ = nullptr;
    QTabWidget *tabs_;
    TexturePanel *textures_;
    LightmapView *lightmaps_;
};
