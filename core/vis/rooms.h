// Clusters grouped into rooms, so that thousands of them can be read: no map stores these.
#pragma once

#include "core/map/mapfile.h"
#include "core/sorting.h"
#include "core/vis/portals.h"

#include <span>
#include <stop_token>
#include <vector>

// All that two clusters, the lower number first, have open between them.
struct ClusterOpening {
    std::array<quint32, 2> clusters{};
    double area = 0; // square map units
};

struct VisRooms {
    std::vector<quint32> roomOf; // by cluster
    Grouped clusters;            // by room, ascending
    quint32 count = 0;           // of rooms, in the order of their lowest clusters
};

// In ascending order of their clusters, each pair once. Of these functions an early end is asked for with `stop`; what
// comes back then is to be thrown away.
std::vector<ClusterOpening> openingsOf(const MapFile &map, const VisPortals &portals, const std::stop_token &stop = {});

// Neighbours become one while what is open between them is wide compared with the smaller of both: first those of the
// same size, and of what has become one the openings add up. Doors, windows and the mouths of corridors so divide,
// whatever the compiler cut the space behind them into; a doorway belongs to one of its rooms. What has no end, as a
// landscape, is cut into some dozens of parts. `volumes` by cluster, in cubic map units.
VisRooms roomsFrom(std::span<const double> volumes, std::span<const ClusterOpening> openings,
                   const std::stop_token &stop = {});

// Of all clusters of a map; those without an opening are a room each.
VisRooms roomsOf(const MapFile &map, std::span<const ClusterOpening> openings, std::stop_token stop = {});
