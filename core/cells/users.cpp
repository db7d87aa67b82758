#include "core/cells/users.h"

#include "core/sorting.h"
#include "core/text.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::StringLiterals;

namespace {

struct UsersText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

// Returns whether records can be added at a lump's end: planes, vertexes, edges, texinfos and shaders.
bool canGrow(const MapFile &map, int lump)
{
    const auto &roles = map.format().roles;
    const int lists[] = {roles.planes, roles.vertexes, roles.texinfo, map.format().columns.edgeStart.lump};
    return lump != bsp::none && std::ranges::find(lists, lump) != std::end(lists);
}

} // namespace

bool isShared(const MapFile &map, int lump)
{
    return canGrow(map, lump) || (lump != bsp::none && lump == map.format().columns.sidePlane.lump);
}

QString whyFixed(const MapFile &map, int lump, bool isRemoval)
{
    const auto title = fromView(map.lump(lump).title);
    const auto rank = [&map](bsp::FieldRef source) {
        const auto use = map.field(source).use;
        return use == bsp::Use::First ? 0 : use == bsp::Use::Child ? 1 : 2;
    };
    auto sources = References(map).sourcesOf(lump);
    std::erase_if(sources, [&](bsp::FieldRef source) { return !map.isStored(source.lump) || source.lump == lump; });
    const auto by = std::ranges::min_element(sources, {}, rank);
    if (by == sources.end())
        return (isRemoval ? UsersText::tr("No record can be removed from %1: the map refers to its records by their position in "
                                          "the lump.")
                          : UsersText::tr("No record can be appended to %1: the map refers to its records by their position in "
                                          "the lump."))
            .arg(title);
    const auto name = fromView(map.field(*by).name), source = fromView(map.lump(by->lump).title);
    switch (map.field(*by).use) {
    case bsp::Use::First:
        return (isRemoval ? UsersText::tr("No record can be removed from %1: %2 of %3 refers to ranges of its records.")
                          : UsersText::tr("No record can be appended to %1: %2 of %3 refers to ranges of its records, and a new "
                                          "one would lie in none."))
            .arg(title, name, source);
    case bsp::Use::Child:
        return (isRemoval ? UsersText::tr("No record can be removed from %1: %2 of %3 connects its records into a tree.")
                          : UsersText::tr("No record can be appended to %1: %2 of %3 connects its records into a tree, and a new "
                                          "one would not be part of it."))
            .arg(title, name, source);
    default:
        return (isRemoval ? UsersText::tr("No record can be removed from %1: each of its records belongs to records of %2, which "
                                          "only a compiler can remove.")
                          : UsersText::tr("No record can be appended to %1: each of its records belongs to records of %2, which "
                                          "only a compiler can add."))
            .arg(title, source);
    }
}

QString whyCounted(const MapFile &map, int lump)
{
    for (const int other : map.lumps())
        for (int field = 0; map.isStored(other) && field < static_cast<int>(map.lump(other).fields.size()); ++field)
            if (isOwned(map, {other, field}) && map.field({other, field}).target == lump)
                return UsersText::tr("%1 has a record for each of %2, so that none can be added or removed.")
                    .arg(fromView(map.lump(other).title), fromView(map.lump(lump).title));
    return {};
}

QString whyNoMore(const MapFile &map, int lump, std::optional<qint64> count)
{
    const auto title = fromView(map.lump(lump).title);
    if (!canGrow(map, lump))
        return whyFixed(map, lump, false);
    if (const auto why = whyCounted(map, lump); !why.isEmpty())
        return why;
    if (map.lumpBytes(lump).size() % map.lump(lump).stride != 0)
        return UsersText::tr("No record can be appended to %1: its last record is cut off.").arg(title);
    if (!count || !hasPairs(map, lump) || (map.recordCount(lump) + *count) % 2 == 0)
        return {};
    return map.recordCount(lump) % 2 == 0
               ? UsersText::tr(
                     "Planes can be appended only in pairs, each followed by the one that faces the other way; there are "
                     "%1 new ones.")
                     .arg(numberText(*count))
               : UsersText::tr("The last plane lacks the one that faces the other way. Append that first, then only pairs; there "
                               "are %1 new ones.")
                     .arg(numberText(*count));
}

bool isOwned(const MapFile &map, bsp::FieldRef by) { return map.field(by).type == bsp::Type::Number; }

bool canHaveCopy(const MapFile &map, bsp::FieldRef by)
{
    const auto use = map.field(by).use;
    return map.isStored(by.lump) && !isOwned(map, by) && (use == bsp::Use::Index || use == bsp::Use::SignedIndex);
}

bool hasPairs(const MapFile &map, int lump)
{
    return lump == map.format().roles.planes && map.format().columns.sidePlane.lump != bsp::none;
}

std::vector<quint32> withOpposites(const MapFile &map, int lump, std::vector<quint32> records)
{
    if (hasPairs(map, lump))
        for (size_t i = 0, count = records.size(); i < count; ++i)
            records.push_back(records[i] ^ 1);
    sortUnique(records);
    return records;
}

std::vector<Users> usersOf(const References &references, RecordRef record)
{
    std::vector<Users> users;
    for (const auto &by : references.sourcesOf(record.lump))
        if (auto records = isOwned(references.map(), by) ? std::vector<quint32>() : references.sources(record, by);
            !records.empty())
            users.push_back({by, std::move(records)});
    return users;
}

namespace {

// Returns the number of users in each lump. One that refers to a record by several fields counts once.
std::map<int, size_t> countsOf(const std::vector<Users> &users)
{
    std::map<int, std::vector<quint32>> all;
    for (const auto &[by, records] : users)
        all[by.lump].insert(all[by.lump].end(), records.begin(), records.end());
    std::map<int, size_t> counts;
    for (auto &[lump, records] : all) {
        sortUnique(records);
        counts[lump] = records.size();
    }
    return counts;
}

} // namespace

size_t countOf(const std::vector<Users> &users)
{
    size_t count = 0;
    for (const auto &[lump, its] : countsOf(users))
        count += its;
    return count;
}

std::vector<Users> sharersOf(const References &references, int lump, std::span<const quint32> records)
{
    const auto &map = references.map();
    const auto isUsedByMany = [&](quint32 record) { return countOf(usersOf(references, {lump, record})) > 1; };
    if (!isShared(map, lump) || std::ranges::none_of(records, isUsedByMany))
        return {};
    std::vector<Users> users;
    for (const auto &by : references.sourcesOf(lump)) {
        const bsp::Step step{.from = static_cast<std::int16_t>(lump),
                             .to = static_cast<std::int16_t>(by.lump),
                             .lump = static_cast<std::int16_t>(by.lump),
                             .field = static_cast<std::int16_t>(by.field)};
        if (auto found = isOwned(map, by) ? std::vector<quint32>() : references.walk(records, step); !found.empty())
            users.push_back({by, std::move(found)});
    }
    return users;
}

std::vector<RecordRef> recordsOf(const std::vector<Users> &users)
{
    std::vector<RecordRef> all;
    for (const auto &[by, records] : users)
        for (const quint32 record : records)
            all.push_back({by.lump, record});
    return all;
}

QString usersText(const MapFile &map, const std::vector<Users> &users)
{
    QStringList parts;
    for (const auto &[lump, count] : countsOf(users)) {
        const auto &table = map.lump(lump);
        parts.append(u"%1 %2"_s.arg(numberText(count), fromView(count == 1 ? table.single : table.title)));
    }
    return listText(parts);
}
