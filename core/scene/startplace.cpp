#include "core/scene/startplace.h"

#include "core/entities/numbers.h"
#include "core/map/space.h"
#include "core/scene/entitylooks.h"
#include "core/text.h"

namespace
{

// The middle of the world's box; 0 where that is none.
Point middleOfWorld(const MapFile &map)
{
    if (map.recordCount(map.format().roles.models) == 0)
        return {};
    const StoredBox box(map, map.format().columns.modelBox, 0);
    auto middle = (box.low + box.high) * 0.5;
    for (double &between : middle)
        if (!(std::abs(between) <= farthestPlace))
            between = 0;
    return middle;
}

} // namespace

Camera startPlace(const MapFile &map)
{
    const auto source = map.entitySource();
    for (const auto wanted : map.game().starts)
        for (qint32 entity = 0; entity < std::ssize(map.entities().entities); ++entity) {
            if (edits::valueOf(source, entity, "classname") != viewOf(wanted))
                continue;
            const auto origin = originOf(source, entity);
            if (!origin)
                continue;
            const auto angles = edits::valueOf(source, entity, "angles");
            const double yaw = angles.isEmpty() ? readNumber(edits::valueOf(source, entity, "angle")) : readPoint(angles)[1];
            return {.position = *origin + Point{0, 0, map.game().eyeHeight}, .yaw = std::fmod(yaw, 360)};
        }
    return {.position = middleOfWorld(map)};
}
