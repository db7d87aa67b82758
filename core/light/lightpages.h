// The lightmap pages that a map's faces are drawn from: stored in the file, or packed here as the engine does on loading.
#pragma once

#include "core/map/mapfile.h"

#include <stop_token>
#include <vector>

struct LightPages {
    int side = 0;               // luxels; 0: unknown how the engine packs them
    std::vector<qint64> used;   // luxels, by page
    std::vector<qint32> ofFace; // page by face; -1: none
    std::vector<qint64> luxels; // by face: how many of its page it takes; shared ones count for the first face
    quint32 withoutRoom = 0;    // faces whose light fits into no page

    qint64 luxelsOfPage() const { return static_cast<qint64>(side) * side; }
    qint64 count() const { return std::ssize(used); }
};

// Returns the pages. This and storedLuxels() return early once `stop` is requested; discard the result then.
LightPages lightPagesOf(const MapFile &map, std::stop_token stop = {});
// Returns for each face how many luxels of the lighting lump light it, in all styles; shared ones count for the first face.
std::vector<qint64> storedLuxels(const MapFile &map, std::stop_token stop = {});
