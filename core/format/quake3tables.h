// The tables that the formats of Quake III and of games based on it share: IBSP 46 (quake3.cpp) and 47 (wolfenstein.cpp), as in
// id's qcommon/qfiles.h, and RBSP (raven.cpp) and FBSP (qfusion.cpp), in which a surface has up to four layers of light, as in
// OpenJK's codemp/qcommon/qfiles.h. Indexes have 32 bits, except
// those of LIGHTARRAY.
#pragma once

#include "core/format/computedcolumns.h"

#include <cstdint>

namespace bsp::quake3tables {

enum Slot : int {
    Entities, Shaders, Planes, Nodes, Leafs, LeafSurfaces, LeafBrushes, Models, Brushes, BrushSides, DrawVerts, DrawIndexes,
    Fogs, Surfaces, LightmapPages, LightGrid, Vis, SlotCount
};
using enum Type;

inline constexpr NamedValue surfaceTypes[] = {
    {0, "BAD"}, {1, "PLANAR"}, {2, "PATCH"}, {3, "TRIANGLE_SOUP"}, {4, "FLARE"}, {5, "FOLIAGE"}};

// Records that are the same in all of these formats.
inline constexpr auto plane = record(array({"normal.x", "normal.y", "normal.z"}, F32, "Plane normal, length 1"),
                                     plain("dist", F32,
                                           "Distance from the world's origin along the normal, in map units; changing it does "
                                           "not move surfaces, which are drawn from their DrawVerts"));
static_assert(sizeOf(plane) == 16);

inline constexpr auto node = record(
    index("planeNum", I32, Planes, "The plane that splits this node's space"),
    child("children[0]", I32, Nodes, Leafs, "Child in front of the plane"),
    child("children[1]", I32, Nodes, Leafs, "Child behind the plane"),
    box(I32));
static_assert(sizeOf(node) == 36);

inline constexpr auto leafSurface = record(index("surface", I32, Surfaces, "A surface in the leaf"));
inline constexpr auto leafBrush = record(index("brush", I32, Brushes, "A brush that reaches into the leaf"));
static_assert(sizeOf(leafSurface) == 4 && sizeOf(leafBrush) == 4);

inline constexpr auto model = record(
    box(F32),
    range("firstSurface", "numSurfaces", I32, Surfaces, "First of its surfaces"),
    range("firstBrush", "numBrushes", I32, Brushes, "First of its brushes"));
static_assert(sizeOf(model) == 40);

inline constexpr auto brush = record(range("firstSide", "numSides", I32, BrushSides,
                                           "First of its sides; the first six are the axial ones"),
                                     index("shaderNum", I32, Shaders, "The shader that sets its contents"));
static_assert(sizeOf(brush) == 12);

inline constexpr auto drawIndex = record(Field{.name = "vertex", .type = I32,
                                               .meaning = "A vertex of the surface, counted from its firstVert",
                                               .use = Use::Relative, .target = DrawVerts, .via = "SURFACES.firstIndex",
                                               .base = "firstVert"});
static_assert(sizeOf(drawIndex) == 4);

inline constexpr auto fog = record(
    chars("shader", 64, "Shader that sets the fog's colour and depth"),
    index("brushNum", I32, Brushes, "The brush filled with fog; -1: the whole map", none),
    Field{.name = "visibleSide", .type = I32,
          .meaning = "The side of the brush through which the fog is visible; -1: none", .use = Use::Relative,
          .target = BrushSides, .lowest = none, .via = "FOGS.brushNum", .base = "firstSide"});
static_assert(sizeOf(fog) == 72);

// The names of the columns that are called differently with one layer of light and with four.
struct LightColumns {
    std::string_view page, pageX, pageY, vertexPlace, vertexColor, ambient, directed;
};

// Records that depend on the number of layers of light.
struct OneLayer {
    static constexpr int layers = 1;
    static constexpr auto brushSide = record(index("planeNum", I32, Planes, "The plane it lies on, facing out of the brush"),
                                             index("shaderNum", I32, Shaders, "Its shader"));
    static constexpr auto drawVert = record(
        array({"xyz.x", "xyz.y", "xyz.z"}, F32, "Position, in map units"),
        array({"st[0]", "st[1]"}, F32, "Texture coordinate; 1 is the full width or height"),
        array({"lightmap[0]", "lightmap[1]"}, F32, "Position in the lightmap page, 0 to 1"),
        array({"normal.x", "normal.y", "normal.z"}, F32, "Vertex normal, length 1"),
        color({"color[0]", "color[1]", "color[2]"}, U8, "Baked light: red, green, blue, alpha"),
        plain("color[3]", U8, "Baked light: red, green, blue, alpha"));
    static constexpr auto surfaceLight = record(
        index("lightmapNum", I32, LightmapPages, "Lightmap page; -1: none, -2: white, -3: vertex-lit, -4: 2D", -4),
        plain("lightmapX", I32, "Position of its lightmap in the page, in luxels"),
        plain("lightmapY", I32, "Position of its lightmap in the page, in luxels"));
    // A point's light. Its direction is in steps of 1/256 turn; the zenith angle counts from +Z.
    static constexpr auto gridPoint = record(
        color({"ambient[0]", "ambient[1]", "ambient[2]"}, U8, "Ambient light: red, green, blue"),
        color({"directed[0]", "directed[1]", "directed[2]"}, U8, "Directed light: red, green, blue"),
        plain("latLong[0]", U8, "Zenith of the light's direction, 256 per turn"),
        plain("latLong[1]", U8, "Azimuth of the light's direction, 256 per turn"));
    static constexpr LightColumns columns = {
        .page = "SURFACES.lightmapNum", .pageX = "SURFACES.lightmapX", .pageY = "SURFACES.lightmapY",
        .vertexPlace = "DRAWVERTS.lightmap[0]", .vertexColor = "DRAWVERTS.color[0]", .ambient = "LIGHTGRID.ambient[0]",
        .directed = "LIGHTGRID.directed[0]"};
};
static_assert(sizeOf(OneLayer::brushSide) == 8 && sizeOf(OneLayer::drawVert) == 44 && sizeOf(OneLayer::gridPoint) == 8);

struct FourLayers {
    static constexpr int layers = 4;
    static constexpr std::string_view colorMeaning = "Baked light of a layer: red, green, blue, alpha";
    static constexpr auto brushSide = record(index("planeNum", I32, Planes, "The plane it lies on, facing out of the brush"),
                                             index("shaderNum", I32, Shaders, "Its shader"),
                                             index("drawSurfNum", I32, Surfaces, "The surface made from it; -1: none", none));
    static constexpr auto drawVert = record(
        array({"xyz.x", "xyz.y", "xyz.z"}, F32, "Position, in map units"),
        array({"st[0]", "st[1]"}, F32, "Texture coordinate; 1 is the full width or height"),
        array({"lightmap[0][0]", "lightmap[0][1]", "lightmap[1][0]", "lightmap[1][1]", "lightmap[2][0]", "lightmap[2][1]",
               "lightmap[3][0]", "lightmap[3][1]"},
              F32, "Position in a layer's lightmap page, 0 to 1"),
        array({"normal.x", "normal.y", "normal.z"}, F32, "Vertex normal, length 1"),
        color({"color[0][0]", "color[0][1]", "color[0][2]"}, U8, colorMeaning), plain("color[0][3]", U8, colorMeaning),
        color({"color[1][0]", "color[1][1]", "color[1][2]"}, U8, colorMeaning), plain("color[1][3]", U8, colorMeaning),
        color({"color[2][0]", "color[2][1]", "color[2][2]"}, U8, colorMeaning), plain("color[2][3]", U8, colorMeaning),
        color({"color[3][0]", "color[3][1]", "color[3][2]"}, U8, colorMeaning), plain("color[3][3]", U8, colorMeaning));
    static constexpr std::string_view pageMeaning = "A layer's lightmap page; -1: none, -2: white, -3: vertex-lit, -4: 2D";
    static constexpr auto surfaceLight = record(
        lightStyles(array({"lightmapStyles[0]", "lightmapStyles[1]", "lightmapStyles[2]", "lightmapStyles[3]"}, U8,
                    "Light style of each lightmap layer; 255: none")),
        lightStyles(array({"vertexStyles[0]", "vertexStyles[1]", "vertexStyles[2]", "vertexStyles[3]"}, U8,
                    "Light style of each layer of vertex colours; 255: none")),
        index("lightmapNum[0]", I32, LightmapPages, pageMeaning, -4),
        index("lightmapNum[1]", I32, LightmapPages, pageMeaning, -4),
        index("lightmapNum[2]", I32, LightmapPages, pageMeaning, -4),
        index("lightmapNum[3]", I32, LightmapPages, pageMeaning, -4),
        array({"lightmapX[0]", "lightmapX[1]", "lightmapX[2]", "lightmapX[3]"}, I32,
              "Position of a layer's lightmap in its page, in luxels"),
        array({"lightmapY[0]", "lightmapY[1]", "lightmapY[2]", "lightmapY[3]"}, I32,
              "Position of a layer's lightmap in its page, in luxels"));
    static constexpr auto gridPoint = record(
        color({"ambient[0][0]", "ambient[0][1]", "ambient[0][2]"}, U8, "Ambient light of a layer: red, green, blue"),
        color({"ambient[1][0]", "ambient[1][1]", "ambient[1][2]"}, U8, "Ambient light of a layer: red, green, blue"),
        color({"ambient[2][0]", "ambient[2][1]", "ambient[2][2]"}, U8, "Ambient light of a layer: red, green, blue"),
        color({"ambient[3][0]", "ambient[3][1]", "ambient[3][2]"}, U8, "Ambient light of a layer: red, green, blue"),
        color({"directed[0][0]", "directed[0][1]", "directed[0][2]"}, U8, "Directed light of a layer: red, green, blue"),
        color({"directed[1][0]", "directed[1][1]", "directed[1][2]"}, U8, "Directed light of a layer: red, green, blue"),
        color({"directed[2][0]", "directed[2][1]", "directed[2][2]"}, U8, "Directed light of a layer: red, green, blue"),
        color({"directed[3][0]", "directed[3][1]", "directed[3][2]"}, U8, "Directed light of a layer: red, green, blue"),
        lightStyles(array({"styles[0]", "styles[1]", "styles[2]", "styles[3]"}, U8, "Light style of each layer; 255: none")),
        plain("latLong[0]", U8, "Zenith of the light's direction, 256 per turn"),
        plain("latLong[1]", U8, "Azimuth of the light's direction, 256 per turn"));
    static constexpr auto gridEntry = record(index("point", U16, LightGrid, "The light at this grid point"));
    static constexpr Lump gridLump = {
        .name = "LIGHTARRAY", .title = "LightArray", .single = "LightArray point", .aliases = " lightgridarray gridarray ",
        .meaning = "For each point of the light grid, the LightGrid record with its light", .fields = gridEntry,
        .stride = sizeOf(gridEntry), .strict = false};
    static constexpr LightColumns columns = {
        .page = "SURFACES.lightmapNum[0]", .pageX = "SURFACES.lightmapX[0]", .pageY = "SURFACES.lightmapY[0]",
        .vertexPlace = "DRAWVERTS.lightmap[0][0]", .vertexColor = "DRAWVERTS.color[0][0]",
        .ambient = "LIGHTGRID.ambient[0][0]", .directed = "LIGHTGRID.directed[0][0]"};
};
static_assert(sizeOf(FourLayers::brushSide) == 12 && sizeOf(FourLayers::drawVert) == 80 && sizeOf(FourLayers::gridPoint) == 30);

// What differs between formats with the same number of layers.
struct Kinds {
    Names surfaceFlags, contentsFlags;
    std::size_t surfaceTypes = 5; // how many of the names above the format has
};

// The limits of a format's engines on its lumps.
struct Bounds {
    Limits entities{}, shaders{}, planes{}, nodes{}, leafs{}, leafSurfaces{}, leafBrushes{}, models{}, brushes{}, brushSides{},
        drawVerts{}, drawIndexes{}, fogs{}, surfaces{}, lightmaps{}, lightGrid{}, visibility{}, entityList{};
};

// The derived lumps, which follow a file's slots, and all lumps by role.
template <int Slots>
struct DerivedLumps {
    enum : int { EntityList = Slots, Clusters, ImageList, FaceLightmaps, LumpCount };

