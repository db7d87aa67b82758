#include "core/budget/modelnames.h"

#include "core/where/modelowners.h"

using namespace Qt::StringLiterals;

std::vector<QString> modelNames(const MapFile &map)
{
    const auto &columns = map.format().columns;
    const Column texts[] = {map.column(columns.entityClass), map.column(columns.entityName)};
    std::vector<QString> names;
    for (const qint32 entity : entitiesOfModels(map)) {
        auto &name = names.emplace_back(u"*%1"_s.arg(names.size()));
        for (const auto &column : texts)
            if (const auto text = entity < 0 ? QString() : map.shownText(column, static_cast<quint32>(entity)); !text.isEmpty())
                name += u' ' + text;
    }
    return names;
}
