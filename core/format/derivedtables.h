// Lumps that every format has but no file stores: they are computed, and shown like any other. Functions (core/map/derived.h)
// fill their fields by the names given here; a format may omit some.
#pragma once

#include "core/format/build.h"

#include <initializer_list>

namespace bsp {

consteval auto entityListFields(const Roles &to)
{
    Field model{.name = "model", .type = Type::Text, .meaning = "Brush model (*N) or a game file",
                .use = Use::Model, .target = static_cast<std::int16_t>(to.models)};
    return record(plain("classname", Type::Text, "Class of the entity"),
                  plain("targetname", Type::Text, "Name by which other entities refer to it"),
                  plain("target", Type::Text, "Name of the entities that it targets"),
                  plain("origin", Type::Text, "Position, in map units"),
                  model, byteOffset("offset", Type::U32, to.entities, "Byte offset of its text"),
                  plain("length", Type::U32, "Length of its text, in bytes"));
}

// The name of -1, the value that a count has until all visibility rows are decoded. It stays in damaged maps that would take
// too long to decode.
inline constexpr NamedValue notCounted[] = {{none, "?"}};

consteval Field mayBeUncounted(std::string_view name, std::string_view meaning)
{
    auto field = plain(name, Type::I32, meaning);
    field.names = notCounted;
    return field;
}

consteval std::array<Field, 6> clusterSight()
{
    return {mayBeUncounted("sees", "Clusters that it sees, including itself if its row has that bit set; ?: not counted"),
            mayBeUncounted("seenBy", "Clusters that see it; ?: not counted"),
            mayBeUncounted("seesOneWay", "Clusters that it sees but that do not see it; ?: not counted"),
            mayBeUncounted("seenOneWay", "Clusters that see it but that it does not see; ?: not counted"),
            mayBeUncounted("seenFaces",
                           "Potentially visible faces, including brush models; ?: not counted"),
            mayBeUncounted("seenTriangles",
                           "Potentially visible triangles, including brush models; ?: not counted")};
}

consteval std::array<Field, 6> clusterBox()
{
    return box(Type::I32, "Low corner of the box around its leafs, in map units",
               "High corner of the box around its leafs, in map units");
}

consteval std::array<Field, 3> clusterContents()
{
    return {plain("leafs", Type::U32, "Leafs of the world in the cluster"),
            mayBeUncounted("faces", "Faces in its leafs, each counted once; ?: not counted"),
            mayBeUncounted("brushes", "Brushes that reach into its leafs, each counted once; ?: not counted")};
}

consteval auto clusterFieldsWithPhs(const Roles &to)
{
    return record(clusterContents(), index("area", Type::I32, to.areas, "The area of its first leaf; -1: none", none),
                  clusterSight(), clusterBox(),
                  byteOffset("pvs", Type::I32, to.visibility, "Its row in the PVS (potentially visible set)", none),
                  byteOffset("phs", Type::I32, to.visibility, "Its row in the PHS (potentially hearable set)", none));
}

consteval auto clusterFieldsOfRows(const Roles &to)
{
    return record(clusterContents(), plain("area", Type::I32, "The area of its first leaf; -1: none"), clusterSight(),
                  clusterBox(),
                  byteOffset("row", Type::I32, to.visibility, "Its row in the PVS (potentially visible set)", none));
}

consteval auto clusterFieldsOfLeafs(const Roles &to)
{
    return record(index("leaf", Type::U32, to.leafs, "The cluster's leaf: cluster number + 1"),
                  mayBeUncounted("faces", "Faces in its leaf, each counted once; ?: not counted"), clusterSight(),
                  clusterBox(),
                  byteOffset("visofs", Type::I32, to.visibility, "Its row in the PVS (potentially visible set)", none));
}

template <std::uint16_t NameLength>
consteval auto imageFieldsByName()
{
    return record(chars("name", NameLength, "Name by which the game looks up the image"),
                  plain("users", Type::U32, "Records that refer to it"));
}

consteval auto imageFieldsOfMiptex(const Roles &to)
{
    return record(chars("name", 16, "Name by which the game looks up the image"),
                  plain("width", Type::U32, "Size in texels"), plain("height", Type::U32, "Size in texels"),
                  byteOffset("offset", Type::I32, to.textures, "Byte offset of its header in the lump; -1: missing", none),
                  plain("embedded", Type::U8, "1: the pixels are in the map; 0: they are in a WAD"));
}

consteval auto faceLightmapFields(const Roles &to)
{
    return record(index("face", Type::U32, to.faces, "The face it lights"),
                  plain("slot", Type::U32, "Number of the lightmap among the face's lightmaps, of which there are at most four"),
                  plain("style", Type::U32, "Light style of the lightmap"), plain("width", Type::U32, "Size in luxels"),
                  plain("height", Type::U32, "Size in luxels"),
                  byteOffset("offset", Type::U32, to.lighting, "Byte offset of its first luxel"));
}

consteval Lump derivedLump(std::string_view name, std::string_view title, std::string_view single, std::string_view aliases,
                           std::string_view meaning, std::span<const Field> fields, Limits limits = {})
{
    return {.name = name, .title = title, .single = single, .aliases = aliases, .meaning = meaning, .kind = Kind::Derived,
            .fields = fields, .stride = sizeOf(fields), .limits = limits};
}

namespace detail {

// Returns whether every field of a derived lump gets a value, that is, whether its name is in `names`. Fields of Type::Text
// hold an entity's keys and may have any name.
consteval bool areFilled(const Format &format, int lump, std::initializer_list<std::string_view> names)
{
    for (const Field &field : format.lumps[static_cast<std::size_t>(lump)].fields)
        if (field.type != Type::Text && std::find(names.begin(), names.end(), field.name) == names.end())
            return false;
    return true;
}

} // namespace detail

// Returns whether each derived lump has a role, by which it is filled, and each of its fields gets a value.
consteval bool validDerived(const Format &format)
{
    const auto &roles = format.roles;
    const int derived[] = {roles.entityList, roles.clusters, roles.images, roles.faceLightmaps};
    for (int lump = format.directorySize; lump < static_cast<int>(format.lumps.size()); ++lump)
        if (std::count(std::begin(derived), std::end(derived), lump) != 1)
            return false;
    for (const int lump : derived)
        if (lump < format.directorySize || lump >= static_cast<int>(format.lumps.size()))
            return false;
    return detail::areFilled(format, roles.entityList, {"offset", "length"})
           && detail::areFilled(format, roles.clusters,
                                {"leaf", "leafs", "faces", "brushes", "area", "sees", "seenBy", "seesOneWay", "seenOneWay",
                                 "seenFaces", "seenTriangles", "mins.x", "mins.y", "mins.z", "maxs.x", "maxs.y", "maxs.z",
                                 "pvs", "row", "visofs", "phs"})
           && detail::areFilled(format, roles.images, {"name", "users", "width", "height", "offset", "embedded"})
           && detail::areFilled(format, roles.faceLightmaps, {"face", "slot", "style", "width", "height", "offset"});
}

} // namespace bsp
