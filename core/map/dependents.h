// One table of all that is derived from a map's lumps, with the lumps and fields that each thing reads. It tells what has to be
// made again after a change; nothing else is.
#pragma once

#include "core/map/mapchange.h"

#include <optional>
#include <span>

enum class Derived {
    // Tables that MapFile makes on demand.
    EntityList, Clusters, Images, FaceLightmaps,
    // What else MapFile knows of its lumps.
    BytesPerLuxel, AddedTables,
    // What other threads make of a map: calculated columns, named by their lump (core/columns); visible sets, portals and what is
    // counted of clusters (core/vis); problems (core/checks); the scene and solids of the 3D view (core/scene, core/geometry).
    FaceColumns, LeafColumns, ModelColumns, TexinfoColumns, ImageColumns, BrushColumns,
    VisibleSets, ClusterCounts, Portals, Problems, Scene, Solids,
};

// Returns whether the change touches a lump or field that `what` reads.
bool depends(Derived what, const MapFile &map, const MapChange &change);
// Returns which calculated columns a lump has; nothing where it has none.
std::optional<Derived> columnsOf(const bsp::Format &format, int lump);

// A table that MapFile makes: the derived lump that holds it, and the function that makes its records.
struct OwnTable {
    Derived what;
    int bsp::Roles::*role;
    QByteArray (*make)(const MapFile &map);
};
// In an order in which each table stands behind those that it reads.
std::span<const OwnTable> ownTables();
