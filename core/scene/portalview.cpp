#include "core/scene/portalview.h"

#include "core/entities/places.h"
#include "core/entities/targets.h"
#include "core/games/keyvalues.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace {

constexpr double slow = 25, fast = 75; // degrees per second, for spawnflags 1 and 2 of the camera
constexpr qint64 slowFlag = 1, fastFlag = 2, steadyFlag = 4;
constexpr double swing = 4, swingsRate = 3; // degrees; radians a second

// Returns a roll as it is sent: in 256ths of a circle, then in whole degrees.
double sentRoll(double degrees)
{
    const int part = static_cast<int>(std::fmod(degrees / 360 * 256, 256)) & 255;
    return std::trunc(part / 256.0 * 360);
}

// Follows PerpendicularVector() of q_math.c, starting from the axis along which the vector is shortest.
Point besides(const Point &way)
{
    size_t smallest = 0;
    for (size_t i = 1; i < 3; ++i)
        if (std::abs(way[i]) < std::abs(way[smallest]))
            smallest = i;
    Point axis{};
    axis[smallest] = 1;
    const auto across = axis - way * dot(axis, way);
    return across * (1 / length(across));
}

// Rotates a vector about an axis perpendicular to it: RotatePointAroundVector() of q_math.c.
Point turnedAbout(const Point &way, const Point &axis, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return way * std::cos(angle) + cross(axis, way) * std::sin(angle);
}

std::array<Point, 3> axesFrom(const Point &forward, const Point &left) { return {forward, left, cross(forward, left)}; }

// Returns the camera's direction: towards its target, or by its angles.
Point forwardOf(const EntitySource &source, const Targets &targets, qint32 camera, const Point &from)
{
    const auto aims = targets.targetsOf(camera);
    if (aims.empty())
        return directionOf(source, camera).value_or(Point{1, 0, 0});
    const auto way = originOf(source, aims.front()).value_or(Point()) - from;
    const double size = length(way);
    return size > 0 ? way * (1 / size) : Point{1, 0, 0};
}

void lookFrom(ScenePortal &portal, const EntitySource &source, const Targets &targets, qint32 camera, QByteArrayView cameras)
{
    portal.camera = originOf(source, camera).value_or(Point());
    portal.forward = forwardOf(source, targets, camera, portal.camera);
    const auto flags = bsp::flagsIn(edits::valueOf(source, camera, "spawnflags"), source.values());
    const bool isSteady = (flags & steadyFlag) != 0, turns = (flags & (slowFlag | fastFlag)) != 0;
    if (edits::valueOf(source, camera, "classname") == cameras)
        portal.roll = sentRoll(readNumber(edits::valueOf(source, camera, "roll")));
    if (!isSteady && turns)
        portal.spin = flags & slowFlag ? slow : fast;
    portal.swings = !isSteady && !turns;
    portal.isMirror = portal.camera == portal.place;
}

Point triangleNormal(const Scene &scene, quint32 index)
{
    const auto a = scene.corner(index);
    return cross(scene.corner(index + 2) - a, scene.corner(index + 1) - a);
}

} // namespace

std::vector<ScenePortal> portalsOf(const MapFile &map, std::stop_token stop)
{
    std::vector<ScenePortal> portals;
    const auto &rule = map.game().portals;
    if (rule.surface.empty())
        return portals;
    const auto source = map.entitySource();
    std::optional<Targets> targets; // made only if there is a portal
    size_t met = 0;
    for (qint32 entity = 0; entity < std::ssize(map.entities().entities) && !stop.stop_requested(); ++entity) {
        if (edits::valueOf(source, entity, "classname") != viewOf(rule.surface))
            continue;
        if (++met > mostPortals)
            break;
        ScenePortal portal{.place = originOf(source, entity).value_or(Point()), .reach = rule.reach};
        if (!edits::valueOf(source, entity, "target").isNull()) {
            if (!targets)
                targets.emplace(source, map.classes());
            const auto cameras = targets->targetsOf(entity);
            if (cameras.empty())
                continue;
            lookFrom(portal, source, *targets, cameras.front(), viewOf(rule.camera));
        }
        portals.push_back(portal);
    }
    return portals;
}

std::optional<Plane> planeOf(const Scene &scene, const SceneFace &face)
{
    if (face.indexCount < 3)
        return {};
    const auto normal = triangleNormal(scene, face.firstIndex);
    const double size = length(normal);
    if (!(size > 0))
        return {};
    Plane plane{.normal = normal * (1 / size)};
    plane.distance = dot(plane.normal, scene.corner(face.firstIndex));
    return plane.isValid() ? std::optional(plane) : std::nullopt;
}

bool liesIn(const Plane &plane, const Scene &scene, const SceneFace &face)
{
    constexpr double nearlyOne = 0.9999, near = 0.25; // map units, because maps store corners in single precision
    const auto its = planeOf(scene, face);
    return its && dot(its->normal, plane.normal) > nearlyOne && std::abs(plane.of(scene.corner(face.firstIndex))) < near;
}

