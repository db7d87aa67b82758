// Positions of nodes that are joined by arrows, such that the arrows are easy to follow.
#pragma once

#include <QPointF>

#include <array>
#include <optional>
#include <span>
#include <vector>

using Arrow = std::array<quint32, 2>; // from one node to another

// Returns the position of each node, in columns such that the arrows lead from left to right, with as few crossings as
// possible; only arrows that close a cycle lead back. Returns nothing if it would take longer than about a second; an arrow
// counts once for each column that it passes. y points down; a row is 1 high, and the columns are spaced to make the whole
// about as wide as high.
std::optional<std::vector<QPointF>> columnPlaces(quint32 nodes, std::span<const Arrow> arrows);

// Returns the position of each node in a grid, row by row, with columns and rows equally far apart.
std::vector<QPointF> gridPlaces(quint32 nodes);
