// Half-Life, BSP 30, as declared in Valve's utils/common/bspfile.h. Blue Shift's maps are the same with the first two slots
// of the directory swapped.
#include "core/format/formats.h"
#include "core/format/lightstyles.h"
#include "core/format/quakelumps.h"
#include "core/games/game.h"

namespace bsp {
namespace {

using namespace quakelumps;
using enum Type;

// Compilers use -7, -8 and everything from -16 down internally; they should not appear in a file.
constexpr NamedValue contents[] = {
    {-1, "EMPTY"}, {-2, "SOLID"}, {-3, "WATER"}, {-4, "SLIME"}, {-5, "LAVA"}, {-6, "SKY"}, {-7, "ORIGIN"}, {-8, "CLIP"},
    {-9, "CURRENT_0"}, {-10, "CURRENT_90"}, {-11, "CURRENT_180"}, {-12, "CURRENT_270"}, {-13, "CURRENT_UP"},
    {-14, "CURRENT_DOWN"}, {-15, "TRANSLUCENT"}, {-16, "HINT"}, {-17, "NULL"}, {-18, "DETAIL"}, {-19, "BOUNDINGBOX"},
    {-32, "TOEMPTY"}};

constexpr auto node = nodeRecord(I16, I16, U16);
constexpr auto face = faceRecord(U16, I16, I16, I16); // Valve's header declares planenum signed; tools write it unsigned.
constexpr auto clipnode = clipnodeRecord(I16, contents);
constexpr auto leaf = leafRecord(I16, U16, contents);
constexpr auto markSurface = markSurfaceRecord(U16);
constexpr auto edge = edgeRecord(U16);
constexpr auto model = modelRecord(std::array{
    child("headnode[0]", I32, Nodes, Leafs, "Root of the tree for drawing and points; negative: a single leaf"),
    child("headnode[1]", I32, Clipnodes, none, "Root of hull 1 (standing, 32 x 32 x 72)", contents),
    child("headnode[2]", I32, Clipnodes, none, "Root of hull 2 (large, 64 x 64 x 64)", contents),
    child("headnode[3]", I32, Clipnodes, none, "Root of hull 3 (crouching, 32 x 32 x 36)", contents)});
static_assert(sizeOf(node) == 24 && sizeOf(face) == 20 && sizeOf(clipnode) == 8 && sizeOf(leaf) == 28);
static_assert(sizeOf(markSurface) == 2 && sizeOf(edge) == 4 && sizeOf(model) == 64);

// Limits of GoldSrc, the SDK's tools, VHLT, Xash3D and Sven Co-op, in this order, and their sources:
// GoldSrc: 0 where only its tools have a limit. Models: SV_SpawnServer() of ReHLDS' sv_main.cpp has MAX_MODELS slots and
// does not use the first. SDK: utils/common/bspfile.h. VHLT: common/bspfile.h of Vluzacn's tools. Xash3D: common/bspfile.h;
// the engine only displays these limits, except for lumps with CHECK_OVERFLOW in srclumps of mod_bmodel.c, which
// Mod_LoadLump() refuses.
// Sven Co-op: its sources are not public; AppSettings.cpp of bspguy, an editor for its maps, which also only displays
// limits.
constexpr Limits limits(std::int64_t goldsrc, std::int64_t sdk, std::int64_t vhlt, std::int64_t xash, std::int64_t sven)
{
    return {Limit{goldsrc, true}, Limit{sdk, false}, Limit{vhlt, false}, Limit{xash, false}, Limit{sven, false}};
}

constexpr Limits refusedByXash(Limits limits)
{
    limits[3].engine = true;
    return limits;
}

constexpr Bounds bounds = {
    .entities = limits(0, 0x20000, 0x200000, 0x200000, 0x200000), .planes = limits(0, 32767, 32768, 131072, 65535),
    .textures = limits(0, 0x200000, 0x2000000, 0x2000000, 0), .vertexes = limits(0, 65535, 65535, 524288, 65535),
    .visibility = limits(0, 0x200000, 0x800000, 0x1000000, 0x4000000),
    .nodes = refusedByXash(limits(0, 32767, 32767, 262144, 32768)),
    .texinfo = refusedByXash(limits(0, 8192, 32767, 262144, 32767)),
    .faces = refusedByXash(limits(0, 65535, 65535, 262144, 65535)),
    .lighting = limits(0, 0x200000, 0x3000000, 0x2000000, 0x4000000), .clipnodes = limits(0, 32767, 32767, 524288, 32768),
    .leafs = refusedByXash(limits(32767, 8192, 32760, 131072, 65536)), .markSurfaces = limits(0, 65535, 65535, 0, 65535),
    .edges = limits(0, 256000, 256000, 1000000, 256000), .surfedges = limits(0, 512000, 512000, 2000000, 512000),
    .models = refusedByXash(limits(511, 400, 512, 2048, 4096)), .entityList = limits(0, 1024, 16384, 8192, 8192),
    .images = limits(0, 512, 4096, 2048, 4096)};

constexpr auto lumps = lumpsOf({.node = node, .face = face, .clipnode = clipnode, .leaf = leaf, .markSurface = markSurface,
                                .edge = edge, .model = model, .lighting = "Lightmap luxels, RGB",
                                .clipnodes = "Three trees for collision, one per hull"},
                               bounds);
constexpr auto routeTable = routesOf(lumps);
constexpr auto columns = columnsOf(lumps);

constexpr const Game *readByMods[] = {&games::halfLife, &games::counterStrike, &games::svenCoop};
constexpr const Game *playedByGoldSrc[] = {&games::halfLife, &games::counterStrike};
constexpr const Game *playedBySven[] = {&games::svenCoop};
constexpr const Game *readByBlueShift[] = {&games::blueShift};

constexpr std::array<Engine, engineCount> engines{Engine{"GoldSrc", playedByGoldSrc}, Engine{"SDK tools"},
                                                  Engine{"VHLT"}, Engine{"Xash3D", playedByGoldSrc},
                                                  Engine{"Sven Co-op", playedBySven}};
constexpr std::array<Engine, engineCount> blueShiftEngines{Engine{"GoldSrc"}, Engine{"SDK tools"},
                                                           Engine{"VHLT"}, Engine{"Xash3D"}};

consteval Format halfLife(bool blueShift)
{
    using Games = std::span<const Game *const>;
    return {
        .id = blueShift ? "blueshift" : "halflife", .name = "BSP 30", .source = "Valve, Half-Life SDK, utils/common/bspfile.h",
        .games = blueShift ? Games(readByBlueShift) : Games(readByMods),
        .version = 30, .lumps = lumps, .directorySize = DirectorySize, .firstTwoSwapped = blueShift, .hasXashLumps = true,
        .routes = routeTable,
        .engines = blueShift ? blueShiftEngines : engines,
        .roles = roles, .columns = columns,
        .visibility = Visibility::LeafRle, .lightmaps = Lightmaps::Styles, .bytesPerLuxel = 3, .otherBytesPerLuxel = 1,
        .texelsPerLuxel = 16,
        .lightBlocks = {.side = 128, .usesFirstFit = true, .limits = limits(64, 0, 64, 0, 0)}, // VHLT's chart lists them, too
        .images = Images::Miptex, .checksum = Checksum::CrcOfLumps, .lightStyles = halfLifeStyles};
}

} // namespace

extern constexpr Format goldsrc = halfLife(false);
extern constexpr Format blueShift = halfLife(true);
static_assert(valid(goldsrc) && valid(blueShift) && validDerived(goldsrc) && validDerived(blueShift));

} // namespace bsp
