#include "core/checks/checkers.h"

#include <QSet>

#include <map>

using checks::number;

namespace
{

QByteArrayView entityBytes(const MapFile &map)
{
    const auto bytes = map.lumpBytes(map.format().roles.entities);
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

// Calls sink(entity, key, value) for every pair of every entity.
template <typename Sink>
void forEachPair(const MapFile &map, Sink sink)
{
    const auto text = entityBytes(map);
    const auto &entities = map.entities();
    for (quint32 i = 0; i < entities.entities.size(); ++i)
        for (const auto &[key, value] : entities.pairsOf(entities.entities[i]))
            sink(i, spanOf(text, key), spanOf(text, value));
}

bool is(QByteArrayView key, const char *name)
{
    return key.compare(QByteArrayView(name), Qt::CaseInsensitive) == 0;
}

QString quoted(QByteArrayView text)
{
    return QString::fromLatin1(text.first(std::min<qsizetype>(text.size(), 100)));
}

} // namespace

void checkEntityText(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    for (const auto &fault : map.entities().faults) {
        const bool inEntity =
            fault.entity >= 0 && fault.entity < static_cast<qint64>(map.recordCount(roles.entityList));
        const RecordRef where = inEntity ? RecordRef{roles.entityList, static_cast<quint32>(fault.entity)}
                                         : RecordRef{roles.entities, fault.offset};
        problems.add(fault.fatal ? Severity::Error : Severity::Warning, "entity-text", where, -1,
                     [&] { return CheckText::tr("Entity text, line %1: %2").arg(number(fault.line), fault.what); });
    }
}

// Inline models that do not exist, and targets that nobody has: the latter are common in real maps and harmless.
void checkEntityReferences(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    const auto models = map.column(roles.entityList, "model");
    const auto field = static_cast<int>(&models.field() - map.lump(roles.entityList).fields.data());
    const auto *link = context.references.link(roles.entityList, field);
    for (quint32 entity = 0; entity < models.count(); ++entity) {
        const auto name = map.text(models, entity);
        if (!name.startsWith('*') || (link->at(entity).state == Link::Target::Valid && link->at(entity).first > 0))
            continue;
        problems.add(Severity::Error, "model-missing", {roles.entityList, entity}, field, [&] {
            return CheckText::tr("Entity %1: model \"%2\" does not exist; the map's brush models are *1 to *%3.")
                .arg(number(entity), quoted(name), number(std::max<qint64>(map.recordCount(roles.models), 1) - 1));
        });
    }
    QSet<QByteArray> names;
    forEachPair(map, [&names](quint32, QByteArrayView key, QByteArrayView value) {
        if (is(key, "targetname"))
            names.insert(value.toByteArray().toLower());
    });
    forEachPair(map, [&](quint32 entity, QByteArrayView key, QByteArrayView value) {
        if ((is(key, "target") || is(key, "killtarget")) && !value.isEmpty()
            && !names.contains(value.toByteArray().toLower()))
            problems.add(Severity::Warning, "target-missing", {roles.entityList, entity}, -1, [&] {
                return CheckText::tr("Entity %1: no entity has the targetname \"%2\" that its %3 names.")
                    .arg(number(entity), quoted(value), quoted(key).toLower());
            });
    });
}

// Quake II: a portal seals when its number stands in exactly two records, one in each of two areas that are not 0; the
// func_areaportal that opens it names the number as its style, and needs somebody to target it.
void checkAreaPortals(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    if (roles.areaPortals == bsp::none)
        return;
    const auto portalnum = map.column(roles.areaPortals, "portalnum");
    std::vector<qint64> areaOf(portalnum.count(), 0);
    const auto first = map.column(roles.areas, "firstareaportal");
    const auto *ranges =
        context.references.link(roles.areas, static_cast<int>(&first.field() - map.lump(roles.areas).fields.data()));
    for (quint32 area = 0; area < ranges->count(); ++area) {
        const auto range = ranges->at(area);
        for (quint32 i = range.first; i < range.first + range.count && areaOf[i] == 0; ++i)
            areaOf[i] = area;
    }
    std::map<qint64, std::vector<quint32>> records; // by portal number
    for (quint32 i = 1; i < portalnum.count(); ++i) // record 0 is unused
        records[portalnum.integer(i)].push_back(i);
    for (const auto &[portal, at] : records) {
        const bool seals = at.size() == 2 && areaOf[at[0]] != 0 && areaOf[at[1]] != 0 && areaOf[at[0]] != areaOf[at[1]];
        if (!seals)
            problems.add(
                Severity::Warning, "areaportal-open", {roles.areaPortals, at[0]}, 0,
                [&, n = portal, count = at.size()] {
                    return CheckText::tr(
                               "Area portal %1 does not seal: it needs two records in two different areas, and has %2.")
                        .arg(number(n), number(static_cast<qint64>(count)));
                });
    }
    struct Portal {
        bool is = false;
        qint64 style = -1;
        QByteArray name;
    };
    std::map<quint32, Portal> entities;
    QSet<QByteArray> targets;
    forEachPair(map, [&](quint32 entity, QByteArrayView key, QByteArrayView value) {
        if (is(key, "classname") && is(value, "func_areaportal"))
            entities[entity].is = true;
        else if (is(key, "style"))
            entities[entity].style = value.toByteArray().toLongLong();
        else if (is(key, "targetname"))
            entities[entity].name = value.toByteArray().toLower();
        else if (is(key, "target") || is(key, "killtarget"))
            targets.insert(value.toByteArray().toLower());
    });
    for (const auto &[entity, portal] : entities) {
        if (!portal.is)
            continue;
        const RecordRef ref{roles.entityList, entity};
        if (!records.contains(portal.style))
            problems.add(Severity::Warning, "areaportal-style", ref, -1, [&, e = entity, s = portal.style] {
                return CheckText::tr(
                           "Entity %1: no area portal has the number %2 that this func_areaportal's style names.")
                    .arg(number(e), number(s));
            });
        if (portal.name.isEmpty() || !targets.contains(portal.name))
            problems.add(Severity::Warning, "areaportal-untargeted", ref, -1, [&, e = entity] {
                return CheckText::tr("Entity %1: nobody targets this func_areaportal, so it stays closed.")
                    .arg(number(e));
            });
    }
}
