// What stands in a graph of clusters: they themselves, or rooms in which several of them are closed up.
#pragma once

#include "core/vis/rooms.h"
#include "core/vis/sights.h"

#include <span>
#include <vector>

struct GraphNodes {
    quint32 firstRoom = 0;          // nodes below it are the clusters of these numbers, those from it on the rooms
    std::vector<ClusterBox> places; // by node, for GraphLayout: without leafs where it does not stand in the graph
    std::vector<qint64> nodeOf;     // by cluster, the node that it is or that it is closed up in; -1: there is none
    quint32 leftOut = 0;            // clusters that have a place but do not matter, and no node

    bool isRoom(quint32 node) const { return node >= firstRoom; }
    // Those that a node stands for; `rooms` is null where there are none.
    std::vector<quint32> clustersOf(quint32 node, const VisRooms *rooms) const;
    // Those that stand for some clusters, ascending, each once.
    std::vector<quint32> nodesOf(std::span<const quint32> clusters) const;
};

struct GraphChoice {
    const VisRooms *rooms = nullptr;  // null: clusters alone
    const std::vector<bool> &isOpen;  // by room: its clusters stand there
    const std::vector<bool> &matters; // by cluster: others are left out, as are rooms that have none else,
    bool showsAll = false;            // unless they are wanted
};

// A closed room lies in the middle of its clusters, and has the leafs of all of them.
GraphNodes graphNodes(std::span<const ClusterBox> places, const GraphChoice &choice);

// By node, how many clusters are seen from it, of a room from any of its clusters; 0 where it does not stand there.
std::vector<quint32> seenFrom(const MapVis &vis, const GraphNodes &nodes, const VisRooms *rooms);

// Pairs of nodes with an opening between them, ascending, each once.
std::vector<std::array<quint32, 2>> linksOf(const GraphNodes &nodes, std::span<const ClusterOpening> openings);

// As sightsOf(), of nodes: one sees another when one of `clusters` in it sees a cluster of the other. Where rooms are, lines
// are counted only until there are more than allowed.
Sights sightsBetween(const MapVis &vis, const GraphNodes &nodes, std::span<const quint32> clusters, size_t mostLines);
