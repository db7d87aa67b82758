#include "core/format/xash.h"

namespace bsp
{
namespace
{

using enum Type;

constexpr auto faceInfo = record(chars("landname", 16, "Landscape of its faces, as named in the map's landscape file"),
                                 plain("texture_step", U16, "Texels per luxel, usually 16"),
                                 plain("max_extent", U16, "Lightmap size at which faces are split, in luxels; usually 16"),
                                 plain("groupid", I16, "Distinguishes landscapes of the same name; -1: none"));
static_assert(sizeOf(faceInfo) == 22);

constexpr AddedLump rows[] = {addedBytes("LIGHTVECS", "Light direction for each luxel; three bytes each", 3),
                              addedRecords("FACEINFO", "FaceInfo", "Lightmap resolutions and landscapes", faceInfo),
                              addedBytes("CUBEMAPS", "Cubemaps that surfaces reflect, shown as bytes"),
                              addedBytes("VERTNORMALS", "Vertex normals, shown as bytes"),
                              addedBytes("LEAF_LIGHTING", "Light inside leafs, shown as bytes"),
                              addedBytes("WORLDLIGHTS", "The lights that the map was compiled with, shown as bytes"),
                              addedBytes("COLLISION", "Collision data for physics, shown as bytes"),
                              addedBytes("AINODEGRAPH", "Node graph for monster AI, shown as bytes"),
                              addedBytes("SHADOWMAP", "How much sunlight reaches each luxel"),
                              addedBytes("VERTEX_LIGHT", "Vertex light of models, shown as bytes"),
                              addedBytes("UNUSED0", "Unused"),
                              addedBytes("UNUSED1", "Unused")};
static_assert(std::size(rows) == 12 && validAdded(rows) && rows[xashFaceInfo].table.name == "FACEINFO");

constexpr NamedValue flagNames[] = {
    {0x1, "SPECIAL"}, {0x2, "WORLD_LUXELS"}, {0x4, "AXIAL_LUXELS"}, {0x8, "EXTRA_LIGHTMAP"}, {0x40, "SCROLL"}};

} // namespace

extern constexpr Field xashTexinfoFlags = flags("flags", U16, flagNames, "SPECIAL: no lightmap");
extern constexpr Field xashTexinfoFaceInfo =
    index("faceinfo", I16, toRow(xashFaceInfo), "Lightmap resolution of its faces; -1: default", none);

std::span<const AddedLump> xashLumps()
{
    return rows;
}

} // namespace bsp
