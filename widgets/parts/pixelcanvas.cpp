#include "widgets/parts/pixelcanvas.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace
{

constexpr std::array zooms = {-16, -12, -8, -6, -4, -3, -2, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64};
constexpr int largestFit = 32; // so that a tiny image is not enlarged to the whole window

int nearestZoom(double scale)
{
    const auto fits = [scale](int zoom) { return (zoom > 0 ? zoom : -1.0 / zoom) <= scale; };
    const auto behind = std::ranges::find_if_not(zooms, fits);
    return behind == zooms.begin() ? zooms.front() : *(behind - 1);
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
