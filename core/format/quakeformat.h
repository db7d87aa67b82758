// The parts that Quake's own formats (BSP 29, BSP2 and 2PSB) share, and in which Half-Life's format differs.
#pragma once

#include "core/format/lightstyles.h"
#include "core/format/quakelumps.h"

namespace bsp::quakeformat {

// Compilers remove -7 and -8. Today's compilers make no currents.
inline constexpr NamedValue contents[] = {
    {-1, "EMPTY"}, {-2, "SOLID"}, {-3, "WATER"}, {-4, "SLIME"}, {-5, "LAVA"}, {-6, "SKY"}, {-7, "ORIGIN"}, {-8, "CLIP"},
    {-9, "CURRENT_0"}, {-10, "CURRENT_90"}, {-11, "CURRENT_180"}, {-12, "CURRENT_270"},
    {-13, "CURRENT_UP"}, {-14, "CURRENT_DOWN"}};

// MAX_MAP_HULLS is 4 everywhere, but engines set up only three: gl_model.c, Mod_LoadClipnodes().
inline constexpr auto model = quakelumps::modelRecord(std::array{
    child("headnode[0]", Type::I32, quakelumps::Nodes, quakelumps::Leafs,
          "Root of the tree for drawing and points; negative: a single leaf"),
    child("headnode[1]", Type::I32, quakelumps::Clipnodes, none, "Root of hull 1 (players, 32 x 32 x 56)", contents),
    child("headnode[2]", Type::I32, quakelumps::Clipnodes, none, "Root of hull 2 (large, 64 x 64 x 88)", contents),
    plain("headnode[3]", Type::I32, "Unused: there is no hull 3")});
static_assert(sizeOf(model) == 64);

// Fills in what is the same in all three: two hulls besides the point hull, and light without colour.
consteval quakelumps::Contents withSharedFields(quakelumps::Contents of)
{
    of.model = model;
    of.lighting = "Lightmap luxels, grey";
    of.clipnodes = "Two trees for collision, one per hull";
    return of;
}

// QuakeSpasm comes first: today's mappers and players use it or its descendants Ironwail and vkQuake, and id's own programs
// do not read BSP2.
enum Program : int { QuakeSpasm, Original, DarkPlaces, Fte, EricwTools };

// QuakeSpasm: Quake/gl_model.c and quakedef.h. DarkPlaces: quakedef.h. FTE and ericw-tools allocate whatever a map needs.
// Original: what its engine refuses or fails on, otherwise the array sizes of its compilers (WinQuake/bspfile.h).
consteval Limits limits(Limit quakeSpasm, Limit original, Limit darkPlaces = {}, Limit fte = {}, Limit ericw = {})
{
    return {quakeSpasm, original, darkPlaces, fte, ericw};
}
consteval Limit engine(std::int64_t most) { return {most, true}; }
consteval Limit tool(std::int64_t most) { return {most, false}; }

// SV_SpawnServer() of sv_main.c writes the names of brush models after the world's into model_precache, which has MAX_MODELS
// slots, the first unused. MAX_EDICTS is the most that max_edicts can be set to.
inline constexpr Limits models = limits(engine(4095), engine(255), engine(8192));
inline constexpr Limits entityList = limits(tool(32000), tool(1024), tool(32768));

consteval Format formatOf(Format format)
{
    format.directorySize = quakelumps::DirectorySize;
    format.roles = quakelumps::roles;
    format.columns = quakelumps::columnsOf(format.lumps);
    format.visibility = Visibility::LeafRle;
    format.lightmaps = Lightmaps::Styles;
    format.bytesPerLuxel = 1;
    format.texelsPerLuxel = 16;
    format.images = Images::Miptex;
    format.checksum = Checksum::Md4OfLumps;
    format.lightStyles = quakeStyles;
    return format;
}

} // namespace bsp::quakeformat
