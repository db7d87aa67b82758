// Quake II, IBSP 38.
#include "core/format/formats.h"
#include "core/format/quake2tables.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quake2tables;

// Limits of Original, yquake2 and q2pro (0: none). Original: id's qfiles.h; its limits on lighting and the number of entities
// apply only to the tools. yquake2: the same numbers in common/header/files.h. q2pro: common/bsp.c. The re-release's engine is
// not published.
constexpr Limits both(std::int64_t most) { return {Limit{most, true}, Limit{most, true}}; }
constexpr Limits all(std::int64_t most) { return {Limit{most, true}, Limit{most, true}, Limit{most, true}}; }
constexpr Limits tools(std::int64_t most) { return {Limit{most, false}, Limit{most, false}, Limit{most, false}}; }

constexpr Records narrowed = recordsOf(narrow);
static_assert(sizeOf(narrowed.node) == 28 && sizeOf(narrowed.face) == 20 && sizeOf(narrowed.leaf) == 28);
static_assert(sizeOf(narrowed.leafFace) == 2 && sizeOf(narrowed.leafBrush) == 2);
static_assert(sizeOf(narrowed.edge) == 4 && sizeOf(narrowed.brushSide) == 4);

// In both, CM_InitBoxHull() (qcommon/cmodel.c and common/collision.c) needs room for a box after the map's own planes,
// nodes, brushes, sides and leaf brushes ("Not enough room for box tree").
constexpr auto lumps = lumpsOf(narrowed, {
    .entities = {Limit{0x40000, true}, Limit{0x3ffff, true}}, .planes = both(65536 - 12), .vertexes = both(65536),
    .visibility = both(0x100000), .nodes = both(65536 - 6), .texinfo = both(8192), .faces = both(65536),
    .lighting = {Limit{0x200000, false}, Limit{0x200000, false}, Limit{0x800000, false}}, .leafs = all(65536),
    .leafFaces = both(65536), .leafBrushes = both(65536 - 1), .edges = both(128000), .surfedges = both(255999),
    .models = both(1024), .brushes = both(8192 - 1), .brushSides = both(65536 - 6), .areas = all(256),
    // The original compares with MAX_MAP_AREAS by mistake.
    .areaPortals = {Limit{256, true}, Limit{1024, true}}, .entityList = tools(2048)});
constexpr auto routeTable = routesOf(lumps);
constexpr Columns columns = columnsOf(lumps);

constexpr const Game *readBy[] = {&games::quake2, &games::quake2Rerelease, &games::kingpin};
constexpr const Game *playedByOriginal[] = {&games::quake2, &games::kingpin}, *playedByPorts[] = {&games::quake2};
constexpr const Game *playedByRerelease[] = {&games::quake2Rerelease};

consteval Format format()
{
    auto format = formatOf(lumps, routeTable, columns);
    format.id = "quake2";
    format.name = "IBSP 38";
    format.source = "id Software, Quake II, qcommon/qfiles.h";
    format.games = readBy;
    format.magic = {'I', 'B', 'S', 'P'};
    format.engines = {Engine{"Original", playedByOriginal}, Engine{"yquake2", playedByPorts}, Engine{"q2pro", playedByPorts},
                      Engine{"Re-release", playedByRerelease}};
    // ref_gl's LM_UploadBlock(): the first of 128 textures is for dynamic light, and one has to stay free after the last.
    format.lightBlocks = {.side = 128, .limits = {Limit{126, true}}};
    return format;
}

} // namespace

extern constexpr Format quake2 = format();
static_assert(valid(quake2) && validDerived(quake2));

} // namespace bsp
