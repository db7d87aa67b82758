// Finds the leaf of the world that holds a point, and what the map stores for it.
#pragma once

#include "core/map/link.h"
#include "core/where/space.h"

struct PointInLeaf {
    std::vector<quint32> nodes; // from the root down
    qint64 leaf = -1;           // -1: the path from the root is broken
    qint64 cluster = -1;        // -1: none
    qint64 area = -1;           // -1: none, or the format has none
    QString contents;           // as words; in Quake III, whose leafs have none, of the brushes around the point
};

// Walks the world's tree as the collision code does: a point on a plane is in front of it.
PointInLeaf pointInLeaf(const MapFile &map, const Point &point);

// Finds the leafs of many points in turn.
class LeafFinder
{
public:
    explicit LeafFinder(const MapFile &map);

    // Returns the leaf at a point, or -1 if the path from the root is broken. `nodes` receives the nodes passed through, from
    // the root down.
    qint64 leafAt(const Point &point, std::vector<quint32> *nodes = nullptr);
    // The leafs that a box touches, and the first node whose plane it straddles; -1: none.
    struct Touched {
        std::vector<quint32> leafs;
        qint64 node = -1;
    };
    // Return leafs in the order in which the engines' servers find them, those in front of a plane first (QuakeSpasm's
    // world.c, SV_FindTouchedLeafs(), and sv_main.c, SV_AddToFatPVS(); ioquake3's cm_test.c, CM_BoxLeafnums_r()). A leaf that
    // several nodes lead to, as in damaged trees, appears once for each. Leafs are missing once steps() reaches mostSteps.
    Touched leafsTouching(const Point &low, const Point &high);
    std::vector<quint32> leafsWithin(double distance, const Point &point);
    std::vector<quint32> leafsBelow(quint32 node);
    // The number of steps after which callers that look up many points stop; only damaged maps with very deep trees reach it.
    static constexpr quint64 mostSteps = 5'000'000;
    // Returns how many nodes all walks so far went through. A damaged tree may be as deep as it has nodes.
    quint64 steps() const { return steps_; }

private:
    template <typename Sides> // takes a plane; returns whether to go down in front of it and behind it
    Touched walk(quint32 from, Sides sides);

    int leafs_;
    Planes planes_;
    Link splitter_, front_, back_;
    quint64 steps_ = 0;
};
