// Where a point lies in a map.
#pragma once

#include "core/map/mapfile.h"
#include "core/point.h"

#include <vector>

struct Place {
    std::vector<quint32> nodes; // from the root down
    qint64 leaf = -1;           // -1: the tree is broken on the way
    qint64 cluster = -1;        // -1: none
    qint64 area = -1;           // -1: none, or the format has none
    QString contents;           // in words; of Quake III, whose leafs have none, those of the brushes around the point
};

// Walks the world's tree as the collision code does: a point on a plane is in front of it.
Place placeOf(const MapFile &map, const Point &point);
