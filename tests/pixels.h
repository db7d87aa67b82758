// Compares and counts pixels of drawn pictures.
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

inline QRgb middleOf(const QImage &picture) { return picture.pixel(picture.width() / 2, picture.height() / 2); }

// Returns whether red, green and blue differ by less than that, added up.
inline bool isLike(QRgb a, QRgb b, int difference = 12)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) < difference;
}
