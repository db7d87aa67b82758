// A group of the entity graph, as its canvas takes it. Made on a worker thread, as there may be very many entities.
#pragma once

#include "core/entities/entitygraph.h"
#include "core/map/mapfile.h"
#include "core/vis/graphlayout.h"
#include "widgets/graph/grapharrow.h"

#include <QColor>

struct EntityPicture {
    std::vector<quint32> nodes; // by node of the canvas, the node of the graph; ascending
    GraphLayout layout;
    bool isInColumns = false;
    std::vector<QColor> fills;
    std::vector<quint8> tints, faulty; // by node: index into fills; not 0 if something is wrong
    std::vector<QString> names;        // by node
    std::vector<GraphArrow> arrows;    // one for all links from one node to another
};

// Returns the picture of these nodes; in a grid if columns are not wanted, or there are too many nodes for them.
EntityPicture entityPicture(const EntityGraph &graph, const MapFile &map, std::vector<quint32> nodes, bool inColumns);
