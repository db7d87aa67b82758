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

std::vector<bool> worldLeafs(const MapFile &map)
{
    const auto &columns = map.format().columns;
    const Column children[] = {map.column(columns.nodeFront), map.column(columns.nodeBack)};
    const quint32 nodes = children[0].count(), leafs = map.recordCount(map.format().roles.leafs);
    std::vector<bool> isReached(leafs), isWalked(nodes);
    std::vector<quint32> open;
    if (nodes > 0)
        open.push_back(0);
    bool isWhole = nodes > 0;
    while (!open.empty() && isWhole) {
        const quint32 node = open.back();
        open.pop_back();
        isWhole = !isWalked[node];
        isWalked[node] = true;
        for (const auto &column : children) {
            const qint64 child = column.integer(node), leaf = ~child;
            if (child >= 0 && child < nodes)
                open.push_back(static_cast<quint32>(child));
            else if (child < 0 && leaf < leafs)
                isReached[static_cast<size_t>(leaf)] = true;
            else
                isWhole = false;
        }
    }
    return isWhole ? isReached : std::vector<bool>(leafs, true);
}
