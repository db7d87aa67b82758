// QBSP: Quake II's maps with wider numbers, which qbism's compilers and ericw-tools write, and q2pro and Quake II's
// re-release of 2023 read. Records as in q2tools-220's src/qfiles.h (dnode_tx, dface_tx, dleaf_tx, dedge_tx, dbrushside_tx).
#include "core/format/formats.h"
#include "core/format/quake2tables.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quake2tables;

// q2pro (common/bsp.c and bsp_template.c) accepts whatever fits into memory, except for what its network protocol numbers
// (MAX_MAP_AREAS, and MAX_MODELS - 2 of inc/shared/shared.h) and MAX_MAP_CLUSTERS of inc/format/bsp.h. Of the re-release
// only the game code is published. The compilers' arrays: MAX_MAP_..._QBSP of q2tools-220's src/qfiles.h.
constexpr Limits compiled(std::int64_t most) { return {Limit{}, Limit{}, Limit{most, false}}; }
constexpr Limits loaded(std::int64_t most, std::int64_t compiled) { return {Limit{most, true}, Limit{}, Limit{compiled, false}}; }

constexpr Records widened = recordsOf(wide);
static_assert(sizeOf(widened.node) == 44 && sizeOf(widened.face) == 28 && sizeOf(widened.leaf) == 52);
static_assert(sizeOf(widened.leafFace) == 4 && sizeOf(widened.leafBrush) == 4);
static_assert(sizeOf(widened.edge) == 8 && sizeOf(widened.brushSide) == 8);

constexpr auto lumps = lumpsOf(widened, {
    .entities = compiled(13631488), .planes = compiled(1048576), .vertexes = compiled(4194304),
    .visibility = compiled(0x8000000), .nodes = compiled(1048576), .texinfo = compiled(1048576), .faces = compiled(1048576),
    .lighting = compiled(54525952), .leafs = compiled(1048576), .leafFaces = compiled(1048576),
    .leafBrushes = compiled(1048576), .edges = compiled(1048576), .surfedges = compiled(4194304),
    .models = loaded(8190, 131072), .brushes = compiled(1048576), .brushSides = compiled(4194304),
    .areas = loaded(256, 256), .areaPortals = compiled(1024), .entityList = compiled(131072),
    .clusters = {Limit{65536, true}}});
constexpr auto routeTable = routesOf(lumps);
constexpr Columns columns = columnsOf(lumps);

constexpr const Game *readBy[] = {&games::quake2, &games::quake2Rerelease};
constexpr const Game *playedByPorts[] = {&games::quake2}, *playedByRerelease[] = {&games::quake2Rerelease};

consteval Format format()
{
    auto format = formatOf(lumps, routeTable, columns);
    format.id = "qbsp";
    format.name = "QBSP 38";
    format.source = "qbism, q2tools-220, src/qfiles.h";
    format.games = readBy;
    format.magic = {'Q', 'B', 'S', 'P'};
    // Light blocks: q2pro makes them as large as the map's lightmaps need (refresh/surf.c).
    format.engines = {Engine{"q2pro", playedByPorts}, Engine{"Re-release", playedByRerelease}, Engine{"q2tools"}};
    return format;
}

} // namespace

extern constexpr Format qbsp = format();
static_assert(valid(qbsp) && validDerived(qbsp));

} // namespace bsp
