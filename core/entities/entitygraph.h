// Who names whom among the entities of a map, as a graph that falls apart into what has to do with each other.
#pragma once

#include "core/entities/targets.h"

#include <stop_token>
#include <vector>

struct EntityGraph {
    struct Node {
        qint32 entity = -1;           // -1: a name, that several entities both use and bear, or that nobody bears
        QByteArray name;              // that it bears, or is; empty: none
        bool isMissing = false;       // a name that somebody would have to bear
        bool isNeverNamed = false;    // an entity whose name nobody uses: nothing in the map triggers it
        bool isByGame = false;        // an entity that the game triggers of itself, by this name
        friend bool operator==(const Node &, const Node &) = default;
    };
    struct Link {
        quint32 from = 0, to = 0; // nodes
        QByteArray key;           // of the pair that names; null from a name to those who bear it
        QByteArray delay;         // seconds before it triggers, as they are written; null: at once
        friend bool operator==(const Link &, const Link &) = default;
    };
    std::vector<Node> nodes; // entities ascending, then names
    std::vector<Link> links; // ascending by `from`
    // Nodes that links join, ascending; the largest first.
    std::vector<std::vector<quint32>> components;
    std::vector<quint32> alone; // nodes that no link joins: of a name that nobody uses

    // The node of an entity; -1: it has nothing to do with names.
    qint64 nodeOf(qint32 entity) const;
};

// Of nodes and links there are no more than the text has bytes: a name stands between many that use it and many that bear
// it, and as many wildcards can mean a name as it has letters. Stopped, it is what has been found until then.
EntityGraph entityGraph(const EntitySource &source, const Targets &targets, const bsp::GameClasses &classes,
                        std::stop_token stop = {});
