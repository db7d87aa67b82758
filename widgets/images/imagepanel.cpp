#include "widgets/images/imagepanel.h"

#include "core/assets/gamepicture.h"
#include "core/document/document.h"
#include "widgets/images/lightmapview.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/refusedkeys.h"

#include <QListView>
#include <QTabWidget>

ImagePanel::ImagePanel(QWidget *parent)
    : MapView(parent), tabs_(new QTabWidget), textures_(new TexturePanel), lightmaps_(new LightmapView)
{
    tabs_->addTab(textures_, tr("&Textures"));
    tabs_->addTab(lightmaps_, tr("Li&ghtmaps"));
    tabs_->setDocumentMode(true);
    for (auto *part : {static_cast<QWidget *>(this), static_cast<QWidget *>(textures_->browser()->view())})
        refuseKeys(part, editingKeys(), tr("Images cannot be changed here."));
    setContent(tabs_);
    createLayout<QVBoxLayout>(this)->addWidget(tabs_);
    setFocusProxy(textures_);
    connect(textures_, &TexturePanel::statusMessage, this, &MapView::statusMessage);
    connect(lightmaps_, &LightmapView::statusMessage, this, &MapView::statusMessage);
    connect(textures_, &TexturePanel::filterRequested, this, &MapView::filterRequested);
    connect(textures_, &TexturePanel::showOnlyRequested, this, &MapView::showOnlyRequested);
    connect(lightmaps_, &LightmapView::filterRequested, this, &MapView::filterRequested);
    connect(tabs_, &QTabWidget::currentChanged, this, [this] { setFocusProxy(tabs_->currentWidget()); });
}

void ImagePanel::showTextures() { tabs_->setCurrentWidget(textures_); }

// Sets where lightmaps are found that compilers put next to the map as images.
void ImagePanel::findPages()
{
    if (document_)
        lightmaps_->setPageFinder([files = document_->gameFiles()](const QString &name) { return findPicture(*files, name); });
    else
        lightmaps_->setPageFinder({});
}

void ImagePanel::setDocument(Document *document, bool)
{
    leaveDocument(document_, this);
    document_ = document;
    textures_->setDocument(document);
    lightmaps_->setDocument(document);
    findPages();
    if (document_)
        connect(document_, &Document::gameFilesChanged, this, &ImagePanel::findPages);
    tabs_->setTabEnabled(1, document != nullptr);
}

QList<OwnKey> ImagePanel::ownKeys() const
{
    return {{tr("Wheel, + -"), tr("Zoom in, out at the pointer")},
            {tr("Drag"), tr("Pan")},
            {tr("0"), tr("Fit to view")},
            {tr("1"), tr("One texel per screen pixel")},
            {tr("Shift+arrow keys"), tr("Go to the next texel or luxel")},
            {tr("Double click"), tr("Textures and lightmaps: move the 3D view's camera to the faces")},
            {tr("Click, Enter"), tr("Lightmaps: select the face; palette: mark texels with this index")}};
}
