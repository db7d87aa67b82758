// How a VisMatrixCanvas looks.
#include "widgets/vis/matrixcolors.h"
#include "widgets/vis/vismatrixcanvas.h"

#include <QPaintEvent>
#include <QPainter>
#include <QRegion>

#include <algorithm>

namespace
{

constexpr int gridFrom = 12, markFrom = 8, framedFrom = 3; // the scale at which these are drawn
constexpr int besideNumber = 6;                            // pixels

// Runs of pixels that the rows, or columns, of these places cover, ascending.
std::vector<std::pair<int, int>> runsOf(std::span<const quint32> places, double scale)
{
    std::vector<std::pair<int, int>> runs;
    for (const quint32 place : places) {
        const int first = static_cast<int>(place * scale),
                  end = std::max(static_cast<int>((place + 1) * scale), first + 1);
        if (!runs.empty() && first <= runs.back().second)
            runs.back().second = end;
        else
            runs.emplace_back(first, end);
    }
    return runs;
}

// The least of 1, 2, 5, 10, 20, ... that is at least as large.
quint32 niceStep(double least)
{
    quint32 power = 1;
    while (power * 10.0 < least)
        power *= 10;
    for (const quint32 times : {1U, 2U, 5U})
        if (power * times >= least)
            return power * times;
    return power * 10;
}

} // namespace

QSize VisMatrixCanvas::rulers() const
{
    constexpr int least = 160; // of the viewport: in a smaller one the matrix takes all
    if (isEmpty() || std::min(viewport()->width(), viewport()->height()) < least)
        return {0, 0};
    const double ratio = devicePixelRatioF();
    const int wide = fontMetrics().horizontalAdvance(QString::number(picture_->count())) + 2 * besideNumber;
    return {static_cast<int>(wide * ratio), static_cast<int>((fontMetrics().height() + besideNumber) * ratio)};
}

void VisMatrixCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(isEmpty() ? QPalette::Base : QPalette::Window));
    if (isEmpty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
    } else {
        painter.save();
        painter.scale(1 / devicePixelRatioF(), 1 / devicePixelRatioF());
        painter.setClipRect(area());
        paintMatrix(painter);
        paintBands(painter);
        paintCrosshair(painter);
        painter.restore();
        paintRulers(painter);
    }
    if (hasFocus()) { // a style's own focus frame may tint what is in it, and here colours have a meaning
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
    const int size = std::max(static_cast<int>(scale_), 1); // of what the frame has as one pixel
    const QRect part(QPoint(pixels.left() / size, pixels.top() / size),
                     QPoint(pixels.right() / size, pixels.bottom() / size));
    updateFrame(part);
    painter.drawImage(QRect(origin() + part.topLeft() * size, part.size() * size), frame_.image);
    if (size >= gridFrom)
        paintGrid(painter, part);
    if (size >= markFrom)
        paintOneWayMarks(painter, part);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(QRect(origin(), QSize(side, side)).adjusted(-1, -1, 0, 0));
}

// What the frame before showed of the part is kept: where the matrix was only moved, its new edges alone are drawn.
void VisMatrixCanvas::updateFrame(const QRect &part)
{
    const auto colors = matrixColors(palette());
    const double pairs = std::max(1 / scale_, 1.0);
    const bool isMoved = frame_.picture == picture_ && frame_.pairs == pairs && frame_.colors == colors;
    if (isMoved && frame_.part == part)
        return;
    const auto kept = isMoved ? frame_.part & part : QRect();
    if (kept.isEmpty()) {
        frame_ = {picture_, pairs, part, colors, picture_->draw(pairs, part, colors)};
        return;
    }
    QImage image(part.size(), frame_.image.format());
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(kept.topLeft() - part.topLeft(), frame_.image, kept.translated(-frame_.part.topLeft()));
    for (const auto &edge : QRegion(part) - kept)
        painter.drawImage(edge.topLeft() - part.topLeft(), picture_->draw(pairs, edge, colors));
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
    painter.setPen(oneWayMark(palette()));
    painter.drawLines(lines);
}

void VisMatrixCanvas::paintBands(QPainter &painter) const
{
    const auto whole = area() & QRect(origin(), QSize(length(scale_), length(scale_)));
    const auto color = bandColor(palette());
    for (const auto &[first, end] : runsOf(selectedPlaces_, scale_)) {
        painter.fillRect(QRect(whole.left(), origin().y() + first, whole.width(), end - first), color);
        painter.fillRect(QRect(origin().x() + first, whole.top(), end - first, whole.height()), color);
    }
}

