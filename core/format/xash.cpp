#include "core/format/xash.h"

namespace bsp
{
namespace
{

using enum Type;

constexpr auto faceInfo = record(chars("landname", 16, "Landscape it belongs to, as the map's file of landscapes names it"),
                                 plain("texture_step", U16, "Texels for each luxel, usually 16"),
                                 plain("max_extent", U16, "Luxels that a face is cut at, usually 16"),
                                 plain("groupid", I16, "Tells landscapes of one name apart; -1: none"));
static_assert(sizeOf(faceInfo) == 22);

constexpr AddedLump rows[] = {addedBytes("LIGHTVECS", "Where the light of each luxel comes from; three bytes each", 3),
                              addedRecords("FACEINFO", "FaceInfo", "How fine lightmaps are, and landscapes", faceInfo),
                              addedBytes("CUBEMAPS", "Places whose surroundings surfaces mirror, as bytes"),
                              addedBytes("VERTNORMALS", "Normals of vertexes, as bytes"),
                              addedBytes("LEAF_LIGHTING", "Light inside leafs, as bytes"),
                              addedBytes("WORLDLIGHTS", "The lights that the map was lit by, as bytes"),
                              addedBytes("COLLISION", "What physics collide with, as bytes"),
                              addedBytes("AINODEGRAPH", "Ways of monsters, as bytes"),
                              addedBytes("SHADOWMAP", "How much of the sun each luxel sees"),
                              addedBytes("VERTEX_LIGHT", "Light of models' vertexes, as bytes"),
                              addedBytes("UNUSED0", "Nobody uses it"),
                              addedBytes("UNUSED1", "Nobody uses it")};
static_assert(std::size(rows) == 12 && validAdded(rows) && rows[xashFaceInfo].table.name == "FACEINFO");

constexpr NamedValue flagNames[] = {
    {0x1, "SPECIAL"}, {0x2, "WORLD_LUXELS"}, {0x4, "AXIAL_LUXELS"}, {0x8, "EXTRA_LIGHTMAP"}, {0x40, "SCROLL"}};

} // namespace

extern constexpr Field xashTexinfoFlags = flags("flags", U16, flagNames, "SPECIAL: no lightmap");
extern constexpr Field xashTexinfoFaceInfo =
    index("faceinfo", I16, toRow(xashFaceInfo), "How fine its faces' lightmaps are; -1: as usual", none);

std::span<const AddedLump> xashLumps()
{
    return rows;
}

} // namespace bsp
