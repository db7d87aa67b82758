#include "widgets/view3d/entityplace.h"

#include "core/entities/places.h"
#include "core/games/entityclass.h"
#include "core/scene/entities/origindrag.h"
#include "core/scene/mapscene.h"
#include "widgets/view3d/viewport.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double offTheSurface = 1; // map units

Point rounded(const Point &place)
{
    Point result{};
    for (size_t axis = 0; axis < 3; ++axis)
        result[axis] = std::round(place[axis]);
    return result;
}

// Returns how far the box around an entity's origin reaches in the opposite of a direction.
double reachAgainst(const bsp::ClassLook &look, const Point &direction)
{
    double reach = 0;
    for (unsigned corner = 0; corner < 8; ++corner)
        reach = std::max(reach, -dot(direction, cornerOf(look.low, look.high, corner)));
    return reach;
}

} // namespace

FacePlace facePlace(const Viewport &viewport, const RayHit &hit)
{
    FacePlace place{hit.point, normalOf(cornersOf(*viewport.scene(), hit))};
    if (dot(place.normal, hit.point - viewport.camera().eye()) > 0)
        place.normal = place.normal * -1;
    return place;
}

QString originOn(const Viewport &viewport, const FacePlace &place, const QString &classname)
{
    const auto &map = *viewport.scene()->map;
    const auto look = bsp::EntityClass(map.classes(), map.entitySource().searchBytes(classname)).look();
    return originText(rounded(place.at + place.normal * (reachAgainst(look, place.normal) + offTheSurface)));
}

QString originAhead(const Viewport &viewport, const QString &classname, bool atCamera)
{
    if (const auto hit = atCamera ? std::nullopt : viewport.hitAt(viewport.rect().center()))
        return originOn(viewport, facePlace(viewport, *hit), classname);
    return originText(rounded(viewport.perspective().position));
}