std::optional<double> distanceInSight(const Scene &scene, const SceneFace &face, const Camera &camera, double aspect)
{
    const auto toClip = camera.projection(aspect) * camera.view();
    const auto eye = camera.eye();
    unsigned beyondAll = 0x3f; // a bit for each clip plane that all corners are beyond
    double nearest = std::numeric_limits<double>::infinity();
    bool isTurned = false;
    for (quint32 i = face.firstIndex; i < face.firstIndex + face.indexCount; ++i) {
        const auto corner = scene.corner(i);
        const auto clip =
            toClip * QVector4D(static_cast<float>(corner[0]), static_cast<float>(corner[1]), static_cast<float>(corner[2]), 1);
        unsigned beyond = 0;
        for (int axis = 0; axis < 3; ++axis)
            beyond |= clip[axis] >= clip.w() ? 1U << (2 * axis) : clip[axis] <= -clip.w() ? 2U << (2 * axis) : 0U;
        beyondAll &= beyond;
        if ((i - face.firstIndex) % 3 != 0 || i + 2 >= face.firstIndex + face.indexCount)
            continue;
        nearest = std::min(nearest, length(corner - eye));
        isTurned = isTurned || dot(triangleNormal(scene, i), eye - corner) > 0;
    }
    return beyondAll == 0 && isTurned ? std::optional(nearest) : std::nullopt;
}

const ScenePortal *nearestPortal(std::span<const ScenePortal> portals, const Plane &plane, const Point &middle)
{
    const ScenePortal *nearest = nullptr;
    for (const auto &portal : portals)
        if (std::abs(plane.of(portal.place)) <= portal.reach
            && (!nearest || length(portal.place - middle) < length(nearest->place - middle)))
            nearest = &portal;
    return nearest;
}

PortalView viewThrough(const ScenePortal &portal, const Plane &plane, double seconds)
{
    PortalView view{.isMirror = portal.isMirror};
    view.surface.axes = axesFrom(plane.normal, besides(plane.normal));
    if (portal.isMirror) {
        view.surface.origin = plane.normal * plane.distance;
        view.beyond = view.surface;
        view.beyond.axes[0] = plane.normal * -1;
        return view;
    }
    view.surface.origin = portal.place - plane.normal * plane.of(portal.place);
    view.beyond.origin = portal.camera;
    const double degrees = portal.spin != 0 ? std::fmod(seconds * portal.spin, 360)
                           : portal.swings  ? portal.roll + swing * std::sin(seconds * swingsRate)
                                            : portal.roll;
    const auto back = portal.forward * -1;
    view.beyond.axes = axesFrom(back, turnedAbout(besides(portal.forward), back, degrees));
    return view;
}

Camera PortalView::eyeOf(const Camera &camera) const
{
    auto eye = camera;
    eye.position = point(camera.position);
    eye.lookAlong(direction(camera.forward()));
    return eye;
}

// Moves the projection's near plane into the portal's: Lengyel, "Oblique View Frustum Depth Projection and Clipping",
// Journal of Game Development 1 (2005). So everything drawn is clipped there.
QMatrix4x4 PortalView::toClip(const Camera &camera, double aspect) const
{
    const auto eye = point(camera.position), right = direction(camera.right()), up = direction(camera.up()),
               forward = direction(camera.forward());
    auto projection = camera.projection(aspect);
    const auto plane = clip();
    const std::array seen{dot(plane.normal, right), dot(plane.normal, up), -dot(plane.normal, forward), plane.of(eye)};
    // The corner of the far plane that is furthest in front of the portal's plane.
    const double furthest = std::abs(seen[0]) / static_cast<double>(projection(0, 0))
                            + std::abs(seen[1]) / static_cast<double>(projection(1, 1)) - seen[2] + seen[3] / Camera::furthest();
    if (furthest > 0) {
        const double scale = 2 / furthest;
        projection.setRow(2, QVector4D(static_cast<float>(seen[0] * scale), static_cast<float>(seen[1] * scale),
                                       static_cast<float>(seen[2] * scale + 1), static_cast<float>(seen[3] * scale)));
    }
    return projection * Camera::viewFrom(eye, right, up, forward);
}

std::optional<PortalInSight> portalInSight(const Scene &scene, std::span<const SceneShader *const> shaders,
                                           std::span<const ScenePortal> portals, const CullChoice &choice,
                                           std::span<const quint8> inSight)
{
    std::optional<PortalInSight> found;
    std::vector<quint32> faces; // that may belong to it
    double nearest = std::numeric_limits<double>::infinity();
    for (size_t b = 0; b < scene.batches.size(); ++b) {
        const auto &batch = scene.batches[b];
        if (!shaders[b] || !shaders[b]->isPortal())
            continue;
        for (quint32 i = batch.firstFace; i < batch.firstFace + batch.faceCount; ++i) {
            if (inSight.size() == scene.faces.size() && inSight[i] == 0)
                continue;
            const auto &face = scene.faces[i];
            const auto distance =
                choice.takes(scene, i) ? distanceInSight(scene, face, choice.camera, choice.aspect) : std::nullopt;
            const auto plane = distance ? planeOf(scene, face) : std::nullopt;
            if (!plane)
                continue;
            faces.push_back(i);
            const auto *portal = *distance < nearest ? nearestPortal(portals, *plane, face.box.middle()) : nullptr;
            if (!portal || (!portal->isMirror && *distance > shaders[b]->portalRange))
                continue;
            nearest = *distance;
            found = PortalInSight{*portal, *plane, {}};
        }
    }
    for (const quint32 i : faces)
        if (found && liesIn(found->plane, scene, scene.faces[i]))
            found->faces.push_back({scene.faces[i].firstIndex, scene.faces[i].indexCount});
    return found;
}
