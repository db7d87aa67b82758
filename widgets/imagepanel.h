// The images of a map: its textures, and its lightmaps.
#pragma once

#include <QStringList>
#include <QWidget>

#include <memory>

class Document;
class GameFiles;
class LightmapView;
class QTabWidget;
class TexturePanel;

class ImagePanel : public QWidget
{
    Q_OBJECT
public:
    explicit ImagePanel(QWidget *parent = nullptr);
    // Null: no map. `added`: folders and archives that are searched before those of the map's game.
    void setDocument(Document *document, const QStringList &added);
    void setAddedPlaces(const QStringList &added);
    // Qt counts what lies behind other tabs of docks as visible. Views that are told of it read nothing there.
    void setInFront(bool inFront);
    void showTextures();

    TexturePanel *textures() const { return textures_; }
    LightmapView *lightmaps() const { return lightmaps_; }

private:
    std::shared_ptr<const GameFiles> findFiles() const;
    void renewFiles();
    void findPages(const std::shared_ptr<const GameFiles> &files);

    Document *document_ = nullptr;
    QStringList added_;
    QTabWidget *tabs_;
    TexturePanel *textures_;
    LightmapView *lightmaps_;
};
