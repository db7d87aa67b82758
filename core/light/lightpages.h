// The lightmap pages that a map's faces are drawn from: stored in the file, or packed here as the engine does on loading.
#pragma once

#include "core/map/mapfile.h"

#include <stop_token>
#include <utility>
#include <vector>

struct LightPages {
    int side = 0;                                  // luxels; 0: unknown how the engine packs them
    std::vector<qint64> used;                      // luxels, by page
    std::vector<qint32> ofFace;                    // by face: the page of its light or of its first layer; -1: none
    std::vector<std::pair<qint32, quint32>> later; // pages of faces' later layers, with the face; ascending
    std::vector<qint64> luxels; // by face: how many it takes of all pages; shared ones count for the first face
    quint32 withoutRoom = 0;    // faces whose light fits into no page
    qint64 directions = 0;      // how many pages hold light directions: none, or every odd one

    qint64 luxelsOfPage() const { return static_cast<qint64>(side) * side; }
    qint64 count() const { return std::ssize(used); }
    qint64 lightCount() const { return count() - directions; }
    // Returns the number of the last page of light; negative if there is none.
    qint64 lastOfLight() const { return directions > 0 ? (count() - 1) / 2 * 2 : count() - 1; }
};

// Returns the pages. This and storedLuxels() return early once `stop` is requested; discard the result then.
LightPages lightPagesOf(const MapFile &map, std::stop_token stop = {});
// Returns for each face how many luxels of the lighting lump light it, in all styles; shared ones count for the first face.
std::vector<qint64> storedLuxels(const MapFile &map, std::stop_token stop = {});
