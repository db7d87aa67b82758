// The tables that maps of Quake's engine and its descendants share: BSP 29 (Quake, Hexen II), BSP 30 (Half-Life), BSP2 and
// 2PSB have the same lumps in the same order, and records of the same fields, which differ only in width. Sources: id
// Software, Quake, WinQuake/bspfile.h; Valve, Half-Life SDK, utils/common/bspfile.h; ericw-tools, common/bspfile_q1.hh.
#pragma once

#include "core/format/computedcolumns.h"

namespace bsp::quakelumps {

enum Slot : int {
    Entities, Planes, Textures, Vertexes, Vis, Nodes, Texinfo, Faces, Lighting, Clipnodes, Leafs, MarkSurfaces, Edges,
    Surfedges, Models, DirectorySize,
    EntityList = DirectorySize, Clusters, ImageList, FaceLightmaps
};

inline constexpr NamedValue texinfoFlags[] = {{0x1, "SPECIAL"}};
inline constexpr NamedValue planeTypes[] = {{0, "X"}, {1, "Y"}, {2, "Z"}, {3, "ANYX"}, {4, "ANYY"}, {5, "ANYZ"}};

inline constexpr auto plane = record(
    array({"normal.x", "normal.y", "normal.z"}, Type::F32, "Plane normal, length 1"),
    plain("dist", Type::F32,
          "Distance from the world's origin along the normal, in map units; changing it does not move faces, which are drawn "
          "from their vertexes"),
    oneOf("type", Type::I32, planeTypes, "The axis of the normal, or the axis closest to it"));
static_assert(sizeOf(plane) == 20);

inline constexpr auto vertex = record(array({"point.x", "point.y", "point.z"}, Type::F32, "Position, in map units"));
static_assert(sizeOf(vertex) == 12);

inline constexpr auto texinfo = record(
    array({"vecs[0].x", "vecs[0].y", "vecs[0].z", "vecs[0].offset"}, Type::F32,
          "Texture axis s: texels per map unit, and offset"),
    array({"vecs[1].x", "vecs[1].y", "vecs[1].z", "vecs[1].offset"}, Type::F32,
          "Texture axis t: texels per map unit, and offset"),
    index("miptex", Type::I32, ImageList, "Its texture"),
    flags("flags", Type::U32, texinfoFlags, "SPECIAL: no lightmap"));
static_assert(sizeOf(texinfo) == 40);

inline constexpr auto surfedge = record(Field{.name = "edge", .type = Type::I32,
                                              .meaning = "An edge; negative: traversed backwards",
                                              .use = Use::SignedIndex, .target = Edges});
static_assert(sizeOf(surfedge) == 4);

// For children of Type::U16, see childWraps().
consteval auto nodeRecord(Type childType, Type boxType, Type rangeType)
{
    return record(index("planenum", Type::I32, Planes, "The plane that splits this node's space"),
                  child("children[0]", childType, Nodes, Leafs, "Child in front of the plane"),
                  child("children[1]", childType, Nodes, Leafs, "Child behind the plane"),
                  box(boxType),
                  range("firstface", "numfaces", rangeType, Faces, "First of the faces on its plane, both sides"));
}

// The numbers are narrow or wide together, except firstedge, which is always wide.
consteval auto faceRecord(Type planeType, Type sideType, Type countType, Type texinfoType)
{
    return record(index("planenum", planeType, Planes, "The plane it lies on"),
                  plain("side", sideType, "Not 0: the face points against its plane's normal"),
                  range("firstedge", Type::I32, "numedges", countType, Surfedges,
                        "First of the surfedges around it, clockwise from the front"),
                  index("texinfo", texinfoType, Texinfo, "Its texinfo"),
                  lightStyles(array({"styles[0]", "styles[1]", "styles[2]", "styles[3]"}, Type::U8,
                              "Light style of each of its lightmaps; 255: none")),
                  byteOffset("lightofs", Type::I32, Lighting, "Byte offset of the face's lightmaps; -1: none", none));
}

consteval auto clipnodeRecord(Type childType, Names contents)
{
    return record(index("planenum", Type::I32, Planes, "The plane that splits this node's space"),
                  child("children[0]", childType, Clipnodes, none, "Child in front of the plane: a clipnode or contents",
                        contents),
                  child("children[1]", childType, Clipnodes, none, "Child behind the plane: a clipnode or contents",
                        contents));
}

consteval auto leafRecord(Type boxType, Type rangeType, Names contents)
{
    return record(oneOf("contents", Type::I32, contents, "Contents"),
                  byteOffset("visofs", Type::I32, Vis,
                             "Its row in the PVS (potentially visible set); -1: sees everything", none),
                  box(boxType),
                  range("firstmarksurface", "nummarksurfaces", rangeType, MarkSurfaces, "First of its entries in MarkSurfaces"),
                  array({"ambient_level[0]", "ambient_level[1]", "ambient_level[2]", "ambient_level[3]"}, Type::U8,
                        "Ambient sound volume: water, sky, slime, lava"));
}

consteval auto markSurfaceRecord(Type type)
{
    return record(index("face", type, Faces, "A face in the leaf"));
}

consteval auto edgeRecord(Type type)
{
    return record(index("v[0]", type, Vertexes, "Start vertex"), index("v[1]", type, Vertexes, "End vertex"));
}

// `headnodes`: the roots of its trees. The first is a tree of nodes, all others are of clipnodes.
template <std::size_t N>
consteval auto modelRecord(const std::array<Field, N> &headnodes)
{
    return record(box(Type::F32),
                  array({"origin.x", "origin.y", "origin.z"}, Type::F32, "Normally 0: the entity's origin places the model"),
                  headnodes,
                  plain("visleafs", Type::I32, "Number of leafs with visibility data, not counting leaf 0"),
                  range("firstface", "numfaces", Type::I32, Faces, "First of its faces"));
}

inline constexpr Roles roles = {.entities = Entities, .planes = Planes, .nodes = Nodes, .leafs = Leafs, .faces = Faces,
                                .vertexes = Vertexes, .texinfo = Texinfo, .models = Models, .visibility = Vis,
                                .lighting = Lighting, .textures = Textures, .entityList = EntityList, .clusters = Clusters,
                                .images = ImageList, .faceLightmaps = FaceLightmaps};
inline constexpr auto entityList = entityListFields(roles);
inline constexpr auto clusters = clusterFieldsOfLeafs(roles);
inline constexpr auto imageList = imageFieldsOfMiptex(roles);
inline constexpr auto faceLightmaps = faceLightmapFields(roles);
inline constexpr auto ofFace = faceColumns<16>(roles, flags("flags", Type::U32, texinfoFlags, "SPECIAL: no lightmap"));
inline constexpr auto ofLeaf = leafColumns();
inline constexpr auto ofModel = modelColumns(roles);
inline constexpr auto ofTexinfo = texinfoColumns<16>(roles);
inline constexpr auto ofImage = imageColumnsWithBytes();

// What differs between these formats' lumps: records, and displayed meanings.
struct Contents {
    std::span<const Field> node, face, clipnode, leaf, markSurface, edge, model;
    std::string_view lighting, clipnodes; // meanings of the lumps
};

// The limits of engines and tools on the lumps.
struct Bounds {
    Limits entities, planes, textures, vertexes, visibility, nodes, texinfo, faces, lighting, clipnodes, leafs, markSurfaces,
        edges, surfedges, models, entityList, images;
};

consteval std::array<Lump, FaceLightmaps + 1> lumpsOf(const Contents &of, const Bounds &bounds)
{
    return {
        blob("ENTITIES", "Entities", " entity ", "The entities' text", Kind::Text, bounds.entities),
        records("PLANES", "Planes", "Plane", " plane ", "Planes of nodes, clipnodes and faces", plane,
                bounds.planes),
        blob("TEXTURES", "Textures", " miptex ", "Texture headers, and the pixels of embedded textures", Kind::Bytes,
             bounds.textures),
        records("VERTEXES", "Vertexes", "Vertex", " vertices vertex verts ", "Corners of faces", vertex, bounds.vertexes),
        blob("VISIBILITY", "Visibility", " vis visdata pvs ", "PVS of each leaf, run-length encoded", Kind::Bytes,
             bounds.visibility),
        records("NODES", "Nodes", "Node", " node ", "The tree that splits space; 0 is the world's root", of.node, bounds.nodes,
                required),
        with(ofTexinfo, records("TEXINFO", "Texinfo", "Texinfo", " texinfos ", "Texture axes and flags", texinfo,
                                bounds.texinfo)),
        with(ofFace, records("FACES", "Faces", "Face", " face ", "The polygons that are drawn", of.face, bounds.faces)),
        blob("LIGHTING", "Lighting", " lightmaps lightmap ", of.lighting, Kind::Bytes, bounds.lighting),
        records("CLIPNODES", "Clipnodes", "Clipnode", " clipnode ", of.clipnodes, of.clipnode, bounds.clipnodes),
        with(ofLeaf, records("LEAFS", "Leafs", "Leaf", " leaves leaf ", "Convex pieces of space; 0 is solid", of.leaf,
                             bounds.leafs, required)),
        records("MARKSURFACES", "MarkSurfaces", "MarkSurface", " marksurface leaffaces ", "Faces in each leaf",
                of.markSurface, bounds.markSurfaces),
        records("EDGES", "Edges", "Edge", " edge ", "Pairs of vertexes; 0 is unused", of.edge, bounds.edges),
        records("SURFEDGES", "Surfedges", "Surfedge", " surfedge ", "Edges around each face", surfedge, bounds.surfedges),
        with(ofModel, records("MODELS", "Models", "Model", " model ", "The world (0) and the brush models", of.model,
                              bounds.models, required)),
        derivedLump("ENTITYLIST", "Entity list", "Entity", " entitylist ", "The entities, read from their text", entityList,
                    bounds.entityList),
        derivedLump("CLUSTERS", "Clusters", "Cluster", " cluster ", "Leafs with visibility data; cluster c is leaf c + 1",
                    clusters),
        with(ofImage, derivedLump("IMAGES", "Images", "Image", " image texture ", "The textures that the map holds or names",
                                  imageList,
                                  bounds.images)),
        derivedLump("FACELIGHTMAPS", "Face lightmaps", "Face lightmap", " facelightmap ",
                    "Lightmaps of each face, with sizes computed as the engine does", faceLightmaps)};
}

consteval auto routesOf(std::span<const Lump> lumps)
{
    return routes(lumps, {
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
}

consteval Columns columnsOf(std::span<const Lump> lumps)
{
    return {
        .planeNormal = named(lumps, "PLANES.normal.x"), .nodePlane = named(lumps, "NODES.planenum"),
        .nodeFront = named(lumps, "NODES.children[0]"), .nodeBack = named(lumps, "NODES.children[1]"),
        .leafContents = named(lumps, "LEAFS.contents"), .leafBox = named(lumps, "LEAFS.mins.x"),
        .leafFaces = named(lumps, "LEAFS.firstmarksurface"), .leafFace = named(lumps, "MARKSURFACES.face"),
        .modelBox = named(lumps, "MODELS.mins.x"), .modelFaces = named(lumps, "MODELS.firstface"),
        .modelTree = named(lumps, "MODELS.headnode[0]"), .modelHulls = named(lumps, "MODELS.headnode[1]"),
        .clipnodePlane = named(lumps, "CLIPNODES.planenum"), .clipnodeFront = named(lumps, "CLIPNODES.children[0]"),
        .clipnodeBack = named(lumps, "CLIPNODES.children[1]"),
        .faceCorners = named(lumps, "FACES.numedges"), .faceEdges = named(lumps, "FACES.firstedge"),
        .surfedge = named(lumps, "SURFEDGES.edge"), .edgeStart = named(lumps, "EDGES.v[0]"), .edgeEnd = named(lumps,
                          "EDGES.v[1]"),
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
}

} // namespace bsp::quakelumps
