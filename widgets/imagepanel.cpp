#include "widgets/imagepanel.h"

#include "core/document/document.h"
#include "core/game/gamepicture.h"
#include "widgets/lightmapview.h"
#include "widgets/texturepanel.h"

#include <QTabWidget>
#include <QVBoxLayout>

ImagePanel::ImagePanel(QWidget *parent)
    : QWidget(parent), tabs_(new QTabWidget), textures_(new TexturePanel), lightmaps_(new LightmapView)
{
    tabs_->addTab(textures_, tr("&Textures"));
    tabs_->addTab(lightmaps_, tr("Li&ghtmaps"));
    tabs_->setDocumentMode(true);
    auto policy = tabs_->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // docks do not move while it comes and goes
    tabs_->setSizePolicy(policy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs_);
    setFocusProxy(tabs_);
}

void ImagePanel::setInFront(bool inFront)
{
    tabs_->setVisible(inFront);
}

void ImagePanel::showTextures()
{
    tabs_->setCurrentWidget(textures_);
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
    tabs_->setTabEnabled(1, document != nullptr);
}
