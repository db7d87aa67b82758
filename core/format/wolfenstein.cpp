// Return to Castle Wolfenstein, Enemy Territory and Quake Live: IBSP 47. Records as in Enemy Territory's
// src/qcommon/qfiles.h. Maps of q3map2 (bspfile_ibsp.c) and Quake Live have an 18th lump.
#include "core/format/formats.h"
#include "core/format/quake3tables.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quake3tables;

// src/game/surfaceflags.h of Enemy Territory. Wolfenstein has CERAMIC in place of SPLASH, and no LANDMINE.
constexpr NamedValue surfaceFlags[] = {
    {0x1, "NODAMAGE"}, {0x2, "SLICK"}, {0x4, "SKY"}, {0x8, "LADDER"}, {0x10, "NOIMPACT"}, {0x20, "NOMARKS"}, {0x40, "SPLASH"},
    {0x80, "NODRAW"}, {0x100, "HINT"}, {0x200, "SKIP"}, {0x400, "NOLIGHTMAP"}, {0x800, "POINTLIGHT"}, {0x1000, "METAL"},
    {0x2000, "NOSTEPS"}, {0x4000, "NONSOLID"}, {0x8000, "LIGHTFILTER"}, {0x10000, "ALPHASHADOW"}, {0x20000, "NODLIGHT"},
    {0x40000, "WOOD"}, {0x80000, "GRASS"}, {0x100000, "GRAVEL"}, {0x200000, "GLASS"}, {0x400000, "SNOW"}, {0x800000, "ROOF"},
    {0x1000000, "RUBBLE"}, {0x2000000, "CARPET"}, {0x4000000, "MONSTERSLICK"}, {0x8000000, "MONSLICK_W"},
    {0x10000000, "MONSLICK_N"}, {0x20000000, "MONSLICK_E"}, {0x40000000, "MONSLICK_S"}, {0x80000000, "LANDMINE"}};

// The same; AI_NOSIGHT and CLIPSHOT are Wolfenstein's.
constexpr NamedValue contentsFlags[] = {
    {0x1, "SOLID"}, {0x4, "LIGHTGRID"}, {0x8, "LAVA"}, {0x10, "SLIME"}, {0x20, "WATER"}, {0x40, "FOG"}, {0x80, "MISSILECLIP"},
    {0x100, "ITEM"}, {0x1000, "AI_NOSIGHT"}, {0x2000, "CLIPSHOT"}, {0x4000, "MOVER"}, {0x8000, "AREAPORTAL"},
    {0x10000, "PLAYERCLIP"}, {0x20000, "MONSTERCLIP"}, {0x40000, "TELEPORTER"}, {0x80000, "JUMPPAD"},
    {0x100000, "CLUSTERPORTAL"}, {0x200000, "DONOTENTER"}, {0x400000, "DONOTENTER_LARGE"}, {0x1000000, "ORIGIN"},
    {0x2000000, "BODY"}, {0x4000000, "CORPSE"}, {0x8000000, "DETAIL"}, {0x10000000, "STRUCTURAL"}, {0x20000000, "TRANSLUCENT"},
    {0x40000000, "TRIGGER"}, {0x80000000, "NODROP"}};

constexpr int pageSide = 128;

// q3map2's bspAdvertisement_t (q3map2.h): a surface of a model on which Quake Live shows advertisements.
constexpr auto advertisement = record(
    plain("cellId", I32, "Number of the advertisement"),
    array({"normal.x", "normal.y", "normal.z"}, F32, "Its surface's normal, length 1"),
    array({"rect[0].x", "rect[0].y", "rect[0].z"}, F32, "Corner of its rectangle, in map units"),
    array({"rect[1].x", "rect[1].y", "rect[1].z"}, F32, "Corner of its rectangle, in map units"),
    array({"rect[2].x", "rect[2].y", "rect[2].z"}, F32, "Corner of its rectangle, in map units"),
    array({"rect[3].x", "rect[3].y", "rect[3].z"}, F32, "Corner of its rectangle, in map units"),
    chars("model", 64, "Its brush model (*N)"));
