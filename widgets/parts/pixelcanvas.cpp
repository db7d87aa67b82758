#include "widgets/parts/pixelcanvas.h"

#include "widgets/parts/colors.h"

#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace {

constexpr std::array zooms = {-16, -12, -8, -6, -4, -3, -2, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64};
constexpr int largestFit = 32; // so that a tiny image is not enlarged to the whole window

int nearestZoom(double scale)
{
    const auto fits = [scale](int zoom) { return (zoom > 0 ? zoom : -1.0 / zoom) <= scale; };
    const auto behind = std::ranges::find_if_not(zooms, fits);
    return behind == zooms.begin() ? zooms.front() : *(behind - 1);
}

constexpr int gridFrom = 8;    // zoom from which the pixel grid is drawn
constexpr int checkerSize = 8; // device pixels
constexpr QRgb outlineColor = qRgba(0, 230, 255, 150);
constexpr int captionRoom = 40; // device pixels, the least width of an image with a caption

QImage checkerboard()
{
    QImage image(2 * checkerSize, 2 * checkerSize, QImage::Format_RGB32);
    image.fill(QColor(153, 153, 153));
    QPainter painter(&image);
    for (const QPoint corner : {QPoint(0, 0), QPoint(checkerSize, checkerSize)})
        painter.fillRect(QRect(corner, QSize(checkerSize, checkerSize)), QColor(102, 102, 102));
    return image;
}

// Returns `part` of `whole`, grown to a grid of `step` texels that starts at the first texel of `whole`. The remainder at
// the end of `whole`, less than a screen pixel, is omitted unless it is all there is.
QRect alignedTo(int step, const QRect &whole, const QRect &part)
{
    const auto align = [step](int zero, int size, int first, int end) {
        const int last = size < step ? size : size / step * step;
        const int from = std::min((first - zero) / step * step, std::max(last - step, 0));
        return std::pair(zero + from, std::min((end - zero + step - 1) / step * step, last) - from);
    };
    const auto [x, width] = align(whole.x(), whole.width(), part.x(), part.right() + 1);
    const auto [y, height] = align(whole.y(), whole.height(), part.y(), part.bottom() + 1);
    return {x, y, width, height};
}

} // namespace

void PixelCanvas::setTiles(std::vector<Tile> tiles)
{
    const auto before = bounds_;
    const auto pixel = std::exchange(hovered_, {}); // slots of zoomChanged() must not find a pixel of an old image
    tiles_ = std::move(tiles);
    bounds_ = {};
    for (const auto &tile : tiles_)
        bounds_ |= QRect(tile.at, tile.image.size());
    marked_ = {};
    viewport()->update();
    if (bounds_ == before)
        updateScrollBars();
    else
        fit();
    // The view does not move, so the same position is under the pointer, but it is a pixel of another image.
    if (bounds_ == before && hasPixel(pixel))
        hover(pixel);
    else if (pixel.tile >= 0)
        emit pixelHovered({});
}

bool PixelCanvas::hasPixel(Pixel pixel) const
{
    const auto tile = static_cast<size_t>(pixel.tile);
    return pixel.tile >= 0 && tile < tiles_.size() && !tiles_[tile].isOverlay && tiles_[tile].image.rect().contains(pixel.at);
}

void PixelCanvas::setLoops(std::vector<Loop> &loops, const std::vector<QPolygonF> &polygons)
{
    if (polygons.empty() && loops.empty())
        return;
    loops = std::vector<Loop>(); // frees the old memory
    loops.reserve(polygons.size());
    for (const auto &polygon : polygons)
        loops.push_back({polygon, polygon.boundingRect()});
    viewport()->update();
}

void PixelCanvas::setMarked(Pixel pixel)
{
    if (marked_ == pixel)
        return;
    updatePixel(marked_);
    marked_ = pixel;
    updatePixel(marked_);
}

void PixelCanvas::setAlphaShown(bool shown)
{
    alphaShown_ = shown;
    viewport()->update();
}

QPoint PixelCanvas::origin() const
{
    const double ratio = devicePixelRatioF();
    const auto middle = [&](int view, int length, int scrolled) {
        const int room = static_cast<int>(view * ratio), whole = static_cast<int>(length * scale());
        return whole < room ? (room - whole) / 2 : -scrolled;
    };
    const QPoint corner(middle(viewport()->width(), bounds_.width(), horizontalScrollBar()->value()),
                        middle(viewport()->height(), bounds_.height(), verticalScrollBar()->value()));
    return corner - QPoint(static_cast<int>(bounds_.x() * scale()), static_cast<int>(bounds_.y() * scale()));
}

QPointF PixelCanvas::toPlane(QPointF inViewport) const { return (inViewport * devicePixelRatioF() - origin()) / scale(); }

PixelCanvas::Pixel PixelCanvas::pixelAt(QPoint inViewport) const
{
    const auto place = toPlane(inViewport);
    const QPoint pixel(static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y())));
    for (auto i = tiles_.size(); i-- > 0;)
        if (!tiles_[i].isOverlay && QRect(tiles_[i].at, tiles_[i].image.size()).contains(pixel))
            return {static_cast<int>(i), pixel - tiles_[i].at};
    return {};
}

