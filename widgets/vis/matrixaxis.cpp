#include "widgets/vis/matrixaxis.h"

#include "widgets/vis/matrixcolors.h"

#include <QPainter>

#include <algorithm>

namespace {

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

QSize MatrixAxis::sizesIn(const MatrixPlan &plan, const QFontMetrics &metrics)
{
    constexpr int least = 160; // pixels; in a smaller viewport, the matrix takes all of it
    if (plan.count == 0 || std::min(plan.viewport.width(), plan.viewport.height()) < least)
        return {0, 0};
    const int beside = markLength + besideMark + 2 * aroundNumber + 2 * besideTitle + metrics.height();
    const int wide = metrics.horizontalAdvance(QString::number(plan.count));
    return {static_cast<int>((wide + beside) * plan.ratio), static_cast<int>((metrics.height() + beside) * plan.ratio)};
}

MatrixAxis::MatrixAxis(QPainter &painter, const MatrixPicture &picture, const MatrixPlan &plan, bool isAbove)
    : painter_(painter), picture_(picture), plan_(plan), isAbove_(isAbove), metrics_(painter.fontMetrics()), shown_(plan.shown())
{
}

void MatrixAxis::paint(const QColor &text, std::optional<QPoint> pointed, const std::vector<quint32> &selected) const
{
    painter_.setClipRect(rect());
    paintMarks(selected);
    paintNumbers(text, pointed, selected);
    painter_.setClipping(false);
    painter_.setPen(text);
    paintTitle();
}

// Returns the area that the axis may paint on, including the corner: half of the first number may extend beyond its pair.
QRectF MatrixAxis::rect() const
{
    const double left = shown_.left() / plan_.ratio, top = shown_.top() / plan_.ratio, half = metrics_.height() / 2.0;
    return isAbove_ ? QRectF(QPointF(left - half, 0), QPointF(plan_.viewport.width(), top))
                    : QRectF(QPointF(0, top - half), QPointF(left, plan_.viewport.height()));
}

bool MatrixAxis::isShown(quint32 place) const
{
    const auto pair = cellOf(place);
    return isAbove_ ? pair.right() >= shown_.left() && pair.left() <= shown_.right()
                    : pair.bottom() >= shown_.top() && pair.top() <= shown_.bottom();
}

void MatrixAxis::paintTitle() const
{
    const bool hears = picture_.vis().set == VisSet::Phs;
    const auto title = isAbove_ ? (hears ? tr("heard") : tr("seen")) : hears ? tr("hearer") : tr("viewer");
    const auto matrix = QPointF(shown_.topLeft()) / plan_.ratio;
    const auto outside = QSizeF(plan_.axes) / plan_.ratio;
    painter_.save();
    if (isAbove_) {
        painter_.translate(matrix.x(), matrix.y() - outside.height() + besideTitle);
    } else { // read upwards
        painter_.translate(matrix.x() - outside.width() + besideTitle, matrix.y() + shown_.height() / plan_.ratio);
        painter_.rotate(-90);
    }
    const double length = std::max((isAbove_ ? shown_.width() : shown_.height()) / plan_.ratio,
                                   static_cast<double>(metrics_.horizontalAdvance(title)));
    painter_.drawText(QRectF(0, 0, length, metrics_.height()), Qt::AlignCenter, title);
    painter_.restore();
}

void MatrixAxis::paintMarks(const std::vector<quint32> &selected) const
{
    const double ratio = plan_.ratio;
    const int start = isAbove_ ? plan_.origin().x() : plan_.origin().y();
    const double edge = (isAbove_ ? shown_.top() : shown_.left()) / ratio;
    for (const auto &[first, end] : plan_.runsOf(selected)) {
        const double wide = std::max((end - first) / ratio, static_cast<double>(leastMark));
        const QRectF mark((start + (first + end) / 2.0) / ratio - wide / 2, edge - markLength, wide, markLength - 1);
        painter_.fillRect(isAbove_ ? mark : QRectF(mark.y(), mark.x(), mark.height(), mark.width()), bandColor);
    }
}

void MatrixAxis::paintNumbers(const QColor &text, std::optional<QPoint> pointed, const std::vector<quint32> &selected) const
{
    std::vector<QRectF> taken;
    const auto isFree = [&taken](const QRectF &box) {
        return std::ranges::none_of(taken, [&box](const QRectF &other) { return other.intersects(box); });
    };
    const auto paintNamed = [&](quint32 place, const QColor &color) {
        const auto box = numberBox(place);
        if (!isShown(place) || !isFree(box))
            return;
        painter_.fillRect(box, color);
        painter_.setPen(Qt::white);
        painter_.drawText(box, Qt::AlignCenter, numberOf(place));
        taken.push_back(box);
    };
    if (pointed)
        paintNamed(static_cast<quint32>(isAbove_ ? pointed->x() : pointed->y()), crosshairColor);
    if (selected.size() <= mostNamed)
        for (const quint32 place : selected)
            paintNamed(place, bandColor);

    const auto seen = shown_.translated(-plan_.origin());
    const auto placeAtPixel = [this](int pixel) { return std::min(static_cast<quint32>(pixel / plan_.scale), plan_.count - 1); };
    const quint32 first = placeAtPixel(isAbove_ ? seen.left() : seen.top()),
                  last = placeAtPixel(isAbove_ ? seen.right() : seen.bottom());
    const int wide = isAbove_ ? metrics_.horizontalAdvance(QString::number(plan_.count)) + 6 * aroundNumber : metrics_.height();
    const quint32 step = niceStep(wide * plan_.ratio / plan_.scale);
    painter_.setPen(text);
    QRectF before;
    for (quint32 place = first / step * step; place <= last; place += step) {
        const auto box = numberBox(place);
        if (!isShown(place) || !isFree(box) || before.intersects(box))
            continue;
        painter_.drawText(box, Qt::AlignCenter, numberOf(place));
        before = isAbove_ ? box.adjusted(0, 0, 2 * aroundNumber, 0) : box;
    }
}

// Returns the box of a number, centred on its pair but within the viewport.
QRectF MatrixAxis::numberBox(quint32 place) const
{
    constexpr double away = markLength + besideMark;
    const auto middle = QRectF(cellOf(place)).center() / plan_.ratio;
    const QPointF edge = QPointF(shown_.topLeft()) / plan_.ratio;
    const double high = metrics_.height(), wide = metrics_.horizontalAdvance(numberOf(place)) + 2 * aroundNumber;
    if (isAbove_)
        return {std::min(middle.x() - wide / 2, plan_.viewport.width() - wide), edge.y() - away - high, wide, high};
    return {edge.x() - away - wide, std::min(middle.y() - high / 2, plan_.viewport.height() - high), wide, high};
}
