#include "core/vis/graphlayout.h"

#include "core/where/space.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace {

constexpr double radiusInSpacing = 0.24;                  // of a node with one leaf, times spacing
constexpr double smallestRadius = 1.6, largestRadius = 8; // pixels, for one leaf
constexpr double growth = 0.3, mostGrowth = 3;            // per doubling of the leafs; in total
constexpr double loneSpacing = 256;                       // map units, if there is only one position

struct Axes {
    size_t right, up, towards;
    double sign; // 1 if the eye is at the high end of the third, -1 if at the low end
};

Axes axesOf(GraphSide side)
{
    switch (side) {
    case GraphSide::Front: return {0, 2, 1, -1};
    case GraphSide::Side: return {1, 2, 0, 1};
    case GraphSide::Top: break;
    }
    return {0, 1, 2, 1};
}

double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

} // namespace

bool hasPosition(const ClusterBox &place) { return place.leafs > 0 && isPlace(place.low) && isPlace(place.high); }

GraphLayout::GraphLayout(std::span<const ClusterBox> places, GraphSide side)
    : side_(side), nodes_(places.size()), rank_(places.size())
{
    const auto axes = axesOf(side);
    for (quint32 cluster = 0; cluster < places.size(); ++cluster) {
        if (!hasPosition(places[cluster]))
            continue;
        const auto middle = places[cluster].middle();
        auto &node = nodes_[cluster];
        node.place = {middle[axes.right], -middle[axes.up]};
        node.size = std::min(1 + growth * std::log2(places[cluster].leafs), mostGrowth);
        order_.push_back(cluster);
    }
    const auto nearness = [&](quint32 cluster) { return places[cluster].middle()[axes.towards] * axes.sign; };
    std::ranges::stable_sort(order_, {}, nearness);
    arrange();
}

GraphLayout::GraphLayout(std::span<const QPointF> places) : isOfMap_(false), nodes_(places.size()), rank_(places.size())
{
    for (quint32 node = 0; node < places.size(); ++node) {
        nodes_[node] = {places[node], 1};
        order_.push_back(node);
    }
    arrange();
}

// Computes what follows from the nodes and their order.
void GraphLayout::arrange()
{
    for (quint32 i = 0; i < order_.size(); ++i)
        rank_[order_[i]] = i;
    bounds_ = boundsOf(order_).value_or(QRectF());
    for (const quint32 cluster : order_)
        largest_ = std::max(largest_, nodes_[cluster].size);
    const auto number = static_cast<double>(std::max<size_t>(order_.size(), 1));
    const double longest = std::max(bounds_.width(), bounds_.height());
    spacing_ = std::max(std::sqrt(bounds_.width() * bounds_.height() / number), longest / number);
    if (spacing_ <= 0)
        spacing_ = loneSpacing;
    inCells_ = Grouped(cells * cells, order_.size(),
                       [this](quint32 i) { return static_cast<qint64>(gridCell(nodes_[order_[i]].place)); });
}

std::optional<QRectF> GraphLayout::boundsOf(std::span<const quint32> clusters) const
{
    std::optional<QRectF> bounds;
    for (const quint32 cluster : clusters) {
        if (!has(cluster))
            continue;
        const auto &at = placeOf(cluster);
        if (!bounds)
            bounds = QRectF(at, at);
        bounds->setCoords(std::min(bounds->left(), at.x()), std::min(bounds->top(), at.y()), std::max(bounds->right(), at.x()),
                          std::max(bounds->bottom(), at.y()));
    }
    return bounds;
}

int GraphLayout::cellOf(double at, double low, double size) const
{
    return size > 0 ? static_cast<int>(std::clamp((at - low) / size * cells, 0.0, cells - 1.0)) : 0;
}

size_t GraphLayout::gridCell(QPointF place) const
{
    return static_cast<size_t>(cellOf(place.y(), bounds_.top(), bounds_.height()) * cells
                               + cellOf(place.x(), bounds_.left(), bounds_.width()));
}

// Calls sink(cluster) for all in the cells that a rectangle touches.
template <typename Sink>
void GraphLayout::visit(const QRectF &rect, Sink sink) const
{
    if (order_.empty())
        return;
    const int left = cellOf(rect.left(), bounds_.left(), bounds_.width());
    const int right = cellOf(rect.right(), bounds_.left(), bounds_.width());
    const int top = cellOf(rect.top(), bounds_.top(), bounds_.height());
    const int bottom = cellOf(rect.bottom(), bounds_.top(), bounds_.height());
    for (int y = top; y <= bottom; ++y)
        for (int x = left; x <= right; ++x)
            for (const quint32 i : inCells_.of(static_cast<size_t>(y * cells + x)))
                sink(order_[i]);
}