QRect PixelCanvas::rectOf(Pixel pixel) const
{
    if (pixel.tile < 0)
        return {};
    const auto corner = QPointF(tiles_[static_cast<size_t>(pixel.tile)].at + pixel.at) * scale() + origin();
    const double ratio = devicePixelRatioF();
    return QRectF(corner / ratio, QSizeF(scale(), scale()) / ratio).toAlignedRect();
}

void PixelCanvas::updateScrollBars()
{
    const double ratio = devicePixelRatioF();
    const auto set = [&](QScrollBar *bar, int view, int length) {
        const int room = static_cast<int>(view * ratio);
        bar->setRange(0, std::max(static_cast<int>(length * scale()) - room, 0));
        bar->setPageStep(room);
        bar->setSingleStep(std::max(room / 20, 1));
    };
    set(horizontalScrollBar(), viewport()->width(), bounds_.width());
    set(verticalScrollBar(), viewport()->height(), bounds_.height());
}

void PixelCanvas::zoomTo(int zoom, QPoint about)
{
    const auto place = toPlane(about);
    fitted_ = false;
    if (zoom != zoom_) {
        zoom_ = zoom;
        emit zoomChanged(zoom_);
    }
    updateScrollBars();
    const auto moved = place * scale() + origin() - QPointF(about) * devicePixelRatioF();
    scrollTo(scrolled() + moved.toPoint());
    viewport()->update();
}

void PixelCanvas::zoomSteps(int steps, QPoint about)
{
    const auto at = std::ranges::lower_bound(zooms, zoom_) - zooms.begin();
    zoomTo(zooms[static_cast<size_t>(std::clamp<qsizetype>(at + steps, 0, std::ssize(zooms) - 1))], about);
}

void PixelCanvas::fit()
{
    const double ratio = devicePixelRatioF();
    const double across = viewport()->width() * ratio / std::max(bounds_.width(), 1);
    const double down = viewport()->height() * ratio / std::max(bounds_.height(), 1);
    setZoom(nearestZoom(std::min({across, down, static_cast<double>(largestFit)})));
    fitted_ = true;
}

void PixelCanvas::reveal(const QRect &part)
{
    const double ratio = devicePixelRatioF();
    const QSizeF room = QSizeF(viewport()->size()) * ratio;
    const double most = std::min(room.width() / std::max(part.width(), 1), room.height() / std::max(part.height(), 1));
    if (scale() > most)
        setZoom(nearestZoom(most));
    const auto show = [&](QScrollBar *bar, int low, int high, double view) {
        const double first = low * scale(), last = high * scale();
        if (first < bar->value() || last > bar->value() + view)
            bar->setValue(qRound((first + last - view) / 2));
    };
    show(horizontalScrollBar(), part.left() - bounds_.left(), part.right() + 1 - bounds_.left(), room.width());
    show(verticalScrollBar(), part.top() - bounds_.top(), part.bottom() + 1 - bounds_.top(), room.height());
    viewport()->update();
}

// Repaints a pixel and its frame.
void PixelCanvas::updatePixel(Pixel pixel)
{
    constexpr int frameWidth = 3;
    if (pixel.tile >= 0 && pixel.tile < static_cast<int>(tiles_.size()))
        viewport()->update(rectOf(pixel).adjusted(-frameWidth, -frameWidth, frameWidth, frameWidth));
}

void PixelCanvas::hover(Pixel pixel)
{
    if (hovered_ == pixel)
        return;
    updatePixel(hovered_);
    hovered_ = pixel;
    updatePixel(hovered_);
    emit pixelHovered(pixel);
}

void PixelCanvas::moveHovered(QPoint by)
{
    if (hovered_.tile < 0)
        return hover(tiles_.empty() ? Pixel{} : Pixel{0, {}});
    const auto &image = tiles_[static_cast<size_t>(hovered_.tile)].image;
    const QPoint to = hovered_.at + by;
    hover({hovered_.tile, {std::clamp(to.x(), 0, image.width() - 1), std::clamp(to.y(), 0, image.height() - 1)}});
    reveal({tiles_[static_cast<size_t>(hovered_.tile)].at + hovered_.at, QSize(1, 1)});
}

void PixelCanvas::resizeEvent(QResizeEvent *)
{
    updateScrollBars();
    if (fitted_)
        fit();
}

void PixelCanvas::keyPressEvent(QKeyEvent *event)
{
    const bool moves = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0: return fit();
    case Qt::Key_1: return setZoom(1);
    case Qt::Key_Return:
    case Qt::Key_Enter: emit pixelClicked(hovered_, event->modifiers()); return;
    case Qt::Key_Left: return moves ? moveHovered({-1, 0}) : ScrollCanvas::keyPressEvent(event);
    case Qt::Key_Right: return moves ? moveHovered({1, 0}) : ScrollCanvas::keyPressEvent(event);
    case Qt::Key_Up: return moves ? moveHovered({0, -1}) : ScrollCanvas::keyPressEvent(event);
    case Qt::Key_Down: return moves ? moveHovered({0, 1}) : ScrollCanvas::keyPressEvent(event);
    default: ScrollCanvas::keyPressEvent(event);
    }
}

