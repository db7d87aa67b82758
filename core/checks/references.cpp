#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/map/celltext.h"
#include "core/map/explain.h"

namespace
{

// What no engine follows: a flare's vertexes and indexes, a patch's indexes; Half-Life's textures where the map has
// none.
class Unread
{
public:
    explicit Unread(const MapFile &map) : map_(map), types_(map.column(map.format().columns.faceType)) {}

    bool operator()(const Link &link, const bsp::Field &field, quint32 record) const
    {
        if (link.lump() == map_.format().roles.faces && field.use == bsp::Use::First && types_.count() > 0) {
            const auto type = static_cast<bsp::SurfaceType>(types_.integer(record));
            return type == bsp::SurfaceType::Flare
                   || (type == bsp::SurfaceType::Patch && link.field() == map_.format().columns.faceTriangles.field);
        }
        return field.target == map_.format().roles.images && map_.recordCount(field.target) == 0;
    }

private:
    const MapFile &map_;
    Column types_;
};

} // namespace

void checkReferences(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const Unread unread(map);
    const auto *engine = stopsOf(map.format(), context.engine);
    for (const int lump : map.lumps()) {
        if (map.originOf(lump) == LumpOrigin::Derived)
            continue;
        const auto fields = map.lump(lump).fields;
        for (int f = 0; f < static_cast<int>(fields.size()) && !context.stop.stop_requested(); ++f) {
            const auto &field = fields[static_cast<size_t>(f)];
            const Link *link = context.references.link(lump, f);
            // Of these engines leave out what is wrong.
            const bool isAdded = lump >= firstBspxLump || field.target >= firstBspxLump;
            if (!link || (field.use == bsp::Use::ByteOffset && !isAdded) || field.use == bsp::Use::Name
                || field.type == bsp::Type::Number)
                continue;
            const auto &columns = map.format().columns;
            const bool isHull = lump == columns.modelHulls.lump && field.target == columns.clipnodePlane.lump;
            if (isHull && map.recordCount(field.target) == 0)
                continue; // checkHulls() tells
            if (map.isLeftOut(field.target))
                continue; // it may well have what is referred to
            const bool page = map.lump(field.target).kind == bsp::Kind::Bytes;
            if (page && map.recordCount(field.target) == 0)
                continue; // lightmaps are in files of their own
            for (quint32 record = 0; record < link->count(); ++record) {
                if (link->at(record).state != Link::Target::Invalid || unread(*link, field, record))
                    continue;
                // The engine lights a surface by its vertexes when its page does not exist.
                const bool noTree = field.use == bsp::Use::Child && map.recordCount(field.target) == 0;
                const bool isSpared = engine && engine->sparesTextures && map.format().roles.textures != bsp::none
                                      && field.target == map.format().roles.images
                                      && map.column(lump, f).integer(record) >= 0;
                problems.add(page || noTree || isAdded || isSpared ? Severity::Warning : Severity::Error, "index-range",
                             {lump, record}, f, [&] { return whyInvalid(map, *link, record); });
            }
        }
    }
}

// q3map2 writes a fog without a brush for fog that fills the map. Its games read that; Quake III stops at it.
void checkFogs(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int fogs = map.format().columns.fogBrush.lump;
    const auto brush = map.column(map.format().columns.fogBrush);
    const auto who = whoStops(context, [](const EngineStops &engine) { return engine.fogWithoutBrush; });
    const auto severity = who && who->severity == Severity::Error ? Severity::Error : Severity::Warning;
    for (quint32 fog = 0; fog < brush.count(); ++fog)
        if (brush.integer(fog) == -1)
            problems.add(severity, "fog-everywhere", {fogs, fog}, -1, [&] {
                return CheckText::tr("%1 fills the whole map (brushNum -1). Some games derived from Quake III allow "
                                     "this; Quake III itself stops (\"fog brushNumber out of range\").")
                    .arg(title(map, {fogs, fog}));
            });
}

// Quake III takes a brush's box from its first six sides, however many it has: CM_BoundBrush() of cm_load.c, and
// R_LoadFogs() of tr_bsp.c.
void checkSides(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto where = map.format().columns.brushSides;
    const auto who = whoStops(context, [](const EngineStops &engine) { return engine.fewSides; });
    if (where.lump == bsp::none || !who)
        return;
    const auto first = map.column(where);
    const qint64 sides = map.recordCount(map.field(where).target);
    for (quint32 brush = 0; brush < first.count(); ++brush)
        if (const auto from = first.integer(brush); from >= 0 && from <= sides && from + 6 > sides)
            problems.add(who->severity, "brush-sides", {where.lump, brush}, where.field, [&] {
                return CheckText::tr("%1: its box is taken from six sides, but there are fewer from side %2 on. This "
                                     "makes %3 stop or crash.")
                    .arg(title(map, {where.lump, brush}), numberText(from), who->names);
            });
}

// Numbers of 16 bits that an engine takes for negative ones. Of those that lead nowhere checkReferences() tells.
void checkSignedNumbers(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto *engine = stopsOf(map.format(), context.engine);
    for (const auto &name : engine ? wordsOf(engine->signedFields) : QStringList()) {
        const int lump = map.findLump(name.section(u'.', 0, 0));
        const bsp::FieldRef where{lump,
                                  lump < 0 ? bsp::none : map.findColumn(lump, name.section(u'.', 1).toStdString())};
        if (where.field == bsp::none || map.field(where).type != bsp::Type::U16)
            continue;
        const auto numbers = map.column(where);
        const auto &field = map.field(where);
        const auto *link =
            context.references.link({where.lump, where.field + (field.use == bsp::Use::Count ? field.pair : 0)});
        for (quint32 record = 0; record < numbers.count() && !context.stop.stop_requested(); ++record)
            if (const auto number = numbers.integer(record);
                number > INT16_MAX && link->at(record).state == Link::Target::Valid)
                problems.add(Severity::Error, "index-signed", {where.lump, record}, where.field, [&] {
                    return CheckText::tr("%1: %2 is %3. %4 reads numbers above %5 as negative ones, and stops or reads "
                                         "outside the lump.")
                        .arg(title(map, {where.lump, record}), fromView(field.name), numberText(number),
                             fromView(engine->engine), numberText(INT16_MAX));
                });
    }
}
