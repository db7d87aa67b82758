#include "core/checks/checkers.h"
#include "core/checks/enginestops.h"
#include "core/entities/targets.h"
#include "core/games/keyvalues.h"
#include "core/numbers.h"

#include <map>

namespace {

QString quoted(const MapFile &map, QByteArrayView text) { return toText(text, map.textCode()).left(100); }

// Appends a sentence about `other`, a name that differs only in case, unless it is null.
QString withOtherCase(const QString &text, const QByteArray &other, const MapFile &map)
{
    return other.isNull() ? text
                          : text + u' '
                                + CheckText::tr("There is \"%1\", but %2 distinguishes upper and lower case in names.")
                                      .arg(quoted(map, other), fromView(map.game().title));
}

// Returns the area that each record of the area portals belongs to; 0: none.
std::vector<quint32> areasOfPortals(const CheckContext &context)
{
    const auto where = context.map.format().columns.areaPortals;
    std::vector<quint32> areas(context.map.recordCount(context.map.format().roles.areaPortals), 0);
    const auto *ranges = context.references.link(where);
    for (quint32 area = 0; area < ranges->count(); ++area) {
        const auto range = ranges->at(area);
        for (quint32 i = range.first; i < range.first + range.count && areas[i] == 0; ++i)
            areas[i] = area;
    }
    return areas;
}

using PortalRecords = std::map<qint64, std::vector<quint32>>; // by the portal's number

// Finds area portals that do not seal. A portal seals if exactly two records have its number, in two different areas other than
// 0.
void checkSeals(const PortalRecords &records, const CheckContext &context, Problems &problems)
{
    const auto areas = areasOfPortals(context);
    const auto where = context.map.format().columns.portalNumber;
    for (const auto &[portal, at] : records) {
        if (at.size() == 2 && areas[at[0]] != 0 && areas[at[1]] != 0 && areas[at[0]] != areas[at[1]])
            continue;
        problems.add(Severity::Warning, "areaportal-open", {where.lump, at[0]}, where.field, [&, n = portal, count = at.size()] {
            return CheckText::tr("Area portal %1 does not seal: it needs exactly two records, in two "
                                 "different areas. Records found: %2.")
                .arg(numberText(n), numberText(count));
        });
    }
}

} // namespace

void checkEntityText(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    for (const auto &fault : map.entities().faults) {
        const bool inEntity = fault.entity >= 0 && fault.entity < static_cast<qint64>(map.recordCount(roles.entityList));
        const RecordRef where =
            inEntity ? RecordRef{roles.entityList, static_cast<quint32>(fault.entity)} : RecordRef{roles.entities, fault.offset};
        problems.add(fault.fatal ? Severity::Error : Severity::Warning, "entity-text", where, -1,
                     [&] { return CheckText::tr("Entity text, line %1: %2").arg(numberText(fault.line), fault.what); });
    }
}

// Finds a text that is too short, or that does not end with a NUL, so that engines read or copy past its end.
void checkTextEnd(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int lump = map.format().roles.entities;
    const auto size = static_cast<qint64>(map.entityBytes().size());
    if (const auto *engine = stopsOf(map.format(), context.engine); engine && size > 0 && size < engine->shortestText)
        problems.add(Severity::Error, "lump-empty", {lump, 0}, -1, [&] {
            return CheckText::tr("The entity text of %1 bytes is too short for a map. This makes %2 stop or crash.")
                .arg(numberText(size), fromView(engine->engine));
        });
    if (size == 0 || map.entities().length < size)
        return;
    const auto next = map.file().read(map.extent(lump).end(), 1);
    const bool isFollowed = map.extent(lump).end() > 0 && !next.isEmpty() && next.front() != '\0';
    const auto who = enginesThatStop(context, [&](const EngineStops &engine) {
        return (engine.textBlock > 0 && size % engine.textBlock == 0) || (engine.copiesText && isFollowed);
    });
    if (who)
        problems.add(who->severity, "entity-end", {lump, 0}, -1, [&] {
            return CheckText::tr("The entity text does not end with a NUL. This makes %1 read past its end, into "
                                 "whatever follows in memory.")
                .arg(who->names);
        });
}