bool PixelCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover({});
    return ScrollCanvas::viewportEvent(event);
}

// Everything is painted in device pixels, so that all pixels of an image have the same size.

void PixelCanvas::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    if (tiles_.empty())
        return paintEmptyText(painter);
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    painter.translate(origin());
    const QRectF dirty(event->rect());
    const QRectF visible(toPlane(dirty.topLeft()), toPlane(dirty.bottomRight()));
    for (const auto &tile : tiles_)
        paintTile(painter, tile, visible);
    paintLoops(painter, outlines_, QPen(QColor::fromRgba(outlineColor), 1), visible);
    paintLoops(painter, frames_, QPen(Qt::black, 4), visible);
    paintLoops(painter, frames_, QPen(Qt::white, 2), visible);
    for (const auto &tile : tiles_)
        paintCaption(painter, tile);
    for (const Pixel &pixel : {marked_, hovered_})
        if (pixel.tile >= 0 && zoom_ > 1)
            drawContrastFrame(
                painter, QRectF(QPointF(tiles_[static_cast<size_t>(pixel.tile)].at + pixel.at) * scale(), QSizeF(zoom_, zoom_)),
                1);
}

// Returns a part of a tile in a format for the screen. Images may be large: only the visible part is converted, and at small
// zooms at most twice as many texels across and down as screen pixels. Without alpha, transparent texels show their colours,
// which premultiplying would lose.
QImage PixelCanvas::shown(const Tile &tile, const QRect &part) const
{
    const auto rect = part.translated(-tile.at);
    auto image = rect == tile.image.rect() ? tile.image : tile.image.copy(rect);
    if (zoom_ < -2) {
        const auto thinned = [this](int length) { return std::max(length * 2 / -zoom_, 1); };
        image = image.scaled(thinned(image.width()), thinned(image.height()));
    }
    const bool hasAlpha = image.hasAlphaChannel();
    image.convertTo(hasAlpha ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    image.convertTo(hasAlpha && (alphaShown_ || tile.isOverlay) ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    return image;
}

void PixelCanvas::paintTile(QPainter &painter, const Tile &tile, const QRectF &visible) const
{
    const QRect whole(tile.at, tile.image.size());
    auto part = visible.toAlignedRect() & whole;
    if (part.isEmpty())
        return;
    if (zoom_ < 0) // a screen pixel then stands for the same texels, whichever part is painted
        part = alignedTo(-zoom_, whole, part);
    const QRectF target(QPointF(part.topLeft()) * scale(), QSizeF(part.size()) * scale());
    const auto image = shown(tile, part);
    if (image.hasAlphaChannel() && !tile.isOverlay) {
        static const QImage checkers = checkerboard();
        painter.fillRect(target, QBrush(checkers));
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, zoom_ < 0);
    painter.drawImage(target, image, QRectF(image.rect()));
    if (zoom_ >= gridFrom && !tile.isOverlay)
        paintGrid(painter, part);
}

void PixelCanvas::paintGrid(QPainter &painter, const QRect &part) const
{
    painter.setPen(QColor(128, 128, 128, 110));
    QList<QLineF> lines;
    for (int x = part.left(); x <= part.right() + 1; ++x)
        lines.append(QLineF(x * zoom_, part.top() * zoom_, x * zoom_, (part.bottom() + 1) * zoom_));
    for (int y = part.top(); y <= part.bottom() + 1; ++y)
        lines.append(QLineF(part.left() * zoom_, y * zoom_, (part.right() + 1) * zoom_, y * zoom_));
    painter.drawLines(lines);
}

void PixelCanvas::paintLoops(QPainter &painter, const std::vector<Loop> &loops, const QPen &pen, const QRectF &visible) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    const QTransform toScreen = QTransform::fromScale(scale(), scale());
    const double around = pen.widthF() / scale(); // a wide line reaches beyond its path
    const auto reach = visible.adjusted(-around, -around, around, around);
    for (const auto &loop : loops)
        if (loop.bounds.right() >= reach.left() && loop.bounds.left() <= reach.right() && loop.bounds.bottom() >= reach.top()
            && loop.bounds.top() <= reach.bottom())
            painter.drawPolygon(toScreen.map(loop.points));
}

void PixelCanvas::paintCaption(QPainter &painter, const Tile &tile) const
{
    if (tile.caption.isEmpty() || tile.image.width() * scale() < captionRoom)
        return;
    const double ratio = devicePixelRatioF();
    painter.save();
    painter.translate(QPointF(tile.at) * scale());
    painter.scale(ratio, ratio);
    const auto metrics = painter.fontMetrics();
    const auto text =
        metrics.elidedText(tile.caption, Qt::ElideRight, static_cast<int>(tile.image.width() * scale() / ratio) - 4);
    const QRect box(0, 0, metrics.horizontalAdvance(text) + 8, metrics.height() + 2);
    painter.fillRect(box, QColor(0, 0, 0, 150));
    painter.setPen(Qt::white);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}
