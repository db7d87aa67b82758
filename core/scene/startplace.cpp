#include "core/scene/startplace.h"

#include "core/entities/numbers.h"
#include "core/geometry/transform.h"
#include "core/scene/entitylooks.h"
#include "core/text.h"

namespace
{

// The middle of the world's box; 0 where that is none.
Point middleOfWorld(const MapFile &map)
{
    Point middle{};
    const auto box = map.format().columns.modelBox;
    for (int i = 0; i < 3; ++i) {
        const auto low = map.column(box, i), high = map.column(box, i + 3);
        if (low.count() == 0)
            continue;
        const double between = (low.number(0) + high.number(0)) / 2;
        if (std::abs(between) <= farthestPlace)
            middle[static_cast<size_t>(i)] = between;
    }
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
