// A binary tree of bounding boxes, which finds the boxes that a ray meets without testing all of them.
//
// Built once and never changed. Its depth is bounded by the number of boxes alone, even for a damaged file, and a walk
// allocates no memory. On real maps this finds a face faster than the map's own tree, which splits along walls instead of
// around them and does not contain brush models.
#pragma once

#include "core/point.h"

#include <algorithm>
#include <span>
#include <vector>

#include <QtGlobal>

struct Box {
    std::array<float, 3> low{INFINITY, INFINITY, INFINITY}, high{-INFINITY, -INFINITY, -INFINITY};
    bool isEmpty() const { return !(low[0] <= high[0]); }
    Point middle() const { return (toPoint(low) + toPoint(high)) * 0.5; }
    void add(const std::array<float, 3> &point)
    {
        for (size_t i = 0; i < 3; ++i) {
            low[i] = std::min(low[i], point[i]);
            high[i] = std::max(high[i], point[i]);
        }
    }
    void add(const Box &box) // may be empty
    {
        for (size_t i = 0; i < 3; ++i) {
            low[i] = std::min(low[i], box.low[i]);
            high[i] = std::max(high[i], box.high[i]);
        }
    }
};

struct Ray {
    Point origin{}, direction{}; // direction: of length 1
};

class BoxTree
{
public:
    BoxTree() = default;
    explicit BoxTree(std::span<const Box> boxes); // none of them empty

    // Calls visit(box index) for every box that the ray meets within `reach`, and perhaps for some others, roughly from near
    // to far. visit() returns the new reach.
    template <typename Visit>
    void walk(const Ray &ray, double reach, Visit visit) const
    {
        if (nodes_.empty())
            return;
        const Slabs slabs(ray);
        quint32 open[64] = {0}; // one entry waits per level, and there are fewer than 32 levels
        for (int count = 1; count > 0;) {
            const Node &node = nodes_[open[--count]];
            if (const double entry = slabs.entry(node.box); entry > reach || std::isinf(entry))
                continue;
            for (quint32 i = node.first; i < node.first + node.count; ++i)
                reach = visit(order_[i]);
            if (node.count > 0)
                continue;
            const bool nearIsSecond = slabs.entry(nodes_[node.first + 1].box) < slabs.entry(nodes_[node.first].box);
            open[count++] = node.first + (nearIsSecond ? 0 : 1);
            open[count++] = node.first + (nearIsSecond ? 1 : 0);
        }
    }

private:
    struct Node {
        Box box;
        quint32 first = 0, count = 0; // boxes in order_; count 0: `first` is the first of two child nodes
    };
    // Computes where a ray enters boxes, which are widened slightly so that rounding misses none.
    class Slabs
    {
    public:
        explicit Slabs(const Ray &ray) : origin_(ray.origin)
        {
            for (size_t i = 0; i < 3; ++i)
                inverse_[i] = 1 / (std::abs(ray.direction[i]) < 1e-30 ? 1e-30 : ray.direction[i]);
        }
        // Returns the distance at which the ray enters, or infinity if it misses.
        double entry(const Box &box) const
        {
            constexpr double margin = 0.01; // map units
            double enters = 0, leaves = INFINITY;
            for (size_t i = 0; i < 3; ++i) {
                const double a = (static_cast<double>(box.low[i]) - margin - origin_[i]) * inverse_[i];
                const double b = (static_cast<double>(box.high[i]) + margin - origin_[i]) * inverse_[i];
                enters = std::max(enters, std::min(a, b));
                leaves = std::min(leaves, std::max(a, b));
            }
            return enters <= leaves ? enters : INFINITY;
        }

    private:
        Point origin_, inverse_{};
    };

    void split(std::span<const Box> boxes, quint32 node);

    std::vector<Node> nodes_;
    std::vector<quint32> order_;
};
