// What people type to go somewhere: a record or a place.
#pragma once

#include "core/camera/placetext.h"
#include "core/map/mapfile.h"
#include "core/map/pointinleaf.h"

#include <optional>

struct Found {
    RecordRef record;                 // of a place, the leaf it lies in
    std::vector<RecordRef> records{}; // of a name, all that bear it, `record` first; else empty
    std::optional<TypedPlace> place{};
};

// "faces 120", "120" in the lump at hand, "cluster 7", "entity func_door" (class or name, or a part of one), "*3"; the
// whole name of a texture, of a class of entities, or of entities; a place as core/camera/placetext.h reads it.
Result<Found> findRecord(const MapFile &map, const QString &text, int currentLump);
// What is unexpected about a place that was gone to: that it lies outside of the world or in something solid. Else
// empty.
QString noteOnPlace(const MapFile &map, const Point &place);
