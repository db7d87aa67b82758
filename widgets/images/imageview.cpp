#include "widgets/images/imageview.h"

#include "widgets/images/imagedetails.h"
#include "widgets/images/paletteview.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int allMips = -1;
constexpr int gap = 4; // texels between mips

// Returns an image of the same size that covers all texels with translucent black, but those of one index with magenta,
// which is rare in games' palettes.
QImage highlightOf(const QImage &indexed, int index)
{
    QList<QRgb> colors(256, qRgba(0, 0, 0, 190));
    colors[index] = qRgb(255, 0, 255);
    QImage image = indexed;
    image.setColorTable(colors);
    return image;
}

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

void ImageView::setTexture(const Texture &texture, const QStringList &tried)
{
    texture_ = texture;
    details_->setTexture(texture);
    showPicture(texture.picture);
    player_->setTexture(texture);
    const bool moves = player_->count() > 1;
    play_->setEnabled(player_->canPlay());
    for (auto *action : {play_, previous_, next_})
        action->setVisible(moves);
    previous_->setEnabled(moves);
    next_->setEnabled(moves);
    if (texture.isMissing() && !texture.name.isEmpty()) {
        QStringList lines{texture.why.isEmpty() ? tr("%1 was not found.").arg(texture.name) : texture.why};
        if (const auto places = tried.isEmpty() ? texture.tried.list() : tried; !places.isEmpty())
            lines += QStringList{QString(),
                                 texture.why.isEmpty() ? tr("These files were tried:") : tr("These files were tried first:")}
                     + places;
        missing_->setPlainText(lines.join(u'\n'));
        stack_->setCurrentWidget(missing_);
    } else {
        stack_->setCurrentWidget(canvas_);
    }
    showOrHideDetails();
    updateStatus();
}

// Hides the details if there is no texture, as an empty table would only take room.
void ImageView::showOrHideDetails() { details_->setVisible(showDetails_->isChecked() && !texture_.name.isEmpty()); }
void ImageView::clear() { setTexture({}); }
void ImageView::setEmptyText(const QString &text) { canvas_->setEmptyText(text); }

QList<QRgb> ImageView::colors() const
{
    if (!picture_.isIndexed())
        return {};
    auto colors = details_->chosenPalette();
    if (picture_.hasPalette || colors.isEmpty())
        return picture_.image().colorTable();
    if (picture_.transparent >= 0)
        colors[picture_.transparent] &= 0xffffff;
    return colors;
}

QImage ImageView::mip(int tile) const
{
    auto image = picture_.mips[static_cast<size_t>(mipOf(tile))];
    if (picture_.isIndexed())
        image.setColorTable(colors());
    return image;
}

QImage ImageView::image() const { return picture_.mips.empty() ? QImage() : mip(0); }

int ImageView::mipOf(int tile) const
{
    return wantedMip_ == allMips ? tile : std::min(wantedMip_, static_cast<int>(picture_.mips.size()) - 1);
}

void ImageView::showPicture(const Picture &picture)
{
    picture_ = picture;
    damage_->setText(picture.damage);
    damage_->setVisible(!picture.damage.isEmpty());
    for (auto *action : {copy_, export_})
        action->setEnabled(!picture.mips.empty());
    alpha_->setEnabled(!picture.mips.empty() && picture.image().hasAlphaChannel());
    listMips();
    details_->setColors(colors(), picture.transparent);
    showTiles();
}

void ImageView::listMips()
{
    const QSignalBlocker blocker(mips_);
    mips_->clear();
    for (size_t mip = 0; mip < picture_.mips.size(); ++mip) {
        const auto size = picture_.mips[mip].size();
        mips_->addItem(tr("Mip %1: %2 x %3").arg(mip).arg(size.width()).arg(size.height()), static_cast<int>(mip));
    }
    mips_->setEnabled(picture_.mips.size() > 1);
    if (mips_->isEnabled())
        mips_->addItem(tr("All mips"), allMips);
    mips_->setCurrentIndex(mips_->isEnabled() ? mips_->findData(wantedMip_ == allMips ? allMips : mipOf(0)) : 0);
}

