// How a PixelCanvas looks. Everything is painted in the screen's own pixels, so that none of an image's is larger than
// its neighbour.
#include "widgets/pixelcanvas.h"

#include <QPainter>

namespace
{

constexpr int gridFrom = 8;     // the zoom at which single pixels are told apart
constexpr int checkerSize = 8;  // of the screen's pixels
constexpr int captionRoom = 40; // of the screen's pixels that an image must be wide to have its caption

QImage checkerboard()
{
    QImage image(2 * checkerSize, 2 * checkerSize, QImage::Format_RGB32);
    image.fill(QColor(153, 153, 153));
    QPainter painter(&image);
    for (const QPoint corner : {QPoint(0, 0), QPoint(checkerSize, checkerSize)})
        painter.fillRect(QRect(corner, QSize(checkerSize, checkerSize)), QColor(102, 102, 102));
    return image;
}

// White within black is seen on any image.
void frame(QPainter &painter, const QRectF &rect)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 3));
    painter.drawRect(rect);
    painter.setPen(QPen(Qt::white, 1));
    painter.drawRect(rect);
}

} // namespace

void PixelCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    if (tiles_.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
        return;
    }
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    painter.translate(origin());
    const QRectF visible(toPlane({0, 0}), toPlane(QPointF(viewport()->width(), viewport()->height())));
    for (const auto &tile : tiles_)
        paintTile(painter, tile, visible);
    paintOutlines(painter, visible);
    for (const auto &tile : tiles_)
        paintCaption(painter, tile);
    for (const Pixel &pixel : {marked_, hovered_})
        if (pixel.tile >= 0 && zoom_ > 1)
            frame(painter, QRectF(QPointF(tiles_[static_cast<size_t>(pixel.tile)].at + pixel.at) * scale(),
                                  QSizeF(zoom_, zoom_)));
}

void PixelCanvas::paintTile(QPainter &painter, const Tile &tile, const QRectF &visible) const
{
    const QRect whole(tile.at, tile.image.size());
    const auto part = visible.toAlignedRect() & whole;
    if (part.isEmpty())
        return;
    const QRectF target(QPointF(part.topLeft()) * scale(), QSizeF(part.size()) * scale());
    const auto &image = painted_[static_cast<size_t>(&tile - tiles_.data())];
    if (image.hasAlphaChannel() && !tile.isOverlay) {
        static const QImage checkers = checkerboard();
        painter.fillRect(target, QBrush(checkers));
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, zoom_ < 0);
    painter.drawImage(target, image, part.translated(-tile.at));
    if (zoom_ >= gridFrom && !tile.isOverlay)
        paintGrid(painter, tile, part);
}

void PixelCanvas::paintGrid(QPainter &painter, const Tile &tile, const QRectF &visible) const
{
    painter.setPen(QColor(128, 128, 128, 110));
    const auto part = visible.toAlignedRect() & QRect(tile.at, tile.image.size());
    QList<QLineF> lines;
    for (int x = part.left(); x <= part.right() + 1; ++x)
        lines.append(QLineF(x * zoom_, part.top() * zoom_, x * zoom_, (part.bottom() + 1) * zoom_));
    for (int y = part.top(); y <= part.bottom() + 1; ++y)
        lines.append(QLineF(part.left() * zoom_, y * zoom_, (part.right() + 1) * zoom_, y * zoom_));
    painter.drawLines(lines);
}

void PixelCanvas::paintOutlines(QPainter &painter, const QRectF &visible) const
{
    painter.setBrush(Qt::NoBrush);
    const QTransform toScreen = QTransform::fromScale(scale(), scale());
    for (const auto &outline : outlines_) {
        if (!outline.points.boundingRect().adjusted(-1, -1, 1, 1).intersects(visible))
            continue;
        painter.setPen(QPen(outline.color, outline.width));
        painter.drawPolygon(toScreen.map(outline.points));
    }
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
    const auto text = metrics.elidedText(tile.caption, Qt::ElideRight,
                                         static_cast<int>(tile.image.width() * scale() / ratio) - 4);
    const QRect box(0, 0, metrics.horizontalAdvance(text) + 8, metrics.height() + 2);
    painter.fillRect(box, QColor(0, 0, 0, 150));
    painter.setPen(Qt::white);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}
