// Groups clusters into rooms, which no map stores, to make thousands of clusters readable.
#pragma once

#include "core/map/mapfile.h"
#include "core/sorting.h"
#include "core/vis/portals.h"

#include <span>
#include <stop_token>
#include <vector>

// The opening between two clusters, all its portals together; the lower number comes first.
struct ClusterOpening {
    std::array<quint32, 2> clusters{};
    double area = 0; // square map units
};

struct VisRooms {
    std::vector<quint32> roomOf; // by cluster
    Grouped clusters;            // by room, ascending
    quint32 count = 0;           // of rooms, which are sorted by their lowest clusters
};

// Returns openings in ascending order of their clusters, each pair once. All these functions return early once `stop` is
// requested; the result must then be discarded.
std::vector<ClusterOpening> openingsOf(const MapFile &map, const VisPortals &portals, const std::stop_token &stop = {});

// Merges neighbouring clusters while the opening between them is wide relative to the smaller one, in descending order of its
// width relative to both; openings of merged clusters add up. So doors, windows and the mouths of corridors divide rooms,
// however the compiler cut the space behind them; a doorway belongs to one of its rooms. Vast rooms such as landscapes are
// cut into some dozens of parts. `volumes` is by cluster, in cubic map units.
VisRooms roomsFrom(std::span<const double> volumes, std::span<const ClusterOpening> openings, const std::stop_token &stop = {});

// Returns the rooms of a map; a cluster without an opening is a room of its own.
VisRooms roomsOf(const MapFile &map, std::span<const ClusterOpening> openings, std::stop_token stop = {});
