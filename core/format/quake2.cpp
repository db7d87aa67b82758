// Quake II, IBSP 38. Records as in id's qcommon/qfiles.h; several 16-bit indexes are read unsigned although the
// original C code sign-extends some of them (tools write them unsigned, other engines read them so).
#include "core/format/computedcolumns.h"
#include "core/format/formats.h"
#include "core/games/game.h"

namespace bsp {
namespace {

enum Slot : int {
    Entities, Planes, Vertexes, Vis, Nodes, Texinfo, Faces, Lighting, Leafs, LeafFaces, LeafBrushes, Edges, Surfedges,
    Models, Brushes, BrushSides, Pop, Areas, AreaPortals, DirectorySize,
    EntityList = DirectorySize, Clusters, ImageList, FaceLightmaps
};
using enum Type;

constexpr NamedValue surfaceFlags[] = {
    {0x1, "LIGHT"}, {0x2, "SLICK"}, {0x4, "SKY"}, {0x8, "WARP"}, {0x10, "TRANS33"}, {0x20, "TRANS66"},
    {0x40, "FLOWING"}, {0x80, "NODRAW"}, {0x100, "HINT"}, {0x200, "SKIP"}, {0x2000000, "ALPHATEST"},
    {0x10000000, "N64_UV"}, {0x20000000, "N64_SCROLL_X"}, {0x40000000, "N64_SCROLL_Y"}, {0x80000000, "N64_SCROLL_FLIP"}};

// 0x2000, 0x4000, 0x40000000 and 0x80000000 are the 2023 re-release's.
constexpr NamedValue contentsFlags[] = {
    {0x1, "SOLID"}, {0x2, "WINDOW"}, {0x4, "AUX"}, {0x8, "LAVA"}, {0x10, "SLIME"}, {0x20, "WATER"}, {0x40, "MIST"},
    {0x2000, "NO_WATERJUMP"}, {0x4000, "PROJECTILECLIP"}, {0x8000, "AREAPORTAL"}, {0x10000, "PLAYERCLIP"},
    {0x20000, "MONSTERCLIP"}, {0x40000, "CURRENT_0"}, {0x80000, "CURRENT_90"}, {0x100000, "CURRENT_180"},
    {0x200000, "CURRENT_270"}, {0x400000, "CURRENT_UP"}, {0x800000, "CURRENT_DOWN"}, {0x1000000, "ORIGIN"},
    {0x2000000, "MONSTER"}, {0x4000000, "DEADMONSTER"}, {0x8000000, "DETAIL"}, {0x10000000, "TRANSLUCENT"},
    {0x20000000, "LADDER"}, {0x40000000, "PLAYER"}, {0x80000000, "PROJECTILE"}};

constexpr NamedValue planeTypes[] = {{0, "X"}, {1, "Y"}, {2, "Z"}, {3, "ANYX"}, {4, "ANYY"}, {5, "ANYZ"}};

constexpr auto plane = record(array({"normal.x", "normal.y", "normal.z"}, F32, "Direction the plane faces, length 1"),
                              plain("dist", F32, "Distance from the world's origin along the normal, in map units"),
                              oneOf("type", I32, planeTypes, "The axis the normal is, or is nearest to"));
static_assert(sizeOf(plane) == 20);

constexpr auto vertex = record(array({"point.x", "point.y", "point.z"}, F32, "Place, in map units"));
static_assert(sizeOf(vertex) == 12);

constexpr auto node = record(
    index("planenum", I32, Planes, "The plane that splits this node's space"),
    child("children[0]", I32, Nodes, Leafs, "What lies in front of the plane"),
    child("children[1]", I32, Nodes, Leafs, "What lies behind the plane"),
    box(I16),
    range("firstface", "numfaces", U16, Faces, "First of the faces that lie on its plane, both sides"));
static_assert(sizeOf(node) == 28);

constexpr auto texinfo = record(
    array({"vecs[0].x", "vecs[0].y", "vecs[0].z", "vecs[0].offset"}, F32, "Texture axis s: texels for each map unit, and offset"),
    array({"vecs[1].x", "vecs[1].y", "vecs[1].z", "vecs[1].offset"}, F32, "Texture axis t: texels for each map unit, and offset"),
    flags("flags", U32, surfaceFlags, "How the surface behaves"),
    plain("value", I32, "Strength of the light it emits, with LIGHT"),
    Field{.name = "texture", .type = Chars, .meaning = "Image, without textures/ and .wal", .use = Use::Name, .target = ImageList, .chars = 32},
    // Engines take 0 and everything below for the end of an animation.
    Field{.name = "nexttexinfo", .type = I32, .meaning = "Next frame of its animation; -1: none", .use = Use::Index,
          .target = Texinfo, .lowest = INT32_MIN, .firstRecord = 1});
static_assert(sizeOf(texinfo) == 76);

constexpr auto face = record(
    index("planenum", U16, Planes, "The plane it lies on"),
    plain("side", I16, "Not 0: it faces against its plane's normal"),
    range("firstedge", I32, "numedges", I16, Surfedges, "First of the surfedges around it, clockwise from the front"),
    index("texinfo", I16, Texinfo, "How it is textured"),
    array({"styles[0]", "styles[1]", "styles[2]", "styles[3]"}, U8, "Light style of each of its lightmaps; 255: none"),
    byteOffset("lightofs", I32, Lighting, "Where its lightmaps begin, in bytes; -1: none", none));

static_assert(sizeOf(face) == 20);

constexpr auto leaf = record(
    flags("contents", U32, contentsFlags, "What fills it: the contents of its brushes together"),
    index("cluster", I16, Clusters, "The cluster it belongs to; -1: none", INT16_MIN),
    index("area", I16, Areas, "The area it belongs to; 0: solid"),
    box(I16),
    range("firstleafface", "numleaffaces", U16, LeafFaces, "First of its entries in LeafFaces"),
    range("firstleafbrush", "numleafbrushes", U16, LeafBrushes, "First of its entries in LeafBrushes"));
static_assert(sizeOf(leaf) == 28);

constexpr auto leafFace = record(index("face", U16, Faces, "A face seen from the leaf"));
constexpr auto leafBrush = record(index("brush", U16, Brushes, "A brush that reaches into the leaf"));
constexpr auto edge = record(index("v[0]", U16, Vertexes, "Where it starts"), index("v[1]", U16, Vertexes, "Where it ends"));
static_assert(sizeOf(leafFace) == 2 && sizeOf(leafBrush) == 2 && sizeOf(edge) == 4);

constexpr auto surfedge = record(Field{.name = "edge", .type = I32, .meaning = "An edge; negative: walked backwards",
                                       .use = Use::SignedIndex, .target = Edges});
static_assert(sizeOf(surfedge) == 4);

constexpr auto model = record(
    box(F32),
    array({"origin.x", "origin.y", "origin.z"}, F32, "Normally 0: the entity's origin places the model"),
    child("headnode", I32, Nodes, Leafs, "Root of its tree; negative: it is a single leaf"),
    range("firstface", "numfaces", I32, Faces, "First of its faces"));
static_assert(sizeOf(model) == 48);

constexpr auto brush = record(range("firstside", "numsides", I32, BrushSides, "First of its sides"),
                              flags("contents", U32, contentsFlags, "What fills it"));
static_assert(sizeOf(brush) == 12);

constexpr auto brushSide = record(index("planenum", U16, Planes, "The plane it lies on, facing out of the brush"),
                                  index("texinfo", I16, Texinfo, "How it is textured; -1: not at all", none));
static_assert(sizeOf(brushSide) == 4);

constexpr auto area = record(countThenFirst("numareaportals", "firstareaportal", I32, AreaPortals, "First of the portals that lead out of it"));
constexpr auto areaPortal = record(plain("portalnum", I32, "Number that func_areaportal's style refers to"),
                                   index("otherarea", I32, Areas, "The area it leads to"));
static_assert(sizeOf(area) == 8 && sizeOf(areaPortal) == 8);

constexpr Roles roles = {.entities = Entities, .planes = Planes, .nodes = Nodes, .leafs = Leafs, .faces = Faces,
                         .vertexes = Vertexes, .texinfo = Texinfo, .models = Models, .visibility = Vis,
                         .lighting = Lighting, .areas = Areas, .areaPortals = AreaPortals, .entityList = EntityList,
                         .clusters = Clusters, .images = ImageList, .faceLightmaps = FaceLightmaps};
constexpr auto entityList = entityListFields(roles);
constexpr auto clusters = clusterFieldsWithPhs(roles);
constexpr auto imageList = imageFieldsByName<32>();
constexpr auto faceLightmaps = faceLightmapFields(roles);
constexpr auto ofFace = faceColumns<32>(roles, flags("flags", U32, surfaceFlags, "How it behaves"));
constexpr auto ofLeaf = leafColumns();
constexpr auto ofBrush = brushColumns<32>(roles);
constexpr auto ofModel = modelColumns(roles);
constexpr auto ofTexinfo = texinfoColumns();
constexpr auto ofImage = imageColumns();

// Limits: Original, yquake2, q2pro (0: none). Original: id's qfiles.h; lighting and entities bound the tools only.
// yquake2: the same numbers in common/header/files.h. q2pro: common/bsp.c.
constexpr Limits both(std::int64_t most) { return {Limit{most, true}, Limit{most, true}}; }
constexpr Limits all(std::int64_t most) { return {Limit{most, true}, Limit{most, true}, Limit{most, true}}; }
constexpr Limits tools(std::int64_t most) { return {Limit{most, false}, Limit{most, false}, Limit{most, false}}; }

constexpr Lump lumps[] = {
    blob("ENTITIES", "Entities", " entity ", "The entities' text", Kind::Text, {Limit{0x40000, true}, Limit{0x3ffff, true}}),
    records("PLANES", "Planes", "Plane", " plane ", "Planes of nodes, faces and brush sides, in opposing pairs",
            plane, both(65536), required),
    records("VERTEXES", "Vertexes", "Vertex", " vertices vertex vertexs verts ", "Corners of faces; 0 is unused", vertex, both(65536)),
    blob("VISIBILITY", "Visibility", " vis visdata pvs ", "Which clusters see and hear which, run-length coded",
         Kind::Bytes, both(0x100000)),
    records("NODES", "Nodes", "Node", " node ", "The tree that splits space; 0 is the world's root", node, both(65536), required),
    with(ofTexinfo, records("TEXINFO", "Texinfo", "Texinfo", " textures texinfos textureinformation ", "Texture axes, flags and names",
            texinfo, both(8192), required)),
    with(ofFace, records("FACES", "Faces", "Face", " face ", "The polygons that are drawn", face, both(65536))),
    blob("LIGHTING", "Lighting", " lightmaps lightmap lightdata ", "Lightmaps' luxels, RGB",
         Kind::Bytes, {Limit{0x200000, false}, Limit{0x200000, false}, Limit{0x800000, false}}),
    with(ofLeaf, records("LEAFS", "Leafs", "Leaf", " leaves leaf ", "Convex pieces of space; 0 is solid", leaf, all(65536), required)),
    records("LEAFFACES", "LeafFaces", "LeafFace", " leaffacetable leafface marksurfaces ", "Which faces are seen from which leaf",
            leafFace, both(65536)),
    records("LEAFBRUSHES", "LeafBrushes", "LeafBrush", " leafbrushtable leafbrush ", "Which brushes reach into which leaf",
            leafBrush, both(65536), required),
    records("EDGES", "Edges", "Edge", " edge ", "Pairs of vertexes; 0 is unused", edge, both(128000)),
    records("SURFEDGES", "Surfedges", "Surfedge", " surfedge faceedgetable edgefacetable faceedges ", "Edges around each face",
            surfedge, both(255999)),
    with(ofModel, records("MODELS", "Models", "Model", " model ", "The world (0) and the brush models", model, both(1024), required)),
    with(ofBrush, records("BRUSHES", "Brushes", "Brush", " brush ", "Convex solids, for collision", brush, both(8192))),
    records("BRUSHSIDES", "BrushSides", "BrushSide", " brushside sides ", "Sides of brushes", brushSide, both(65536)),
    blob("POP", "Pop", " ", "256 bytes that no engine reads", Kind::Bytes),
    records("AREAS", "Areas", "Area", " area ", "Parts of the map that doors seal off; 0 is unused", area, all(256)),
    // The original compares with MAX_MAP_AREAS by mistake.
    records("AREAPORTALS", "AreaPortals", "AreaPortal", " areaportal ", "Ways between areas; 0 is unused",
            areaPortal, {Limit{256, true}, Limit{1024, true}}),
    derivedLump("ENTITYLIST", "Entity list", "Entity", " entitylist ", "The entities, read from their text", entityList, tools(2048)),
    derivedLump("CLUSTERS", "Clusters", "Cluster", " cluster ", "Groups of leafs that see the same", clusters),
    with(ofImage, derivedLump("IMAGES", "Images", "Image", " image ", "The textures that the map names", imageList)),
    derivedLump("FACELIGHTMAPS", "Face lightmaps", "Face lightmap", " facelightmap ", "Every face's lightmaps, measured by the engine's rule", faceLightmaps)};

constexpr auto routeTable = routes(lumps, {
    "TEXINFO.texture FACES.texinfo LEAFFACES.face LEAFS.firstleafface LEAFS.cluster",
    "ENTITYLIST.model MODELS.firstface LEAFFACES.face LEAFS.firstleafface LEAFS.cluster",
    "EDGES.v[0] SURFEDGES.edge FACES.firstedge LEAFFACES.face LEAFS.firstleafface LEAFS.cluster",
    "EDGES.v[1] SURFEDGES.edge FACES.firstedge LEAFFACES.face LEAFS.firstleafface LEAFS.cluster",
    "FACES.planenum LEAFFACES.face LEAFS.firstleafface LEAFS.cluster",
    "FACELIGHTMAPS.face LEAFFACES.face LEAFS.firstleafface LEAFS.cluster",
    "NODES.planenum",
    "NODES.firstface",
    "MODELS.headnode",
    "BRUSHSIDES.planenum BRUSHES.firstside LEAFBRUSHES.brush LEAFS.firstleafbrush",
    "BRUSHSIDES.texinfo BRUSHES.firstside",
    "AREAPORTALS.otherarea LEAFS.area",
});

constexpr Columns columns = {
    .planeNormal = named(lumps, "PLANES.normal.x"), .nodePlane = named(lumps, "NODES.planenum"),
    .nodeFront = named(lumps, "NODES.children[0]"), .nodeBack = named(lumps, "NODES.children[1]"),
    .leafCluster = named(lumps, "LEAFS.cluster"), .leafArea = named(lumps, "LEAFS.area"), .leafContents = named(lumps, "LEAFS.contents"),
    .leafBox = named(lumps, "LEAFS.mins.x"),
    .leafFaces = named(lumps, "LEAFS.firstleafface"), .leafFace = named(lumps, "LEAFFACES.face"), .leafBrushes = named(lumps, "LEAFS.firstleafbrush"),
    .leafBrush = named(lumps, "LEAFBRUSHES.brush"), .brushSides = named(lumps, "BRUSHES.firstside"),
    .brushContents = named(lumps, "BRUSHES.contents"), .sidePlane = named(lumps, "BRUSHSIDES.planenum"),
    .modelBox = named(lumps, "MODELS.mins.x"), .modelFaces = named(lumps, "MODELS.firstface"),
    .modelTree = named(lumps, "MODELS.headnode"),
    .faceCorners = named(lumps, "FACES.numedges"), .faceEdges = named(lumps, "FACES.firstedge"),
    .surfedge = named(lumps, "SURFEDGES.edge"), .edgeStart = named(lumps, "EDGES.v[0]"), .edgeEnd = named(lumps, "EDGES.v[1]"),
    .vertexPoint = named(lumps, "VERTEXES.point.x"), .facePlane = named(lumps, "FACES.planenum"),
    .faceSide = named(lumps, "FACES.side"), .faceTexinfo = named(lumps, "FACES.texinfo"),
    .faceStyles = named(lumps, "FACES.styles[0]"), .faceLight = named(lumps, "FACES.lightofs"),
    .texinfoAxes = named(lumps, "TEXINFO.vecs[0].x"), .texinfoFlags = named(lumps, "TEXINFO.flags"),
    .texinfoNext = named(lumps, "TEXINFO.nexttexinfo"), .texinfoImage = named(lumps, "TEXINFO.texture"),
    .imageName = named(lumps, "TEXINFO.texture"),
    .areaPortals = named(lumps, "AREAS.firstareaportal"), .portalNumber = named(lumps, "AREAPORTALS.portalnum"),
    .portalArea = named(lumps, "AREAPORTALS.otherarea"),
    .clusterLeafs = named(lumps, "CLUSTERS.leafs"), .clusterBox = named(lumps, "CLUSTERS.mins.x"), .clusterSight = named(lumps, "CLUSTERS.sees"),
    .clusterSeenFaces = named(lumps, "CLUSTERS.seenFaces"),
    .clusterRow = named(lumps, "CLUSTERS.pvs"),
    .entityClass = named(lumps, "ENTITYLIST.classname"), .entityName = named(lumps, "ENTITYLIST.targetname"),
    .entityModel = named(lumps, "ENTITYLIST.model")};

constexpr const Game *readBy[] = {&games::quake2, &games::kingpin};
constexpr const Game *playedByPorts[] = {&games::quake2};

} // namespace

extern constexpr Format quake2 = {
    .id = "quake2", .name = "IBSP 38", .source = "id Software, Quake II, qcommon/qfiles.h", .games = readBy, .magic = {'I', 'B', 'S', 'P'}, .version = 38, .lumps = lumps,
    .directorySize = DirectorySize, .routes = routeTable,
    .engines = {Engine{"Original"}, Engine{"yquake2", playedByPorts}, Engine{"q2pro", playedByPorts}},
    .roles = roles, .columns = columns,
    .visibility = Visibility::ClusterRle, .lightmaps = Lightmaps::Styles, .bytesPerLuxel = 3, .texelsPerLuxel = 16,
    // ref_gl's LM_UploadBlock(): of 128 textures the first is for dynamic light, and one has to stay free behind the last.
    .lightBlocks = {.side = 128, .limits = {Limit{126, true}}},
    .images = Images::TexinfoNames, .checksum = Checksum::Md4OfFile, .leafZeroContents = 1};
static_assert(valid(quake2) && validDerived(quake2));

} // namespace bsp
