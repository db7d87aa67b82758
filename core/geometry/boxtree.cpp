#include "core/geometry/boxtree.h"

#include <numeric>

namespace {

constexpr quint32 mostInLeaf = 4;

} // namespace

// Splits nodes in the order in which they were added, level by level.
BoxTree::BoxTree(std::span<const Box> boxes) : order_(boxes.size())
{
    if (boxes.empty())
        return;
    std::iota(order_.begin(), order_.end(), 0U);
    nodes_.reserve(boxes.size());
    nodes_.push_back({.box = {}, .first = 0, .count = static_cast<quint32>(boxes.size())});
    for (quint32 node = 0; node < nodes_.size(); ++node)
        split(boxes, node);
}

// Splits at the median along the longest side of the box around the centres.
void BoxTree::split(std::span<const Box> boxes, quint32 node)
{
    const quint32 first = nodes_[node].first, count = nodes_[node].count;
    const auto middle = [&boxes](quint32 box, size_t axis) { return boxes[box].low[axis] + boxes[box].high[axis]; };
    Box middles;
    for (quint32 i = first; i < first + count; ++i) {
        nodes_[node].box.add(boxes[order_[i]]);
        middles.add(std::array{middle(order_[i], 0), middle(order_[i], 1), middle(order_[i], 2)});
    }
    if (count <= mostInLeaf)
        return;
    size_t axis = 0;
    for (const size_t other : {size_t(1), size_t(2)})
        if (middles.high[other] - middles.low[other] > middles.high[axis] - middles.low[axis])
            axis = other;
    auto *begin = order_.data() + first;
    std::nth_element(begin, begin + count / 2, begin + count,
                     [&middle, axis](quint32 a, quint32 b) { return middle(a, axis) < middle(b, axis); });
    nodes_[node].first = static_cast<quint32>(nodes_.size());
    nodes_[node].count = 0;
    nodes_.push_back({.box = {}, .first = first, .count = count / 2});
    nodes_.push_back({.box = {}, .first = first + count / 2, .count = count - count / 2});
}
