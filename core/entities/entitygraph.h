// The references between the entities of a map, as a graph with its connected components.
#pragma once

#include "core/entities/targets.h"

#include <stop_token>
#include <vector>

struct EntityGraph {
    struct Node {
        qint32 entity = -1;        // -1: a name with several users and several owners, or with no owner
        QByteArray name;           // the entity's name, or the name itself; empty: none
        bool isMissing = false;    // a name that some entity should have
        bool isNeverNamed = false; // an entity whose name is not used: nothing in the map triggers it
        bool isByGame = false;     // an entity that the game itself triggers, by this name
        friend bool operator==(const Node &, const Node &) = default;
    };
    struct Link {
        quint32 from = 0, to = 0; // nodes
        QByteArray key;           // of the referring pair; null from a name to its owners
        QByteArray delay;         // seconds before it triggers, as written; null: at once
        friend bool operator==(const Link &, const Link &) = default;
    };
    std::vector<Node> nodes; // entities ascending, then names
    std::vector<Link> links; // ascending by `from`
    // The connected nodes, ascending within each component; the largest component first.
    std::vector<std::vector<quint32>> components;
    std::vector<quint32> alone; // nodes without links, whose names are not used

    // Returns the node of an entity; -1 if it neither has nor uses a name.
    qint64 nodeOf(qint32 entity) const;
};

// Builds the graph. It has no more nodes and links than the text has bytes: a name node stands between many users and many
// owners of a name, and at most as many wildcards match a name as it has letters. If stopped, returns what was found so far.
EntityGraph entityGraph(const EntitySource &source, const Targets &targets, const bsp::GameClasses &classes,
                        std::stop_token stop = {});

// Returns the label of a node: the name and class of an entity, or a name.
QString labelOf(const EntityGraph &graph, quint32 node, const EntitySource &source);
// Returns the label of an arrow: the key, and the delay with its unit.
QString wordsOf(const EntityGraph::Link &link, const EntitySource &source);
// Returns the title of connected nodes: the node where they begin, and how many there are.
QString titleOf(const EntityGraph &graph, std::span<const quint32> nodes, const EntitySource &source);
// Returns sentences on what a node refers to, by which key and after which delay, what refers to it, and its faults.
QString sentencesOf(const EntityGraph &graph, quint32 node, const EntitySource &source);
