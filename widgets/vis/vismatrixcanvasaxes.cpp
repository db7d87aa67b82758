// The axes of a VisMatrixCanvas, next to the matrix: which cluster each row and column stands for, and which are selected.
#include "widgets/vis/matrixcolors.h"
#include "widgets/vis/vismatrixcanvas.h"

#include <QPainter>

#include <algorithm>

namespace
{

// Pixels, from the matrix outwards.
constexpr int markLength = 6, besideMark = 1, aroundNumber = 2, besideTitle = 2;
constexpr int leastMark = 3; // least width of a mark
constexpr size_t mostNamed = 4;

// Returns the smallest of 1, 2, 5, 10, 20, ... that is not below `least`.
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

QSize VisMatrixCanvas::axes() const
{
    constexpr int least = 160; // pixels; in a smaller viewport, the matrix takes all of it
    if (isEmpty() || std::min(viewport()->width(), viewport()->height()) < least)
        return {0, 0};
    const double ratio = devicePixelRatioF();
    const int beside = markLength + besideMark + 2 * aroundNumber + 2 * besideTitle + fontMetrics().height();
    const int wide = fontMetrics().horizontalAdvance(QString::number(picture_->count()));
    return {static_cast<int>((wide + beside) * ratio), static_cast<int>((fontMetrics().height() + beside) * ratio)};
}

// Returns what an axis may paint on, including the corner: half of the first number may extend beyond its pair.
QRectF VisMatrixCanvas::axisRect(bool isAbove) const
{
    const double ratio = devicePixelRatioF();
    const auto shown = shownPart();
    const double left = shown.left() / ratio, top = shown.top() / ratio, half = fontMetrics().height() / 2.0;
    return isAbove ? QRectF(QPointF(left - half, 0), QPointF(viewport()->width(), top))
                   : QRectF(QPointF(0, top - half), QPointF(left, viewport()->height()));
}

bool VisMatrixCanvas::isShown(bool isAbove, quint32 place) const
{
    const auto at = static_cast<int>(place);
    const auto pair = pixelsOf({at, at}).translated(origin()), shown = shownPart();
    return isAbove ? pair.right() >= shown.left() && pair.left() <= shown.right()
                   : pair.bottom() >= shown.top() && pair.top() <= shown.bottom();
}

void VisMatrixCanvas::paintAxes(QPainter &painter) const
{
    if (axes().isEmpty() || shownPart().isEmpty())
        return;
    for (const bool isAbove : {true, false}) {
        painter.setClipRect(axisRect(isAbove));
        paintSelectedMarks(painter, isAbove);
        paintNumbers(painter, isAbove);
        painter.setClipping(false);
        paintTitle(painter, isAbove);
    }
}

void VisMatrixCanvas::paintTitle(QPainter &painter, bool isAbove) const
{
    const bool hears = picture_->vis().set == VisSet::Phs;
    const auto title = isAbove ? (hears ? tr("heard") : tr("seen")) : hears ? tr("hearer") : tr("viewer");
    const double ratio = devicePixelRatioF(), high = fontMetrics().height();
    const auto shown = shownPart();
    const QPointF matrix(shown.left() / ratio, shown.top() / ratio);
    const QPointF outside(axes().width() / ratio, axes().height() / ratio);
    painter.save();
    painter.setPen(palette().color(QPalette::WindowText));
    if (isAbove) {
        painter.translate(matrix.x(), matrix.y() - outside.y() + besideTitle);
    } else { // read upwards
        painter.translate(matrix.x() - outside.x() + besideTitle, matrix.y() + shown.height() / ratio);
        painter.rotate(-90);
    }
    const double length =
        std::max((isAbove ? shown.width() : shown.height()) / ratio, static_cast<double>(fontMetrics().horizontalAdvance(title)));
    painter.drawText(QRectF(0, 0, length, high), Qt::AlignCenter, title);
    painter.restore();
}

void VisMatrixCanvas::paintSelectedMarks(QPainter &painter, bool isAbove) const
{
    const double ratio = devicePixelRatioF();
    const auto shown = shownPart();
    const int start = isAbove ? origin().x() : origin().y();
    const double edge = (isAbove ? shown.top() : shown.left()) / ratio;
    for (const auto &[first, end] : runsOf(selectedPlaces_)) {
        const double wide = std::max((end - first) / ratio, static_cast<double>(leastMark));
        const QRectF mark((start + (first + end) / 2.0) / ratio - wide / 2, edge - markLength, wide, markLength - 1);
        painter.fillRect(isAbove ? mark : QRectF(mark.y(), mark.x(), mark.height(), mark.width()), bandColor);
    }
}

void VisMatrixCanvas::paintNumbers(QPainter &painter, bool isAbove) const
{
    std::vector<QRectF> taken;
    const auto isFree = [&taken](const QRectF &box) {
        return std::ranges::none_of(taken, [&box](const QRectF &other) { return other.intersects(box); });
    };
    const auto paintNamed = [&](quint32 place, const QColor &color) {
        const auto box = numberBox(isAbove, place);
        if (!isShown(isAbove, place) || !isFree(box))
            return;
        painter.fillRect(box, color);
        painter.setPen(Qt::white);
        painter.drawText(box, Qt::AlignCenter, numberOf(place));
        taken.push_back(box);
    };
    if (pair_)
        paintNamed(picture_->placeOf(isAbove ? pair_->seen : pair_->viewer), crosshairColor);
    if (selectedPlaces_.size() <= mostNamed)
        for (const quint32 place : selectedPlaces_)
            paintNamed(place, bandColor);

    const auto seen = shownPart().translated(-origin());
    const auto placeAtPixel = [this](int pixel) { return std::min(static_cast<quint32>(pixel / scale_), picture_->count() - 1); };
    const quint32 first = placeAtPixel(isAbove ? seen.left() : seen.top()),
                  last = placeAtPixel(isAbove ? seen.right() : seen.bottom());
    const int wide =
        isAbove ? fontMetrics().horizontalAdvance(QString::number(picture_->count())) + 6 * aroundNumber : fontMetrics().height();
    const quint32 step = niceStep(wide * devicePixelRatioF() / scale_);
    painter.setPen(palette().color(QPalette::WindowText));
    QRectF before;
    for (quint32 place = first / step * step; place <= last; place += step) {
        const auto box = numberBox(isAbove, place);
        if (!isShown(isAbove, place) || !isFree(box) || before.intersects(box))
            continue;
        painter.drawText(box, Qt::AlignCenter, numberOf(place));
        before = isAbove ? box.adjusted(0, 0, 2 * aroundNumber, 0) : box;
    }
}

// Centred on the pair, but within the viewport.
QRectF VisMatrixCanvas::numberBox(bool isAbove, quint32 place) const
{
    const double ratio = devicePixelRatioF(), away = markLength + besideMark;
    const auto at = static_cast<int>(place);
    const auto middle = QRectF(pixelsOf({at, at}).translated(origin())).center() / ratio;
    const QPointF edge = QPointF(shownPart().topLeft()) / ratio;
    const double high = fontMetrics().height(), wide = fontMetrics().horizontalAdvance(numberOf(place)) + 2 * aroundNumber;
    if (isAbove)
        return {std::min(middle.x() - wide / 2, viewport()->width() - wide), edge.y() - away - high, wide, high};
    return {edge.x() - away - wide, std::min(middle.y() - high / 2, viewport()->height() - high), wide, high};
}
