// The tables that Quake II's two formats share: IBSP 38 (quake2.cpp), as in id's qcommon/qfiles.h, and QBSP (qbsp.cpp),
// which has the same lumps with wider numbers. Several 16-bit indexes are read as unsigned although the original C code
// sign-extends some of them: tools write them unsigned, and other engines read them so.
#pragma once

#include "core/format/computedcolumns.h"
#include "core/format/lightstyles.h"

#include <cstdint>

namespace bsp::quake2tables {

enum Slot : int {
    Entities, Planes, Vertexes, Vis, Nodes, Texinfo, Faces, Lighting, Leafs, LeafFaces, LeafBrushes, Edges, Surfedges,
    Models, Brushes, BrushSides, Pop, Areas, AreaPortals, DirectorySize,
    EntityList = DirectorySize, Clusters, ImageList, FaceLightmaps, LumpCount
};
using enum Type;

// The types of the numbers that differ between the formats.
struct Widths {
    Type index;   // indexes and counts
    Type number;  // numbers that may be negative
    Type corner;  // corners of the boxes of nodes and leafs
    std::int64_t lowestCluster; // from here up to -1, a leaf belongs to no cluster
};
inline constexpr Widths narrow{U16, I16, I16, INT16_MIN}, wide{U32, I32, F32, none};

inline constexpr NamedValue surfaceFlags[] = {
    {0x1, "LIGHT"}, {0x2, "SLICK"}, {0x4, "SKY"}, {0x8, "WARP"}, {0x10, "TRANS33"}, {0x20, "TRANS66"},
    {0x40, "FLOWING"}, {0x80, "NODRAW"}, {0x100, "HINT"}, {0x200, "SKIP"}, {0x2000000, "ALPHATEST"},
    {0x10000000, "N64_UV"}, {0x20000000, "N64_SCROLL_X"}, {0x40000000, "N64_SCROLL_Y"}, {0x80000000, "N64_SCROLL_FLIP"}};

// 0x2000, 0x4000, 0x40000000 and 0x80000000 are the 2023 re-release's.
inline constexpr NamedValue contentsFlags[] = {
    {0x1, "SOLID"}, {0x2, "WINDOW"}, {0x4, "AUX"}, {0x8, "LAVA"}, {0x10, "SLIME"}, {0x20, "WATER"}, {0x40, "MIST"},
    {0x2000, "NO_WATERJUMP"}, {0x4000, "PROJECTILECLIP"}, {0x8000, "AREAPORTAL"}, {0x10000, "PLAYERCLIP"},
    {0x20000, "MONSTERCLIP"}, {0x40000, "CURRENT_0"}, {0x80000, "CURRENT_90"}, {0x100000, "CURRENT_180"},
    {0x200000, "CURRENT_270"}, {0x400000, "CURRENT_UP"}, {0x800000, "CURRENT_DOWN"}, {0x1000000, "ORIGIN"},
    {0x2000000, "MONSTER"}, {0x4000000, "DEADMONSTER"}, {0x8000000, "DETAIL"}, {0x10000000, "TRANSLUCENT"},
    {0x20000000, "LADDER"}, {0x40000000, "PLAYER"}, {0x80000000, "PROJECTILE"}};

inline constexpr NamedValue planeTypes[] = {{0, "X"}, {1, "Y"}, {2, "Z"}, {3, "ANYX"}, {4, "ANYY"}, {5, "ANYZ"}};

inline constexpr auto plane = record(
    array({"normal.x", "normal.y", "normal.z"}, F32, "Plane normal, length 1"),
    plain("dist", F32,
          "Distance from the world's origin along the normal, in map units; changing it does not move faces, which are drawn "
          "from their vertexes"),
    oneOf("type", I32, planeTypes, "The axis of the normal, or the axis closest to it"));
static_assert(sizeOf(plane) == 20);

inline constexpr auto vertex = record(array({"point.x", "point.y", "point.z"}, F32, "Position, in map units"));
static_assert(sizeOf(vertex) == 12);

inline constexpr auto texinfo = record(
    array({"vecs[0].x", "vecs[0].y", "vecs[0].z", "vecs[0].offset"}, F32, "Texture axis s: texels per map unit, and offset"),
    array({"vecs[1].x", "vecs[1].y", "vecs[1].z", "vecs[1].offset"}, F32, "Texture axis t: texels per map unit, and offset"),
    flags("flags", U32, surfaceFlags, "Surface flags"),
    plain("value", I32, "Strength of the emitted light, if LIGHT is set"),
    Field{.name = "texture", .type = Chars, .meaning = "Image name, without textures/ and .wal", .use = Use::Name,
          .target = ImageList, .chars = 32},
    // Engines treat 0 and everything below as the end of an animation.
    Field{.name = "nexttexinfo", .type = I32, .meaning = "Next frame of its animation; -1: none", .use = Use::Index,
          .target = Texinfo, .lowest = INT32_MIN, .firstRecord = 1});
static_assert(sizeOf(texinfo) == 76);

inline constexpr auto surfedge = record(Field{.name = "edge", .type = I32,
                                              .meaning = "An edge; negative: traversed backwards",
                                              .use = Use::SignedIndex, .target = Edges});
static_assert(sizeOf(surfedge) == 4);

inline constexpr auto model = record(
    box(F32),
    array({"origin.x", "origin.y", "origin.z"}, F32, "Normally 0: the entity's origin places the model"),
    child("headnode", I32, Nodes, Leafs, "Root of its tree; negative: a single leaf"),
    range("firstface", "numfaces", I32, Faces, "First of its faces"));
static_assert(sizeOf(model) == 48);

inline constexpr auto brush = record(range("firstside", "numsides", I32, BrushSides, "First of its sides"),
                                     flags("contents", U32, contentsFlags, "Contents"));
static_assert(sizeOf(brush) == 12);

inline constexpr auto area = record(
    countThenFirst("numareaportals", "firstareaportal", I32, AreaPortals, "First of the portals that lead out of the area"));
inline constexpr auto areaPortal = record(plain("portalnum", I32, "Number that a func_areaportal refers to in style"),
                                          index("otherarea", I32, Areas, "The area it leads to"));
static_assert(sizeOf(area) == 8 && sizeOf(areaPortal) == 8);

// The records with numbers that differ. Each format keeps its own, because its lumps point into it.
struct Records {
    std::array<Field, 11> node;
    std::array<Field, 10> face;
    std::array<Field, 13> leaf;
    std::array<Field, 1> leafFace, leafBrush;
    std::array<Field, 2> edge, brushSide;
};

consteval Records recordsOf(const Widths &of)
{
    return {
        .node = record(index("planenum", I32, Planes, "The plane that splits this node's space"),
                       child("children[0]", I32, Nodes, Leafs, "Child in front of the plane"),
                       child("children[1]", I32, Nodes, Leafs, "Child behind the plane"), box(of.corner),
                       range("firstface", "numfaces", of.index, Faces, "First of the faces on its plane, both sides")),
        .face = record(index("planenum", of.index, Planes, "The plane it lies on"),
                       plain("side", of.number, "Not 0: the face points against its plane's normal"),
                       range("firstedge", I32, "numedges", of.number, Surfedges,
                             "First of the surfedges around it, clockwise from the front"),
                       index("texinfo", of.number, Texinfo, "Its texinfo"),
                       lightStyles(array({"styles[0]", "styles[1]", "styles[2]", "styles[3]"}, U8,
                                   "Light style of each of its lightmaps; 255: none")),
                       byteOffset("lightofs", I32, Lighting, "Byte offset of the face's lightmaps; -1: none", none)),
        .leaf = record(flags("contents", U32, contentsFlags, "Contents: those of its brushes combined"),
                       index("cluster", of.number, Clusters, "The cluster it belongs to; -1: none", of.lowestCluster),
                       index("area", of.number, Areas, "The area it belongs to; 0: solid"), box(of.corner),
                       range("firstleafface", "numleaffaces", of.index, LeafFaces, "First of its entries in LeafFaces"),
                       range("firstleafbrush", "numleafbrushes", of.index, LeafBrushes, "First of its entries in LeafBrushes")),
        .leafFace = record(index("face", of.index, Faces, "A face in the leaf")),
        .leafBrush = record(index("brush", of.index, Brushes, "A brush that reaches into the leaf")),
        .edge = record(index("v[0]", of.index, Vertexes, "Start vertex"), index("v[1]", of.index, Vertexes, "End vertex")),
        .brushSide = record(index("planenum", of.index, Planes, "The plane it lies on, facing out of the brush"),
                            index("texinfo", of.number, Texinfo, "Its texinfo; -1: none", none))};
}

inline constexpr Roles roles = {
    .entities = Entities, .planes = Planes, .nodes = Nodes, .leafs = Leafs, .faces = Faces, .vertexes = Vertexes,
    .texinfo = Texinfo, .models = Models, .visibility = Vis, .lighting = Lighting, .areas = Areas,
    .areaPortals = AreaPortals, .entityList = EntityList, .clusters = Clusters, .images = ImageList,
    .faceLightmaps = FaceLightmaps};
inline constexpr auto entityList = entityListFields(roles);
inline constexpr auto clusters = clusterFieldsWithPhs(roles);
inline constexpr auto imageList = imageFieldsByName<32>();
inline constexpr auto faceLightmaps = faceLightmapFields(roles);
inline constexpr auto ofFace = faceColumns<32>(roles, flags("flags", U32, surfaceFlags, "Surface flags"));
inline constexpr auto ofLeaf = leafColumns();
inline constexpr auto ofBrush = brushColumns<32>(roles);
inline constexpr auto ofModel = modelColumns(roles);
inline constexpr auto ofTexinfo = texinfoColumns();
inline constexpr auto ofImage = imageColumns();

// The limits of a format's engines on its lumps.
struct Bounds {
    Limits entities{}, planes{}, vertexes{}, visibility{}, nodes{}, texinfo{}, faces{}, lighting{}, leafs{}, leafFaces{},
        leafBrushes{}, edges{}, surfedges{}, models{}, brushes{}, brushSides{}, areas{}, areaPortals{}, entityList{}, clusters{};
};

consteval std::array<Lump, LumpCount> lumpsOf(const Records &of, const Bounds &most)
{
    return {
        blob("ENTITIES", "Entities", " entity ", "The entities' text", Kind::Text, most.entities),
        records("PLANES", "Planes", "Plane", " plane ", "Planes of nodes, faces and brush sides, in opposing pairs",
                plane, most.planes, required),
        records("VERTEXES", "Vertexes", "Vertex", " vertices vertex vertexs verts ", "Corners of faces; 0 is unused",
                vertex, most.vertexes),
        blob("VISIBILITY", "Visibility", " vis visdata pvs ", "PVS and PHS of each cluster, run-length encoded",
             Kind::Bytes, most.visibility),
        records("NODES", "Nodes", "Node", " node ", "The tree that splits space; 0 is the world's root",
                of.node, most.nodes, required),
        with(ofTexinfo, records("TEXINFO", "Texinfo", "Texinfo", " textures texinfos textureinformation ",
                                "Texture axes, flags and names", texinfo, most.texinfo, required)),
        with(ofFace, records("FACES", "Faces", "Face", " face ", "The polygons that are drawn", of.face, most.faces)),
        blob("LIGHTING", "Lighting", " lightmaps lightmap lightdata ", "Lightmap luxels, RGB", Kind::Bytes, most.lighting),
        with(ofLeaf, records("LEAFS", "Leafs", "Leaf", " leaves leaf ", "Convex pieces of space; 0 is solid",
                             of.leaf, most.leafs, required)),
        records("LEAFFACES", "LeafFaces", "LeafFace", " leaffacetable leafface marksurfaces ",
                "Faces in each leaf", of.leafFace, most.leafFaces),
        records("LEAFBRUSHES", "LeafBrushes", "LeafBrush", " leafbrushtable leafbrush ",
                "Brushes that reach into each leaf", of.leafBrush, most.leafBrushes, required),
        records("EDGES", "Edges", "Edge", " edge ", "Pairs of vertexes; 0 is unused", of.edge, most.edges),
        records("SURFEDGES", "Surfedges", "Surfedge", " surfedge faceedgetable edgefacetable faceedges ",
                "Edges around each face", surfedge, most.surfedges),
        with(ofModel, records("MODELS", "Models", "Model", " model ", "The world (0) and the brush models",
                              model, most.models, required)),
        with(ofBrush, records("BRUSHES", "Brushes", "Brush", " brush ", "Convex solids, for collision", brush, most.brushes)),
        records("BRUSHSIDES", "BrushSides", "BrushSide", " brushside sides ", "Sides of brushes",
                of.brushSide, most.brushSides),
        blob("POP", "Pop", " ", "256 bytes that no engine reads", Kind::Bytes),
        records("AREAS", "Areas", "Area", " area ", "Parts of the map separated by area portals; 0 is unused", area,
                most.areas),
        records("AREAPORTALS", "AreaPortals", "AreaPortal", " areaportal ", "Connections between areas; 0 is unused",
                areaPortal, most.areaPortals),
        derivedLump("ENTITYLIST", "Entity list", "Entity", " entitylist ", "The entities, read from their text",
                    quake2tables::entityList, most.entityList),
        derivedLump("CLUSTERS", "Clusters", "Cluster", " cluster ", "Groups of leafs that share a PVS",
                    quake2tables::clusters, most.clusters),
        with(ofImage, derivedLump("IMAGES", "Images", "Image", " image ", "The textures that the map names", imageList)),
        derivedLump("FACELIGHTMAPS", "Face lightmaps", "Face lightmap", " facelightmap ",
                    "Lightmaps of each face, with sizes computed as the engine does", faceLightmaps)};
}

consteval auto routesOf(std::span<const Lump> lumps)
{
    return routes(lumps, {
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
}

consteval Columns columnsOf(std::span<const Lump> lumps)
{
    return {
        .planeNormal = named(lumps, "PLANES.normal.x"), .nodePlane = named(lumps, "NODES.planenum"),
        .nodeFront = named(lumps, "NODES.children[0]"), .nodeBack = named(lumps, "NODES.children[1]"),
        .leafCluster = named(lumps, "LEAFS.cluster"), .leafArea = named(lumps, "LEAFS.area"),
        .leafContents = named(lumps, "LEAFS.contents"), .leafBox = named(lumps, "LEAFS.mins.x"),
        .leafFaces = named(lumps, "LEAFS.firstleafface"), .leafFace = named(lumps, "LEAFFACES.face"),
        .leafBrushes = named(lumps, "LEAFS.firstleafbrush"),
        .leafBrush = named(lumps, "LEAFBRUSHES.brush"), .brushSides = named(lumps, "BRUSHES.firstside"),
        .brushContents = named(lumps, "BRUSHES.contents"), .sidePlane = named(lumps, "BRUSHSIDES.planenum"),
        .modelBox = named(lumps, "MODELS.mins.x"), .modelFaces = named(lumps, "MODELS.firstface"),
        .modelTree = named(lumps, "MODELS.headnode"),
        .faceCorners = named(lumps, "FACES.numedges"), .faceEdges = named(lumps, "FACES.firstedge"),
        .surfedge = named(lumps, "SURFEDGES.edge"), .edgeStart = named(lumps, "EDGES.v[0]"),
        .edgeEnd = named(lumps, "EDGES.v[1]"),
        .vertexPoint = named(lumps, "VERTEXES.point.x"), .facePlane = named(lumps, "FACES.planenum"),
        .faceSide = named(lumps, "FACES.side"), .faceTexinfo = named(lumps, "FACES.texinfo"),
        .faceStyles = named(lumps, "FACES.styles[0]"), .faceLight = named(lumps, "FACES.lightofs"),
        .texinfoAxes = named(lumps, "TEXINFO.vecs[0].x"), .texinfoFlags = named(lumps, "TEXINFO.flags"),
        .texinfoNext = named(lumps, "TEXINFO.nexttexinfo"), .texinfoImage = named(lumps, "TEXINFO.texture"),
        .imageName = named(lumps, "TEXINFO.texture"),
        .areaPortals = named(lumps, "AREAS.firstareaportal"), .portalNumber = named(lumps, "AREAPORTALS.portalnum"),
        .portalArea = named(lumps, "AREAPORTALS.otherarea"),
        .clusterLeafs = named(lumps, "CLUSTERS.leafs"), .clusterBox = named(lumps, "CLUSTERS.mins.x"),
        .clusterSight = named(lumps, "CLUSTERS.sees"), .clusterSeenFaces = named(lumps, "CLUSTERS.seenFaces"),
        .clusterRow = named(lumps, "CLUSTERS.pvs"),
        .entityClass = named(lumps, "ENTITYLIST.classname"), .entityName = named(lumps, "ENTITYLIST.targetname"),
        .entityModel = named(lumps, "ENTITYLIST.model")};
}

// Returns a format without what differs between the two: id, name, source, games, magic, engines and lightBlocks.
consteval Format formatOf(std::span<const Lump> lumps, std::span<const Route> routes, const Columns &columns)
{
    return {.version = 38, .lumps = lumps, .directorySize = DirectorySize, .routes = routes, .roles = roles, .columns = columns,
            .visibility = Visibility::ClusterRle, .lightmaps = Lightmaps::Styles, .bytesPerLuxel = 3, .texelsPerLuxel = 16,
            .images = Images::TexinfoNames, .checksum = Checksum::Md4OfFile, .lightStyles = quakeStyles, .leafZeroContents = 1};
}

} // namespace bsp::quake2tables
