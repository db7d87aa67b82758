// The nodes of a cluster graph: clusters, or closed rooms that stand for several clusters.
#pragma once

#include "core/vis/rooms.h"
#include "core/vis/sights.h"

#include <span>
#include <vector>

struct GraphNodes {
    quint32 firstRoom = 0;          // nodes below it are clusters, by number; the rest are rooms
    std::vector<ClusterBox> places; // by node, for GraphLayout; without leafs if it is not in the graph
    std::vector<qint64> nodeOf;     // by cluster, its own node or that of its closed room; -1: none
    quint32 leftOut = 0;            // clusters with a position but no node, because they do not matter

    bool isRoom(quint32 node) const { return node >= firstRoom; }
    // Returns the clusters that a node stands for; `rooms` is null if there are none.
    std::vector<quint32> clustersOf(quint32 node, const VisRooms *rooms) const;
    // Returns the nodes that stand for some clusters, ascending, each once.
    std::vector<quint32> nodesOf(std::span<const quint32> clusters) const;
};

struct GraphChoice {
    const VisRooms *rooms = nullptr;  // null: only clusters
    const std::vector<bool> &isOpen;  // by room: its clusters are shown instead
    const std::vector<bool> &matters; // by cluster: others are omitted, and rooms of only such clusters
    bool showsAll = false;            // shows clusters that do not matter as well
};

// Places a closed room at the mean centre of its clusters, with the leafs of all of them.
GraphNodes graphNodes(std::span<const ClusterBox> places, const GraphChoice &choice);

// Returns by node how many clusters are visible from it (for a room, from any of its clusters); 0 if it is not in the graph.
std::vector<quint32> seenFrom(const MapVis &vis, const GraphNodes &nodes, const VisRooms *rooms);

// Returns the pairs of nodes with an opening between them, ascending, each once.
std::vector<std::array<quint32, 2>> linksOf(const GraphNodes &nodes, std::span<const ClusterOpening> openings);

// Returns which nodes see each other from `clusters`: one node sees another if one of these clusters lies in the first node
// and sees a cluster of the second. With rooms, counts lines only until they exceed `mostLines`.
Sights sightsBetween(const MapVis &vis, const GraphNodes &nodes, std::span<const quint32> clusters, size_t mostLines);
