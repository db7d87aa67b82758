#include "widgets/imagepanel.h"

#include "core/document/document.h"
#include "core/game/gamefiles.h"
#include "core/images/picture.h"
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
    lightmaps_->setPageFinder([files](const QString &name) {
        const auto file = files->find(name);
        const auto bytes = file ? files->read(*file) : Result<QByteArray>(QByteArray());
        const auto picture = bytes ? readPicture(bytes.value(), name, {}) : Result<Picture>(Error{bytes.error()});
        return picture ? picture.value().image() : QImage();
    });
}

void ImagePanel::setDocument(Document *document, const QStringList &added)
{
    document_ = document;
    textures_->setDocument(document, added);
    findPages(added);
    lightmaps_->setDocument(document);
    setTabEnabled(1, document != nullptr);
}
