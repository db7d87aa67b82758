// Quake, BSP 29, as declared in id's WinQuake/bspfile.h. Hexen II's maps are the same with more trees per model, as in
// common/bspfile.h of Hammer of Thyrion.
#include "core/format/formats.h"
#include "core/format/quakeformat.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quakelumps;
using enum Type;
using quakeformat::engine, quakeformat::limits, quakeformat::tool;

// Today's engines read these as unsigned although the headers declare them signed, except planenum and texinfo of faces: no
// map has that many planes or texinfos.
constexpr auto node = nodeRecord(U16, I16, U16);
constexpr auto face = faceRecord(U16, I16, I16, I16);
constexpr auto clipnode = clipnodeRecord(U16, quakeformat::contents);
constexpr auto leaf = leafRecord(I16, U16, quakeformat::contents);
constexpr auto markSurface = markSurfaceRecord(U16);
constexpr auto edge = edgeRecord(U16);
static_assert(sizeOf(node) == 24 && sizeOf(face) == 20 && sizeOf(clipnode) == 8 && sizeOf(leaf) == 28);
static_assert(sizeOf(markSurface) == 2 && sizeOf(edge) == 4);

// engine/hexen2/gl_model.c, Mod_LoadClipnodes(): MAX_MAP_HULLS is 8, but only six hulls are set up.
constexpr auto hexen2Model = modelRecord(std::array{
    child("headnode[0]", I32, Nodes, Leafs, "Root of the tree for drawing and points; negative: a single leaf"),
    child("headnode[1]", I32, Clipnodes, none, "Root of hull 1 (players, 32 x 32 x 56)", quakeformat::contents),
    child("headnode[2]", I32, Clipnodes, none, "Root of hull 2 (scorpions, 48 x 48 x 40)", quakeformat::contents),
    child("headnode[3]", I32, Clipnodes, none, "Root of hull 3 (crouching, 32 x 32 x 28)", quakeformat::contents),
    child("headnode[4]", I32, Clipnodes, none,
          "Root of hull 4 (hydras, 80 x 80 x 84; in the mission pack pentacles, 16 x 16 x 16)", quakeformat::contents),
    child("headnode[5]", I32, Clipnodes, none, "Root of hull 5 (golems, 96 x 96 x 100)", quakeformat::contents),
    plain("headnode[6]", I32, "Unused: there is no hull 6"), plain("headnode[7]", I32, "Unused: there is no hull 7")});
static_assert(sizeOf(hexen2Model) == 80);

constexpr Contents contents = quakeformat::withSharedFields(
    {.node = node, .face = face, .clipnode = clipnode, .leaf = leaf, .markSurface = markSurface, .edge = edge});

consteval Contents hexen2Contents()
{
    Contents of = contents;
    of.model = hexen2Model;
    of.clipnodes = "Five trees for collision, one per hull";
    return of;
}

// Limits of indexes that the original reads as signed, so that they end at 32,767: gl_model.c, Mod_LoadNodes(),
// Mod_LoadClipnodes(), Mod_LoadMarksurfaces() and Mod_LoadLeafs(). For all others, contents begin at 65,520.
constexpr Limits clipnodes = limits(engine(65520), engine(32767), engine(65520), engine(65520), tool(65520));
constexpr Bounds bounds = {
    .entities = limits({}, tool(65536)), .planes = limits({}, tool(32767)), .textures = limits({}, tool(0x200000)),
    .vertexes = limits({}, tool(65535)), .visibility = limits({}, tool(0x100000)), .nodes = limits({}, engine(32767)),
    .texinfo = limits({}, tool(4096)), .faces = limits({}, engine(32767)), .lighting = limits({}, tool(0x100000)),
    .clipnodes = clipnodes, .leafs = limits(engine(32767), tool(8192)), // Mod_ProcessLeafs_S(), Host_Error()
    .markSurfaces = limits({}, engine(32767)), .edges = limits({}, tool(256000)), .surfedges = limits({}, tool(512000)),
    .models = quakeformat::models, .entityList = quakeformat::entityList,
    .images = limits(engine(4096), tool(512))}; // TexMgr_NewTexture(): MAX_GLTEXTURES, shared with other textures

// Limits of Hammer of Thyrion, whose SV_SpawnServer() also has MAX_MODELS slots for models, and of the original, whose
// common/bspfile.h bounds both compilers. FTE and ericw-tools read Hexen II's maps, too.
constexpr Bounds hexen2Bounds = {
    .entities = limits({}, tool(81920)), .planes = limits({}, tool(16384)), .textures = limits({}, tool(0x200000)),
    .vertexes = limits({}, tool(65535)), .visibility = limits({}, tool(0x100000)), .nodes = limits({}, engine(32767)),
    .texinfo = limits({}, tool(4096)), .faces = limits({}, tool(65535)), .lighting = limits({}, tool(0x100000)),
    .clipnodes = clipnodes, .leafs = limits({}, tool(65535)), .markSurfaces = limits({}, tool(65535)),
    .edges = limits({}, tool(256000)), .surfedges = limits({}, tool(512000)), .models = limits(engine(511), tool(256)),
    .entityList = limits({}, tool(1024)), .images = limits({}, tool(512))};

constexpr auto lumps = lumpsOf(contents, bounds), hexen2Lumps = lumpsOf(hexen2Contents(), hexen2Bounds);
constexpr auto routeTable = routesOf(lumps), hexen2Routes = routesOf(hexen2Lumps);

constexpr const Game *readBy[] = {&games::quake}, *hexen2ReadBy[] = {&games::hexen2};

} // namespace

extern constexpr Format quake = quakeformat::formatOf(
    {.id = "quake", .name = "BSP 29", .source = "id Software, Quake, WinQuake/bspfile.h", .games = readBy, .version = 29,
     .lumps = lumps, .hasVisFiles = true, .routes = routeTable,
     .engines = {Engine{"QuakeSpasm"}, Engine{"Quake"}, Engine{"DarkPlaces"}, Engine{"FTE"}, Engine{"ericw-tools"}},
     .otherBytesPerLuxel = 3, // for maps with coloured light like Half-Life's
     // gl_rsurf.c, AllocBlock(); later engines have larger blocks, and more of them
     .lightBlocks = {.side = 128, .usesFirstFit = true, .limits = limits({}, engine(64))}});
extern constexpr Format hexen2 = quakeformat::formatOf(
    {.id = "hexen2", .name = "BSP 29 of Hexen II", .source = "Raven Software, Hexen II, utils/common/bspfile.h",
     .games = hexen2ReadBy, .version = 29, .lumps = hexen2Lumps, .routes = hexen2Routes,
     .engines = {Engine{"Hammer of Thyrion"}, Engine{"Hexen II"}, Engine{}, Engine{"FTE"}, Engine{"ericw-tools"}},
     // engine/hexen2/gl_rsurf.c, AllocBlock(); MAX_LIGHTMAPS of glquake.h
     .lightBlocks = {.side = 128, .usesFirstFit = true, .limits = limits(engine(64), engine(64))}});
static_assert(valid(quake) && valid(hexen2) && validDerived(quake) && validDerived(hexen2));

} // namespace bsp
