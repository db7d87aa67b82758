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
    setFocusProxy(textures_);
    connect(tabs_, &QTabWidget::currentChanged, this, [this] { setFocusProxy(tabs_->currentWidget()); });
    connect(textures_, &TexturePanel::gameFilesOutdated, this, &ImagePanel::renewFiles);
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
    if (added_ == added)
        return;
    added_ = added;
    renewFiles();
}

// One for all who look for the map's files, so that folders are listed and archives opened once.
std::shared_ptr<const GameFiles> ImagePanel::findFiles() const
{
    return document_ ? std::make_shared<const GameFiles>(document_->path(), document_->map(), added_) : nullptr;
}

void ImagePanel::renewFiles()
{
    const auto files = findFiles();
    textures_->setGameFiles(files, added_);
    findPages(files);
}

// Compilers may leave a map's lightmaps beside it as images.
void ImagePanel::findPages(const std::shared_ptr<const GameFiles> &files)
{
    if (files)
        lightmaps_->setPageFinder([files](const QString &name) { return findPicture(*files, name); });
    else
        lightmaps_->setPageFinder({});
}

void ImagePanel::setDocument(Document *document, const QStringList &added)
{
    document_ = document;
    added_ = added;
    const auto files = findFiles();
    textures_->setDocument(document, files, added);
    lightmaps_->setDocument(document);
    findPages(files);
    tabs_->setTabEnabled(1, document != nullptr);
}
