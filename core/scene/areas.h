// Quake II's areas: parts of a map that doors seal off, and the portals between them.
#pragma once

#include "core/map/mapfile.h"

#include <array>
#include <span>
#include <vector>

struct AreaPortal {
    qint64 number = 0;               // that a func_areaportal's style says
    std::array<quint32, 2> areas{};  // which it joins, ascending
    std::vector<RecordRef> brushes;  // that fill it, ascending; none where no brush lies between its areas
};

// Each portal once, by its number. Empty in a format that stores none, and in maps without. The file does not say which
// brush a portal is: it is told by the areas before and behind the brush, and where several portals join the same two,
// by the order in which compilers write both.
std::vector<AreaPortal> areaPortals(const MapFile &map);

// By area, 1 where it can be reached from one through the portals that are not closed (by index, 1: closed). From none,
// or in the solid area 0, all of them: nobody stands there.
std::vector<quint8> areasReached(const MapFile &map, std::span<const AreaPortal> portals,
                                 std::span<const quint8> closed, qint64 from);
