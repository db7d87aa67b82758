// Lays out values as rectangles that fill a larger one, nearly square and with areas in proportion to the values (Bruls,
// Huizing and van Wijk, Squarified Treemaps).
#pragma once

#include <QRectF>

#include <span>
#include <vector>

// Returns the rectangles in the order of the values, from the top left. `values` must be above 0 and in descending order;
// only the last one may be larger.
std::vector<QRectF> treemapOf(std::span<const double> values, QRectF room);

// Returns how many values get a rectangle of at least `least` pixels, at most `most`. If that is not all of them, one
// rectangle of `most` is reserved for the rest.
size_t countInTreemap(std::span<const double> values, double area, double least, size_t most);
