#include "core/budget/treemap.h"

#include <algorithm>
#include <numeric>

namespace {

// Returns the aspect ratio of the thinnest rectangle in a row of these areas along a side.
double thinnest(double side, double sum, double largest, double smallest)
{
    return std::max(side * side * largest / (sum * sum), sum * sum / (side * side * smallest));
}

// Returns the end of the row along a side, where one more rectangle would make its rectangles thinner.
size_t endOfRow(std::span<const double> areas, size_t first, double side)
{
    double sum = areas[first], largest = sum, smallest = sum, worst = thinnest(side, sum, largest, smallest);
    size_t end = first + 1;
    for (; end < areas.size(); ++end) {
        sum += areas[end];
        largest = std::max(largest, areas[end]);
        smallest = std::min(smallest, areas[end]);
        const double next = thinnest(side, sum, largest, smallest);
        if (next > worst)
            break;
        worst = next;
    }
    return end;
}

} // namespace

std::vector<QRectF> treemapOf(std::span<const double> values, QRectF room)
{
    std::vector<QRectF> rects;
    rects.reserve(values.size());
    const double all = std::accumulate(values.begin(), values.end(), 0.0);
    std::vector<double> areas(values.begin(), values.end());
    for (double &area : areas)
        area *= room.width() * room.height() / all;
    while (rects.size() < areas.size()) {
        const size_t first = rects.size();
        const bool isWide = room.width() >= room.height(); // the row is then a column at the left
        const double side = isWide ? room.height() : room.width();
        if (!(side > 0)) {
            rects.resize(areas.size(), QRectF(room.topLeft(), QSizeF()));
            break;
        }
        const size_t end = endOfRow(areas, first, side);
        const double sum =
            std::accumulate(areas.begin() + static_cast<qptrdiff>(first), areas.begin() + static_cast<qptrdiff>(end), 0.0);
        const double depth = end == areas.size() ? (isWide ? room.width() : room.height()) : sum / side;
        double at = isWide ? room.top() : room.left();
        for (size_t i = first; i < end; ++i) {
            const double length = side * areas[i] / sum;
            rects.push_back(isWide ? QRectF(room.left(), at, depth, length) : QRectF(at, room.top(), length, depth));
            at += length;
        }
        if (isWide)
            room.setLeft(std::min(room.left() + depth, room.right()));
        else
            room.setTop(std::min(room.top() + depth, room.bottom()));
    }
    return rects;
}

size_t countInTreemap(std::span<const double> values, double area, double least, size_t most)
{
    const double all = std::accumulate(values.begin(), values.end(), 0.0);
    size_t count = 0;
    while (count < values.size() && values[count] > 0 && values[count] * area >= least * all)
        ++count;
    if (count < values.size() || count > most)
        count = std::min(count, most - 1);
    return count;
}
