// Raven's Jedi Outcast, Jedi Academy and Soldier of Fortune II: RBSP 1. Records as in OpenJK's codemp/qcommon/qfiles.h.
#include "core/format/formats.h"
#include "core/format/quake3tables.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quake3tables;

// codemp/game/surfaceflags.h; of these flags, single player's code/ and codeJK2/ lack NOSHOT alone. Soldier of Fortune II has
// names of its own. The five lowest bits of surface flags are the number of a material.
constexpr NamedValue surfaceFlags[] = {
    {0x2000, "SKY"}, {0x4000, "SLICK"}, {0x8000, "METALSTEPS"}, {0x10000, "FORCEFIELD"}, {0x40000, "NODAMAGE"},
    {0x80000, "NOIMPACT"}, {0x100000, "NOMARKS"}, {0x200000, "NODRAW"}, {0x400000, "NOSTEPS"}, {0x800000, "NODLIGHT"},
    {0x1000000, "NOMISCENTS"}, {0x2000000, "FORCESIGHT"}};

constexpr NamedValue contentsFlags[] = {
    {0x1, "SOLID"}, {0x2, "LAVA"}, {0x4, "WATER"}, {0x8, "FOG"}, {0x10, "PLAYERCLIP"}, {0x20, "MONSTERCLIP"}, {0x40, "BOTCLIP"},
    {0x80, "SHOTCLIP"}, {0x100, "BODY"}, {0x200, "CORPSE"}, {0x400, "TRIGGER"}, {0x800, "NODROP"}, {0x1000, "TERRAIN"},
    {0x2000, "LADDER"}, {0x4000, "ABSEIL"}, {0x8000, "OPAQUE"}, {0x10000, "OUTSIDE"}, {0x20000, "SLIME"},
    {0x40000, "LIGHTSABER"}, {0x80000, "TELEPORTER"}, {0x100000, "ITEM"}, {0x200000, "NOSHOT"}, {0x8000000, "DETAIL"},
    {0x10000000, "INSIDE"}, {0x80000000, "TRANSLUCENT"}};

constexpr int pageSide = 128;

// Limits of the tools (codemp/qcommon/qfiles.h; single player's code/qcommon/qfiles.h is the same, but for visibility has
// 0x400000); the engines enforce MAX_SUBMODELS (code/qcommon/q_shared.h). Those of Soldier of Fortune II are not published.
constexpr Limits tool(std::int64_t most) { return {Limit{most}, Limit{most}}; }

struct Table {
    static constexpr Kinds kinds = {surfaceFlags, contentsFlags};
};
using Of = Records<Table, FourLayers, SlotCount + 1>;

constexpr Lump gridLump = [] {
    auto lump = FourLayers::gridLump;
    lump.limits = tool(0x100000);
    return lump;
}();
constexpr auto lumps = lumpsOf<Of, FourLayers, pageSide>({
    .entities = tool(0x40000), .shaders = tool(0x400), .planes = tool(0x20000), .nodes = tool(0x20000), .leafs = tool(0x20000),
    .leafSurfaces = tool(0x20000), .leafBrushes = tool(0x40000), .models = {Limit{512, true}, Limit{512, true}},
    .brushes = tool(0x8000), .brushSides = tool(0x20000), .drawVerts = tool(0x80000), .drawIndexes = tool(0x80000),
    .fogs = tool(0x100), .surfaces = tool(0x20000), .lightmaps = tool(0x800000), .lightGrid = tool(65535),
    .visibility = tool(0x600000), .entityList = tool(0x800)}, "Pages of 128 x 128 luxels, RGB", gridLump);
constexpr auto routeTable = routesOf(lumps, FourLayers::columns);
constexpr Columns columns = layeredColumnsOf(lumps, FourLayers::columns);

constexpr const Game *readBy[] = {&games::jediOutcast, &games::jediAcademy, &games::soldierOfFortune2};
constexpr const Game *playedByAcademy[] = {&games::jediAcademy}, *playedByOutcast[] = {&games::jediOutcast},
                     *playedBySoldier[] = {&games::soldierOfFortune2};

consteval Format format()
{
    auto format = formatOf(lumps, SlotCount + 1, routeTable, Of::roles, columns, pageSide, FourLayers::layers);
    format.id = "raven";
    format.name = "RBSP 1";
    format.source = "OpenJK, codemp/qcommon/qfiles.h";
    format.games = readBy;
    format.magic = {'R', 'B', 'S', 'P'};
    format.version = 1;
    format.engines = {Engine{"Jedi Academy", playedByAcademy}, Engine{"Jedi Outcast", playedByOutcast},
                      Engine{"Soldier of Fortune II", playedBySoldier}};
    format.qualifierContents = " DETAIL TRANSLUCENT OPAQUE OUTSIDE INSIDE ";
    // codemp/rd-vanilla/tr_shader.cpp, FinishShader(): layers end at LS_UNUSED, and one lit by vertexes is white.
    format.lightLayers.unusedStyle = 0xfe;
    format.lightLayers.vertexPageIsWhite = true;
    return format;
}

} // namespace

extern constexpr Format raven = format();
static_assert(valid(raven) && validDerived(raven));

} // namespace bsp
