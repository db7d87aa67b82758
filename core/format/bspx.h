// Lumps outside the directories of the formats: BSPX lumps, which engines and tools append to a map under a name, and those
// of Xash3D (core/format/xash.h). A row declares the layout of a lump's records and what they belong to; lumps without a row
// are shown as bytes. Any format may carry them, so a row's references name their destination by a Target, which MapFile
// resolves to a lump of the map.
//
// Sources: specs/bspx.txt of FTE and the structures in gl_model.c and com_bih.c there; include/common/bspxfile.hh of
// ericw-tools; common/bsp.c of q2pro.
#pragma once

#include "core/format/build.h"

namespace bsp {

struct AddedLump {
    Lump table{};
    int Roles::*owner = nullptr; // the lump with a record for each of this one's, in the same order; null: none
    // The bytes are divided equally among the owners; a record has as many of the fields after its Number as fit into its
    // owner's share.
    bool isShared = false;
    int partOf = none; // row whose bytes these records are read from (core/map/bspxparts.h); `table` is derived
};

// The rows in order. Parts come after the row they are part of.
enum BspxRow : int {
    DecoupledLm, LmShift, LmOffset, LmStyle, LmStyle16, LightingDir, RgbLighting, LightingE5Bgr9, VertexNormals, FaceNormals,
    FaceNormalsVectors, FaceNormalsCorners, BrushList, BrushListModels, BrushListBrushes, BrushListPlanes, LightGridOctree,
    LightGridOctreeGrids, LightGridOctreeNodes, LightGridOctreeLeafs, LightGrids, LightGridsGrids, LightGridsNodes,
    LightGridsLeafs, ZipPakFile, ZipPakFileFiles, EnvMap, SurfEnvMap, BspxRowCount
};
std::span<const AddedLump> bspxLumps();
// The meaning of lumps without a row.
extern const std::string_view unknownBspx;

// The meaning of Field::target in a row: a role of the format or, from `firstRowTarget` on, another row of the same table.
enum Target : int { ToFaces, ToVertexes, ToModels, ToLighting, RoleTargets, firstRowTarget = 100 };
inline constexpr int Roles::*targetRoles[] = {&Roles::faces, &Roles::vertexes, &Roles::models, &Roles::lighting};
static_assert(std::size(targetRoles) == RoleTargets);

constexpr int toRow(int row)
{
    return firstRowTarget + row;
}

// The value of a light grid node's child that is neither a node nor a leaf, since no light is known there.
inline constexpr std::int64_t occludedChild = INT32_MIN;

namespace detail {

consteval bool validTarget(int target, std::size_t rows)
{
    return (target >= 0 && target < RoleTargets) || (target >= firstRowTarget && target < toRow(static_cast<int>(rows)));
}

consteval bool validAddedField(const Lump &lump, std::size_t at, std::size_t rows)
{
    const Field &field = lump.fields[at];
    if (field.name.empty() || field.meaning.empty() || findField(lump.fields, field.name) != static_cast<int>(at))
        return false;
    if ((isReference(field.use) || field.use == Use::Count) && !validTarget(field.target, rows))
        return false;
    if (field.use == Use::Child && !validTarget(field.negative, rows))
        return false;
    if ((field.use == Use::Flags || field.use == Use::Enum) && field.names.empty())
        return false;
    return field.use != Use::Relative && field.use != Use::Name && validPair(lump, at);
}

} // namespace detail

// Returns whether the rows' declarations are consistent, as valid() does for formats.
consteval bool validAdded(std::span<const AddedLump> rows)
{
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto &[lump, owner, isShared, partOf] = rows[row];
        const bool hasRecords = lump.kind == Kind::Records || lump.kind == Kind::Derived;
        for (std::size_t other = 0; other < row; ++other)
            if (rows[other].table.name == lump.name)
                return false;
        if (lump.name.empty() || lump.meaning.empty() || lump.stride == 0 || hasRecords == lump.single.empty())
            return false;
        if (hasRecords ? lump.fields.empty() || sizeOf(lump.fields) != lump.stride : !lump.fields.empty())
            return false;
        if ((lump.kind == Kind::Derived) != (partOf != none) || partOf >= static_cast<int>(row))
            return false;
        if (isShared && (!owner || lump.fields.size() < 2 || lump.fields[0].type != Type::Number))
            return false;
        for (std::size_t field = 0; field < lump.fields.size(); ++field)
            if (!detail::validAddedField(lump, field, rows.size()))
                return false;
    }
    return true;
}

consteval AddedLump addedRecords(std::string_view name, std::string_view single, std::string_view meaning,
                                 std::span<const Field> fields, int Roles::*owner = nullptr)
{
    AddedLump added;
    added.table = records(name, name, single, " ", meaning, fields);
    added.owner = owner;
    return added;
}

// Declares a blob. `unit`: bytes per unit that an index counts.
consteval AddedLump addedBytes(std::string_view name, std::string_view meaning, std::uint32_t unit = 1)
{
    AddedLump added;
    added.table = blob(name, name, " ", meaning, Kind::Bytes);
    added.table.stride = unit;
    return added;
}

consteval AddedLump addedPart(int whole, std::string_view name, std::string_view single, std::string_view meaning,
                              std::span<const Field> fields)
{
    auto added = addedRecords(name, single, meaning, fields);
    added.table.kind = Kind::Derived;
    added.partOf = whole;
    return added;
}

} // namespace bsp
