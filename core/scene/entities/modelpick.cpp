#include "core/scene/entities/modelpick.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr qint64 mostTriangles = 2'000'000; // of all models tested for a ray, which takes some 20 ms

// Returns the distance in units of the ray's direction; infinity if the ray misses or comes from behind.
double distanceTo(const Ray &ray, const Point &a, const Point &b, const Point &c)
{
    const auto one = b - a, other = c - a;
    const auto normal = cross(other, one); // clockwise as seen from the front
    const double facing = dot(normal, ray.direction);
    if (!(facing < 0))
        return INFINITY;
    const double distance = dot(normal, a - ray.origin) / facing;
    const auto at = ray.origin + ray.direction * distance - a;
    const double u = -dot(cross(other, at), normal), v = -dot(cross(at, one), normal), whole = dot(normal, normal);
    const bool isInside = -u >= 0 && -v >= 0 && -u - v <= whole;
    return isInside && distance > 0 ? distance : INFINITY;
}

// Returns the distance to a model. Subtracts the number of its triangles from `left`; tests only its box if there are more.
double distanceTo(const ShownModel &shown, const SceneModel &read, const Ray &ray, const Camera &camera, const ModelSight &sight,
                  qint64 &left)
{
    const auto &model = *read.model;
    const auto frame = read.at(shown, sight.seconds).from;
    const auto &box = model.frames[frame];
    const auto stands = read.transformOf(shown, sight);
    const double scale = read.scaleOf(shown, camera);
    // In the space of the model, at the size drawn.
    const Ray own{stands.pointBack(ray.origin), stands.directionBack(ray.direction)};
    auto low = box.low * scale, high = box.high * scale;
    const bool turns = model.facing != ModelFacing::Fixed;
    for (size_t axis = 0; axis < 3 && turns; ++axis)
        high[axis] = -(low[axis] = -std::max(length(box.low), length(box.high)) * scale);
    const double entry = entryInto(own, low, high);
    if (std::isinf(entry) || turns || (left -= std::ssize(model.indexes) / 3) < 0)
        return entry;
    const auto points = model.pointsOf(frame);
    const auto corner = [&](size_t i) { return toPoint(points[model.indexes[i]].point) * scale; };
    double nearest = INFINITY;
    for (size_t i = 0; i + 2 < model.indexes.size(); i += 3)
        nearest = std::min(nearest, distanceTo(own, corner(i), corner(i + 1), corner(i + 2)));
    return nearest;
}

} // namespace

std::vector<EntityHit> modelsAlong(std::span<const ShownModel> shown, const std::function<const SceneModel *(quint32)> &modelOf,
                                   const Ray &ray, const Camera &camera, const ModelSight &sight)
{
    std::vector<EntityHit> hits;
    qint64 left = mostTriangles;
    for (const auto &each : shown) {
        const auto *model = sight.isThere(each) ? modelOf(each.file) : nullptr;
        const bool isSeen = model && model->amountOf(each, sight, camera) > 0;
        const double distance = isSeen ? distanceTo(each, *model, ray, camera, sight, left) : INFINITY;
        if (!(distance > 0) || std::isinf(distance))
            continue;
        if (!hits.empty() && hits.back().entity == each.entity) // `shown` is sorted by entity
            hits.back().distance = std::min(hits.back().distance, distance);
        else
            hits.push_back({each.entity, distance});
    }
    std::ranges::stable_sort(hits, {}, &EntityHit::distance);
    return hits;
}
