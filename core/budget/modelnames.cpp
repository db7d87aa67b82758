#include "core/budget/modelnames.h"

#include "core/map/link.h"

using namespace Qt::StringLiterals;

std::vector<QString> modelNames(const MapFile &map)
{
    const auto &columns = map.format().columns;
    std::vector<QString> names(map.recordCount(map.format().roles.models));
    const auto classes = map.column(columns.entityClass), targetnames = map.column(columns.entityName);
    const Link models(map, columns.entityModel);
    const auto append = [&map](QString &name, const Column &texts, quint32 entity) {
        if (const auto text = map.text(texts, entity); !text.isEmpty())
            name += u' ' + QString::fromLatin1(text);
    };
    for (quint32 entity = 0; entity < models.count(); ++entity)
        if (const auto model = models.at(entity); model.count > 0 && names[model.first].isEmpty()) {
            names[model.first] = u"*%1"_s.arg(model.first);
            append(names[model.first], classes, entity);
            append(names[model.first], targetnames, entity);
        }
    for (size_t model = 0; model < names.size(); ++model)
        if (names[model].isEmpty())
            names[model] = u"*%1"_s.arg(model);
    return names;
}
