#include "tests/likeness/ssim.h"

#include <array>
#include <cmath>
#include <numeric>
#include <vector>

namespace {

constexpr int reach = 5; // of the window, in pixels to each side
constexpr double deviation = 1.5, white = 255;
constexpr double c1 = (0.01 * white) * (0.01 * white), c2 = (0.03 * white) * (0.03 * white);

using Plane = std::vector<double>;

Plane luminanceOf(const QImage &picture)
{
    Plane plane;
    plane.reserve(static_cast<size_t>(picture.width()) * static_cast<size_t>(picture.height()));
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb color = picture.pixel(x, y);
            plane.push_back(0.299 * qRed(color) + 0.587 * qGreen(color) + 0.114 * qBlue(color));
        }
    return plane;
}

std::array<double, 2 * reach + 1> windowWeights()
{
    std::array<double, 2 * reach + 1> weights{};
    for (int i = -reach; i <= reach; ++i)
        weights[static_cast<size_t>(i + reach)] = std::exp(-i * i / (2 * deviation * deviation));
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (auto &weight : weights)
        weight /= sum;
    return weights;
}

// Blurs along one axis: each line has `count` values that are `step` apart.
Plane blurred(const Plane &plane, int count, int step, int lines, int lineStep)
{
    static const auto weights = windowWeights();
    Plane result(plane.size());
    for (int line = 0; line < lines; ++line)
        for (int i = 0; i < count; ++i) {
            double sum = 0;
            for (int k = -reach; k <= reach; ++k) {
                const int at = std::clamp(i + k, 0, count - 1); // the border pixel repeats
                sum += weights[static_cast<size_t>(k + reach)] * plane[static_cast<size_t>(line * lineStep + at * step)];
            }
            result[static_cast<size_t>(line * lineStep + i * step)] = sum;
        }
    return result;
}

Plane averaged(const Plane &plane, QSize size)
{
    return blurred(blurred(plane, size.width(), 1, size.height(), size.width()), size.height(), size.width(), size.width(), 1);
}

Plane product(const Plane &a, const Plane &b)
{
    Plane result(a.size());
    for (size_t i = 0; i < a.size(); ++i)
        result[i] = a[i] * b[i];
    return result;
}

} // namespace

Likeness likenessOf(const QImage &picture, const QImage &reference)
{
    const auto size = picture.size();
    if (size != reference.size() || size.isEmpty())
        return {};
    const auto a = luminanceOf(picture), b = luminanceOf(reference);
    const auto meanA = averaged(a, size), meanB = averaged(b, size);
    const auto squareA = averaged(product(a, a), size), squareB = averaged(product(b, b), size),
               both = averaged(product(a, b), size);
    double sum = 0;
    for (size_t i = 0; i < a.size(); ++i) {
        const double varianceA = squareA[i] - meanA[i] * meanA[i], varianceB = squareB[i] - meanB[i] * meanB[i],
                     covariance = both[i] - meanA[i] * meanB[i];
        sum += (2 * meanA[i] * meanB[i] + c1) * (2 * covariance + c2)
               / ((meanA[i] * meanA[i] + meanB[i] * meanB[i] + c1) * (varianceA + varianceB + c2));
    }
    const double light = std::accumulate(a.begin(), a.end(), 0.0), wanted = std::accumulate(b.begin(), b.end(), 0.0);
    return {sum / static_cast<double>(a.size()), wanted > 0 ? light / wanted : light > 0 ? INFINITY : 1};
}