void ImageView::showTiles()
{
    std::vector<PixelCanvas::Tile> tiles;
    int x = 0;
    const int count = picture_.mips.empty() ? 0 : wantedMip_ == allMips ? static_cast<int>(picture_.mips.size()) : 1;
    for (int tile = 0; tile < count; ++tile) {
        const auto image = mip(tile);
        tiles.push_back({.image = image, .at = {x, 0}});
        x += image.width() + gap;
    }
    if (const int index = details_->paletteView()->highlighted(); index >= 0 && picture_.isIndexed())
        for (int tile = 0; tile < count; ++tile) {
            const auto &shown = tiles[static_cast<size_t>(tile)];
            tiles.push_back({.image = highlightOf(shown.image, index), .at = shown.at, .isOverlay = true});
        }
    canvas_->setTiles(std::move(tiles));
    showPixel();
}

void ImageView::setMarked(std::optional<QPointF> part)
{
    if (!part || picture_.mips.empty())
        return canvas_->setMarked({});
    const auto size = canvas_->tiles().front().image.size();
    canvas_->setMarked({0, QPoint(std::min(static_cast<int>(part->x() * size.width()), size.width() - 1),
                                  std::min(static_cast<int>(part->y() * size.height()), size.height() - 1))});
}

void ImageView::showPixel()
{
    details_->setMarked(indexAt(canvas_->hovered()));
    updateStatus();
}

int ImageView::indexAt(const PixelCanvas::Pixel &pixel) const
{
    const bool isIndex = picture_.isIndexed() && pixel.tile >= 0;
    return isIndex ? canvas_->tiles()[static_cast<size_t>(pixel.tile)].image.pixelIndex(pixel.at) : -1;
}

QString ImageView::pixelText(const PixelCanvas::Pixel &pixel) const
{
    const auto &image = canvas_->tiles()[static_cast<size_t>(pixel.tile)].image;
    QStringList parts;
    if (const int mip = mipOf(pixel.tile); mip > 0)
        parts.append(tr("mip %1").arg(mip));
    parts.append(tr("x %1, y %2").arg(pixel.at.x()).arg(pixel.at.y()));
    if (picture_.isIndexed())
        parts.append(tr("index %1").arg(indexAt(pixel)));
    const auto color = image.pixel(pixel.at);
    parts.append(tr("red %1, green %2, blue %3").arg(qRed(color)).arg(qGreen(color)).arg(qBlue(color)));
    if (image.hasAlphaChannel())
        parts.append(tr("alpha %1").arg(qAlpha(color)));
    return parts.join(u" \u00b7 "_s);
}

void ImageView::updateStatus()
{
    const auto pixel = canvas_->hovered();
    QStringList parts;
    if (pixel.tile >= 0) {
        parts.append(pixelText(pixel));
    } else if (!picture_.mips.empty()) {
        parts.append(texture_.name);
        const auto size = wantedMip_ == allMips ? picture_.size() : picture_.mips[static_cast<size_t>(mipOf(0))].size();
        parts.append(tr("%1 x %2", "width and height").arg(size.width()).arg(size.height()));
        parts.append(picture_.kind);
    }
    status_->setText(parts.join(u" \u00b7 "_s));
    const int zoom = canvas_->zoom();
    auto right = picture_.mips.empty() ? QString() : zoom > 0 ? tr("%1x", "zoom").arg(zoom) : u"1/%1x"_s.arg(-zoom);
    if (player_->count() > 1)
        right = tr("frame %1 of %2").arg(player_->current() + 1).arg(player_->count()) + u" \u00b7 "_s + right;
    zoom_->setText(right);
}

void ImageView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    player_->setWatched(true);
}

void ImageView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    player_->setWatched(false);
}

// Puts the details beside the image if there is more width than height, else below it.
void ImageView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool beside = event->size().width() > event->size().height();
    splitter_->setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
    details_->setAcross(!beside);
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
