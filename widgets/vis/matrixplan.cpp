#include "widgets/vis/matrixplan.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double largestFit = 32; // pixels per pair; a tiny matrix is not enlarged to the whole window

// Returns the first of the places that a pixel stands for.
int firstIn(int pixel, double scale) { return static_cast<int>(scale < 1 ? pixel * (1 / scale) : pixel / scale); }

} // namespace

QRect MatrixPlan::area() const
{
    return {QPoint(axes.width(), axes.height()), QSize(std::max(static_cast<int>(viewport.width() * ratio) - axes.width(), 1),
                                                       std::max(static_cast<int>(viewport.height() * ratio) - axes.height(), 1))};
}

QRect MatrixPlan::shown() const { return area() & QRect(origin(), QSize(length(), length())); }

int MatrixPlan::length() const
{
    constexpr double rounding = 0.001; // error of a scale computed from the length
    return std::max(static_cast<int>(std::ceil(count * scale - rounding)), 1);
}

double MatrixPlan::fitting() const
{
    const auto room = area().size();
    const double fits = count == 0 ? 1 : static_cast<double>(std::min(room.width(), room.height())) / count;
    return fits < 1 ? fits : std::min(std::floor(fits), largestFit);
}

// Rounds as the picture does: at scales below 1, a pixel stands for whole pairs.
int MatrixPlan::pixelOf(double along) const
{
    int pixel = static_cast<int>(along * scale);
    while (scale < 1 && firstIn(pixel + 1, scale) <= static_cast<int>(along))
        ++pixel;
    return std::min(pixel, length() - 1);
}

QRect MatrixPlan::pixelsOf(QPoint place) const
{
    const int size = std::max(static_cast<int>(scale), 1);
    return {pixelOf(place.x()), pixelOf(place.y()), size, size};
}

std::optional<QPoint> MatrixPlan::placeAt(QPoint at) const
{
    const auto pixel = at - origin();
    if (count == 0 || !shown().contains(at))
        return std::nullopt;
    const auto place = [this](int along) {
        const int first = firstIn(along, scale), last = std::max(firstIn(along + 1, scale) - 1, first);
        return std::min((first + last) / 2, static_cast<int>(count) - 1);
    };
    return QPoint(place(pixel.x()), place(pixel.y()));
}

std::vector<std::pair<int, int>> MatrixPlan::runsOf(std::span<const quint32> places) const
{
    std::vector<std::pair<int, int>> runs;
    for (const quint32 place : places) {
        const int first = pixelOf(place), end = first + std::max(static_cast<int>(scale), 1);
        if (!runs.empty() && first <= runs.back().second)
            runs.back().second = end;
        else
            runs.emplace_back(first, end);
    }
    return runs;
}
