// Painting of VisMatrixCanvas.
#include "widgets/vis/matrixcolors.h"
#include "widgets/vis/vismatrixcanvas.h"

#include <QPaintEvent>
#include <QPainter>
#include <QRegion>

#include <algorithm>

namespace
{

constexpr int gridFrom = 12, markFrom = 8, framedFrom = 3; // the scale at which these are drawn

} // namespace

// Returns the ranges of pixels that the rows, or columns, of these places cover, ascending.
std::vector<std::pair<int, int>> VisMatrixCanvas::runsOf(std::span<const quint32> places) const
{
    std::vector<std::pair<int, int>> runs;
    for (const quint32 place : places) {
        const int at = static_cast<int>(place), first = pixelsOf({at, at}).left(), end = pixelsOf({at, at}).right() + 1;
        if (!runs.empty() && first <= runs.back().second)
            runs.back().second = end;
        else
            runs.emplace_back(first, end);
    }
    return runs;
}

void VisMatrixCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(isEmpty() ? QPalette::Base : QPalette::Window));
    if (isEmpty()) {
        paintEmptyText(painter);
    } else {
        painter.save();
        painter.scale(1 / devicePixelRatioF(), 1 / devicePixelRatioF());
        painter.setClipRect(area());
        paintMatrix(painter);
        paintBands(painter);
        paintCrosshair(painter);
        paintChosen(painter);
        painter.restore();
        paintAxes(painter);
    }
    if (hasFocus()) { // a style's own focus frame may tint its content, and here colours have a meaning
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void VisMatrixCanvas::paintMatrix(QPainter &painter)
{
    const int side = length(scale_);
    const auto pixels = area().translated(-origin()) & QRect(0, 0, side, side);
    if (pixels.isEmpty())
        return;
    const int size = std::max(static_cast<int>(scale_), 1); // screen pixels per pixel of the frame
    const QRect part(QPoint(pixels.left() / size, pixels.top() / size), QPoint(pixels.right() / size, pixels.bottom() / size));
    updateFrame(part);
    painter.drawImage(QRect(origin() + part.topLeft() * size, part.size() * size), frame_.image);
    if (size >= gridFrom)
        paintGrid(painter, part);
    if (size >= markFrom)
        paintOneWayMarks(painter, part);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(QRect(origin(), QSize(side, side)).adjusted(-1, -1, 0, 0));
}

// Keeps what the last frame showed of the part. If the matrix was only moved, only its new edges are drawn.
void VisMatrixCanvas::updateFrame(const QRect &part)
{
    const double pairs = std::max(1 / scale_, 1.0);
    const bool isMoved = frame_.picture == picture_ && frame_.pairs == pairs;
    if (isMoved && frame_.part == part)
        return;
    const auto kept = isMoved ? frame_.part & part : QRect();
    if (kept.isEmpty()) {
        frame_ = {picture_, pairs, part, picture_->draw(pairs, part, matrixColors)};
        return;
    }
    QImage image(part.size(), frame_.image.format());
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(kept.topLeft() - part.topLeft(), frame_.image, kept.translated(-frame_.part.topLeft()));
    for (const auto &edge : QRegion(part) - kept)
        painter.drawImage(edge.topLeft() - part.topLeft(), picture_->draw(pairs, edge, matrixColors));
    painter.end();
    frame_.part = part;
    frame_.image = image;
}

void VisMatrixCanvas::paintGrid(QPainter &painter, const QRect &part) const
{
    const int size = static_cast<int>(scale_);
    const auto cells = QRect(part.topLeft() * size, part.size() * size).translated(origin());
    QList<QLine> lines;
    for (int x = cells.left(); x <= cells.right() + 1; x += size)
        lines.append(QLine(x, cells.top(), x, cells.bottom()));
    for (int y = cells.top(); y <= cells.bottom() + 1; y += size)
        lines.append(QLine(cells.left(), y, cells.right(), y));
    painter.setPen(QColor(128, 128, 128, 90));
    painter.drawLines(lines);
}

void VisMatrixCanvas::paintOneWayMarks(QPainter &painter, const QRect &part) const
{
    QList<QLine> lines;
    for (int row = part.top(); row <= part.bottom(); ++row)
        for (int column = part.left(); column <= part.right(); ++column)
            if (picture_->isOneWay(static_cast<quint32>(row), static_cast<quint32>(column))) {
                const auto cell = pixelsOf({column, row}).translated(origin());
                lines.append(QLine(cell.bottomLeft(), cell.topRight()));
            }
    painter.setPen(oneWayMark);
    painter.drawLines(lines);
}

// Draws lines on both sides, so that rows of a pixel or less are visible, and a tint over the pairs between them.
void VisMatrixCanvas::paintBands(QPainter &painter) const
{
    const auto whole = shownPart();
    const auto runs = runsOf(selectedPlaces_);
    for (const bool isLine : {false, true})
        for (const auto &[first, end] : runs) {
            const QRect row(whole.left(), origin().y() + first, whole.width(), end - first),
                column(origin().x() + first, whole.top(), end - first, whole.height());
            for (const auto &band : {row, column})
                if (!isLine && band.intersects(whole))
                    painter.fillRect(band & whole, bandTint);
            if (isLine) {
                for (const int y : {row.top() - 1, row.bottom() + 1})
                    painter.fillRect(QRect(row.left(), y, row.width(), 1), bandColor);
                for (const int x : {column.left() - 1, column.right() + 1})
                    painter.fillRect(QRect(x, column.top(), 1, column.height()), bandColor);
            }
        }
}

// Marks the pair that was clicked: of its two clusters, that of the row is the viewer.
void VisMatrixCanvas::paintChosen(QPainter &painter) const
{
    if (!chosen_)
        return;
    constexpr int least = 7;
    auto cell = pixelsOf(placeOf(*chosen_)).translated(origin());
    if (const int more = (least - cell.width() + 1) / 2; more > 0)
        cell.adjust(-more, -more, more, more);
    painter.setPen(bandColor);
    for (const int around : {1, 2, 4})
        painter.drawRect(cell.adjusted(-around, -around, around - 1, around - 1));
    painter.setPen(oneWayMark);
    painter.drawRect(cell.adjusted(-3, -3, 2, 2));
}

void VisMatrixCanvas::paintCrosshair(QPainter &painter) const
{
    if (!pair_)
        return;
    const auto cell = pixelsOf(placeOf(*pair_)).translated(origin());
    const auto whole = shownPart();
    const bool framed = scale_ >= framedFrom;
    painter.setPen(QPen(crosshairColor, framed && hasFocus() ? 2 : 1));
    if (!framed) {
        painter.drawLine(cell.center().x(), whole.top(), cell.center().x(), whole.bottom());
        painter.drawLine(whole.left(), cell.center().y(), whole.right(), cell.center().y());
        return;
    }
    const auto around = cell.adjusted(-1, -1, 0, 0);
    painter.drawRect(QRect(QPoint(whole.left() - 2, around.top()), QPoint(whole.right() + 1, around.bottom())));
    painter.drawRect(QRect(QPoint(around.left(), whole.top() - 2), QPoint(around.right(), whole.bottom() + 1)));
}
