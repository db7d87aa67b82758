// BSP2 and 2PSB: Quake maps with 32-bit numbers where BSP 29 has 16-bit ones. BSP2 stores boxes as floats; 2PSB, its
// predecessor, stores them as BSP 29 does (ericw-tools, common/bspfile_q1.hh).
#include "core/format/formats.h"
#include "core/format/quakeformat.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quakelumps;
using enum Type;

constexpr auto node = nodeRecord(I32, F32, U32), narrowNode = nodeRecord(I32, I16, U32);
constexpr auto face = faceRecord(I32, I32, I32, I32);
constexpr auto clipnode = clipnodeRecord(I32, quakeformat::contents);
constexpr auto leaf = leafRecord(F32, U32, quakeformat::contents), narrowLeaf = leafRecord(I16, U32, quakeformat::contents);
constexpr auto markSurface = markSurfaceRecord(U32);
constexpr auto edge = edgeRecord(U32);
static_assert(sizeOf(node) == 44 && sizeOf(narrowNode) == 32 && sizeOf(face) == 28 && sizeOf(clipnode) == 12);
static_assert(sizeOf(leaf) == 44 && sizeOf(narrowLeaf) == 32 && sizeOf(markSurface) == 4 && sizeOf(edge) == 8);

constexpr Contents contents = quakeformat::withSharedFields(
    {.node = node, .face = face, .clipnode = clipnode, .leaf = leaf, .markSurface = markSurface, .edge = edge});

consteval Contents narrowContents()
{
    Contents of = contents;
    of.node = narrowNode;
    of.leaf = narrowLeaf;
    return of;
}

consteval Limits withoutOriginal(Limits limits)
{
    limits[quakeformat::Original] = {};
    return limits;
}
constexpr Bounds bounds = {.models = withoutOriginal(quakeformat::models),
                           .entityList = withoutOriginal(quakeformat::entityList)};

constexpr auto lumps = lumpsOf(contents, bounds), narrowLumps = lumpsOf(narrowContents(), bounds);
constexpr auto routeTable = routesOf(lumps), narrowRoutes = routesOf(narrowLumps);

constexpr const Game *readBy[] = {&games::quake};

consteval Format wide(Format format)
{
    format.source = "ericw-tools, include/common/bspfile_q1.hh";
    format.games = readBy;
    format.engines = {Engine{"QuakeSpasm"}, Engine{}, Engine{"DarkPlaces"}, Engine{"FTE"}, Engine{"ericw-tools"}};
    return quakeformat::formatOf(format);
}

} // namespace

extern constexpr Format bsp2 =
    wide({.id = "bsp2", .name = "BSP2", .magic = {'B', 'S', 'P', '2'}, .lumps = lumps, .routes = routeTable});
extern constexpr Format psb2 =
    wide({.id = "2psb", .name = "2PSB", .magic = {'2', 'P', 'S', 'B'}, .lumps = narrowLumps, .routes = narrowRoutes});
static_assert(valid(bsp2) && valid(psb2) && validDerived(bsp2) && validDerived(psb2));

} // namespace bsp
