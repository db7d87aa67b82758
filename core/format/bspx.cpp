#include "core/format/bspx.h"

namespace bsp {
namespace {

using enum Type;

consteval Field own(std::string_view name, int target, std::string_view meaning)
{
    return index(name, Number, target, meaning);
}

consteval Field whole(int row)
{
    return byteOffset("offset", U32, toRow(row), "Byte offset in the lump that it is read from");
}

constexpr auto decoupledLm = record(
    own("face", ToFaces, "The face it lights, which has the same number"),
    plain("lmwidth", U16, "Width of the face's lightmaps, in luxels"),
    plain("lmheight", U16, "Height of the face's lightmaps, in luxels"),
    byteOffset("offset", I32, ToLighting, "Byte offset of the face's lightmaps; -1: none", none),
    array({"world_to_lm[0].x", "world_to_lm[0].y", "world_to_lm[0].z", "world_to_lm[0].offset"}, F32,
          "Lightmap axis s: luxels per map unit, and offset"),
    array({"world_to_lm[1].x", "world_to_lm[1].y", "world_to_lm[1].z", "world_to_lm[1].offset"}, F32,
          "Lightmap axis t: luxels per map unit, and offset"));
static_assert(sizeOf(decoupledLm) == 40);

constexpr auto lmShift = record(own("face", ToFaces, "The face it lights, which has the same number"),
                                plain("shift", U8, "Texels per luxel, as a power of two: 4 means the usual 16"));
static_assert(sizeOf(lmShift) == 1);

constexpr auto lmOffset = record(
    own("face", ToFaces, "The face it lights, which has the same number"),
    byteOffset("offset", I32, ToLighting, "Byte offset of the face's lightmaps, overriding the face's own; -1: none", none));
static_assert(sizeOf(lmOffset) == 4);

// Engines derive the number of styles per face from the lump's length, up to sixteen (Mod_LoadFaces() of Ironwail's
// descendants).
template <Type style>
consteval auto styles()
{
    return record(own("face", ToFaces, "The face it lights, which has the same number"),
                  lightStyles(array({"styles[0]", "styles[1]", "styles[2]", "styles[3]", "styles[4]", "styles[5]", "styles[6]",
                               "styles[7]", "styles[8]", "styles[9]", "styles[10]", "styles[11]", "styles[12]", "styles[13]",
                               "styles[14]", "styles[15]"},
                              style, "Light style of each lightmap of the face, overriding the face's own; highest value: none")));
}
constexpr auto lmStyle = styles<U8>();
constexpr auto lmStyle16 = styles<U16>();

constexpr auto vertexNormal = record(
    own("vertex", ToVertexes, "The vertex it belongs to, which has the same number"),
    array({"normal.x", "normal.y", "normal.z"}, F32, "Surface normal at the vertex; 0: none"));
static_assert(sizeOf(vertexNormal) == 12);

constexpr auto faceVector = record(array({"vec.x", "vec.y", "vec.z"}, F32, "Unit vector"), whole(FaceNormals));
constexpr auto faceCorner = record(
    index("face", I32, ToFaces, "The face of the corner; -1: the faces have fewer corners", none),
    plain("corner", I32, "Number of the corner, in the order of the face's surfedges"),
    index("normal", U32, toRow(FaceNormalsVectors), "Surface normal at the corner"),
    index("tangent", U32, toRow(FaceNormalsVectors), "Direction of the texture's s axis at the corner"),
    index("bitangent", U32, toRow(FaceNormalsVectors), "Direction of the texture's t axis at the corner"),
    whole(FaceNormals));

constexpr NamedValue brushContents[] = {{-1, "EMPTY"}, {-2, "SOLID"}, {-3, "WATER"}, {-4, "SLIME"}, {-5, "LAVA"},
                                        {-6, "SKY"}, {-8, "CLIP"}, {-16, "LADDER"}};
constexpr auto brushModel = record(
    plain("ver", U32, "Version of the record; engines read 1"),
    index("modelnum", U32, ToModels, "The model that the brushes form"),
    range("firstbrush", "numbrushes", U32, toRow(BrushListBrushes), "First of its brushes"),
    plain("numplanes", U32, "Stored total of its brushes' planes"), whole(BrushList));
constexpr auto listedBrush = record(
    index("model", U32, toRow(BrushListModels), "The model of the brush"), box(F32),
    oneOf("contents", I16, brushContents, "Contents"),
    range("firstplane", U32, "numplanes", U16, toRow(BrushListPlanes),
          "First of its planes, not counting the six of its box"),
    whole(BrushList));
constexpr auto brushPlane = record(
    index("brush", U32, toRow(BrushListBrushes), "The brush that it bounds"),
    array({"normal.x", "normal.y", "normal.z"}, F32, "Plane normal, pointing out of the brush"),
    plain("dist", F32, "Distance from the world's origin along the normal, in map units"), whole(BrushList));

constexpr NamedValue children[] = {{occludedChild, "OCCLUDED"}};

consteval Field gridChild(std::string_view name, int nodes, int leafs, std::string_view meaning)
{
    auto field = child(name, I32, toRow(nodes), toRow(leafs), meaning, children);
    field.lowest = occludedChild;
    field.firstRecord = occludedChild + 1;
    return field;
}

consteval auto gridFields(int whole_, int nodes, int leafs)
{
    return record(array({"step.x", "step.y", "step.z"}, F32, "Distance between grid points, in map units"),
                  array({"size.x", "size.y", "size.z"}, I32, "Number of points along each axis"),
                  array({"mins.x", "mins.y", "mins.z"}, F32, "Position of its first point, in map units"),
                  plain("numstyles", U8, "Maximum number of light styles per point"),
                  gridChild("rootnode", nodes, leafs, "Root of its tree; negative: a single leaf"),
                  range("firstnode", "numnodes", U32, toRow(nodes), "First of its nodes"),
                  range("firstleaf", "numleafs", U32, toRow(leafs), "First of its leafs"), whole(whole_));
}

consteval auto gridNodeFields(int whole_, int grids, int nodes, int leafs)
{
    std::array<Field, 8> eight{};
    constexpr std::string_view names[] = {"children[0]", "children[1]", "children[2]", "children[3]",
                                          "children[4]", "children[5]", "children[6]", "children[7]"};
    for (std::size_t i = 0; i < 8; ++i)
        eight[i] = gridChild(names[i], nodes, leafs,
                             "Child for one octant; its index is 4 for x at or past the point, plus 2 for y, plus 1 for z; "
                             "OCCLUDED: no light stored");
    return record(index("grid", U32, toRow(grids), "The grid of the node"),
                  array({"point.x", "point.y", "point.z"}, I32, "Grid point at which it splits the grid"), eight,
                  whole(whole_));
}

consteval auto gridLeafFields(int whole_, int grids)
{
    return record(index("grid", U32, toRow(grids), "The grid of the leaf"),
                  array({"mins.x", "mins.y", "mins.z"}, I32, "Its first grid point"),
                  array({"size.x", "size.y", "size.z"}, I32, "Number of points along each axis"),
                  plain("samples", U32, "Total number of points"),
                  plain("occluded", U32, "Points without stored light"),
                  plain("styles", U32, "Highest number of light styles at any of its points"),
                  byteOffset("sampleofs", U32, toRow(whole_), "Byte offset of its points' light"), whole(whole_));
}

constexpr auto octreeGrid = gridFields(LightGridOctree, LightGridOctreeNodes, LightGridOctreeLeafs);
constexpr auto octreeNode = gridNodeFields(LightGridOctree, LightGridOctreeGrids, LightGridOctreeNodes, LightGridOctreeLeafs);
constexpr auto octreeLeaf = gridLeafFields(LightGridOctree, LightGridOctreeGrids);
constexpr auto gridsGrid = gridFields(LightGrids, LightGridsNodes, LightGridsLeafs);
constexpr auto gridsNode = gridNodeFields(LightGrids, LightGridsGrids, LightGridsNodes, LightGridsLeafs);
constexpr auto gridsLeaf = gridLeafFields(LightGrids, LightGridsGrids);

constexpr auto packedFile = record(chars("name", 128, "File name, with folders"),
                                   plain("size", U32, "Unpacked size, in bytes"));

constexpr auto envMap = record(array({"origin.x", "origin.y", "origin.z"}, F32, "Position of the cubemap, in map units"),
                               plain("cubesize", I32, "Side length of its images, in pixels"));
static_assert(sizeOf(envMap) == 16);
constexpr auto surfEnvMap = record(own("face", ToFaces, "The face that reflects it, which has the same number"),
                                   index("envmap", I32, toRow(EnvMap), "The cubemap that the face reflects; -1: none",
                                         none));
static_assert(sizeOf(surfEnvMap) == 4);

consteval AddedLump shared(AddedLump added)
{
    added.isShared = true;
    return added;
}

constexpr AddedLump rows[] = {
    addedRecords("DECOUPLED_LM", "DecoupledLM", "Lightmaps with their own axes, independent of the texture's",
                 decoupledLm, &Roles::faces),
    addedRecords("LMSHIFT", "LMShift", "Lightmap resolution of each face", lmShift, &Roles::faces),
    addedRecords("LMOFFSET", "LMOffset", "Offsets of lightmaps with a different resolution", lmOffset, &Roles::faces),
    shared(addedRecords("LMSTYLE", "LMStyle", "Light styles of each face, more than four if needed", lmStyle,
                        &Roles::faces)),
    shared(addedRecords("LMSTYLE16", "LMStyle16", "Light styles of each face, with numbers above 255", lmStyle16,
                        &Roles::faces)),
    addedBytes("LIGHTINGDIR", "Light direction for each luxel, relative to the surface; three bytes each", 3),
    addedBytes("RGBLIGHTING", "Coloured lightmap luxels: red, green and blue, one byte each", 3),
    addedBytes("LIGHTING_E5BGR9",
               "HDR lightmap luxels: three 9-bit mantissas and a 5-bit exponent", 4),
    addedRecords("VERTEXNORMALS", "VertexNormal", "Vertex normals, for smooth shading", vertexNormal,
                 &Roles::vertexes),
    addedBytes("FACENORMALS", "Normals, tangents and bitangents of face corners"),
    addedPart(FaceNormals, "FACENORMALS_VECTORS", "Face vector", "Unit vectors shared by face corners", faceVector),
    addedPart(FaceNormals, "FACENORMALS_CORNERS", "Face corner",
              "Normals, tangents and bitangents of face corners, as indexes", faceCorner),
    addedBytes("BRUSHLIST", "Brushes, for collision without hulls"),
    addedPart(BrushList, "BRUSHLIST_MODELS", "Listed model", "Models that have brushes", brushModel),
    addedPart(BrushList, "BRUSHLIST_BRUSHES", "Listed brush", "Convex solids, for collision", listedBrush),
    addedPart(BrushList, "BRUSHLIST_PLANES", "Listed plane", "Non-axial planes of brushes", brushPlane),
    addedBytes("LIGHTGRID_OCTREE", "Light grid for models"),
    addedPart(LightGridOctree, "LIGHTGRID_OCTREE_GRIDS", "Light grid", "Grid of points with stored light", octreeGrid),
    addedPart(LightGridOctree, "LIGHTGRID_OCTREE_NODES", "Light grid node", "The tree that splits a grid into leafs", octreeNode),
    addedPart(LightGridOctree, "LIGHTGRID_OCTREE_LEAFS", "Light grid leaf", "Boxes of grid points with their light",
              octreeLeaf),
    addedBytes("LIGHTGRIDS", "Light grid for models, with light from six sides"),
    addedPart(LightGrids, "LIGHTGRIDS_GRIDS", "Light grid", "Grid of points with stored light", gridsGrid),
    addedPart(LightGrids, "LIGHTGRIDS_NODES", "Light grid node", "The tree that splits a grid into leafs", gridsNode),
    addedPart(LightGrids, "LIGHTGRIDS_LEAFS", "Light grid leaf", "Boxes of grid points with their light", gridsLeaf),
    addedBytes("ZIP_PAKFILE", "ZIP archive of game files packed with the map"),
    addedPart(ZipPakFile, "ZIP_PAKFILE_FILES", "Packed file", "Game files packed with the map", packedFile),
    addedRecords("ENVMAP", "EnvMap", "Cubemaps that surfaces reflect", envMap),
    addedRecords("SURFENVMAP", "SurfEnvMap", "Cubemap that each face reflects", surfEnvMap, &Roles::faces)};
static_assert(std::size(rows) == BspxRowCount && validAdded(rows));
static_assert(rows[FaceNormalsVectors].table.name == "FACENORMALS_VECTORS"
              && rows[BrushListPlanes].table.name == "BRUSHLIST_PLANES"
              && rows[LightGridOctreeLeafs].table.name == "LIGHTGRID_OCTREE_LEAFS"
              && rows[LightGridsLeafs].table.name == "LIGHTGRIDS_LEAFS"
              && rows[EnvMap].table.name == "ENVMAP");

} // namespace

const std::string_view unknownBspx = "An extension that some engines read";

std::span<const AddedLump> bspxLumps()
{
    return rows;
}

} // namespace bsp
