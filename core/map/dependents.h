// What follows from a map's lumps, each with the lumps and fields that it reads: one table, so that whoever changes one knows
// what is to be made anew, and nothing else is.
#pragma once

#include "core/map/mapchange.h"

#include <optional>
#include <span>

enum class Derived {
    // Tables that a map makes of itself when somebody asks for one (MapFile).
    EntityList, Clusters, Images, FaceLightmaps,
    // What it knows of itself besides.
    BytesPerLuxel, AddedTables,
    // Made beside the window: calculated columns by their lump (core/columns), visible sets and portals (core/vis), problems
    // (core/checks), the 3D view's scene and solids (core/scene, core/geometry).
    FaceColumns, LeafColumns, ModelColumns, TexinfoColumns, ImageColumns, BrushColumns,
    VisibleSets, ClusterCounts, Portals, Problems, Scene, Solids,
};

// Whether the change touches anything that it reads in a map of this format, of stored or of derived lumps.
bool depends(Derived what, const MapFile &map, const MapChange &change);
// Which calculated columns a lump has; none: it has none.
std::optional<Derived> columnsOf(const bsp::Format &format, int lump);

// A derived table that a map makes of itself: the lump that has it, and how it is made.
struct OwnTable {
    Derived what;
    int bsp::Roles::*role;
    QByteArray (*make)(const MapFile &map);
};
// Each behind those that it reads.
std::span<const OwnTable> ownTables();
