// Which leaf of the world holds a point, and what its map says of it.
#pragma once

#include "core/map/link.h"
#include "core/map/space.h"

struct PointInLeaf {
    std::vector<quint32> nodes; // from the root down
    qint64 leaf = -1;           // -1: the tree is broken on the way
    qint64 cluster = -1;        // -1: none
    qint64 area = -1;           // -1: none, or the format has none
    QString contents;           // in words; of Quake III, whose leafs have none, those of the brushes around the point
};

// Walks the world's tree as the collision code does: a point on a plane is in front of it.
PointInLeaf pointInLeaf(const MapFile &map, const Point &point);

// The same for the leafs of many points in turn.
class LeafFinder
{
public:
    explicit LeafFinder(const MapFile &map);

    // -1 where the tree is broken on the way. `nodes`: takes those that it went through, from the root down.
    qint64 leafAt(const Point &point, std::vector<quint32> *nodes = nullptr);
    // The leafs that a box touches, and the first node that it lies on both sides of; -1: there is none.
    struct Touched {
        std::vector<quint32> leafs;
        qint64 node = -1;
    };
    // Return leafs in the order in which the engines' servers find them, those in front of a plane first (QuakeSpasm's world.c,
    // SV_FindTouchedLeafs(), and sv_main.c, SV_AddToFatPVS(); ioquake3's cm_test.c, CM_BoxLeafnums_r()): one that several
    // nodes lead to, as in damaged trees, again each time. Leafs are missing once steps() is over mostSteps.
    Touched leafsTouching(const Point &low, const Point &high);
    std::vector<quint32> leafsWithin(double distance, const Point &point);
    std::vector<quint32> leafsBelow(quint32 node);
    // Whoever looks for many places stops after these: down the tree, which is endlessly deep in damaged maps alone.
    static constexpr quint64 mostSteps = 5'000'000;
    // Nodes that all walks so far went through: a damaged tree may be as deep as it has nodes.
    quint64 steps() const { return steps_; }

private:
    template <typename Sides> // of a plane that is gone down on: whether in front of it, and behind it
    Touched walk(quint32 from, Sides sides);

    int leafs_;
    Planes planes_;
    Link splitter_, front_, back_;
    quint64 steps_ = 0;
};