    static constexpr Roles roles = {
        .entities = Entities, .planes = Planes, .nodes = Nodes, .leafs = Leafs, .faces = Surfaces, .vertexes = DrawVerts,
        .texinfo = Shaders, .models = Models, .visibility = Vis, .lighting = LightmapPages, .entityList = EntityList,
        .clusters = Clusters, .images = ImageList, .faceLightmaps = FaceLightmaps};
};

// The records of one format; its lumps point into them. `Table` is a type of this format only, with a constexpr `kinds`.
template <typename Table, typename Layers, int Slots>
struct Records : DerivedLumps<Slots> {
    using Derived = DerivedLumps<Slots>;

    static constexpr auto shader = record(
        Field{.name = "shader", .type = Chars, .meaning = "Shader, or image without extension", .use = Use::Name,
              .target = Derived::ImageList, .chars = 64},
        flags("surfaceFlags", U32, Table::kinds.surfaceFlags, "Surface flags"),
        flags("contentFlags", U32, Table::kinds.contentsFlags, "Contents of brushes with this shader"));
    static_assert(sizeOf(shader) == 72);

    static constexpr auto leaf = record(
        index("cluster", I32, Derived::Clusters, "The cluster it belongs to; negative: none", INT32_MIN),
        plain("area", I32, "Number of the area it belongs to; -1: none"),
        box(I32),
        range("firstLeafSurface", "numLeafSurfaces", I32, LeafSurfaces, "First of its entries in LeafSurfaces"),
        range("firstLeafBrush", "numLeafBrushes", I32, LeafBrushes, "First of its entries in LeafBrushes"));
    static_assert(sizeOf(leaf) == 48);

