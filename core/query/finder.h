// Finds the record or position that a typed text names.
#pragma once

#include "core/camera/placetext.h"
#include "core/map/mapfile.h"
#include "core/where/pointinleaf.h"

#include <optional>

struct Found {
    RecordRef record;                 // for a position, the leaf that contains it
    std::vector<RecordRef> records{}; // for a name, all records that have it, `record` first; else empty
    std::optional<TypedPlace> place{};
};

// Finds "faces 120", "120" in the current lump, "cluster 7", "entity func_door" (class or name, or a part of one), "*3"; the
// whole name of a texture, of a class of entities, or of entities; a position as core/camera/placetext.h reads it.
Result<Found> findRecord(const MapFile &map, const QString &text, int currentLump);
// Returns a note on a position that lies outside the world or in something solid; otherwise empty.
QString noteOnPlace(const MapFile &map, const Point &place);
