// Quake III Arena, IBSP 46. Records as in id's qcommon/qfiles.h; every index is 32 bits wide.
#include "core/format/computedcolumns.h"
#include "core/format/formats.h"
#include "core/games/game.h"

namespace bsp {
namespace {

enum Slot : int {
    Entities, Shaders, Planes, Nodes, Leafs, LeafSurfaces, LeafBrushes, Models, Brushes, BrushSides, DrawVerts, DrawIndexes,
    Fogs, Surfaces, LightmapPages, LightGrid, Vis, DirectorySize,
    EntityList = DirectorySize, Clusters, ImageList, FaceLightmaps
};
using enum Type;

// game/surfaceflags.h
constexpr NamedValue surfaceFlags[] = {
    {0x1, "NODAMAGE"}, {0x2, "SLICK"}, {0x4, "SKY"}, {0x8, "LADDER"}, {0x10, "NOIMPACT"}, {0x20, "NOMARKS"}, {0x40, "FLESH"},
    {0x80, "NODRAW"}, {0x100, "HINT"}, {0x200, "SKIP"}, {0x400, "NOLIGHTMAP"}, {0x800, "POINTLIGHT"}, {0x1000, "METALSTEPS"},
    {0x2000, "NOSTEPS"}, {0x4000, "NONSOLID"}, {0x8000, "LIGHTFILTER"}, {0x10000, "ALPHASHADOW"}, {0x20000, "NODLIGHT"},
    {0x40000, "DUST"}};

// Above 0x20000 these differ from Quake II's.
constexpr NamedValue contentsFlags[] = {
    {0x1, "SOLID"}, {0x8, "LAVA"}, {0x10, "SLIME"}, {0x20, "WATER"}, {0x40, "FOG"}, {0x80, "NOTTEAM1"}, {0x100, "NOTTEAM2"},
    {0x200, "NOBOTCLIP"}, {0x8000, "AREAPORTAL"}, {0x10000, "PLAYERCLIP"}, {0x20000, "MONSTERCLIP"}, {0x40000, "TELEPORTER"},
    {0x80000, "JUMPPAD"}, {0x100000, "CLUSTERPORTAL"}, {0x200000, "DONOTENTER"}, {0x400000, "BOTCLIP"}, {0x800000, "MOVER"},
    {0x1000000, "ORIGIN"}, {0x2000000, "BODY"}, {0x4000000, "CORPSE"}, {0x8000000, "DETAIL"}, {0x10000000, "STRUCTURAL"},
    {0x20000000, "TRANSLUCENT"}, {0x40000000, "TRIGGER"}, {0x80000000, "NODROP"}};

constexpr NamedValue surfaceTypes[] = {{0, "BAD"}, {1, "PLANAR"}, {2, "PATCH"}, {3, "TRIANGLE_SOUP"}, {4, "FLARE"}};

constexpr auto shader = record(
    Field{.name = "shader", .type = Chars, .meaning = "Shader, or image without extension", .use = Use::Name, .target = ImageList,
          .chars = 64},
    flags("surfaceFlags", U32, surfaceFlags, "Surface flags"),
    flags("contentFlags", U32, contentsFlags, "Contents of brushes with this shader"));
static_assert(sizeOf(shader) == 72);

constexpr auto plane = record(array({"normal.x", "normal.y", "normal.z"}, F32, "Plane normal, length 1"),
                              plain("dist", F32,
                                    "Distance from the world's origin along the normal, in map units; changing it does "
                                    "not move surfaces, which are drawn from their DrawVerts"));
static_assert(sizeOf(plane) == 16);

constexpr auto node = record(
    index("planeNum", I32, Planes, "The plane that splits this node's space"),
    child("children[0]", I32, Nodes, Leafs, "Child in front of the plane"),
    child("children[1]", I32, Nodes, Leafs, "Child behind the plane"),
    box(I32));
static_assert(sizeOf(node) == 36);

constexpr auto leaf = record(
    index("cluster", I32, Clusters, "The cluster it belongs to; negative: none", INT32_MIN),
    plain("area", I32, "Number of the area it belongs to; -1: none"),
    box(I32),
    range("firstLeafSurface", "numLeafSurfaces", I32, LeafSurfaces, "First of its entries in LeafSurfaces"),
    range("firstLeafBrush", "numLeafBrushes", I32, LeafBrushes, "First of its entries in LeafBrushes"));
static_assert(sizeOf(leaf) == 48);

constexpr auto leafSurface = record(index("surface", I32, Surfaces, "A surface in the leaf"));
constexpr auto leafBrush = record(index("brush", I32, Brushes, "A brush that reaches into the leaf"));
static_assert(sizeOf(leafSurface) == 4 && sizeOf(leafBrush) == 4);

constexpr auto model = record(
    box(F32),
    range("firstSurface", "numSurfaces", I32, Surfaces, "First of its surfaces"),
    range("firstBrush", "numBrushes", I32, Brushes, "First of its brushes"));
static_assert(sizeOf(model) == 40);

constexpr auto brush = record(range("firstSide", "numSides", I32, BrushSides,
                                    "First of its sides; the first six are the axial ones"),
                              index("shaderNum", I32, Shaders, "The shader that sets its contents"));
static_assert(sizeOf(brush) == 12);

constexpr auto brushSide = record(index("planeNum", I32, Planes, "The plane it lies on, facing out of the brush"),
                                  index("shaderNum", I32, Shaders, "Its shader"));
static_assert(sizeOf(brushSide) == 8);

constexpr auto drawVert = record(
    array({"xyz.x", "xyz.y", "xyz.z"}, F32, "Position, in map units"),
    array({"st[0]", "st[1]"}, F32, "Texture coordinate; 1 is the full width or height"),
    array({"lightmap[0]", "lightmap[1]"}, F32, "Position in the lightmap page, 0 to 1"),
    array({"normal.x", "normal.y", "normal.z"}, F32, "Vertex normal, length 1"),
    color({"color[0]", "color[1]", "color[2]"}, U8, "Baked light: red, green, blue, alpha"),
    plain("color[3]", U8, "Baked light: red, green, blue, alpha"));
static_assert(sizeOf(drawVert) == 44);

constexpr auto drawIndex = record(Field{.name = "vertex", .type = I32,
                                        .meaning = "A vertex of the surface, counted from its firstVert",
                                        .use = Use::Relative, .target = DrawVerts, .via = "SURFACES.firstIndex",
                                        .base = "firstVert"});
static_assert(sizeOf(drawIndex) == 4);

constexpr auto fog = record(
    chars("shader", 64, "Shader that sets the fog's colour and depth"),
    index("brushNum", I32, Brushes, "The brush filled with fog; -1: the whole map", none),
    Field{.name = "visibleSide", .type = I32,
          .meaning = "The side of the brush through which the fog is visible; -1: none", .use = Use::Relative,
          .target = BrushSides, .lowest = none, .via = "FOGS.brushNum", .base = "firstSide"});
static_assert(sizeOf(fog) == 72);

constexpr auto surface = record(
    index("shaderNum", I32, Shaders, "Its shader"),
    index("fogNum", I32, Fogs, "The fog it lies in; -1: none", none),
    oneOf("surfaceType", I32, surfaceTypes, "Surface type"),
    range("firstVert", "numVerts", I32, DrawVerts, "First of its vertexes; patches: control points, row by row"),
    range("firstIndex", "numIndexes", I32, DrawIndexes, "First of its triangle corners"),
    index("lightmapNum", I32, LightmapPages, "Lightmap page; -1: none, -2: white, -3: vertex-lit, -4: 2D", -4),
    plain("lightmapX", I32, "Position of its lightmap in the page, in luxels"),
    plain("lightmapY", I32, "Position of its lightmap in the page, in luxels"),
    plain("lightmapWidth", I32, "Size of its lightmap, in luxels"),
    plain("lightmapHeight", I32, "Size of its lightmap, in luxels"),
    array({"lightmapOrigin.x", "lightmapOrigin.y", "lightmapOrigin.z"}, F32,
          "Position of the first luxel; flares: position of the flare"),
    array({"lightmapVecs[0].x", "lightmapVecs[0].y", "lightmapVecs[0].z"}, F32,
          "Step to the next luxel; patches: low corner for level of detail; flares: colour"),
    array({"lightmapVecs[1].x", "lightmapVecs[1].y", "lightmapVecs[1].z"}, F32,
          "Step to the next row of luxels; patches: high corner for level of detail"),
    array({"lightmapVecs[2].x", "lightmapVecs[2].y", "lightmapVecs[2].z"}, F32, "Surface normal"),
    plain("patchWidth", I32, "Patches: control points per row"),
    plain("patchHeight", I32, "Patches: rows of control points"));
static_assert(sizeOf(surface) == 104);

// A point's light. Its direction is in steps of 1/256 turn; the zenith angle counts from +Z.
constexpr auto lightGridPoint = record(
    color({"ambient[0]", "ambient[1]", "ambient[2]"}, U8, "Ambient light: red, green, blue"),
    color({"directed[0]", "directed[1]", "directed[2]"}, U8, "Directed light: red, green, blue"),
    plain("latLong[0]", U8, "Zenith of the light's direction, 256 per turn"),
    plain("latLong[1]", U8, "Azimuth of the light's direction, 256 per turn"));
static_assert(sizeOf(lightGridPoint) == 8);

constexpr Roles roles = {.entities = Entities, .planes = Planes, .nodes = Nodes, .leafs = Leafs, .faces = Surfaces,
                         .vertexes = DrawVerts, .texinfo = Shaders, .models = Models, .visibility = Vis,
                         .lighting = LightmapPages, .entityList = EntityList, .clusters = Clusters, .images = ImageList,
                         .faceLightmaps = FaceLightmaps};
constexpr auto entityList = entityListFields(roles);
constexpr auto clusters = clusterFieldsOfRows(roles);
constexpr auto imageList = imageFieldsByName<64>();
constexpr auto faceLightmaps = faceLightmapFields(roles);
constexpr auto ofSurface = faceColumns<64>(roles, flags("surfaceFlags", U32, surfaceFlags, "Surface flags"));
constexpr auto ofLeaf = leafColumns();
constexpr auto ofBrush = brushColumns<64>(roles, flags("contentFlags", U32, contentsFlags, "Contents"));
constexpr auto ofModel = modelColumns(roles);
constexpr auto ofShader = texinfoColumns();
constexpr auto ofImage = imageColumns();

constexpr int bytesPerLuxel = 3, pageSide = 128;

// Limits of id's compiler (qfiles.h); the engine allocates what a map needs, except for inline models and lightmaps.
constexpr Limits tool(std::int64_t most) { return {Limit{most, false}}; }

constexpr Lump lumps[] = {
    blob("ENTITIES", "Entities", " entity ", "The entities' text", Kind::Text, tool(0x40000)),
    with(ofShader, records("SHADERS", "Shaders", "Shader", " textures shader texture ",
                           "Shader names, with surface and contents flags",
            shader, tool(0x400), required)),
    records("PLANES", "Planes", "Plane", " plane ", "Planes of nodes and brush sides, in opposing pairs", plane, tool(0x20000),
            required),
    records("NODES", "Nodes", "Node", " node ", "The tree that splits space; 0 is the root", node, tool(0x20000), required),
    with(ofLeaf, records("LEAFS", "Leafs", "Leaf", " leaves leaf ", "Convex pieces of space", leaf, tool(0x20000), required)),
    records("LEAFSURFACES", "LeafSurfaces", "LeafSurface", " leaffaces leafsurface ", "Surfaces in each leaf",
            leafSurface, tool(0x20000)),
    records("LEAFBRUSHES", "LeafBrushes", "LeafBrush", " leafbrush ", "Brushes that reach into each leaf", leafBrush,
            tool(0x40000)),
    with(ofModel, records("MODELS", "Models", "Model", " model ", "The world (0) and the brush models", model, {Limit{256, true}},
                          required)),
    with(ofBrush, records("BRUSHES", "Brushes", "Brush", " brush ", "Convex solids, for collision", brush, tool(0x8000))),
    records("BRUSHSIDES", "BrushSides", "BrushSide", " brushside sides ", "Sides of brushes", brushSide, tool(0x20000)),
    records("DRAWVERTS", "DrawVerts", "DrawVert", " vertexes vertices drawvert verts ", "Vertexes of surfaces", drawVert,
            tool(0x80000)),
    records("DRAWINDEXES", "DrawIndexes", "DrawIndex", " meshverts drawindex indexes ", "Corners of surfaces' triangles",
            drawIndex, tool(0x80000)),
    records("FOGS", "Fogs", "Fog", " effects fog ", "Brushes filled with fog", fog, tool(0x100)),
    with(ofSurface, records("SURFACES", "Surfaces", "Surface", " faces face surface ", "Polygons, patches, meshes and flares",
                            surface, tool(0x20000))),
    {.name = "LIGHTMAPS", .title = "Lightmaps", .aliases = " lightmap lighting ", .meaning = "Pages of 128 x 128 luxels, RGB",
     .kind = Kind::Bytes, .stride = bytesPerLuxel * pageSide * pageSide, .limits = tool(0x800000), .strict = false},
    {.name = "LIGHTGRID", .title = "LightGrid", .single = "LightGrid point", .aliases = " lightvols lightvolumes lightvolume ",
     .meaning = "Light grid for moving models",
     .fields = lightGridPoint, .stride = 8, .limits = tool(0x100000), .strict = false},
    blob("VISIBILITY", "Visibility", " visdata vis pvs ", "PVS of each cluster", Kind::Bytes, tool(0x200000)),
    derivedLump("ENTITYLIST", "Entity list", "Entity", " entitylist ", "The entities, read from their text", entityList,
                tool(0x800)),
    derivedLump("CLUSTERS", "Clusters", "Cluster", " cluster ", "Groups of leafs that share a PVS", clusters),
    with(ofImage, derivedLump("IMAGES", "Images", "Image", " image ", "The shaders and images that the map names", imageList)),
    derivedLump("FACELIGHTMAPS", "Face lightmaps", "Face lightmap", " facelightmap ",
                "Position of each surface's lightmap in its page", faceLightmaps)};

constexpr auto routeTable = routes(lumps, {
    "SHADERS.shader SURFACES.shaderNum LEAFSURFACES.surface LEAFS.firstLeafSurface LEAFS.cluster",
    "ENTITYLIST.model MODELS.firstSurface LEAFSURFACES.surface LEAFS.firstLeafSurface LEAFS.cluster",
    "SURFACES.firstVert LEAFSURFACES.surface LEAFS.firstLeafSurface LEAFS.cluster",
    "SURFACES.firstIndex",
    "SURFACES.fogNum FOGS.brushNum",
    "SURFACES.lightmapNum",
    "FACELIGHTMAPS.face LEAFSURFACES.surface LEAFS.firstLeafSurface LEAFS.cluster",
    "NODES.planeNum",
    "BRUSHSIDES.planeNum BRUSHES.firstSide LEAFBRUSHES.brush LEAFS.firstLeafBrush",
    "BRUSHES.shaderNum",
    "BRUSHSIDES.shaderNum",
    "ENTITYLIST.model MODELS.firstBrush",
});

constexpr Columns columns = {
    .planeNormal = named(lumps, "PLANES.normal.x"), .nodePlane = named(lumps, "NODES.planeNum"),
    .nodeFront = named(lumps, "NODES.children[0]"), .nodeBack = named(lumps, "NODES.children[1]"),
    .leafCluster = named(lumps, "LEAFS.cluster"), .leafArea = named(lumps, "LEAFS.area"),
    .leafBox = named(lumps, "LEAFS.mins.x"),
    .leafFaces = named(lumps, "LEAFS.firstLeafSurface"), .leafFace = named(lumps, "LEAFSURFACES.surface"),
    .leafBrushes = named(lumps, "LEAFS.firstLeafBrush"), .leafBrush = named(lumps, "LEAFBRUSHES.brush"),
    .brushSides = named(lumps, "BRUSHES.firstSide"), .brushShader = named(lumps, "BRUSHES.shaderNum"),
    .sidePlane = named(lumps, "BRUSHSIDES.planeNum"), .shaderContents = named(lumps, "SHADERS.contentFlags"),
    .modelBox = named(lumps, "MODELS.mins.x"), .modelFaces = named(lumps, "MODELS.firstSurface"),
    .modelBrushes = named(lumps, "MODELS.firstBrush"),
    .faceType = named(lumps, "SURFACES.surfaceType"), .faceCorners = named(lumps, "SURFACES.numVerts"),
    .faceTriangles = named(lumps, "SURFACES.firstIndex"), .vertexPoint = named(lumps, "DRAWVERTS.xyz.x"),
    .faceVertexes = named(lumps, "SURFACES.firstVert"), .triangleCorner = named(lumps, "DRAWINDEXES.vertex"),
    .vertexTexture = named(lumps, "DRAWVERTS.st[0]"), .vertexPage = named(lumps, "DRAWVERTS.lightmap[0]"),
    .vertexColor = named(lumps, "DRAWVERTS.color[0]"), .vertexNormal = named(lumps, "DRAWVERTS.normal.x"),
    .patchWidth = named(lumps, "SURFACES.patchWidth"), .patchHeight = named(lumps, "SURFACES.patchHeight"),
    .gridAmbient = named(lumps, "LIGHTGRID.ambient[0]"), .gridDirected = named(lumps, "LIGHTGRID.directed[0]"),
    .faceNormal = named(lumps, "SURFACES.lightmapVecs[2].x"),
    .flarePoint = named(lumps, "SURFACES.lightmapOrigin.x"),
    .flareColor = named(lumps, "SURFACES.lightmapVecs[0].x"), .faceTexinfo = named(lumps, "SURFACES.shaderNum"),
    .texinfoFlags = named(lumps, "SHADERS.surfaceFlags"),
    .texinfoImage = named(lumps, "SHADERS.shader"), .facePage = named(lumps, "SURFACES.lightmapNum"),
    .facePageX = named(lumps, "SURFACES.lightmapX"), .facePageY = named(lumps, "SURFACES.lightmapY"),
    .facePageWidth = named(lumps, "SURFACES.lightmapWidth"), .facePageHeight = named(lumps, "SURFACES.lightmapHeight"),
    .imageName = named(lumps, "SHADERS.shader"), .faceFog = named(lumps, "SURFACES.fogNum"),
    .fogBrush = named(lumps, "FOGS.brushNum"),
    .fogSide = named(lumps, "FOGS.visibleSide"),
    .clusterLeafs = named(lumps, "CLUSTERS.leafs"), .clusterBox = named(lumps, "CLUSTERS.mins.x"),
    .clusterSight = named(lumps, "CLUSTERS.sees"),
    .clusterSeenFaces = named(lumps, "CLUSTERS.seenFaces"),
    .clusterRow = named(lumps, "CLUSTERS.row"),
    .entityClass = named(lumps, "ENTITYLIST.classname"), .entityName = named(lumps, "ENTITYLIST.targetname"),
    .entityModel = named(lumps, "ENTITYLIST.model")};

constexpr const Game *readBy[] = {&games::quake3, &games::openArena, &games::nexuiz};
constexpr const Game *playedByQuake[] = {&games::quake3, &games::openArena};
constexpr const Game *playedByDarkPlaces[] = {&games::nexuiz}; // it allocates what a map needs

} // namespace

extern constexpr Format quake3 = {
    .id = "quake3", .name = "IBSP 46", .source = "id Software, Quake III Arena, qcommon/qfiles.h", .games = readBy,
    .magic = {'I', 'B', 'S', 'P'}, .version = 46, .lumps = lumps,
    .directorySize = DirectorySize, .routes = routeTable,
    .engines = {Engine{"Quake III", playedByQuake}, Engine{"DarkPlaces", playedByDarkPlaces}},
    .roles = roles, .columns = columns,
    .visibility = Visibility::ClusterRows, .lightmaps = Lightmaps::Pages, .bytesPerLuxel = bytesPerLuxel,
    .pageSide = pageSide, .images = Images::ShaderNames, .checksum = Checksum::Md4OfFile};
static_assert(valid(quake3) && validDerived(quake3));

} // namespace bsp
