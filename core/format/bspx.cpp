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
    return byteOffset("offset", U32, toRow(row), "Where it begins in the lump that it is read from, in bytes");
}

constexpr auto decoupledLm = record(
    own("face", ToFaces, "The face it lights: the one of this number"),
    plain("lmwidth", U16, "Width of its lightmaps, in luxels"), plain("lmheight", U16, "Height of its lightmaps, in luxels"),
    byteOffset("offset", I32, ToLighting, "Where its lightmaps begin, in bytes; -1: none", none),
    array({"world_to_lm[0].x", "world_to_lm[0].y", "world_to_lm[0].z", "world_to_lm[0].offset"}, F32,
          "Lightmap axis s: luxels for each map unit, and offset"),
    array({"world_to_lm[1].x", "world_to_lm[1].y", "world_to_lm[1].z", "world_to_lm[1].offset"}, F32,
          "Lightmap axis t: luxels for each map unit, and offset"));
static_assert(sizeOf(decoupledLm) == 40);

constexpr auto lmShift = record(own("face", ToFaces, "The face it lights: the one of this number"),
                                plain("shift", U8, "Texels for each luxel, as a power of two: 4 is the usual 16"));
static_assert(sizeOf(lmShift) == 1);

constexpr auto lmOffset = record(
    own("face", ToFaces, "The face it lights: the one of this number"),
    byteOffset("offset", I32, ToLighting, "Where its lightmaps begin, in bytes, in place of the face's own; -1: none", none));
static_assert(sizeOf(lmOffset) == 4);

// Engines derive the number of styles per face from the lump's length, up to sixteen (Mod_LoadFaces() of Ironwail's
// descendants).
template <Type style>
consteval auto styles()
{
    return record(own("face", ToFaces, "The face it lights: the one of this number"),
                  array({"styles[0]", "styles[1]", "styles[2]", "styles[3]", "styles[4]", "styles[5]", "styles[6]", "styles[7]",
                         "styles[8]", "styles[9]", "styles[10]", "styles[11]", "styles[12]", "styles[13]", "styles[14]",
                         "styles[15]"},
                        style, "Light style of each of its lightmaps, in place of the face's own; the highest number: none"));
}
constexpr auto lmStyle = styles<U8>();
constexpr auto lmStyle16 = styles<U16>();

constexpr auto vertexNormal = record(
    own("vertex", ToVertexes, "The vertex it belongs to: the one of this number"),
    array({"normal.x", "normal.y", "normal.z"}, F32, "Direction the surface faces there; 0: none"));
static_assert(sizeOf(vertexNormal) == 12);

constexpr auto faceVector = record(array({"vec.x", "vec.y", "vec.z"}, F32, "A direction, length 1"), whole(FaceNormals));
constexpr auto faceCorner = record(
    index("face", I32, ToFaces, "The face whose corner it is; -1: faces have fewer", none),
    plain("corner", I32, "Which of the face's corners, in the order of its surfedges"),
    index("normal", U32, toRow(FaceNormalsVectors), "Direction the surface faces there"),
    index("tangent", U32, toRow(FaceNormalsVectors), "Direction of the texture's s axis there"),
    index("bitangent", U32, toRow(FaceNormalsVectors), "Direction of the texture's t axis there"), whole(FaceNormals));

constexpr NamedValue brushContents[] = {{-1, "EMPTY"}, {-2, "SOLID"}, {-3, "WATER"}, {-4, "SLIME"}, {-5, "LAVA"},
                                        {-6, "SKY"}, {-8, "CLIP"}, {-16, "LADDER"}};
constexpr auto brushModel = record(
    plain("ver", U32, "Version of the record; engines read 1"),
    index("modelnum", U32, ToModels, "The model that is made of the brushes"),
    range("firstbrush", "numbrushes", U32, toRow(BrushListBrushes), "First of its brushes"),
    plain("numplanes", U32, "Planes of all its brushes, as it says itself"), whole(BrushList));
constexpr auto listedBrush = record(
    index("model", U32, toRow(BrushListModels), "Whose brush it is"), box(F32),
    oneOf("contents", I16, brushContents, "What fills it"),
    range("firstplane", U32, "numplanes", U16, toRow(BrushListPlanes), "First of its planes, beside the six of its box"),
    whole(BrushList));
constexpr auto brushPlane = record(
    index("brush", U32, toRow(BrushListBrushes), "The brush that it bounds"),
    array({"normal.x", "normal.y", "normal.z"}, F32, "Direction the plane faces, out of the brush"),
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
    return record(array({"step.x", "step.y", "step.z"}, F32, "Distance between its points, in map units"),
                  array({"size.x", "size.y", "size.z"}, I32, "How many points it has along each axis"),
                  array({"mins.x", "mins.y", "mins.z"}, F32, "Where its first point lies, in map units"),
                  plain("numstyles", U8, "Light styles that a point may have at most"),
                  gridChild("rootnode", nodes, leafs, "Root of its tree; negative: it is a single leaf"),
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
                             "What lies there: 4 more from x on, 2 from y on, 1 from z on; OCCLUDED: no light is known");
    return record(index("grid", U32, toRow(grids), "Whose node it is"),
                  array({"point.x", "point.y", "point.z"}, I32, "Where it splits the grid, in its points"), eight, whole(whole_));
}

consteval auto gridLeafFields(int whole_, int grids)
{
    return record(index("grid", U32, toRow(grids), "Whose leaf it is"),
                  array({"mins.x", "mins.y", "mins.z"}, I32, "Its first point"),
                  array({"size.x", "size.y", "size.z"}, I32, "How many points it has along each axis"),
                  plain("samples", U32, "How many points it has in all"),
                  plain("occluded", U32, "Points of which no light is known"),
                  plain("styles", U32, "Light styles that one of its points has at most"),
                  byteOffset("sampleofs", U32, toRow(whole_), "Where the light of its points begins, in bytes"), whole(whole_));
}