// Finds inline models that do not exist.
void checkModels(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto where = map.format().columns.entityModel;
    const auto models = map.column(where);
    const auto count = map.recordCount(map.format().roles.models);
    const auto &reading = map.game().values;
    for (quint32 entity = 0; entity < models.count(); ++entity) {
        const auto name = map.text(models, entity);
        if (!name.startsWith('*') || bsp::brushModelIn(name, reading, count))
            continue;
        auto asNumber = reading;
        asNumber.models = bsp::ModelReading::Number;
        const auto meant = bsp::brushModelIn(name, asNumber, count); // by the author
        problems.add(
            map.game().stops.atMissingModels ? Severity::Error : Severity::Warning, "model-missing", {where.lump, entity},
            where.field,
            [&] {
                const auto text =
                    count > 1 ? CheckText::tr("Entity %1: model \"%2\" does not exist; the map's brush models are *1 to *%3.")
                                    .arg(numberText(entity), quoted(map, name), numberText(count - 1))
                              : CheckText::tr("Entity %1: model \"%2\" does not exist; the map has no brush models.")
                                    .arg(numberText(entity), quoted(map, name));
                return meant ? text + u' '
                                   + CheckText::tr("%1 compares the whole name, so it does not read this as *%2.")
                                         .arg(fromView(map.game().title), numberText(*meant))
                             : text;
            },
            "model");
    }
}

// Finds keys whose targetname no entity has; they are common in real maps and harmless.
void checkTargets(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto source = map.entitySource();
    const Targets targets(source, map.classes());
    for (quint32 entity = 0; entity < map.entities().entities.size(); ++entity) {
        const auto classname = edits::valueOf(source, static_cast<qint32>(entity), "classname");
        for (const auto &pair : map.entities().pairsOf(map.entities().entities[entity])) {
            const auto key = source.key(pair);
            if (!targets.isMissing(classname, key, source.value(pair)))
                continue;
            const auto name = targets.referenceIn(classname, key, source.value(pair));
            problems.add(
                Severity::Warning, "target-missing", {map.format().roles.entityList, entity}, -1,
                [&] {
                    const auto text = CheckText::tr("Entity %1: key %3 targets \"%2\", but no entity has that targetname.")
                                          .arg(numberText(entity), quoted(map, name), quoted(map, key).toLower());
                    return withOtherCase(text, targets.inOtherCase(name), map);
                },
                key);
        }
    }
}

// Finds area portals that do not seal, and entities that cannot open one: such an entity has the portal's number as its style,
// and another entity must target it.
void checkAreaPortals(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    if (map.format().roles.areaPortals == bsp::none)
        return;
    const auto numbers = map.column(map.format().columns.portalNumber);
    PortalRecords records;
    for (quint32 i = 1; i < numbers.count(); ++i) // record 0 is unused
        records[numbers.integer(i)].push_back(i);
    checkSeals(records, context, problems);
    const auto source = map.entitySource();
    const Targets targets(source, map.classes());
    const auto opener = viewOf(map.game().areaPortals);
    for (qint32 entity = 0; entity < source.count() && !opener.isEmpty(); ++entity) {
        if (!isSame(edits::valueOf(source, entity, "classname"), opener))
            continue;
        const RecordRef ref{map.format().roles.entityList, static_cast<quint32>(entity)};
        const auto text = edits::valueOf(source, entity, "style");
        const qint64 style = text.isNull() ? -1 : leadingNumber(text);
        if (!records.contains(style))
            problems.add(
                Severity::Warning, "areaportal-style", ref, -1,
                [=, hasStyle = !text.isNull()] {
                    if (!hasStyle)
                        return CheckText::tr("Entity %1: this %2 has no style key, so it belongs to no area portal.")
                            .arg(numberText(entity), QString::fromLatin1(opener));
                    return CheckText::tr("Entity %1: this %3 has the style %2, but no area portal has that number.")
                        .arg(numberText(entity), numberText(style), QString::fromLatin1(opener));
                },
                "style");
        if (!targets.isTargeted(entity))
            problems.add(
                Severity::Warning, "areaportal-untargeted", ref, -1,
                [=] {
                    return CheckText::tr("Entity %1: no entity targets this %2, so it stays closed.")
                        .arg(numberText(entity), QString::fromLatin1(opener));
                },
                "targetname");
    }
}
