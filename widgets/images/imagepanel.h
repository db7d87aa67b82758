// The images of a map: its textures, and its lightmaps.
#pragma once

#include "widgets/mapview.h"

class LightmapView;
class QTabWidget;
class TexturePanel;

class ImagePanel : public MapView
{
    Q_OBJECT
public:
    explicit ImagePanel(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;
    QList<OwnKey> ownKeys() const override;
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
