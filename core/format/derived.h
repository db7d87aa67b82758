// Lumps that every format has but no file stores: computed when a map is opened, shown like any other.
// core/map/derived.cpp fills the records in exactly this shape.
#pragma once

#include "core/format/build.h"

namespace bsp {

struct DerivedTargets { // lump numbers the derived fields refer to
    int entities, models, faces, leafs, visibility, lighting, textures;
};

consteval auto entityListFields(DerivedTargets to)
{
    Field model{.name = "model", .type = Type::Text, .meaning = "Brush model (*N), or a file of the game",
                .use = Use::Model, .target = static_cast<std::int16_t>(to.models)};
    return record(plain("classname", Type::Text, "What the game makes of the entity"),
                  plain("targetname", Type::Text, "Name by which others refer to it"),
                  plain("target", Type::Text, "Name of what it acts on"), plain("origin", Type::Text, "Place, in map units"),
                  model, byteOffset("offset", Type::U32, to.entities, "Where its text begins, in bytes"),
                  plain("length", Type::U32, "Bytes of its text"));
}

consteval auto clusterFieldsWithPhs(DerivedTargets to)
{
    return record(byteOffset("pvs", Type::I32, to.visibility, "Its row of the potentially visible set", none),
                  byteOffset("phs", Type::I32, to.visibility, "Its row of the potentially hearable set", none),
                  plain("leafs", Type::U32, "Leafs that belong to it"));
}

consteval auto clusterFieldsOfRows(DerivedTargets to)
{
    return record(byteOffset("row", Type::I32, to.visibility, "Its row of the potentially visible set", none),
                  plain("leafs", Type::U32, "Leafs that belong to it"));
}

consteval auto clusterFieldsOfLeafs(DerivedTargets to)
{
    return record(index("leaf", Type::U32, to.leafs, "The leaf that is this cluster (one more than its number)"),
                  byteOffset("visofs", Type::I32, to.visibility, "Its row of the potentially visible set", none));
}

template <std::uint16_t NameLength>
consteval auto imageFieldsByName()
{
    return record(chars("name", NameLength, "Name under which the game looks for the image"),
                  plain("users", Type::U32, "Records that name it"));
}

consteval auto imageFieldsOfMiptex(DerivedTargets to)
{
    return record(chars("name", 16, "Name under which the game looks for the image"),
                  plain("width", Type::U32, "In texels"), plain("height", Type::U32, "In texels"),
                  byteOffset("offset", Type::I32, to.textures, "Where its header lies in the lump; -1: missing", none),
                  plain("embedded", Type::U8, "1: the pixels are in the map; 0: they are in a WAD"));
}

consteval auto faceLightmapFields(DerivedTargets to)
{
    return record(index("face", Type::U32, to.faces, "The face it lights"),
                  plain("slot", Type::U32, "Which of the face's up to four lightmaps"),
                  plain("style", Type::U32, "Light style that scales it"), plain("width", Type::U32, "In luxels"),
                  plain("height", Type::U32, "In luxels"),
                  byteOffset("offset", Type::U32, to.lighting, "Where its first luxel lies, in bytes"));
}

consteval Lump derivedLump(std::string_view name, std::string_view title, std::string_view aliases,
                           std::string_view meaning, std::span<const Field> fields, Limits limits = {})
{
    return {.name = name, .title = title, .aliases = aliases, .meaning = meaning, .kind = Kind::Derived,
            .fields = fields, .stride = sizeOf(fields), .limits = limits};
}

} // namespace bsp
