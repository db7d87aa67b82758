// Finds the leaf that holds a point, for many points in turn.
#pragma once

#include "core/map/link.h"
#include "core/point.h"

#include <vector>

class LeafFinder
{
public:
    explicit LeafFinder(const MapFile &map);

    // Walks the world's tree as the collision code does: a point on a plane is in front of it. -1 where the tree is
    // broken on the way. `nodes`: takes those that it went through, from the root down.
    qint64 leafAt(const Point &point, std::vector<quint32> *nodes = nullptr);
    // Whoever looks for many places stops after these: down the tree, which is endlessly deep in damaged maps alone.
    static constexpr quint64 mostSteps = 5'000'000;
    // Nodes that all walks so far went through: a damaged tree may be as deep as it has nodes.
    quint64 steps() const { return steps_; }

private:
    int leafs_;
    Column plane_[4];
    Link splitter_, front_, back_;
    quint64 steps_ = 0;
};
