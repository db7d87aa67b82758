// How much the potentially visible set lets be drawn from each cluster.
#pragma once

#include "core/map/mapfile.h"

#include <stop_token>
#include <vector>

// By cluster how many faces are listed by leafs of the clusters that it sees, each once. Takes time in proportion to the
// clusters times the leafs' lists, up to a second or two: of a damaged map whose clusters take longer the last are left
// out. An early end is asked for with `stop`; what comes back then is to be thrown away.
std::vector<quint32> seenFaceCounts(const MapFile &map, std::stop_token stop = {});
