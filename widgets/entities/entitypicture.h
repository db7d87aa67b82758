// A group of the entity graph, ready for its canvas. Created on a worker thread, because there may be very many entities.
#pragma once

#include "core/entities/entitygraph.h"
#include "core/map/mapfile.h"
#include "widgets/graph/graphcontent.h"

struct EntityPicture {
    std::vector<quint32> nodes; // the graph's node for each node of the canvas; ascending
    bool isInColumns = false;
    std::vector<QColor> fills{};
    GraphContent graph{}; // with one arrow for all links from one node to another
};

// Returns the picture of these nodes; in a grid if columns are not wanted, or there are too many nodes for them.
EntityPicture entityPicture(const EntityGraph &graph, const MapFile &map, std::vector<quint32> nodes, bool inColumns);
