// The pages that the light of a map's faces is drawn from: stored in the file, or packed by the engine when it loads
// the map, which is worked out here as the engine does it.
#pragma once

#include "core/map/mapfile.h"

#include <stop_token>
#include <vector>

struct LightPages {
    int side = 0;               // luxels; 0: it is not known how the engine packs them
    std::vector<qint64> used;   // luxels, by page
    std::vector<qint32> ofFace; // by face; -1: it is on none
    std::vector<qint64> luxels; // by face: that it takes of its page; shared ones count for the first face
    quint32 withoutRoom = 0;    // faces whose light fits into no page

    qint64 luxelsOfPage() const { return static_cast<qint64>(side) * side; }
    qint64 count() const { return std::ssize(used); }
};

// An early end of these is asked for with `stop`; what comes back then is to be thrown away.
LightPages lightPagesOf(const MapFile &map, std::stop_token stop = {});
// By face the luxels of the lighting lump that it is lit by, of all its styles; shared ones count for the first face.
std::vector<qint64> storedLuxels(const MapFile &map, std::stop_token stop = {});
