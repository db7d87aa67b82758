// Quake, BSP 29, as id's WinQuake/bspfile.h. Hexen II's maps are the same with more trees a model, as Raven's h2 utils/common/
// bspfile.h has them.
#include "core/format/formats.h"
#include "core/format/quakelumps.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quakelumps;
using enum Type;

constexpr auto node = nodeRecord(I16, I16, U16);
constexpr auto face = faceRecord(U16, I16, I16, I16);
constexpr auto clipnode = clipnodeRecord(I16, quakeContents);
constexpr auto leaf = leafRecord(I16, U16, quakeContents);
constexpr auto markSurface = markSurfaceRecord(U16);
constexpr auto edge = edgeRecord(U16);
static_assert(sizeOf(node) == 24 && sizeOf(face) == 20 && sizeOf(clipnode) == 8 && sizeOf(leaf) == 28);
static_assert(sizeOf(markSurface) == 2 && sizeOf(edge) == 4);

constexpr auto hexen2Model = modelRecord(std::array{
    child("headnode[0]", I32, Nodes, Leafs, "Root of the tree for drawing and points; negative: a single leaf"),
    child("headnode[1]", I32, Clipnodes, none, "Root of hull 1 (players, 32 x 32 x 56)", quakeContents),
    child("headnode[2]", I32, Clipnodes, none, "Root of hull 2 (48 x 48 x 40)", quakeContents),
    child("headnode[3]", I32, Clipnodes, none, "Root of hull 3 (crouching, 32 x 32 x 28)", quakeContents),
    child("headnode[4]", I32, Clipnodes, none, "Root of hull 4 (16 x 16 x 16)", quakeContents),
    child("headnode[5]", I32, Clipnodes, none, "Root of hull 5 (large, 96 x 96 x 100)", quakeContents),
    plain("headnode[6]", I32, "No engine has a hull 6"), plain("headnode[7]", I32, "No engine has a hull 7")});
static_assert(sizeOf(quakeModel) == 64 && sizeOf(hexen2Model) == 80);

constexpr Contents contents = {.node = node, .face = face, .clipnode = clipnode, .leaf = leaf, .markSurface = markSurface,
                               .edge = edge, .model = quakeModel, .lighting = "Lightmaps' luxels, grey",
                               .clipnodes = "Two trees for collision, one a hull"};

consteval Contents hexen2Contents()
{
    Contents of = contents;
    of.model = hexen2Model;
    of.clipnodes = "Five trees for collision, one a hull";
    return of;
}

constexpr auto lumps = lumpsOf(contents, quakeBounds), hexen2Lumps = lumpsOf(hexen2Contents(), quakeBounds);
constexpr auto routeTable = routesOf(lumps), hexen2Routes = routesOf(hexen2Lumps);

constexpr const Game *readBy[] = {&games::quake}, *hexen2ReadBy[] = {&games::hexen2};

} // namespace

extern constexpr Format quake = {
    .id = "quake", .name = "BSP 29", .source = "id Software, Quake, WinQuake/bspfile.h", .games = readBy, .version = 29,
    .lumps = lumps, .directorySize = DirectorySize, .routes = routeTable, .engines = quakeEngines, .roles = roles,
    .columns = columnsOf(lumps), .visibility = Visibility::LeafRle, .lightmaps = Lightmaps::Styles, .bytesPerLuxel = 1,
    .texelsPerLuxel = 16, .images = Images::Miptex, .checksum = Checksum::CrcOfLumps};
extern constexpr Format hexen2 = {
    .id = "hexen2", .name = "BSP 29 (Hexen II)", .source = "Raven Software, Hexen II, utils/common/bspfile.h",
    .games = hexen2ReadBy, .version = 29,
    .lumps = hexen2Lumps, .directorySize = DirectorySize, .routes = hexen2Routes, .engines = quakeEngines, .roles = roles,
    .columns = columnsOf(hexen2Lumps), .visibility = Visibility::LeafRle, .lightmaps = Lightmaps::Styles, .bytesPerLuxel = 1,
    .texelsPerLuxel = 16, .images = Images::Miptex, .checksum = Checksum::CrcOfLumps};
static_assert(valid(quake) && valid(hexen2) && validDerived(quake) && validDerived(hexen2));

} // namespace bsp
