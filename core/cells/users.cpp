#include "core/cells/users.h"

#include "core/text.h"

#include <QLocale>

#include <numeric>

using namespace Qt::StringLiterals;

bool isShared(const MapFile &map, int lump)
{
    const auto &roles = map.format().roles;
    const auto &columns = map.format().columns;
    const int shared[] = {roles.planes,           roles.texinfo,          roles.vertexes,
                          columns.edgeStart.lump, columns.sidePlane.lump, columns.shaderContents.lump};
    return lump != bsp::none && std::ranges::find(shared, lump) != std::end(shared);
}

std::vector<Users> usersOf(const References &references, RecordRef record)
{
    std::vector<Users> users;
    for (const auto &by : references.sourcesOf(record.lump))
        if (auto records = references.sources(record, by); !records.empty())
            users.push_back({by, std::move(records)});
    return users;
}

size_t countOf(const std::vector<Users> &users)
{
    return std::accumulate(users.begin(), users.end(), size_t(0),
                           [](size_t sum, const Users &each) { return sum + each.records.size(); });
}

QString usersText(const MapFile &map, const std::vector<Users> &users)
{
    std::map<int, size_t> counts;
    for (const auto &each : users)
        counts[each.by.lump] += each.records.size();
    QStringList parts;
    for (const auto &[lump, count] : counts) {
        const auto &table = map.lump(lump);
        parts.append(u"%1 %2"_s.arg(numberText(count), fromView(count == 1 ? table.single : table.title)));
    }
    return QLocale().createSeparatedList(parts);
}
