#include "core/map/counterparts.h"

#include "core/map/link.h"

#include <QHash>

#include <algorithm>
#include <numeric>

namespace {

// Returns the text by which an entity is matched; if it is empty, the entity has no counterpart.
using Name = QByteArray (*)(const MapFile &map, const Link &models, qint32 entity);

constexpr char between = '\n'; // separates class and value in the text of an entity

QByteArray valueOf(const EntitySource &source, qint32 entity, QByteArrayView wanted)
{
    QByteArrayView value;
    for (const auto &pair : source.pairsOf(entity))
        if (source.key(pair).compare(wanted, Qt::CaseInsensitive) == 0)
            value = source.value(pair); // of equal keys the last wins
    return value.toByteArray();
}

QByteArray classOf(const MapFile &map, const Link &, qint32 entity)
{
    return valueOf(map.entitySource(), entity, "classname").toLower();
}

QByteArray withValue(const MapFile &map, qint32 entity, QByteArrayView key)
{
    const auto source = map.entitySource();
    const auto value = valueOf(source, entity, key);
    return value.isEmpty() ? value : valueOf(source, entity, "classname").toLower() + between + value;
}

// Skips model numbers such as "*3", since every compile assigns them anew.
QByteArray wholeOf(const MapFile &map, qint32 entity)
{
    const auto source = map.entitySource();
    QByteArrayList words;
    for (const auto &pair : source.pairsOf(entity))
        if (const auto value = source.value(pair); !value.startsWith('*'))
            words.append(source.key(pair).toByteArray().toLower() + between + value.toByteArray());
    std::ranges::sort(words); // the order of keys does not matter
    return words.join(between);
}

QByteArray wholeInItsPlace(const MapFile &map, const Link &models, qint32 entity)
{
    auto name = wholeOf(map, entity);
    const auto number = static_cast<quint32>(entity);
    if (const auto model = number < models.count() ? models.at(number).ref() : RecordRef{}; model.isValid()) {
        const auto box = map.vectors<6>(map.format().columns.modelBox);
        if (model.index < box.count())
            for (const double edge : box.at(model.index))
                name += between + QByteArray::number(edge, 'f', 0);
    }
    return name;
}

QByteArray wholeAlone(const MapFile &map, const Link &, qint32 entity) { return wholeOf(map, entity); }
QByteArray named(const MapFile &map, const Link &, qint32 entity) { return withValue(map, entity, "targetname"); }
QByteArray placed(const MapFile &map, const Link &, qint32 entity) { return withValue(map, entity, "origin"); }

struct Pass {
    Name name;
    bool isLast; // matches only if each map has one left with that name
};
constexpr Pass passes[] = {{wholeInItsPlace, false}, {wholeAlone, false}, {named, false}, {placed, false}, {classOf, true}};

std::vector<qint32> allOf(const MapFile &map)
{
    std::vector<qint32> all(static_cast<size_t>(map.entitySource().count()));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

} // namespace

std::vector<qint32> counterpartsOfEntities(const MapFile &from, const MapFile &to)
{
    const Link fromModels(from, from.format().columns.entityModel), toModels(to, to.format().columns.entityModel);
    auto left = allOf(from), others = allOf(to); // those without a counterpart so far
    std::vector<qint32> found(left.size(), -1);
    for (const auto &pass : passes) {
        QHash<QByteArray, std::vector<qint32>> byName; // in reverse order
        for (auto other = others.rbegin(); other != others.rend(); ++other)
            if (const auto name = pass.name(to, toModels, *other); !name.isEmpty())
                byName[name].push_back(*other);
        QHash<QByteArray, int> counts;
        if (pass.isLast)
            for (const qint32 entity : left)
                ++counts[pass.name(from, fromModels, entity)];
        std::vector<bool> isTaken(static_cast<size_t>(to.entitySource().count()));
        std::erase_if(left, [&](qint32 entity) {
            const auto name = pass.name(from, fromModels, entity);
            const auto alike = byName.find(name);
            if (alike == byName.end() || alike->empty() || (pass.isLast && (alike->size() > 1 || counts[name] > 1)))
                return false;
            found[static_cast<size_t>(entity)] = alike->back();
            isTaken[static_cast<size_t>(alike->back())] = true;
            alike->pop_back();
            return true;
        });
        std::erase_if(others, [&](qint32 other) { return isTaken[static_cast<size_t>(other)]; });
    }
    return found;
}

std::vector<RecordRef> counterparts(const MapFile &from, std::span<const RecordRef> records, const MapFile &to,
                                    std::span<const qint32> entities)
{
    std::vector<RecordRef> found;
    const bool isAlike = &from.format() == &to.format();
    for (const auto record : records) {
        if (record.lump == from.format().roles.entityList) {
            if (record.index < entities.size() && entities[record.index] >= 0)
                found.push_back({to.format().roles.entityList, static_cast<quint32>(entities[record.index])});
        } else if (isAlike && from.contains(record) && to.contains(record) && !from.lump(record.lump).isBlob()
                   && std::ranges::equal(from.recordBytes(record), to.recordBytes(record))) {
            found.push_back(record);
        }
    }
    return found;
}
