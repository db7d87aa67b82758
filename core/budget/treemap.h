// Values as rectangles that fill a larger one, each as large as its value and nearly square (Bruls, Huizing and van
// Wijk, Squarified Treemaps).
#pragma once

#include <QRectF>

#include <span>
#include <vector>

// `values`: above 0, the largest first, but for what is to be the last. In the same order, from the top left.
std::vector<QRectF> treemapOf(std::span<const double> values, QRectF room);

// How many of the values get a rectangle of at least `least` pixels, of at most `most`. Where that are not all of them,
// another is left for the rest.
size_t countInTreemap(std::span<const double> values, double area, double least, size_t most);
