#include "widgets/imagepanel.h"

#include "widgets/lightmapview.h"
#include "widgets/texturepanel.h"

ImagePanel::ImagePanel(QWidget *parent)
    : QTabWidget(parent), textures_(new TexturePanel), lightmaps_(new LightmapView)
{
    addTab(textures_, tr("&Textures"));
    addTab(lightmaps_, tr("Li&ghtmaps"));
    setDocumentMode(true);
}

void ImagePanel::setDocument(Document *document, const QStringList &added)
{
    textures_->setDocument(document, added);
    lightmaps_->setDocument(document);
    setTabEnabled(1, document != nullptr);
}
