#include "core/checks/checkers.h"

#include "core/map/celltext.h"

using checks::number;

namespace {

constexpr qint64 patch = 2, flare = 4; // Quake III's surface types

QString recordsOf(const MapFile &map, int lump)
{
    return CheckText::tr("%1 has %2 records").arg(fromView(map.lump(lump).title), number(map.recordCount(lump)));
}

QString explain(const MapFile &map, const Link &link, quint32 record)
{
    const auto column = map.column(link.lump(), link.field());
    const auto &field = column.field();
    const auto where = title(map, {link.lump(), record});
    const auto name = fromView(field.name);
    const auto value = column.integer(record);
    switch (field.use) {
    case bsp::Use::First: {
        const auto counts = map.column(link.lump(), link.field() + field.pair);
        const auto count = counts.integer(record);
        return count < 0 ? CheckText::tr("%1: %2 is %3; it cannot be negative.").arg(where, fromView(counts.field().name), number(count))
                         : CheckText::tr("%1: %2 %3 and %4 %5 reach out of the lump: %6.")
                               .arg(where, name, number(value), fromView(counts.field().name), number(count), recordsOf(map, field.target));
    }
    case bsp::Use::Child:
        if (value < 0)
            return CheckText::tr("%1: %2 is %3, which means record %4, but %5.").arg(where, name, number(value), number(~value), recordsOf(map, field.negative));
        break;
    case bsp::Use::Relative: {
        const auto owner = link.owner(record);
        return CheckText::tr("%1: %2 is %3, but the range it counts in has %4 records.").arg(where, name, number(value), number(owner.count));
    }
    default: break;
    }
    return CheckText::tr("%1: %2 is %3, but %4.").arg(where, name, number(value), recordsOf(map, field.target));
}

// What no engine follows: a flare's vertexes and indexes, a patch's indexes; Half-Life's textures where the map has none.
class Unread {
public:
    explicit Unread(const MapFile &map) : map_(map), surfaceType_(map.column(map.format().roles.faces, "surfaceType")) {}

    bool operator()(const Link &link, const bsp::Field &field, quint32 record) const
    {
        if (link.lump() == map_.format().roles.faces && field.use == bsp::Use::First && surfaceType_.count() > 0) {
            const auto type = surfaceType_.integer(record);
            return type == flare || (type == patch && field.name == "firstIndex");
        }
        return field.target == map_.format().roles.images && map_.recordCount(field.target) == 0;
    }

private:
    const MapFile &map_;
    Column surfaceType_;
};

} // namespace

void checkReferences(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const Unread unread(map);
    for (int lump = 0; lump < map.format().directorySize; ++lump) {
        const auto fields = map.lump(lump).fields;
        for (int f = 0; f < static_cast<int>(fields.size()) && !context.stop.stop_requested(); ++f) {
            const auto &field = fields[static_cast<size_t>(f)];
            const Link *link = context.references.link(lump, f);
            if (!link || field.use == bsp::Use::ByteOffset || field.use == bsp::Use::Name)
                continue;
            const bool page = map.lump(field.target).kind == bsp::Kind::Bytes;
            if (page && map.recordCount(field.target) == 0)
                continue; // lightmaps are in files of their own
            for (quint32 record = 0; record < link->count(); ++record) {
                if (link->at(record).state != Link::Target::Invalid || unread(*link, field, record))
                    continue;
                // The engine lights a surface by its vertexes when its page does not exist, and loads a map whose compiler
                // made no hulls, though nobody can walk there.
                const bool noHulls = field.use == bsp::Use::Child && map.recordCount(field.target) == 0;
                problems.add(page || noHulls ? Severity::Warning : Severity::Error, "index-range", {lump, record}, f,
                             [&] { return explain(map, *link, record); });
            }
        }
    }
}

// q3map2 writes a fog without a brush for fog that fills the map. Its games read that; Quake III stops at it.
void checkFogs(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int fogs = map.format().lump("FOGS");
    const auto brush = map.column(fogs, "brushNum");
    for (quint32 fog = 0; fog < brush.count(); ++fog)
        if (brush.integer(fog) == -1)
            problems.add(Severity::Warning, "fog-everywhere", {fogs, fog}, -1, [&] {
                return CheckText::tr("%1 fills the whole map (brushNum -1), as some Quake III derived games read it; Quake III itself does not.").arg(title(map, {fogs, fog}));
            });
}
