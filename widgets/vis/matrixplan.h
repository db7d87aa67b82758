// The layout of the visibility matrix in its viewport. Lengths are in device pixels unless noted otherwise, so that all pairs
// have the same size. A place is a column (x) and a row (y).
#pragma once

#include <QPoint>
#include <QRect>

#include <optional>
#include <span>
#include <utility>
#include <vector>

struct MatrixPlan {
    quint32 count = 0; // of rows, and of columns
    double scale = 1;  // pixels per pair: a whole number, or less than 1
    QSize viewport{};  // logical pixels
    double ratio = 1;  // device pixels per logical pixel
    QSize axes{};      // width of the left one, height of the top one
    QPoint scrolled{}; // where the area begins in the matrix

    QRect area() const;                             // for the matrix, in the viewport
    QRect shown() const;                            // part of the matrix in the viewport
    int length() const;                             // of a side of the matrix
    double fitting() const;                         // largest scale that shows all of it
    int pixelOf(double along) const;                // relative to the origin
    QRect pixelsOf(QPoint place) const;             // likewise
    std::optional<QPoint> placeAt(QPoint at) const; // nothing outside the matrix
    // Return the position of the first pair, and the rectangle of any pair, in the viewport.
    QPoint origin() const { return area().topLeft() - scrolled; }
    QRect cellOf(QPoint place) const { return pixelsOf(place).translated(origin()); }
    // Returns the ranges of pixels, relative to the origin, that the rows or columns of these places cover, ascending.
    std::vector<std::pair<int, int>> runsOf(std::span<const quint32> places) const;
};
