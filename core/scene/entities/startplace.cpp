#include "core/scene/entities/startplace.h"

#include "core/entities/places.h"
#include "core/games/entityclass.h"
#include "core/where/space.h"

#include <climits>
#include <cmath>

namespace {

// Returns the centre of the world's box; 0 if there is none.
Point middleOfWorld(const MapFile &map)
{
    if (map.recordCount(map.format().roles.models) == 0)
        return {};
    const StoredBox box(map, map.format().columns.modelBox, 0);
    auto middle = (box.low + box.high) * 0.5;
    for (double &between : middle)
        if (!(std::abs(between) <= maxCoordinate))
            between = 0;
    return middle;
}

} // namespace

Camera startPlace(const MapFile &map)
{
    const auto source = map.entitySource();
    qint32 start = -1; // the first of the best-ranked class that there is
    int best = INT_MAX;
    for (qint32 entity = 0; entity < std::ssize(map.entities().entities) && best > 0; ++entity) {
        const int rank = bsp::EntityClass(map.game(), edits::valueOf(source, entity, "classname")).startRank();
        if (rank < 0 || rank >= best || !originOf(source, entity))
            continue;
        best = rank;
        start = entity;
    }
    if (start < 0)
        return {.position = middleOfWorld(map)};
    const auto angles = anglesOf(source, start).value_or(Point{});
    return {.position = *originOf(source, start) + Point{0, 0, map.game().eyeHeight}, .yaw = std::fmod(angles[1], 360)};
}