void VisMatrixCanvas::paintCrosshair(QPainter &painter) const
{
    if (!pair_)
        return;
    const auto cell = pixelsOf(placeOf(*pair_)).translated(origin());
    const QRect whole(area().topLeft(),
                      origin() + QPoint(length(scale_) - 1, length(scale_) - 1)); // from the numbers on
    const bool framed = scale_ >= framedFrom;
    painter.setPen(QPen(crosshairColor(palette()), framed && hasFocus() ? 2 : 1));
    if (!framed) {
        painter.drawLine(cell.center().x(), whole.top(), cell.center().x(), whole.bottom());
        painter.drawLine(whole.left(), cell.center().y(), whole.right(), cell.center().y());
        return;
    }
    const auto around = cell.adjusted(-1, -1, 0, 0);
    painter.drawRect(QRect(QPoint(whole.left() - 2, around.top()), QPoint(whole.right() + 1, around.bottom())));
    painter.drawRect(QRect(QPoint(around.left(), whole.top() - 2), QPoint(around.right(), whole.bottom() + 1)));
}

void VisMatrixCanvas::paintRulers(QPainter &painter) const
{
    if (rulers().isEmpty())
        return;
    const double ratio = devicePixelRatioF();
    const auto whole = area();
    const int side = length(scale_);
    const auto seen = whole.translated(-origin()) & QRect(0, 0, side, side);
    const auto place = [this](int pixel) {
        return std::min(static_cast<quint32>(pixel / scale_), picture_->count() - 1);
    };
    // Numbers that belong to a pair half outside are cut off, not moved.
    painter.setClipRect(QRectF(whole.left() / ratio, 0, whole.width() / ratio, whole.top() / ratio));
    paintNumbers(painter, true, place(seen.left()), place(seen.right()) + 1);
    painter.setClipRect(QRectF(0, whole.top() / ratio, whole.left() / ratio, whole.height() / ratio));
    paintNumbers(painter, false, place(seen.top()), place(seen.bottom()) + 1);
    painter.setClipping(false);
}

void VisMatrixCanvas::paintNumbers(QPainter &painter, bool isAbove, quint32 first, quint32 end) const
{
    const double ratio = devicePixelRatioF();
    const auto highlight = palette().color(QPalette::Highlight);
    const int start = isAbove ? origin().x() : origin().y(), edge = isAbove ? area().top() : area().left();
    constexpr int markWidth = 3;
    for (const auto &[from, to] : runsOf(selectedPlaces_, scale_)) {
        const QRectF run((start + from) / ratio, edge / ratio - markWidth, (to - from) / ratio, markWidth);
        painter.fillRect(isAbove ? run : QRectF(run.y(), run.x(), run.height(), run.width()), highlight);
    }
    const int wide = isAbove ? fontMetrics().horizontalAdvance(QString::number(picture_->count())) + 2 * besideNumber
                             : fontMetrics().height();
    const quint32 step = niceStep(wide * ratio / scale_);
    const auto current =
        pair_ ? numberBox(isAbove, picture_->placeOf(isAbove ? pair_->seen : pair_->viewer)) : Number();
    painter.setPen(palette().color(QPalette::WindowText));
    for (quint32 place = first / step * step; place < end; place += step)
        if (const auto number = numberBox(isAbove, place); !number.box.intersects(current.box))
            painter.drawText(number.box, Qt::AlignCenter, number.text);
    painter.fillRect(current.box, palette().color(QPalette::Highlight));
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(current.box, Qt::AlignCenter, current.text);
}

VisMatrixCanvas::Number VisMatrixCanvas::numberBox(bool isAbove, quint32 place) const
{
    const double ratio = devicePixelRatioF();
    const auto at = static_cast<int>(place);
    const auto middle = QRectF(pixelsOf({at, at}).translated(origin())).center() / ratio;
    const auto text = QString::number(picture_->clusterAt(place));
    const double edge = (isAbove ? area().top() : area().left()) / ratio, high = fontMetrics().height();
    const double wide = fontMetrics().horizontalAdvance(text) + 4;
    return {isAbove ? QRectF(middle.x() - wide / 2, edge - high - 4, wide, high)
                    : QRectF(edge - wide - 4, middle.y() - high / 2, wide, high),
            text};
}
