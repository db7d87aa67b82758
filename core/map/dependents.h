// A table of everything derived from a map's lumps, with the lumps and fields that each derivation reads. It alone decides
// what has to be made again after a change.
#pragma once

#include "core/map/mapchange.h"

#include <optional>

enum class Derived {
    // Tables that MapFile makes on demand.
    EntityList,
    Clusters,
    Images,
    FaceLightmaps,
    // Other things that MapFile derives from its lumps.
    BytesPerLuxel,
    AddedTables,
    Textures, // the textures of faces, their animations and fogs (core/assets)
    // What other threads derive: computed columns, named after their lump (core/columns); visible sets, portals and counts per
    // cluster (core/vis); problems (core/checks); the scene and solids of the 3D view (core/scene, core/geometry).
    FaceColumns,
    LeafColumns,
    ModelColumns,
    TexinfoColumns,
    ImageColumns,
    BrushColumns,
    VisibleSets,
    ClusterCounts,
    Portals,
    Problems,
    Scene,
    Solids,
};

// Returns whether the change touches a lump or field that `what` reads.
bool depends(Derived what, const MapFile &map, const MapChange &change);
// Returns which computed columns a lump has; nothing if it has none.
std::optional<Derived> columnsOf(const bsp::Format &format, int lump);
