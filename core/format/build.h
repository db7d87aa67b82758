// The functions that build the format tables, all evaluated at compile time.
#pragma once

#include "core/format/schema.h"

#include <algorithm>

namespace bsp {

consteval Field plain(std::string_view name, Type type, std::string_view meaning)
{
    return {.name = name, .type = type, .meaning = meaning};
}

consteval Field chars(std::string_view name, std::uint16_t length, std::string_view meaning)
{
    return {.name = name, .type = Type::Chars, .meaning = meaning, .chars = length};
}

consteval Field flags(std::string_view name, Type type, Names names, std::string_view meaning)
{
    return {.name = name, .type = type, .meaning = meaning, .use = Use::Flags, .names = names};
}

consteval Field oneOf(std::string_view name, Type type, Names names, std::string_view meaning)
{
    return {.name = name, .type = type, .meaning = meaning, .use = Use::Enum, .names = names};
}

consteval Field index(std::string_view name, Type type, int target, std::string_view meaning, std::int64_t lowest = 0)
{
    return {.name = name, .type = type, .meaning = meaning, .use = Use::Index,
            .target = static_cast<std::int16_t>(target), .lowest = lowest};
}

consteval Field byteOffset(std::string_view name, Type type, int target, std::string_view meaning, std::int64_t lowest = 0)
{
    auto field = index(name, type, target, meaning, lowest);
    field.use = Use::ByteOffset;
    return field;
}

// Declares a child in a BSP tree: a record of `target` or, if negative, record ~value of `negative`. If `negative` is none,
// negative values are in `names`.
consteval Field child(std::string_view name, Type type, int target, int negative, std::string_view meaning, Names names = {})
{
    return {.name = name, .type = type, .meaning = meaning, .use = Use::Child,
            .target = static_cast<std::int16_t>(target), .negative = static_cast<std::int16_t>(negative), .names = names};
}

// Declares a range in `target` as the record stores it: a field with the first record, then one with the count.
consteval std::array<Field, 2> range(std::string_view first, Type firstType, std::string_view count, Type countType, int target,
                                     std::string_view meaning)
{
    const auto lump = static_cast<std::int16_t>(target);
    return {Field{.name = first, .type = firstType, .meaning = meaning, .use = Use::First, .target = lump, .pair = 1},
            Field{.name = count, .type = countType, .meaning = "Number of records, starting with the one in the previous field",
                  .use = Use::Count, .target = lump, .pair = -1}};
}

consteval std::array<Field, 2> range(std::string_view first, std::string_view count, Type type, int target,
                                     std::string_view meaning)
{
    return range(first, type, count, type, target, meaning);
}

consteval std::array<Field, 2> countThenFirst(std::string_view count, std::string_view first, Type type, int target,
                                              std::string_view meaning)
{
    auto [firstField, countField] = range(first, count, type, target, meaning);
    firstField.pair = -1;
    countField.pair = 1;
    return {countField, firstField};
}

template <std::size_t N>
consteval std::array<Field, N> array(const std::string_view (&names)[N], Type type, std::string_view meaning)
{
    std::array<Field, N> fields{};
    for (std::size_t i = 0; i < N; ++i)
        fields[i] = plain(names[i], type, meaning);
    return fields;
}

// Fields for red, green and blue.
consteval std::array<Field, 3> color(const std::string_view (&names)[3], Type type, std::string_view meaning)
{
    auto fields = array(names, type, meaning);
    for (int i = 0; i < 3; ++i) {
        fields[static_cast<std::size_t>(i)].use = Use::Color;
        fields[static_cast<std::size_t>(i)].pair = static_cast<std::int8_t>(-i);
    }
    return fields;
}

template <std::size_t N>
consteval std::array<Field, N> lightStyles(std::array<Field, N> fields)
{
    for (Field &field : fields)
        field.use = Use::LightStyle;
    return fields;
}

consteval std::array<Field, 6> box(Type type, std::string_view low = "Low corner of its box, in map units",
                                   std::string_view high = "High corner of its box, in map units")
{
    const auto mins = array({"mins.x", "mins.y", "mins.z"}, type, low), maxs = array({"maxs.x", "maxs.y", "maxs.z"}, type, high);
    return {mins[0], mins[1], mins[2], maxs[0], maxs[1], maxs[2]};
}

namespace detail {
consteval std::array<Field, 1> parts(const Field &field) { return {field}; }
template <std::size_t N>
consteval std::array<Field, N> parts(const std::array<Field, N> &fields) { return fields; }
} // namespace detail

// Lays out fields and groups of fields one after another, without padding.
template <typename... Parts>
consteval auto record(const Parts &...parts)
{
    constexpr std::size_t total = (std::tuple_size_v<decltype(detail::parts(parts))> + ...);
    std::array<Field, total> fields{};
    std::size_t at = 0;
    const auto append = [&](const auto &group) {
        for (const Field &field : group)
            fields[at++] = field;
    };
    (append(detail::parts(parts)), ...);
    std::uint32_t offset = 0;
    for (Field &field : fields) {
        field.offset = static_cast<std::uint16_t>(offset);
        offset += sizeOf(field);
    }
    return fields;
}

inline constexpr bool required = true; // argument of records()

consteval Lump records(std::string_view name, std::string_view title, std::string_view single, std::string_view aliases,
                       std::string_view meaning, std::span<const Field> fields, Limits limits = {}, bool isRequired = false)
{
    return {.name = name, .title = title, .single = single, .aliases = aliases, .meaning = meaning, .fields = fields,
            .stride = sizeOf(fields), .limits = limits, .required = isRequired};
}

consteval Lump blob(std::string_view name, std::string_view title, std::string_view aliases, std::string_view meaning,
                    Kind kind, Limits limits = {})
{
    return {.name = name, .title = title, .aliases = aliases, .meaning = meaning, .kind = kind, .limits = limits};
}

// Adds computed columns to a lump (core/format/computedcolumns.h).
consteval Lump with(std::span<const Field> computed, Lump lump)
{
    lump.computed = computed;
    return lump;
}

constexpr int findLump(std::span<const Lump> lumps, std::string_view name)
{
    const auto it = std::ranges::find(lumps, name, &Lump::name);
    return it == lumps.end() ? none : static_cast<int>(it - lumps.begin());
}

constexpr int findField(std::span<const Field> fields, std::string_view name)
{
    const auto it = std::ranges::find(fields, name, &Field::name);
    return it == fields.end() ? none : static_cast<int>(it - fields.begin());
}

// Finds a field by its path, "LUMP.field".
constexpr FieldRef findField(std::span<const Lump> lumps, std::string_view path)
{
    const auto dot = path.find('.');
    const int lump = findLump(lumps, path.substr(0, dot));
    if (lump == none || dot == std::string_view::npos)
        return {};
    return {lump, findField(lumps[static_cast<std::size_t>(lump)].fields, path.substr(dot + 1))};
}

// Returns the field "LUMP.field" for Format::columns; an unknown name stops the build.
consteval FieldRef named(std::span<const Lump> lumps, std::string_view path)
{
    const FieldRef found = findField(lumps, path);
    if (found.field == none)
        throw "named: no such field";
    return found;
}

// Parses a route written as the references it walks, "SURFEDGES.edge EDGES.v[0]". The direction of each follows from the
// lump that neighbours share; a disconnected route stops the build.
consteval Route route(std::span<const Lump> lumps, std::string_view text)
{
    Route route;
    while (!text.empty()) {
        const auto space = std::min(text.find(' '), text.size());
        const auto [lump, field] = findField(lumps, text.substr(0, space));
        if (lump == none || field == none)
            throw "route: no such field";
        const Field &reference = lumps[static_cast<std::size_t>(lump)].fields[static_cast<std::size_t>(field)];
        if (!isReference(reference.use) || reference.target == lump)
            throw "route: not a reference to another lump";
        const auto owner = static_cast<std::int16_t>(lump);
        Step step{.from = owner, .to = reference.target, .lump = owner, .field = static_cast<std::int16_t>(field)};
        if (route.count > 0) {
            Step &last = route.steps[static_cast<std::size_t>(route.count - 1)];
            if (route.count == 1 && (last.from == step.from || last.from == step.to))
                std::swap(last.from, last.to);
            if (last.to == step.to)
                std::swap(step.from, step.to);
            if (last.to != step.from)
                throw "route: neighbours share no lump";
        }
        route.steps[static_cast<std::size_t>(route.count++)] = step;
        text.remove_prefix(std::min(space + 1, text.size()));
    }
    return route;
}

template <std::size_t N>
consteval std::array<Route, N> routes(std::span<const Lump> lumps, const std::string_view (&texts)[N])
{
    std::array<Route, N> all{};
    for (std::size_t i = 0; i < N; ++i)
        all[i] = route(lumps, texts[i]);
    return all;
}

namespace detail {

constexpr bool isLump(const Format &format, int lump)
{
    return lump >= 0 && lump < static_cast<int>(format.lumps.size());
}

// Checks that a Color leads to its red, which green and blue of the same type follow.
consteval bool validColor(const Lump &lump, std::size_t field)
{
    const auto red = static_cast<std::ptrdiff_t>(field) + lump.fields[field].pair;
    if (red < 0 || red + 3 > static_cast<std::ptrdiff_t>(lump.fields.size()))
        return false;
    for (std::ptrdiff_t part = 0; part < 3; ++part) {
        const Field &one = lump.fields[static_cast<std::size_t>(red + part)];
        if (one.use != Use::Color || one.pair != -part || one.type != lump.fields[field].type)
            return false;
    }
    return true;
}

// Checks that First and Count are adjacent and refer to the same lump, that colours have three parts, and the type of styles.
consteval bool validPair(const Lump &lump, std::size_t field)
{
    const Field &one = lump.fields[field];
    if (one.use == Use::Color)
        return validColor(lump, field);
    if (one.use == Use::LightStyle)
        return one.type == Type::U8 || one.type == Type::U16;
    if (one.use != Use::First && one.use != Use::Count)
        return true;
    const auto partner = static_cast<std::ptrdiff_t>(field) + one.pair;
    if (one.pair == 0 || partner < 0 || partner >= static_cast<std::ptrdiff_t>(lump.fields.size()))
        return false;
    const Field &other = lump.fields[static_cast<std::size_t>(partner)];
    return other.pair == -one.pair && other.target == one.target && other.use != one.use;
}

// Checks that a Relative's `via` leads to records that own a range, `base`, in its target.
consteval bool validRelative(const Format &format, int lump, const Field &field)
{
    if (field.use != Use::Relative)
        return true;
    const auto via = findField(format.lumps, field.via);
    if (via.field == none)
        return false;
    const Field &joint = format.lumps[static_cast<std::size_t>(via.lump)].fields[static_cast<std::size_t>(via.field)];
    const auto owner = static_cast<std::size_t>(via.lump == lump ? joint.target : via.lump);
    const auto &fields = format.lumps[owner].fields;
    const int base = findField(fields, field.base);
    return base != none && fields[static_cast<std::size_t>(base)].use == Use::First
        && fields[static_cast<std::size_t>(base)].target == field.target;
}

consteval bool validField(const Format &format, int lumpNumber, std::size_t at)
{
    const Lump &lump = format.lumps[static_cast<std::size_t>(lumpNumber)];
    const Field &field = lump.fields[at];
    if (field.name.empty() || field.meaning.empty() || findField(lump.fields, field.name) != static_cast<int>(at))
        return false;
    if ((isReference(field.use) || field.use == Use::Count) && !isLump(format, field.target))
        return false;
    if ((field.use == Use::Flags || field.use == Use::Enum) && field.names.empty())
        return false;
    if (field.use == Use::Child && !isLump(format, field.negative) && field.names.empty())
        return false;
    return validPair(lump, at) && validRelative(format, lumpNumber, field);
}

// Checks that a name means only one column, stored or computed, and that references have a target.
consteval bool validComputed(const Format &format, const Lump &lump, std::size_t at)
{
    const Field &field = lump.computed[at];
    return !field.name.empty() && !field.meaning.empty() && findField(lump.fields, field.name) == none
           && findField(lump.computed, field.name) == static_cast<int>(at)
           && (!isReference(field.use) || isLump(format, field.target))
           && ((field.use != Use::Flags && field.use != Use::Enum) || !field.names.empty());
}

consteval bool validLump(const Format &format, int number)
{
    const Lump &lump = format.lumps[static_cast<std::size_t>(number)];
    const bool hasRecords = lump.kind == Kind::Records || lump.kind == Kind::Derived;
    if (lump.name.empty() || lump.title.empty() || findLump(format.lumps, lump.name) != number)
        return false;
    if (hasRecords == lump.single.empty())
        return false;
    if ((lump.kind == Kind::Derived) != (number >= format.directorySize) || lump.stride == 0)
        return false;
    if (hasRecords ? lump.fields.empty() || sizeOf(lump.fields) != lump.stride : !lump.fields.empty())
        return false;
    for (std::size_t field = 0; field < lump.fields.size(); ++field)
        if (!validField(format, number, field))
            return false;
    for (std::size_t field = 0; field < lump.computed.size(); ++field)
        if (!validComputed(format, lump, field))
            return false;
    return true;
}

// Checks that luxels are RGB or grey, and that a page is one record of the lighting lump.
consteval bool validLuxels(const Format &format)
{
    if (!isLump(format, format.roles.lighting) || (format.bytesPerLuxel != 1 && format.bytesPerLuxel != 3))
        return false;
    if (format.lightmaps != Lightmaps::Pages)
        return format.texelsPerLuxel > 0 && format.pageSide == 0;
    const Lump &lump = format.lumps[static_cast<std::size_t>(format.roles.lighting)];
    return format.pageSide > 0 && format.texelsPerLuxel == 0 && format.lightBlocks.side == 0
           && lump.stride == format.bytesPerPage();
}

// Checks that images come either from a lump of textures (Images::Miptex) or from a column of names, not both.
consteval bool validImages(const Format &format)
{
    const bool hasLump = isLump(format, format.roles.textures);
    const bool hasNames = isLump(format, format.columns.imageName.lump);
    return hasLump == (format.images == Images::Miptex) && hasNames != hasLump;
}

} // namespace detail

// Returns whether a format's declarations are consistent; used in a static_assert for every format.
consteval bool valid(const Format &format)
{
    const auto lumpCount = static_cast<int>(format.lumps.size());
    if (format.directorySize > lumpCount || format.engines[0].name.empty() || format.games.empty())
        return false;
    for (const int role : {format.roles.entities, format.roles.faces, format.roles.leafs, format.roles.clusters})
        if (!detail::isLump(format, role))
            return false;
    for (int lump = 0; lump < lumpCount; ++lump)
        if (!detail::validLump(format, lump))
            return false;
    return detail::validLuxels(format) && detail::validImages(format);
}

} // namespace bsp
