// Where nodes that arrows join are put, so that one can follow the arrows.
#pragma once

#include <QPointF>

#include <array>
#include <optional>
#include <span>
#include <vector>

using Arrow = std::array<quint32, 2>; // from one node to another

// By node, in columns that the arrows lead through from left to right, as few as can be crossing each other; those that lead
// back in a circle excepted. Nothing where there is too much for about a second: arrows count once for each column that they
// lead past. The plane's y points down; a row is 1 high, and columns stand as far apart as makes it about as wide as high.
std::optional<std::vector<QPointF>> columnPlaces(quint32 nodes, std::span<const Arrow> arrows);

// Row by row in the order of the nodes, columns and rows as far apart.
std::vector<QPointF> gridPlaces(quint32 nodes);