double GraphLayout::radiusOf(quint32 cluster, double scale) const
{
    return std::clamp(radiusInSpacing * spacing_ * scale, smallestRadius, largestRadius) * nodes_[cluster].size;
}

std::vector<qint32> GraphLayout::covering(double scale) const
{
    std::vector<qint32> covered(nodes_.size());
    const double reach = std::clamp(radiusInSpacing * spacing_ * scale, smallestRadius, largestRadius) * largest_ / scale;
    std::unordered_map<quint64, std::vector<quint32>> fronts; // by cells as wide as the largest radius
    const auto cellAt = [&](double x, double y) {
        const auto number = [](double at) { return static_cast<quint64>(static_cast<quint32>(static_cast<qint64>(at))); };
        return number(std::floor(x / reach)) << 32 | number(std::floor(y / reach));
    };
    const auto isBehind = [&](quint32 cluster, quint32 front) {
        const double away = distance(nodes_[cluster].place, nodes_[front].place) * scale;
        return away + radiusOf(cluster, scale) / 2 <= radiusOf(front, scale);
    };
    const auto frontOf = [&](quint32 cluster) -> qint64 {
        const auto at = nodes_[cluster].place;
        for (const double x : {0, -1, 1})
            for (const double y : {0, -1, 1})
                if (const auto there = fronts.find(cellAt(at.x() + x * reach, at.y() + y * reach)); there != fronts.end())
                    for (const quint32 front : there->second)
                        if (isBehind(cluster, front))
                            return front;
        return -1;
    };
    for (auto it = order_.rbegin(); it != order_.rend(); ++it) {
        const auto at = nodes_[*it].place;
        if (const auto front = frontOf(*it); front >= 0) {
            ++covered[static_cast<size_t>(front)];
            covered[*it] = -1;
        } else {
            fronts[cellAt(at.x(), at.y())].push_back(*it);
        }
    }
    return covered;
}

std::vector<quint32> GraphLayout::nodesAt(QPointF place, double scale, double slack) const
{
    std::vector<quint32> found;
    visit(squareAround(place, (largestRadius * largest_ + slack) / scale), [&](quint32 cluster) {
        if (distance(nodes_[cluster].place, place) * scale <= radiusOf(cluster, scale) + slack)
            found.push_back(cluster);
    });
    std::ranges::sort(found, [&](quint32 a, quint32 b) {
        const double first = distance(nodes_[a].place, place), second = distance(nodes_[b].place, place);
        return first != second ? first < second : rank_[a] > rank_[b];
    });
    return found;
}

std::vector<quint32> GraphLayout::nodesIn(const QRectF &rect) const
{
    std::vector<quint32> found;
    visit(rect, [&](quint32 cluster) {
        const auto &at = nodes_[cluster].place; // QRectF::contains() is false for any point if the rectangle has no width
        if (at.x() >= rect.left() && at.x() <= rect.right() && at.y() >= rect.top() && at.y() <= rect.bottom())
            found.push_back(cluster);
    });
    std::ranges::sort(found);
    return found;
}

qint64 GraphLayout::nextNode(quint32 from, QPointF direction) const
{
    constexpr double aside = 2; // cost of distance sideways, relative to distance along the direction
    const bool forwards = direction.x() + direction.y() > 0;
    const auto start = nodes_[from].place;
    qint64 best = -1;
    double bestCost = 0;
    for (quint32 cluster = 0; cluster < nodes_.size(); ++cluster) {
        if (!has(cluster) || cluster == from)
            continue;
        const auto way = nodes_[cluster].place - start;
        const double along = QPointF::dotProduct(way, direction);
        const double across = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        if (way.isNull() ? (cluster > from) != forwards : along <= 0 || across > along)
            continue;
        const double cost = along + aside * across;
        // Nodes at one position are visited by number, forwards or backwards.
        if (best < 0 || cost < bestCost || (cost == bestCost && !forwards)) {
            best = cluster;
            bestCost = cost;
        }
    }
    return best;
}

qint64 GraphLayout::nearestNode(QPointF place) const
{
    const auto away = [&](quint32 cluster) { return distance(nodes_[cluster].place, place); };
    const auto nearest = std::ranges::min_element(order_, {}, away);
    return nearest == order_.end() ? -1 : qint64(*nearest);
}
