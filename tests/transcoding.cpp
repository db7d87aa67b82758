#include "tests/transcoding.h"

#include "core/format/build.h"
#include "core/text.h"
#include "tests/madeupformat.h"

#include <algorithm>
#include <optional>

namespace transcoding {
namespace {

// A name in the made-up tables and the one in Quake II's.
struct Renamed {
    std::string_view made, original;
};

constexpr Renamed lumpNames[] = {
    {"SHEETS", "PLANES"},          {"POLYGONS", "FACES"},        {"CORNERS", "VERTEXES"}, {"RIMS", "EDGES"},
    {"RIMLIST", "SURFEDGES"},      {"SKINS", "TEXINFO"},         {"CELLS", "LEAFS"},      {"FORKS", "NODES"},
    {"CELLPOLYGONS", "LEAFFACES"}, {"SIGHT", "VISIBILITY"},      {"GLOW", "LIGHTING"},    {"BODIES", "MODELS"},
    {"CELLBLOCKS", "LEAFBRUSHES"}, {"BLOCKSIDES", "BRUSHSIDES"}, {"BLOCKS", "BRUSHES"},   {"ROOMS", "AREAS"},
    {"DOORS", "AREAPORTALS"},      {"THINGS", "ENTITIES"},       {"PICTURES", "IMAGES"},  {"ZONES", "CLUSTERS"},
    {"GLOWMAPS", "FACELIGHTMAPS"}, {"THINGLIST", "ENTITYLIST"},
};

// A name stands for all fields that add a component to it: facing for facing.x.
constexpr Renamed fieldNames[] = {
    {"SHEETS.along", "type"},
    {"SHEETS.facing", "normal"},
    {"SHEETS.away", "dist"},
    {"POLYGONS.glow", "lightofs"},
    {"POLYGONS.pulse", "styles"},
    {"POLYGONS.rimcount", "numedges"},
    {"POLYGONS.firstrim", "firstedge"},
    {"POLYGONS.skin", "texinfo"},
    {"POLYGONS.flipped", "side"},
    {"POLYGONS.sheet", "planenum"},
    {"CORNERS.at", "point"},
    {"RIMS.end", "v[1]"},
    {"RIMS.begin", "v[0]"},
    {"RIMLIST.rim", "edge"},
    {"SKINS.picture", "texture"},
    {"SKINS.follower", "nexttexinfo"},
    {"SKINS.traits", "flags"},
    {"SKINS.strength", "value"},
    {"SKINS.across", "vecs[0]"},
    {"SKINS.down", "vecs[1]"},
    {"CELLS.firstblock", "firstleafbrush"},
    {"CELLS.blocks", "numleafbrushes"},
    {"CELLS.firstpolygon", "firstleafface"},
    {"CELLS.polygons", "numleaffaces"},
    {"CELLS.low", "mins"},
    {"CELLS.high", "maxs"},
    {"CELLS.room", "area"},
    {"CELLS.zone", "cluster"},
    {"CELLS.fill", "contents"},
    {"CELLPOLYGONS.polygon", "face"},
    {"CELLBLOCKS.block", "brush"},
    {"FORKS.polygons", "numfaces"},
    {"FORKS.firstpolygon", "firstface"},
    {"FORKS.high", "maxs"},
    {"FORKS.low", "mins"},
    {"FORKS.behind", "children[1]"},
    {"FORKS.before", "children[0]"},
    {"FORKS.sheet", "planenum"},
    {"BODIES.tree", "headnode"},
    {"BODIES.polygons", "numfaces"},
    {"BODIES.firstpolygon", "firstface"},
    {"BODIES.low", "mins"},
    {"BODIES.high", "maxs"},
    {"BLOCKS.fill", "contents"},
    {"BLOCKS.sides", "numsides"},
    {"BLOCKSIDES.skin", "texinfo"},
    {"BLOCKSIDES.sheet", "planenum"},
    {"ROOMS.firstdoor", "firstareaportal"},
    {"ROOMS.doors", "numareaportals"},
    {"DOORS.beyond", "otherarea"},
    {"DOORS.number", "portalnum"},
    {"THINGLIST.leadsto", "target"},
};

// Names of flags and other numbers, classes and keys.
constexpr Renamed words[] = {
    {"VEIL66", "TRANS66"},
    {"VEIL33", "TRANS33"},
    {"HEAVEN", "SKY"},
    {"RIPPLES", "WARP"},
    {"STREAMS", "FLOWING"},
    {"SHINES", "LIGHT"},
    {"HIDDEN", "NODRAW"},
    {"HOLES", "ALPHATEST"},
    {"FINE", "DETAIL"},
    {"LIQUID", "WATER"},
    {"PANE", "WINDOW"},
    {"ROCK", "SOLID"},
    {"GLASSY", "TRANSLUCENT"},
    {"DOORWAY", "AREAPORTAL"},
    {"NOBODY", "PLAYERCLIP"},
    {"EASTWARD", "X"},
    {"NORTHWARD", "Y"},
    {"UPWARD", "Z"},
    {"EASTISH", "ANYX"},
    {"NORTHISH", "ANYY"},
    {"UPPISH", "ANYZ"},
    {"arrival", "info_player_start"},
    {"arrival_duel", "info_player_deathmatch"},
    {"beacon", "info_null"},
    {"gate", "func_door"},
    {"knob", "func_button"},
    {"sensor", "trigger_multiple"},
    {"lift", "func_plat"},
    {"slab", "func_wall"},
    {"balm", "item_health"},
    {"arm_scatter", "weapon_shotgun"},
    {"foe_guard", "monster_soldier"},
    {"voice", "target_speaker"},
    {"leadsto", "target"},
    {"tint", "_color"},
    {"heavens", "sky"},
};

const bsp::Field &fieldOf(const bsp::Format &format, bsp::FieldRef ref)
{
    return format.lumps[static_cast<size_t>(ref.lump)].fields[static_cast<size_t>(ref.field)];
}

// Returns the part of the name behind `start`, if that is all of the name or all but a component.
std::optional<std::string_view> behind(std::string_view name, std::string_view start)
{
    const auto rest = name.substr(std::min(start.size(), name.size()));
    const bool isOf = name.starts_with(start) && (rest.empty() || rest.front() == '.' || rest.front() == '[');
    return isOf ? std::optional(rest) : std::nullopt;
}

QByteArray originalName(std::string_view lump, std::string_view field)
{
    const QByteArray path = viewOf(lump).toByteArray() + '.' + viewOf(field).toByteArray();
    for (const auto &[made, original] : fieldNames)
        if (const auto rest = behind({path.data(), static_cast<size_t>(path.size())}, made))
            return viewOf(original).toByteArray() + viewOf(*rest).toByteArray();
    return viewOf(field).toByteArray();
}

} // namespace

std::vector<FieldPair> fieldPairs()
{
    std::vector<FieldPair> pairs;
    for (const auto &[madeTable, originalTable] : lumpNames) {
        const int made = bsp::findLump(bsp::madeUp.lumps, madeTable);
        const int original = bsp::findLump(bsp::quake2.lumps, originalTable);
        const auto madeFields = bsp::madeUp.lumps[static_cast<size_t>(made)].fields;
        const auto originalFields = bsp::quake2.lumps[static_cast<size_t>(original)].fields;
        for (int field = 0; field < static_cast<int>(madeFields.size()); ++field) {
            const auto name = originalName(madeTable, madeFields[static_cast<size_t>(field)].name);
            if (const int other = bsp::findField(originalFields, {name.data(), static_cast<size_t>(name.size())});
                other != bsp::none)
                pairs.push_back({{made, field}, {original, other}});
        }
    }
    return pairs;
}

int madeLump(int original)
{
    for (const auto &[made, name] : lumpNames)
        if (original >= 0 && name == bsp::quake2.lumps[static_cast<size_t>(original)].name)
            return bsp::findLump(bsp::madeUp.lumps, made);
    return bsp::none;
}

int madeField(int originalLump, int originalField)
{
    for (const auto &[made, original] : fieldPairs())
        if (original.lump == originalLump && original.field == originalField)
            return made.field;
    return bsp::none;
}

QByteArray madeName(QByteArrayView original)
{
    for (const auto &[made, name] : words)
        if (original == viewOf(name))
            return viewOf(made).toByteArray();
    return original.toByteArray();
}

double madeValue(const bsp::Field &made, const bsp::Field &original, double value)
{
    const auto numberOf = [&made](std::string_view name) {
        const auto wanted = madeName(viewOf(name));
        const auto isIt = [&wanted](const bsp::NamedValue &named) { return viewOf(named.name) == wanted; };
        const auto found = std::ranges::find_if(made.names, isIt);
        return found == made.names.end() ? 0 : found->value;
    };
    const auto stored = static_cast<std::int64_t>(value);
    std::int64_t flags = 0;
    for (const auto &[number, name] : original.names)
        if (original.use == bsp::Use::Flags)
            flags |= (stored & number) != 0 ? numberOf(name) : 0;
        else if (stored == number)
            return static_cast<double>(numberOf(name));
    return original.use == bsp::Use::Flags ? static_cast<double>(flags) : value;
}

// In Quake II the spawnflags 256, 512 and 1024 exclude an entity from skills, and 2048 from deathmatch.
QByteArray madeEntities(const MapFile &quake2)
{
    const auto source = quake2.entitySource();
    QByteArray text;
    for (const auto &entity : source.parsed.entities) {
        text += "{\n";
        for (const auto &pair : source.parsed.pairsOf(entity)) {
            const auto key = spanOf(source.text, pair.key), value = spanOf(source.text, pair.value);
            const auto line = [&text](const QByteArray &of, const QByteArray &is) { text += '"' + of + "\" \"" + is + "\"\n"; };
            const int bits = value.toInt();
            if (key != "spawnflags") {
                line(madeName(key), key == "classname" ? madeName(value) : value.toByteArray());
                continue;
            }
            line("kind", QByteArray::number(bits & 255));
            if (const int skills = bits >> 8 & 7; skills != 0)
                line("missing", QByteArray::number(skills));
            if (bits & 2048)
                line("only", "stroll march");
        }
        text += "}\n";
    }
    return text;
}

MapBuilder madeUpOf(const MapFile &quake2)
{
    MapBuilder made(bsp::madeUp);
    for (const auto &[table, original] : lumpNames) {
        const int from = bsp::findLump(bsp::quake2.lumps, original);
        if (from >= bsp::quake2.directorySize)
            continue;
        if (quake2.lump(from).fields.empty())
            made.setLumpBytes(table, viewOf(quake2.lumpBytes(from)).toByteArray());
        for (quint32 i = 0; !quake2.lump(from).fields.empty() && i < quake2.recordCount(from); ++i)
            made.addRecord(table);
    }
    for (const auto &[to, from] : fieldPairs()) {
        if (to.lump >= bsp::madeUp.directorySize)
            continue;
        const auto &field = fieldOf(bsp::madeUp, to);
        const auto table = made.name(to.lump);
        const auto column = quake2.column(from);
        for (quint32 i = 0; i < column.count(); ++i)
            if (field.type == bsp::Type::Chars)
                made.set(table, i, field.name, column.chars(i));
            else
                made.set(table, i, field.name, madeValue(field, column.field(), column.number(i)));
    }
    made.setLumpBytes("REMARKS", "No program has read this before.");
    made.setLumpBytes("THINGS", madeEntities(quake2) + '\0');
    return made;
}

} // namespace transcoding
