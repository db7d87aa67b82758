// A group of the graph of entities as its canvas takes it: made beside the window, since there may be very many of them.
#pragma once

#include "core/entities/entitygraph.h"
#include "core/map/mapfile.h"
#include "core/vis/graphlayout.h"
#include "widgets/graph/grapharrow.h"

#include <QColor>

struct EntityPicture {
    std::vector<quint32> nodes; // by node of the canvas, that of the graph; ascending
    GraphLayout layout;
    bool isInColumns = false;
    std::vector<QColor> fills;
    std::vector<quint8> tints, faulty; // by node: in the fills; not 0 where something is wrong
    std::vector<QString> names;        // by node
    std::vector<GraphArrow> arrows;    // one for all links from a node to another
};

// In a grid where it is not wanted in columns, or is too much for them.
EntityPicture entityPicture(const EntityGraph &graph, const MapFile &map, std::vector<quint32> nodes, bool inColumns);
