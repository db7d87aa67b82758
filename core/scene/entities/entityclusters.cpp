#include "core/scene/entities/entityclusters.h"

#include "core/entities/places.h"
#include "core/geometry/placements.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"

std::vector<qint64> clustersOfEntities(const MapFile &map)
{
    const auto source = map.entitySource();
    std::vector<std::optional<Point>> places(map.entities().entities.size());
    for (qint32 entity = 1; entity < std::ssize(places); ++entity) // the world is everywhere
        places[static_cast<size_t>(entity)] = originOf(source, entity);
    for (const auto &placement : placementsOf(map))
        if (!placement.isWorld() && placement.entity > 0 && placement.entity < std::ssize(places)) {
            const StoredBox box(map, map.format().columns.modelBox, placement.model);
            if (box.isSound())
                places[static_cast<size_t>(placement.entity)] = placement.transform.point((box.low + box.high) * 0.5);
        }
    LeafFinder finder(map);
    const auto clusters = clusterCount(map);
    std::vector<qint64> found(places.size(), -1);
    for (size_t entity = 0; entity < places.size(); ++entity)
        if (places[entity] && finder.steps() < LeafFinder::mostSteps)
            if (const auto leaf = finder.leafAt(*places[entity]); leaf >= 0)
                found[entity] = clusterOfLeaf(map, static_cast<quint32>(leaf), clusters);
    return found;
}
