// Painting of PixelCanvas. Everything is painted in device pixels, so that all pixels of an image have the same size.
#include "widgets/parts/pixelcanvas.h"

#include "widgets/parts/contrastframe.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace
{

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
