// Qfusion, the engine of Warsow and Warfork: FBSP 1, which is RBSP with larger pages. Records as in its
// source/qcommon/qfiles.h.
#include "core/format/formats.h"
#include "core/format/quake3tables.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quake3tables;

// source/qcommon/qfiles.h: Quake III's flags, without those of its bots.
constexpr NamedValue surfaceFlags[] = {
    {0x1, "NODAMAGE"}, {0x2, "SLICK"}, {0x4, "SKY"}, {0x8, "LADDER"}, {0x10, "NOIMPACT"}, {0x20, "NOMARKS"}, {0x40, "FLESH"},
    {0x80, "NODRAW"}, {0x100, "HINT"}, {0x200, "SKIP"}, {0x400, "NOLIGHTMAP"}, {0x800, "POINTLIGHT"}, {0x1000, "METALSTEPS"},
    {0x2000, "NOSTEPS"}, {0x4000, "NONSOLID"}, {0x8000, "LIGHTFILTER"}, {0x10000, "ALPHASHADOW"}, {0x20000, "NODLIGHT"},
    {0x40000, "DUST"}};

constexpr NamedValue contentsFlags[] = {
    {0x1, "SOLID"}, {0x8, "LAVA"}, {0x10, "SLIME"}, {0x20, "WATER"}, {0x40, "FOG"}, {0x8000, "AREAPORTAL"},
    {0x10000, "PLAYERCLIP"}, {0x20000, "MONSTERCLIP"}, {0x40000, "TELEPORTER"}, {0x80000, "JUMPPAD"},
    {0x100000, "CLUSTERPORTAL"}, {0x200000, "DONOTENTER"}, {0x1000000, "ORIGIN"}, {0x2000000, "BODY"}, {0x4000000, "CORPSE"},
    {0x8000000, "DETAIL"}, {0x10000000, "STRUCTURAL"}, {0x20000000, "TRANSLUCENT"}, {0x40000000, "TRIGGER"},
    {0x80000000, "NODROP"}};

constexpr int pageSide = 512;

// The tools' limits (qfiles.h); the engine allocates what a map needs.
constexpr Limits tool(std::int64_t most) { return {Limit{most}}; }

struct Table {
    static constexpr Kinds kinds = {.surfaceFlags = surfaceFlags, .contentsFlags = contentsFlags, .surfaceTypes = 6};
};
using Of = Records<Table, FourLayers, SlotCount + 1>;

constexpr auto lumps = lumpsOf<Of, FourLayers, pageSide>({
    .entities = tool(0x40000), .shaders = tool(0x400), .planes = tool(0x20000), .nodes = tool(0x20000), .leafs = tool(0x20000),
    .leafSurfaces = tool(0x20000), .leafBrushes = tool(0x40000), .models = tool(0x400), .brushes = tool(0x8000),
    .brushSides = tool(0x30000), .drawVerts = tool(0x80000), .drawIndexes = tool(0x80000), .fogs = tool(0x100),
    .surfaces = tool(0x20000), .lightmaps = tool(0x800000), .visibility = tool(0x200000),
    .entityList = tool(0x800)}, "Pages of 512 x 512 luxels, RGB", FourLayers::gridLump);
constexpr auto routeTable = routesOf(lumps, FourLayers::columns);
constexpr Columns columns = layeredColumnsOf(lumps, FourLayers::columns);

constexpr const Game *readBy[] = {&games::warsow};

consteval Format format()
{
    auto format = formatOf(lumps, SlotCount + 1, routeTable, Of::roles, columns, pageSide, FourLayers::layers);
    format.id = "qfusion";
    format.name = "FBSP 1";
    format.source = "Qfusion, source/qcommon/qfiles.h";
    format.games = readBy;
    format.magic = {'F', 'B', 'S', 'P'};
    format.version = 1;
    format.engines = {Engine{"Qfusion"}};
    format.lightLayers.directionsNeedEvenPages = true;
    format.lightLayers.gridSkipsUnlit = false; // source/ref_gl/r_light.c, R_LightForOrigin()
    return format;
}

} // namespace

extern constexpr Format qfusion = format();
static_assert(valid(qfusion) && validDerived(qfusion));

} // namespace bsp