constexpr auto octreeGrid = gridFields(LightGridOctree, LightGridOctreeNodes, LightGridOctreeLeafs);
constexpr auto octreeNode = gridNodeFields(LightGridOctree, LightGridOctreeGrids, LightGridOctreeNodes, LightGridOctreeLeafs);
constexpr auto octreeLeaf = gridLeafFields(LightGridOctree, LightGridOctreeGrids);
constexpr auto gridsGrid = gridFields(LightGrids, LightGridsNodes, LightGridsLeafs);
constexpr auto gridsNode = gridNodeFields(LightGrids, LightGridsGrids, LightGridsNodes, LightGridsLeafs);
constexpr auto gridsLeaf = gridLeafFields(LightGrids, LightGridsGrids);

constexpr auto packedFile = record(chars("name", 128, "Its name, with folders"), plain("size", U32, "Its bytes, unpacked"));

constexpr auto envMap = record(array({"origin.x", "origin.y", "origin.z"}, F32, "Where its picture was taken, in map units"),
                               plain("cubesize", I32, "Side of its pictures, in pixels"));
static_assert(sizeOf(envMap) == 16);
constexpr auto surfEnvMap = record(own("face", ToFaces, "The face that mirrors it: the one of this number"),
                                   index("envmap", I32, toRow(EnvMap), "The picture around that it mirrors; -1: none", none));
static_assert(sizeOf(surfEnvMap) == 4);

consteval AddedLump shared(AddedLump added)
{
    added.isShared = true;
    return added;
}

constexpr AddedLump rows[] = {
    addedRecords("DECOUPLED_LM", "DecoupledLM", "Lightmaps of faces that go by axes of their own, not by the texture's",
                 decoupledLm, &Roles::faces),
    addedRecords("LMSHIFT", "LMShift", "How fine the lightmaps of faces are", lmShift, &Roles::faces),
    addedRecords("LMOFFSET", "LMOffset", "Where lightmaps of another fineness begin", lmOffset, &Roles::faces),
    shared(addedRecords("LMSTYLE", "LMStyle", "Light styles of faces, of which there may be more than four", lmStyle,
                        &Roles::faces)),
    shared(addedRecords("LMSTYLE16", "LMStyle16", "Light styles of faces, of which there may be more than 255", lmStyle16,
                        &Roles::faces)),
    addedBytes("LIGHTINGDIR", "Where the light of each luxel comes from, seen from its surface; three bytes each", 3),
    addedBytes("RGBLIGHTING", "Lightmaps' luxels in colour: red, green and blue, a byte each", 3),
    addedBytes("LIGHTING_E5BGR9",
               "Lightmaps' luxels in colour without an upper bound: three mantissas of nine bits and an exponent of five", 4),
    addedRecords("VERTEXNORMALS", "VertexNormal", "Normals of vertexes, for surfaces that are to look curved", vertexNormal,
                 &Roles::vertexes),
    addedBytes("FACENORMALS", "Normals, tangents and bitangents of faces' corners"),
    addedPart(FaceNormals, "FACENORMALS_VECTORS", "Face vector", "Directions that corners of faces share", faceVector),
    addedPart(FaceNormals, "FACENORMALS_CORNERS", "Face corner", "Normals, tangents and bitangents of faces' corners, by number",
              faceCorner),
    addedBytes("BRUSHLIST", "Brushes, for collision without hulls"),
    addedPart(BrushList, "BRUSHLIST_MODELS", "Listed model", "Models that have brushes", brushModel),
    addedPart(BrushList, "BRUSHLIST_BRUSHES", "Listed brush", "Convex solids, for collision", listedBrush),
    addedPart(BrushList, "BRUSHLIST_PLANES", "Listed plane", "Planes of brushes that are along no axis", brushPlane),
    addedBytes("LIGHTGRID_OCTREE", "Light in the air, for models"),
    addedPart(LightGridOctree, "LIGHTGRID_OCTREE_GRIDS", "Light grid", "The grid of points whose light is known", octreeGrid),
    addedPart(LightGridOctree, "LIGHTGRID_OCTREE_NODES", "Light grid node", "The tree that splits a grid into leafs", octreeNode),
    addedPart(LightGridOctree, "LIGHTGRID_OCTREE_LEAFS", "Light grid leaf", "Boxes of points whose light is stored", octreeLeaf),
    addedBytes("LIGHTGRIDS", "Light in the air from six sides, for models"),
    addedPart(LightGrids, "LIGHTGRIDS_GRIDS", "Light grid", "The grid of points whose light is known", gridsGrid),
    addedPart(LightGrids, "LIGHTGRIDS_NODES", "Light grid node", "The tree that splits a grid into leafs", gridsNode),
    addedPart(LightGrids, "LIGHTGRIDS_LEAFS", "Light grid leaf", "Boxes of points whose light is stored", gridsLeaf),
    addedBytes("ZIP_PAKFILE", "A ZIP archive of files of the game that belong to the map"),
    addedPart(ZipPakFile, "ZIP_PAKFILE_FILES", "Packed file", "Files of the game that belong to the map", packedFile),
    addedRecords("ENVMAP", "EnvMap", "Places whose surroundings surfaces mirror", envMap),
    addedRecords("SURFENVMAP", "SurfEnvMap", "What surfaces mirror", surfEnvMap, &Roles::faces)};
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
