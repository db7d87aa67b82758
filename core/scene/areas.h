// Quake II's areas: parts of a map that doors seal off, and the portals between them.
#pragma once

#include "core/map/mapfile.h"

#include <array>
#include <span>
#include <vector>

struct AreaPortal {
    qint64 number = 0;              // the `style` of its func_areaportal
    std::array<quint32, 2> areas{}; // the two that it joins, ascending
    std::vector<RecordRef> brushes; // the brushes that fill it, ascending; empty if no brush lies between its areas
};

// Returns each portal once, sorted by number. Empty in formats and maps without portals. The file does not say which brush a
// portal is: it is found by the areas on both sides of the brush and, if several portals join the same two, by the order in
// which compilers write both.
std::vector<AreaPortal> areaPortals(const MapFile &map);

// Returns for each area 1 if it can be reached from `from` through open portals. `closed` is by index in `portals`, 1:
// closed. All areas are reached if `from` is no area of the map, or the solid area 0, where no player can be.
std::vector<quint8> areasReached(const MapFile &map, std::span<const AreaPortal> portals, std::span<const quint8> closed,
                                 qint64 from);