static_assert(sizeOf(advertisement) == 128);

// Limits of Wolfenstein's and Enemy Territory's tools (qfiles.h); both engines enforce MAX_SUBMODELS (src/qcommon/cm_local.h).
// Quake Live's source is not published.
constexpr Limits tool(std::int64_t wolfenstein, std::int64_t territory) { return {Limit{wolfenstein}, Limit{territory}}; }
constexpr Limits tool(std::int64_t most) { return tool(most, most); }

constexpr Bounds bounds = {
    .entities = tool(0x40000), .shaders = tool(0x400), .planes = tool(0x20000, 0x40000), .nodes = tool(0x20000),
    .leafs = tool(0x20000), .leafSurfaces = tool(0x20000), .leafBrushes = tool(0x40000),
    .models = {Limit{512, true}, Limit{512, true}}, .brushes = tool(0x8000, 16384), .brushSides = tool(0x20000, 0x100000),
    .drawVerts = tool(0x80000), .drawIndexes = tool(0x80000), .fogs = tool(0x100), .surfaces = tool(0x20000),
    .lightmaps = tool(0x800000), .lightGrid = tool(0x800000 / 8), .visibility = tool(0x200000),
    .entityList = tool(0x800, 4096)};
constexpr std::string_view pages = "Pages of 128 x 128 luxels, RGB";

struct Table {
    static constexpr Kinds kinds = {.surfaceFlags = surfaceFlags, .contentsFlags = contentsFlags, .surfaceTypes = 6};
};

using Of = Records<Table, OneLayer, SlotCount>;
constexpr auto lumps = lumpsOf<Of, OneLayer, pageSide>(bounds, pages);
constexpr auto routeTable = routesOf(lumps, OneLayer::columns);
constexpr Columns columns = columnsOf(lumps, OneLayer::columns);

using OfLonger = Records<Table, OneLayer, SlotCount + 1>;
constexpr auto longerLumps = lumpsOf<OfLonger, OneLayer, pageSide>(
    bounds, pages,
    records("ADVERTISEMENTS", "Advertisements", "Advertisement", " advertisement ads ",
            "Surfaces on which Quake Live shows advertisements", advertisement));
constexpr auto longerRoutes = routesOf(longerLumps, OneLayer::columns);
constexpr Columns longerColumns = columnsOf(longerLumps, OneLayer::columns);

constexpr const Game *readBy[] = {&games::wolfenstein, &games::enemyTerritory, &games::quakeLive};
constexpr const Game *playedByWolfenstein[] = {&games::wolfenstein}, *playedByTerritory[] = {&games::enemyTerritory},
                     *playedByQuakeLive[] = {&games::quakeLive};

consteval Format identified(Format format)
{
    format.id = "wolfenstein";
    format.name = "IBSP 47";
    format.source = "id Software, Wolfenstein: Enemy Territory, src/qcommon/qfiles.h";
    format.games = readBy;
    format.magic = {'I', 'B', 'S', 'P'};
    format.version = 47;
    format.engines = {Engine{"Wolfenstein", playedByWolfenstein}, Engine{"Enemy Territory", playedByTerritory},
                      Engine{"Quake Live", playedByQuakeLive}};
    return format;
}

consteval Format longer()
{
    auto format = identified(formatOf(longerLumps, SlotCount + 1, longerRoutes, OfLonger::roles, longerColumns, pageSide, 1));
    format.id = "quakelive";
    format.name = "IBSP 47 + ADVERTISEMENTS";
    format.source = "q3map2, q3map2.h and bspfile_ibsp.c";
    return format;
}

} // namespace

extern constexpr Format wolfenstein = identified(formatOf(lumps, SlotCount, routeTable, Of::roles, columns, pageSide, 1));
extern constexpr Format quakeLive = longer();
static_assert(valid(wolfenstein) && validDerived(wolfenstein));
static_assert(valid(quakeLive) && validDerived(quakeLive));

} // namespace bsp
