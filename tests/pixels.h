// Counts pixels in drawn pictures.
#pragma once

#include <QImage>

#include <set>

// Returns the number of pixels for which `holds` returns true.
template <typename Holds>
int countPixels(const QImage &image, Holds holds)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += holds(x, y) ? 1 : 0;
    return count;
}

// Returns how many pixels differ between images of the same size.
inline int difference(const QImage &a, const QImage &b)
{
    return countPixels(a, [&](int x, int y) { return a.pixel(x, y) != b.pixel(x, y); });
}

inline std::set<QRgb> colorsIn(const QImage &image)
{
    std::set<QRgb> colors;
    countPixels(image, [&](int x, int y) { return colors.insert(image.pixel(x, y)).second; });
    return colors;
}
