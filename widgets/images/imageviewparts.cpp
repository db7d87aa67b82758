// How an ImageView is put together.
#include "widgets/images/imagedetails.h"
#include "widgets/images/imageview.h"
#include "widgets/images/paletteview.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/label.h"
#include "widgets/parts/layout.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace
{

QLabel *addLabel(QWidget *parent, const QString &accessibleName)
{
    auto *label = createLabel(parent);
    label->setMargin(3);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAccessibleName(accessibleName);
    return label;
}

} // namespace

ImageView::ImageView(QWidget *parent)
    : QWidget(parent), player_(new FramePlayer(this)), bar_(new QToolBar(this)), mips_(new QComboBox(this)),
      stack_(new QStackedWidget(this)), canvas_(new PixelCanvas(stack_)), missing_(new QPlainTextEdit(stack_)),
      details_(new ImageDetails(this)), splitter_(new QSplitter(this)), damage_(addLabel(this, tr("Damage to the file"))),
      status_(addLabel(this, tr("Texel under the pointer"))), zoom_(addLabel(this, tr("Frame and zoom")))
{
    createViews();
    createActions();
    createPlaying();
    connectParts();
    clear();
}

void ImageView::createViews()
{
    canvas_->setAccessibleName(tr("Image"));
    offerActions(canvas_);
    missing_->setReadOnly(true);
    missing_->setAccessibleName(tr("Where the texture was searched for"));
    missing_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    stack_->addWidget(canvas_);
    stack_->addWidget(missing_);
    damage_->setWordWrap(true);
    // The line never asks for more room than there is.
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    splitter_->addWidget(stack_);
    splitter_->addWidget(details_);
    splitter_->setStretchFactor(0, 3);
    splitter_->setStretchFactor(1, 2);
    splitter_->setSizes({300, 200}); // the picture has the larger part, however little room there is
    splitter_->setChildrenCollapsible(false);
    auto *line = new QHBoxLayout;
    line->addWidget(status_, 1);
    line->addWidget(zoom_);
    auto *layout = createLayout<QVBoxLayout>(this, {}, 0);
    layout->addWidget(bar_);
    layout->addWidget(damage_);
    layout->addWidget(splitter_, 1);
    layout->addLayout(line);
    setFocusProxy(canvas_);
}

void ImageView::createActions()
{
    const auto add = [this](const QString &text, const QString &tip, const QKeySequence &shortcut) {
        auto *action = new QAction(text, this);
        action->setToolTip(shortcut.isEmpty() ? tip : u"%1 (%2)"_s.arg(tip, shortcut.toString(QKeySequence::NativeText)));
        action->setStatusTip(tip);
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WidgetShortcut);
        bar_->addAction(action);
        canvas_->addAction(action);
        return action;
    };
    // The canvas itself handles the keys of its zooms.
    const auto addZoom = [&](const QString &text, const QString &tip, auto slot) {
        connect(add(text, tip, {}), &QAction::triggered, canvas_, slot);
    };
    addZoom(u"\u2212"_s, tr("Zoom out (-)"), &PixelCanvas::zoomOut);
    addZoom(u"+"_s, tr("Zoom in (+)"), &PixelCanvas::zoomIn);
    addZoom(tr("Fit"), tr("Fit to view (0)"), &PixelCanvas::fit);
    addZoom(tr("1:1"), tr("One texel per screen pixel (1)"), [this] { canvas_->setZoom(1); });
    mips_->setAccessibleName(tr("Mip"));
    mips_->setToolTip(tr("Mip level to show"));
    mips_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mips_->setMinimumContentsLength(13);
    bar_->addWidget(mips_);
    alpha_ = add(tr("Alpha"), tr("Show transparency as a checkerboard"), Qt::Key_A);
    alpha_->setCheckable(true);
    alpha_->setChecked(true);
    play_ = add(tr("Play"), tr("Play the animation as the game does"), Qt::Key_Space);
    play_->setCheckable(true);
    previous_ = add(u"\u25c2"_s, tr("Previous frame"), Qt::Key_Comma);
    next_ = add(u"\u25b8"_s, tr("Next frame"), Qt::Key_Period);
    copy_ = add(tr("Copy"), tr("Copy the image"), QKeySequence::Copy);
    export_ = add(tr("Export..."), tr("Write the image to a PNG file"), {});
    showDetails_ = add(tr("Details"), tr("Show the header and the palette"), Qt::Key_D);
    showDetails_->setCheckable(true);
    showDetails_->setChecked(true);
    connect(showDetails_, &QAction::toggled, this, &ImageView::showOrHideDetails);
    // A toolbar keeps its buttons out of the tab order.
    for (auto *action : bar_->actions())
        bar_->widgetForAction(action)->setFocusPolicy(Qt::TabFocus);
    for (auto *button : bar_->findChildren<QToolButton *>())
        button->setAccessibleName(button->toolTip());
}

void ImageView::createPlaying()
{
    connect(play_, &QAction::toggled, player_, &FramePlayer::setPlaying);
    connect(player_, &FramePlayer::playingChanged, play_, &QAction::setChecked);
    connect(previous_, &QAction::triggered, player_, [this] { player_->step(-1); });
    connect(next_, &QAction::triggered, player_, [this] { player_->step(1); });
    connect(player_, &FramePlayer::currentChanged, this, &ImageView::updateStatus);
    connect(player_, &FramePlayer::frameLoaded, this, [this](int, const Picture &picture) {
        if (!picture.mips.empty())
            showPicture(picture);
    });
}

void ImageView::connectParts()
{
    connect(mips_, &QComboBox::currentIndexChanged, this, [this] {
        wantedMip_ = mips_->currentData().toInt();
        showTiles();
    });
    connect(alpha_, &QAction::toggled, canvas_, &PixelCanvas::setAlphaShown);
    connect(copy_, &QAction::triggered, this, [this] {
        if (const auto shown = image(); !shown.isNull())
            QGuiApplication::clipboard()->setImage(shown);
    });
    connect(export_, &QAction::triggered, this, [this] { emit exportRequested(image(), texture_.name); });
    connect(canvas_, &PixelCanvas::pixelHovered, this, &ImageView::showPixel);
    connect(canvas_, &PixelCanvas::zoomChanged, this, &ImageView::updateStatus);
    connect(canvas_, &PixelCanvas::pixelClicked, this, [this](const PixelCanvas::Pixel &pixel) {
        auto *palette = details_->paletteView();
        if (const int index = indexAt(pixel); index >= 0)
            palette->choose(index == palette->chosen() ? -1 : index);
    });
    connect(details_, &ImageDetails::highlightChanged, this, &ImageView::showTiles);
    connect(details_, &ImageDetails::paletteChosen, this, [this] { showPicture(picture_); });
    connect(details_, &ImageDetails::statusMessage, this, &ImageView::statusMessage);
}