    static constexpr auto surface = record(
        index("shaderNum", I32, Shaders, "Its shader"),
        index("fogNum", I32, Fogs, "The fog it lies in; -1: none", none),
        oneOf("surfaceType", I32, Names(surfaceTypes).first(Table::kinds.surfaceTypes), "Surface type"),
        range("firstVert", "numVerts", I32, DrawVerts, "First of its vertexes; patches: control points, row by row"),
        range("firstIndex", "numIndexes", I32, DrawIndexes, "First of its triangle corners"),
        Layers::surfaceLight,
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
    static_assert(sizeOf(surface) == (Layers::layers == 1 ? 104 : 148));

    static constexpr auto entityList = entityListFields(Derived::roles);
    static constexpr auto clusters = clusterFieldsOfRows(Derived::roles);
    static constexpr auto imageList = imageFieldsByName<64>();
    static constexpr auto faceLightmaps = faceLightmapFields(Derived::roles);
    static constexpr auto ofSurface = faceColumns<64>(
        Derived::roles, flags("surfaceFlags", U32, Table::kinds.surfaceFlags, "Surface flags"));
    static constexpr auto ofLeaf = leafColumns();
    static constexpr auto ofBrush = brushColumns<64>(
        Derived::roles, flags("contentFlags", U32, Table::kinds.contentsFlags, "Contents"));
    static constexpr auto ofModel = modelColumns(Derived::roles);
    static constexpr auto ofShader = texinfoColumns();
    static constexpr auto ofImage = imageColumns();
};

inline constexpr int bytesPerLuxel = 3;

// Returns the lumps of a format. `pages` describes the lightmap pages; `lastSlot` is the 18th lump, if there is one.
template <typename Of, typename Layers, int PageSide, typename... LastSlot>
consteval auto lumpsOf(const Bounds &most, std::string_view pages, const LastSlot &...lastSlot)
{
    return std::to_array<Lump>({
        blob("ENTITIES", "Entities", " entity ", "The entities' text", Kind::Text, most.entities),
        with(Of::ofShader, records("SHADERS", "Shaders", "Shader", " textures shader texture ",
                                   "Shader names, with surface and contents flags", Of::shader, most.shaders, required)),
        records("PLANES", "Planes", "Plane", " plane ", "Planes of nodes and brush sides, in opposing pairs", plane, most.planes,
                required),
        records("NODES", "Nodes", "Node", " node ", "The tree that splits space; 0 is the root", node, most.nodes, required),
        with(Of::ofLeaf, records("LEAFS", "Leafs", "Leaf", " leaves leaf ", "Convex pieces of space", Of::leaf, most.leafs,
                                 required)),
        records("LEAFSURFACES", "LeafSurfaces", "LeafSurface", " leaffaces leafsurface ", "Surfaces in each leaf",
                leafSurface, most.leafSurfaces),
        records("LEAFBRUSHES", "LeafBrushes", "LeafBrush", " leafbrush ", "Brushes that reach into each leaf", leafBrush,
                most.leafBrushes),
        with(Of::ofModel, records("MODELS", "Models", "Model", " model ", "The world (0) and the brush models", model,
                                  most.models, required)),
        with(Of::ofBrush, records("BRUSHES", "Brushes", "Brush", " brush ", "Convex solids, for collision", brush, most.brushes)),
        records("BRUSHSIDES", "BrushSides", "BrushSide", " brushside sides ", "Sides of brushes", Layers::brushSide,
                most.brushSides),
        records("DRAWVERTS", "DrawVerts", "DrawVert", " vertexes vertices drawvert verts ", "Vertexes of surfaces",
                Layers::drawVert, most.drawVerts),
        records("DRAWINDEXES", "DrawIndexes", "DrawIndex", " meshverts drawindex indexes ", "Corners of surfaces' triangles",
                drawIndex, most.drawIndexes),
        records("FOGS", "Fogs", "Fog", " effects fog ", "Brushes filled with fog", fog, most.fogs),
        with(Of::ofSurface, records("SURFACES", "Surfaces", "Surface", " faces face surface ",
                                    "Polygons, patches, meshes and flares", Of::surface, most.surfaces)),
        {.name = "LIGHTMAPS", .title = "Lightmaps", .aliases = " lightmap lighting ", .meaning = pages, .kind = Kind::Bytes,
         .stride = bytesPerLuxel * PageSide * PageSide, .limits = most.lightmaps, .strict = false},
        {.name = "LIGHTGRID", .title = "LightGrid", .single = "LightGrid point",
         .aliases = " lightvols lightvolumes lightvolume ", .meaning = "Light grid for moving models",
         .fields = Layers::gridPoint, .stride = sizeOf(Layers::gridPoint), .limits = most.lightGrid, .strict = false},
        blob("VISIBILITY", "Visibility", " visdata vis pvs ", "PVS of each cluster", Kind::Bytes, most.visibility),
        lastSlot...,
        derivedLump("ENTITYLIST", "Entity list", "Entity", " entitylist ", "The entities, read from their text",
                    Of::entityList, most.entityList),
        derivedLump("CLUSTERS", "Clusters", "Cluster", " cluster ", "Groups of leafs that share a PVS", Of::clusters),
        with(Of::ofImage, derivedLump("IMAGES", "Images", "Image", " image ", "The shaders and images that the map names",
                                      Of::imageList)),
        derivedLump("FACELIGHTMAPS", "Face lightmaps", "Face lightmap", " facelightmap ",
                    "Position of each surface's lightmap in its page", Of::faceLightmaps)});
}

consteval auto routesOf(std::span<const Lump> lumps, const LightColumns &light)
{
    return routes(lumps, {
        "SHADERS.shader SURFACES.shaderNum LEAFSURFACES.surface LEAFS.firstLeafSurface LEAFS.cluster",
        "ENTITYLIST.model MODELS.firstSurface LEAFSURFACES.surface LEAFS.firstLeafSurface LEAFS.cluster",
        "SURFACES.firstVert LEAFSURFACES.surface LEAFS.firstLeafSurface LEAFS.cluster",
        "SURFACES.firstIndex",
        "SURFACES.fogNum FOGS.brushNum",
        light.page,
        "FACELIGHTMAPS.face LEAFSURFACES.surface LEAFS.firstLeafSurface LEAFS.cluster",
        "NODES.planeNum",
        "BRUSHSIDES.planeNum BRUSHES.firstSide LEAFBRUSHES.brush LEAFS.firstLeafBrush",
        "BRUSHES.shaderNum",
        "BRUSHSIDES.shaderNum",
        "ENTITYLIST.model MODELS.firstBrush",
    });
}

consteval Columns columnsOf(std::span<const Lump> lumps, const LightColumns &light)
{
    return {
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
        .vertexTexture = named(lumps, "DRAWVERTS.st[0]"), .vertexPage = named(lumps, light.vertexPlace),
        .vertexColor = named(lumps, light.vertexColor), .vertexNormal = named(lumps, "DRAWVERTS.normal.x"),
        .patchWidth = named(lumps, "SURFACES.patchWidth"), .patchHeight = named(lumps, "SURFACES.patchHeight"),
        .gridAmbient = named(lumps, light.ambient), .gridDirected = named(lumps, light.directed),
        .gridDirection = named(lumps, "LIGHTGRID.latLong[0]"),
        .faceNormal = named(lumps, "SURFACES.lightmapVecs[2].x"),
        .flarePoint = named(lumps, "SURFACES.lightmapOrigin.x"),
        .flareColor = named(lumps, "SURFACES.lightmapVecs[0].x"), .faceTexinfo = named(lumps, "SURFACES.shaderNum"),
        .texinfoFlags = named(lumps, "SHADERS.surfaceFlags"),
        .texinfoImage = named(lumps, "SHADERS.shader"), .facePage = named(lumps, light.page),
        .facePageX = named(lumps, light.pageX), .facePageY = named(lumps, light.pageY),
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
}

// Returns the columns of a format with four layers of light.
consteval Columns layeredColumnsOf(std::span<const Lump> lumps, const LightColumns &light)
{
    auto columns = columnsOf(lumps, light);
    columns.faceStyles = named(lumps, "SURFACES.lightmapStyles[0]");
    columns.faceVertexStyles = named(lumps, "SURFACES.vertexStyles[0]");
    columns.gridStyles = named(lumps, "LIGHTGRID.styles[0]");
    columns.gridPoint = named(lumps, "LIGHTARRAY.point");
    columns.sideFace = named(lumps, "BRUSHSIDES.drawSurfNum");
    return columns;
}

// Returns a format without the members that differ: id, name, source, games, magic, version, engines and rules for layers.
consteval Format formatOf(std::span<const Lump> lumps, int slotCount, std::span<const Route> routes, const Roles &roles,
                          const Columns &columns, int pageSide, int layers)
{
    return {.lumps = lumps, .directorySize = slotCount, .routes = routes, .roles = roles, .columns = columns,
            .visibility = Visibility::ClusterRows, .lightmaps = Lightmaps::Pages, .bytesPerLuxel = bytesPerLuxel,
            .pageSide = pageSide, .lightLayers = {.most = layers}, .images = Images::ShaderNames,
            .checksum = Checksum::Md4OfFile};
}

} // namespace bsp::quake3tables
