#include "widgets/imagepanel.h"

#include "core/document/document.h"
#include "core/game/gamepicture.h"
#include "widgets/lightmapview.h"
#include "widgets/texturepanel.h"

ImagePanel::ImagePanel(QWidget *parent)
    : QTabWidget(parent), textures_(new TexturePanel), lightmaps_(new LightmapView)
{
    addTab(textures_, tr("&Textures"));
    addTab(lightmaps_, tr("Li&ghtmaps"));
    setDocumentMode(true);
}

void ImagePanel::setAddedPlaces(const QStringList &added)
{
    textures_->setAddedPlaces(added);
    findPages(added);
}

// Compilers may leave a map's lightmaps beside it as images.
void ImagePanel::findPages(const QStringList &added)
{
    if (!document_)
        return;
    const auto files = std::make_shared<const GameFiles>(document_->path(), document_->map(), added);
    lightmaps_->setPageFinder([files](const QString &name) { return findPicture(*files, name); });
}

void ImagePanel::setDocument(Document *document, const QStringList &added)
{
    document_ = document;
    textures_->setDocument(document, added);
    findPages(added);
    lightmaps_->setDocument(document);
    setTabEnabled(1, document != nullptr);
}
