#include "core/map/dependents.h"

#include "core/map/mapfile.h"

#include <algorithm>
#include <array>

using bsp::Columns, bsp::Roles;

namespace {

enum class Reads {
    All,    // all of the lump
    Fields, // these fields alone
    Count,  // the number of its records, or bytes
    Added   // any lump that the directory does not name (BSPX, Xash3D)
};

struct Input {
    Reads reads = Reads::All;
    int Roles::*role = nullptr;
    bsp::FieldRef Columns::*column = nullptr;
    int parts = 1; // consecutive fields
};

constexpr Input all(int Roles::*role) { return {.role = role}; }
constexpr Input all(bsp::FieldRef Columns::*column) { return {.column = column}; }
constexpr Input count(int Roles::*role) { return {.reads = Reads::Count, .role = role}; }
constexpr Input count(bsp::FieldRef Columns::*column) { return {.reads = Reads::Count, .column = column}; }
constexpr Input fields(bsp::FieldRef Columns::*column, int parts = 1)
{
    return {.reads = Reads::Fields, .column = column, .parts = parts};
}
constexpr Input added{.reads = Reads::Added};

using Inputs = std::span<const Input>;

constexpr Input entityText[] = {all(&Roles::entities)};
constexpr Input entityModels[] = {fields(&Columns::entityModel)};
constexpr Input treeOfLeafs[] = {fields(&Columns::nodeFront), fields(&Columns::nodeBack), count(&Roles::leafs)};
constexpr Input clusterNumbers[] = {fields(&Columns::leafCluster), fields(&Columns::modelVisLeafs), all(&Roles::visibility)};
constexpr Input leafLists[] = {fields(&Columns::leafFaces, 2),   all(&Columns::leafFace),  count(&Roles::faces),
                               fields(&Columns::leafBrushes, 2), all(&Columns::leafBrush), count(&Columns::brushSides)};
constexpr Input leafPlaces[] = {fields(&Columns::leafArea), count(&Roles::areas), fields(&Columns::leafBox, 6),
                                fields(&Columns::leafVisibility)};
constexpr Input miptexes[] = {all(&Roles::textures)};
constexpr Input imageNames[] = {fields(&Columns::imageName)};
constexpr Input texinfoChains[] = {fields(&Columns::texinfoNext)};
constexpr Input fogs[] = {all(&Columns::fogBrush)};
// Faces, their outlines, and what determines the sizes of their lightmaps.
constexpr Input faceShapes[] = {all(&Roles::faces),       all(&Roles::texinfo),    all(&Roles::vertexes),
                                all(&Columns::edgeStart), all(&Columns::surfedge), all(&Columns::triangleCorner),
                                all(&Roles::planes)};
constexpr Input lightSizes[] = {count(&Roles::lighting), added};
constexpr Input luxels[] = {all(&Roles::lighting), added};
constexpr Input imagesOfFaces[] = {all(&Roles::images), all(&Roles::textures)};
constexpr Input modelsOfFaces[] = {fields(&Columns::modelFaces, 2)};
constexpr Input modelTrees[] = {fields(&Columns::modelTree), count(&Roles::models)};
constexpr Input nodePlanes[] = {all(&Roles::nodes), all(&Roles::planes), all(&Roles::models), all(&Roles::leafs)};
constexpr Input brushes[] = {all(&Columns::brushSides), all(&Columns::sidePlane), all(&Columns::shaderContents),
                             fields(&Columns::modelBrushes, 2)};
constexpr Input clipnodes[] = {all(&Columns::clipnodePlane)};
constexpr Input clusterTable[] = {all(&Roles::clusters)};

// The inputs of each derivation. A derivation that reads a derived lump lists that lump, but not what the lump is derived
// from.
struct Row {
    Derived what;
    std::array<Inputs, 8> inputs{};
};
constexpr Row rows[] = {
    {Derived::EntityList, {entityText}},
    {Derived::Clusters, {clusterNumbers, treeOfLeafs, leafLists, leafPlaces}},
    {Derived::Images, {miptexes, imageNames}},
    {Derived::BytesPerLuxel, {faceShapes, lightSizes}},
    {Derived::FaceLightmaps, {faceShapes, lightSizes}},
    {Derived::Textures, {miptexes, imageNames, texinfoChains, fogs}},
    {Derived::FaceColumns,
     {faceShapes, luxels, imagesOfFaces, modelsOfFaces, entityText, clusterNumbers, treeOfLeafs, leafLists}},
    {Derived::LeafColumns, {faceShapes, luxels, nodePlanes, treeOfLeafs, leafLists, clusterTable}},
    {Derived::ModelColumns, {faceShapes, lightSizes, imagesOfFaces, modelsOfFaces, entityModels}},
    {Derived::TexinfoColumns, {faceShapes, lightSizes, imagesOfFaces}},
    {Derived::ImageColumns, {faceShapes, lightSizes, imagesOfFaces}},
    {Derived::BrushColumns, {brushes, modelTrees, imagesOfFaces, entityModels, treeOfLeafs, leafLists}},
    {Derived::VisibleSets, {clusterNumbers, treeOfLeafs, leafLists, leafPlaces}},
    {Derived::ClusterCounts,
     {clusterNumbers, treeOfLeafs, leafLists, leafPlaces, faceShapes, modelsOfFaces, nodePlanes, entityText}},
    {Derived::Portals, {clusterNumbers, nodePlanes}},
    {Derived::Solids, {nodePlanes, brushes, clipnodes, leafLists, entityText}},
};

bool isTouched(const Input &input, const bsp::Format &format, const MapChange &change)
{
    if (input.reads == Reads::Added)
        return std::ranges::any_of(change.lumps(), [](const LumpChange &each) { return each.lump >= firstBspxLump; });
    const auto field = input.column ? format.columns.*input.column : bsp::FieldRef{format.roles.*input.role, 0};
    if (field.lump == bsp::none)
        return false;
    switch (input.reads) {
    case Reads::Fields: return change.touches(field, input.parts);
    case Reads::Count: return change.resizes(field.lump);
    case Reads::All:
    case Reads::Added: break;
    }
    return change.touches(field.lump);
}

// Some added lumps have columns that depend on the lump's size and on another lump's record count; others consist of parts.
bool touchesAddedTables(const MapFile &map, const MapChange &change)
{
    return std::ranges::any_of(map.lumps(), [&](int lump) {
        const auto *row = map.addedRow(lump);
        return row
               && ((row->isShared && (change.resizes(lump) || change.resizes(map.format().roles.*row->owner)))
                   || (map.partsOf(lump) && (change.touches(lump) || change.touches(map.format().columns.faceCorners))));
    });
}

} // namespace

bool depends(Derived what, const MapFile &map, const MapChange &change)
{
    if (change.isAll())
        return true;
    if (what == Derived::AddedTables)
        return touchesAddedTables(map, change);
    const auto row = std::ranges::find(rows, what, &Row::what);
    if (row == std::end(rows)) // problems and the scene read everything that the file stores
        return std::ranges::any_of(change.lumps(), [&map](const LumpChange &each) { return map.isStored(each.lump); });
    return std::ranges::any_of(row->inputs, [&](Inputs inputs) {
        return std::ranges::any_of(inputs, [&](const Input &input) { return isTouched(input, map.format(), change); });
    });
}

std::optional<Derived> columnsOf(const bsp::Format &format, int lump)
{
    const std::pair<int, Derived> owners[] = {
        {format.roles.faces, Derived::FaceColumns},   {format.roles.leafs, Derived::LeafColumns},
        {format.roles.models, Derived::ModelColumns}, {format.roles.texinfo, Derived::TexinfoColumns},
        {format.roles.images, Derived::ImageColumns}, {format.columns.brushSides.lump, Derived::BrushColumns}};
    for (const auto &[owner, what] : owners)
        if (owner == lump && lump != bsp::none)
            return what;
    return {};
}
