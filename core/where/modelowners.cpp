#include "core/where/modelowners.h"

#include "core/map/firstclaims.h"
#include "core/map/link.h"

std::vector<qint32> modelsOfFaces(const MapFile &map)
{
    const Link range(map, map.format().columns.modelFaces);
    FirstClaims claims(map.recordCount(map.format().roles.faces));
    for (quint32 model = 0; model < range.count(); ++model) {
        const auto faces = range.at(model);
        claims.claim(faces.first, faces.first + faces.count, model);
    }
    return std::move(claims).owners();
}

std::vector<qint32> entitiesOfModels(const MapFile &map)
{
    std::vector<qint32> entities(map.recordCount(map.format().roles.models), -1);
    const Link model(map, map.format().columns.entityModel);
    for (quint32 entity = 0; entity < model.count(); ++entity)
        if (const auto target = model.at(entity); target.count > 0 && entities[target.first] < 0)
            entities[target.first] = static_cast<qint32>(entity);
    return entities;
}
