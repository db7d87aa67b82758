// Half-Life, BSP 30, as Valve's utils/common/bspfile.h. Blue Shift's maps are the same with the contents of the
// directory's first two slots exchanged.
#include "core/format/computedcolumns.h"
#include "core/format/formats.h"
#include "core/games/game.h"

namespace bsp {
namespace {

enum Slot : int {
    Entities, Planes, Textures, Vertexes, Vis, Nodes, Texinfo, Faces, Lighting, Clipnodes, Leafs, MarkSurfaces, Edges,
    Surfedges, Models, DirectorySize,
    EntityList = DirectorySize, Clusters, ImageList, FaceLightmaps
};
using enum Type;

// -7, -8 and from -16 on belong to compilers and are not meant to reach the file.
constexpr NamedValue contents[] = {
    {-1, "EMPTY"}, {-2, "SOLID"}, {-3, "WATER"}, {-4, "SLIME"}, {-5, "LAVA"}, {-6, "SKY"}, {-7, "ORIGIN"}, {-8, "CLIP"},
    {-9, "CURRENT_0"}, {-10, "CURRENT_90"}, {-11, "CURRENT_180"}, {-12, "CURRENT_270"}, {-13, "CURRENT_UP"},
    {-14, "CURRENT_DOWN"}, {-15, "TRANSLUCENT"}, {-16, "HINT"}, {-17, "NULL"}, {-18, "DETAIL"}, {-19, "BOUNDINGBOX"},
    {-32, "TOEMPTY"}};

constexpr NamedValue texinfoFlags[] = {{0x1, "SPECIAL"}};
constexpr NamedValue planeTypes[] = {{0, "X"}, {1, "Y"}, {2, "Z"}, {3, "ANYX"}, {4, "ANYY"}, {5, "ANYZ"}};

constexpr auto plane = record(array({"normal.x", "normal.y", "normal.z"}, F32, "Direction the plane faces, length 1"),
                              plain("dist", F32, "Distance from the world's origin along the normal, in map units"),
                              oneOf("type", I32, planeTypes, "The axis the normal is, or is nearest to"));
static_assert(sizeOf(plane) == 20);

constexpr auto vertex = record(array({"point.x", "point.y", "point.z"}, F32, "Place, in map units"));
static_assert(sizeOf(vertex) == 12);

constexpr auto node = record(
    index("planenum", I32, Planes, "The plane that splits this node's space"),
    child("children[0]", I16, Nodes, Leafs, "What lies in front of the plane"),
    child("children[1]", I16, Nodes, Leafs, "What lies behind the plane"),
    box(I16),
    range("firstface", "numfaces", U16, Faces, "First of the faces that lie on its plane, both sides"));
static_assert(sizeOf(node) == 24);

constexpr auto texinfo = record(
    array({"vecs[0].x", "vecs[0].y", "vecs[0].z", "vecs[0].offset"}, F32, "Texture axis s: texels for each map unit, and offset"),
    array({"vecs[1].x", "vecs[1].y", "vecs[1].z", "vecs[1].offset"}, F32, "Texture axis t: texels for each map unit, and offset"),
    index("miptex", I32, ImageList, "Its texture"),
    flags("flags", U32, texinfoFlags, "SPECIAL: no lightmap"));
static_assert(sizeOf(texinfo) == 40);

// Valve's header declares planenum signed; tools write it unsigned.
constexpr auto face = record(
    index("planenum", U16, Planes, "The plane it lies on"),
    plain("side", I16, "Not 0: it faces against its plane's normal"),
    range("firstedge", I32, "numedges", I16, Surfedges, "First of the surfedges around it, clockwise from the front"),
    index("texinfo", I16, Texinfo, "How it is textured"),
    array({"styles[0]", "styles[1]", "styles[2]", "styles[3]"}, U8, "Light style of each of its lightmaps; 255: none"),
    byteOffset("lightofs", I32, Lighting, "Where its lightmaps begin, in bytes; -1: none", none));
static_assert(sizeOf(face) == 20);

constexpr auto clipnode = record(
    index("planenum", I32, Planes, "The plane that splits this node's space"),
    child("children[0]", I16, Clipnodes, none, "What lies in front: a clipnode, or contents", contents),
    child("children[1]", I16, Clipnodes, none, "What lies behind: a clipnode, or contents", contents));
static_assert(sizeOf(clipnode) == 8);

constexpr auto leaf = record(
    oneOf("contents", I32, contents, "What fills it"),
    byteOffset("visofs", I32, Vis, "Its row of the potentially visible set; -1: sees everything", none),
    box(I16),
    range("firstmarksurface", "nummarksurfaces", U16, MarkSurfaces, "First of its entries in MarkSurfaces"),
    array({"ambient_level[0]", "ambient_level[1]", "ambient_level[2]", "ambient_level[3]"}, U8, "Loudness of water, sky, slime and lava"));
static_assert(sizeOf(leaf) == 28);

constexpr auto markSurface = record(index("face", U16, Faces, "A face seen from the leaf"));
constexpr auto edge = record(index("v[0]", U16, Vertexes, "Where it starts"), index("v[1]", U16, Vertexes, "Where it ends"));
static_assert(sizeOf(markSurface) == 2 && sizeOf(edge) == 4);

constexpr auto surfedge = record(Field{.name = "edge", .type = I32, .meaning = "An edge; negative: walked backwards",
                                       .use = Use::SignedIndex, .target = Edges});
static_assert(sizeOf(surfedge) == 4);

constexpr auto model = record(
    box(F32),
    array({"origin.x", "origin.y", "origin.z"}, F32, "Normally 0: the entity's origin places the model"),
    child("headnode[0]", I32, Nodes, Leafs, "Root of the tree for drawing and points; negative: a single leaf"),
    child("headnode[1]", I32, Clipnodes, none, "Root of hull 1 (standing, 32 x 32 x 72)", contents),
    child("headnode[2]", I32, Clipnodes, none, "Root of hull 2 (large, 64 x 64 x 64)", contents),
    child("headnode[3]", I32, Clipnodes, none, "Root of hull 3 (crouching, 32 x 32 x 36)", contents),
    plain("visleafs", I32, "Leafs that have visibility, without leaf 0"),
    range("firstface", "numfaces", I32, Faces, "First of its faces"));
static_assert(sizeOf(model) == 64);

constexpr Roles roles = {.entities = Entities, .planes = Planes, .nodes = Nodes, .leafs = Leafs, .faces = Faces,
                         .vertexes = Vertexes, .texinfo = Texinfo, .models = Models, .visibility = Vis,
                         .lighting = Lighting, .textures = Textures, .entityList = EntityList, .clusters = Clusters,
                         .images = ImageList, .faceLightmaps = FaceLightmaps};
constexpr auto entityList = entityListFields(roles);
constexpr auto clusters = clusterFieldsOfLeafs(roles);
constexpr auto imageList = imageFieldsOfMiptex(roles);
constexpr auto faceLightmaps = faceLightmapFields(roles);
constexpr auto ofFace = faceColumns<16>(roles, flags("flags", U32, texinfoFlags, "SPECIAL: no lightmap"));
constexpr auto ofLeaf = leafColumns();
constexpr auto ofModel = modelColumns(roles);
constexpr auto ofTexinfo = texinfoColumns<16>(roles);
constexpr auto ofImage = imageColumnsWithBytes();

// Limits: GoldSrc (0 where only its tools have one), SDK tools, VHLT, Xash3D, Sven Co-op. SDK: utils/common/bspfile.h;
// VHLT: common/bspfile.h of Vluzacn's tools; Xash3D: common/bspfile.h, which only displays them; Sven Co-op's engine,
// whose sources are not public: AppSettings.cpp of bspguy, an editor for its maps, which only displays them too.
constexpr Limits limits(std::int64_t goldsrc, std::int64_t sdk, std::int64_t vhlt, std::int64_t xash, std::int64_t sven)
{
    return {Limit{goldsrc, true}, Limit{sdk, false}, Limit{vhlt, false}, Limit{xash, false}, Limit{sven, false}};
}

constexpr Lump lumps[] = {
    blob("ENTITIES", "Entities", " entity ", "The entities' text",
         Kind::Text, limits(0, 0x20000, 0x200000, 0x200000, 0x200000)),
    records("PLANES", "Planes", "Plane", " plane ", "Planes of nodes, clipnodes and faces, in opposing pairs",
            plane, limits(0, 32767, 32768, 131072, 65535)),
    blob("TEXTURES", "Textures", " miptex ", "Texture headers, and the pixels of embedded ones",
         Kind::Bytes, limits(0, 0x200000, 0x2000000, 0x2000000, 0)),
    records("VERTEXES", "Vertexes", "Vertex", " vertices vertex verts ", "Corners of faces",
            vertex, limits(0, 65535, 65535, 524288, 65535)),
    blob("VISIBILITY", "Visibility", " vis visdata pvs ", "Which leafs see which, run-length coded",
         Kind::Bytes, limits(0, 0x200000, 0x800000, 0x1000000, 0x4000000)),
    records("NODES", "Nodes", "Node", " node ", "The tree that splits space; 0 is the world's root",
            node, limits(0, 32767, 32767, 262144, 32768)),
    with(ofTexinfo, records("TEXINFO", "Texinfo", "Texinfo", " texinfos ", "Texture axes and flags", texinfo, limits(0, 8192, 32767, 262144, 32767))),
    with(ofFace, records("FACES", "Faces", "Face", " face ", "The polygons that are drawn", face, limits(0, 65535, 65535, 262144, 65535))),
    blob("LIGHTING", "Lighting", " lightmaps lightmap ", "Lightmaps' luxels, RGB",
         Kind::Bytes, limits(0, 0x200000, 0x3000000, 0x2000000, 0x4000000)),
    records("CLIPNODES", "Clipnodes", "Clipnode", " clipnode ", "Three trees for collision, one a hull",
            clipnode, limits(0, 32767, 32767, 524288, 32768)),
    with(ofLeaf, records("LEAFS", "Leafs", "Leaf", " leaves leaf ", "Convex pieces of space; 0 is solid",
            leaf, limits(32767, 8192, 32760, 131072, 65536))),
    records("MARKSURFACES", "MarkSurfaces", "MarkSurface", " marksurface leaffaces ", "Which faces are seen from which leaf",
            markSurface, limits(0, 65535, 65535, 0, 65535)),
    records("EDGES", "Edges", "Edge", " edge ", "Pairs of vertexes; 0 is unused", edge, limits(0, 256000, 256000, 1000000, 256000)),
    records("SURFEDGES", "Surfedges", "Surfedge", " surfedge ", "Edges around each face",
            surfedge, limits(0, 512000, 512000, 2000000, 512000)),
    with(ofModel, records("MODELS", "Models", "Model", " model ", "The world (0) and the brush models", model, limits(1024, 400, 512, 2048, 4096))),
    derivedLump("ENTITYLIST", "Entity list", "Entity", " entitylist ", "The entities, read from their text", entityList, limits(0, 1024, 16384, 8192, 8192)),
    derivedLump("CLUSTERS", "Clusters", "Cluster", " cluster ", "Leafs that have visibility; cluster c is leaf c + 1", clusters),
    with(ofImage, derivedLump("IMAGES", "Images", "Image", " image texture ", "The textures that the map holds or names", imageList, limits(0, 512, 4096, 2048, 4096))),
    derivedLump("FACELIGHTMAPS", "Face lightmaps", "Face lightmap", " facelightmap ", "Every face's lightmaps, measured by the engine's rule", faceLightmaps)};

constexpr auto routeTable = routes(lumps, {
    "TEXINFO.miptex FACES.texinfo MARKSURFACES.face LEAFS.firstmarksurface CLUSTERS.leaf",
    "ENTITYLIST.model MODELS.firstface MARKSURFACES.face LEAFS.firstmarksurface CLUSTERS.leaf",
    "EDGES.v[0] SURFEDGES.edge FACES.firstedge MARKSURFACES.face LEAFS.firstmarksurface CLUSTERS.leaf",
    "EDGES.v[1] SURFEDGES.edge FACES.firstedge MARKSURFACES.face LEAFS.firstmarksurface CLUSTERS.leaf",
    "FACES.planenum MARKSURFACES.face LEAFS.firstmarksurface CLUSTERS.leaf",
    "FACELIGHTMAPS.face MARKSURFACES.face LEAFS.firstmarksurface CLUSTERS.leaf",
    "NODES.planenum",
    "NODES.firstface",
    "CLIPNODES.planenum",
    "MODELS.headnode[0]",
});

constexpr Columns columns = {
    .planeNormal = named(lumps, "PLANES.normal.x"), .nodePlane = named(lumps, "NODES.planenum"),
    .nodeFront = named(lumps, "NODES.children[0]"), .nodeBack = named(lumps, "NODES.children[1]"),
    .leafContents = named(lumps, "LEAFS.contents"), .leafBox = named(lumps, "LEAFS.mins.x"),
    .leafFaces = named(lumps, "LEAFS.firstmarksurface"), .leafFace = named(lumps, "MARKSURFACES.face"),
    .modelBox = named(lumps, "MODELS.mins.x"), .modelFaces = named(lumps, "MODELS.firstface"),
    .modelTree = named(lumps, "MODELS.headnode[0]"), .modelHulls = named(lumps, "MODELS.headnode[1]"),
    .clipnodePlane = named(lumps, "CLIPNODES.planenum"), .clipnodeFront = named(lumps, "CLIPNODES.children[0]"),
    .clipnodeBack = named(lumps, "CLIPNODES.children[1]"),
    .faceCorners = named(lumps, "FACES.numedges"), .faceEdges = named(lumps, "FACES.firstedge"),
    .surfedge = named(lumps, "SURFEDGES.edge"), .edgeStart = named(lumps, "EDGES.v[0]"), .edgeEnd = named(lumps, "EDGES.v[1]"),
    .vertexPoint = named(lumps, "VERTEXES.point.x"), .facePlane = named(lumps, "FACES.planenum"),
    .faceSide = named(lumps, "FACES.side"), .faceTexinfo = named(lumps, "FACES.texinfo"),
    .faceStyles = named(lumps, "FACES.styles[0]"), .faceLight = named(lumps, "FACES.lightofs"),
    .texinfoAxes = named(lumps, "TEXINFO.vecs[0].x"), .texinfoFlags = named(lumps, "TEXINFO.flags"),
    .texinfoImage = named(lumps, "TEXINFO.miptex"),
    .leafVisibility = named(lumps, "LEAFS.visofs"), .modelVisLeafs = named(lumps, "MODELS.visleafs"),
    .clusterBox = named(lumps, "CLUSTERS.mins.x"), .clusterSight = named(lumps, "CLUSTERS.sees"),
    .clusterSeenFaces = named(lumps, "CLUSTERS.seenFaces"),
    .clusterRow = named(lumps, "CLUSTERS.visofs"),
    .entityClass = named(lumps, "ENTITYLIST.classname"), .entityName = named(lumps, "ENTITYLIST.targetname"),
    .entityModel = named(lumps, "ENTITYLIST.model")};

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
        .visibility = Visibility::LeafRle, .lightmaps = Lightmaps::Styles, .bytesPerLuxel = 3, .texelsPerLuxel = 16,
        .lightBlocks = {.side = 128, .takesTheFirst = true, .limits = limits(64, 0, 64, 0, 0)}, // VHLT's chart has it, too
        .images = Images::Miptex, .checksum = Checksum::CrcOfLumps};
}

} // namespace

extern constexpr Format goldsrc = halfLife(false);
extern constexpr Format blueShift = halfLife(true);
static_assert(valid(goldsrc) && valid(blueShift) && validDerived(goldsrc) && validDerived(blueShift));

} // namespace bsp
