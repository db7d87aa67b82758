#include "core/query/names.h"

#include "core/text.h"

namespace {

// Groups the records of a column's lump by the column's text, ignoring case as the games do.
void appendNames(std::vector<NamedRecords> &all, const MapFile &map, NamedRecords::Kind kind, bsp::FieldRef name)
{
    const auto column = map.column(name);
    std::map<QByteArray, NamedRecords> named;
    for (quint32 record = 0; record < column.count(); ++record)
        if (const auto text = map.text(column, record).toByteArray(); !text.isEmpty())
            named.try_emplace(text.toLower(), NamedRecords{kind, map.shownText(column, record), name.lump})
                .first->second.records.push_back(record);
    for (auto &[text, entry] : named)
        all.push_back(std::move(entry));
}

} // namespace

std::vector<NamedRecords> namedRecords(const MapFile &map)
{
    std::vector<NamedRecords> all;
    for (const int lump : map.lumps())
        all.push_back({NamedRecords::Kind::Lump, fromView(map.lump(lump).title), lump});
    appendNames(all, map, NamedRecords::Kind::Texture, {map.format().roles.images, 0});
    appendNames(all, map, NamedRecords::Kind::EntityClass, map.format().columns.entityClass);
    appendNames(all, map, NamedRecords::Kind::EntityName, map.format().columns.entityName);
    return all;
}
