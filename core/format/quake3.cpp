// Quake III Arena, IBSP 46. Records as in id's qcommon/qfiles.h.
#include "core/format/formats.h"
#include "core/format/quake3tables.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quake3tables;

// game/surfaceflags.h
constexpr NamedValue surfaceFlags[] = {
    {0x1, "NODAMAGE"}, {0x2, "SLICK"}, {0x4, "SKY"}, {0x8, "LADDER"}, {0x10, "NOIMPACT"}, {0x20, "NOMARKS"}, {0x40, "FLESH"},
    {0x80, "NODRAW"}, {0x100, "HINT"}, {0x200, "SKIP"}, {0x400, "NOLIGHTMAP"}, {0x800, "POINTLIGHT"}, {0x1000, "METALSTEPS"},
    {0x2000, "NOSTEPS"}, {0x4000, "NONSOLID"}, {0x8000, "LIGHTFILTER"}, {0x10000, "ALPHASHADOW"}, {0x20000, "NODLIGHT"},
    {0x40000, "DUST"}};

// Above 0x20000 these differ from Quake II's.
constexpr NamedValue contentsFlags[] = {
    {0x1, "SOLID"}, {0x8, "LAVA"}, {0x10, "SLIME"}, {0x20, "WATER"}, {0x40, "FOG"}, {0x80, "NOTTEAM1"}, {0x100, "NOTTEAM2"},
    {0x200, "NOBOTCLIP"}, {0x8000, "AREAPORTAL"}, {0x10000, "PLAYERCLIP"}, {0x20000, "MONSTERCLIP"}, {0x40000, "TELEPORTER"},
    {0x80000, "JUMPPAD"}, {0x100000, "CLUSTERPORTAL"}, {0x200000, "DONOTENTER"}, {0x400000, "BOTCLIP"}, {0x800000, "MOVER"},
    {0x1000000, "ORIGIN"}, {0x2000000, "BODY"}, {0x4000000, "CORPSE"}, {0x8000000, "DETAIL"}, {0x10000000, "STRUCTURAL"},
    {0x20000000, "TRANSLUCENT"}, {0x40000000, "TRIGGER"}, {0x80000000, "NODROP"}};

constexpr int pageSide = 128;

// Limits of id's compiler (qfiles.h); the engine allocates what a map needs, except for inline models and lightmaps.
constexpr Limits tool(std::int64_t most) { return {Limit{most, false}}; }

struct Table {
    static constexpr Kinds kinds = {surfaceFlags, contentsFlags};
};
using Of = Records<Table, OneLayer, SlotCount>;

constexpr auto lumps = lumpsOf<Of, OneLayer, pageSide>({
    .entities = tool(0x40000), .shaders = tool(0x400), .planes = tool(0x20000), .nodes = tool(0x20000), .leafs = tool(0x20000),
    .leafSurfaces = tool(0x20000), .leafBrushes = tool(0x40000), .models = {Limit{256, true}}, .brushes = tool(0x8000),
    .brushSides = tool(0x20000), .drawVerts = tool(0x80000), .drawIndexes = tool(0x80000), .fogs = tool(0x100),
    .surfaces = tool(0x20000), .lightmaps = tool(0x800000), .lightGrid = tool(0x100000), .visibility = tool(0x200000),
    .entityList = tool(0x800)}, "Pages of 128 x 128 luxels, RGB");
constexpr auto routeTable = routesOf(lumps, OneLayer::columns);
constexpr Columns columns = columnsOf(lumps, OneLayer::columns);

constexpr const Game *readBy[] = {&games::quake3, &games::openArena, &games::nexuiz};
constexpr const Game *playedByQuake[] = {&games::quake3, &games::openArena};
constexpr const Game *playedByDarkPlaces[] = {&games::nexuiz}; // it allocates what a map needs

consteval Format format()
{
    auto format = formatOf(lumps, SlotCount, routeTable, Of::roles, columns, pageSide, OneLayer::layers);
    format.id = "quake3";
    format.name = "IBSP 46";
    format.source = "id Software, Quake III Arena, qcommon/qfiles.h";
    format.games = readBy;
    format.magic = {'I', 'B', 'S', 'P'};
    format.version = 46;
    format.engines = {Engine{"Quake III", playedByQuake}, Engine{"DarkPlaces", playedByDarkPlaces}};
    return format;
}

} // namespace

extern constexpr Format quake3 = format();
static_assert(valid(quake3) && validDerived(quake3));

} // namespace bsp
