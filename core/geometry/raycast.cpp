#include "core/geometry/raycast.h"

#include <tuple>

namespace {

constexpr quint32 trianglesInRun = 8;
constexpr double slack = 1e-9; // relative to a triangle's sides, so that no ray slips between two that share one

bool isBefore(const RayHit &a, const RayHit &b)
{
    return std::tie(a.distance, a.placement, a.face, a.triangle) < std::tie(b.distance, b.placement, b.face, b.triangle);
}

// Builds a tree of cubes around a model's flares, because a disc that faces the eye may lie in any plane.
BoxTree flareTree(const Geometry &geometry, const GeometryModel &model)
{
    constexpr Point radius{flareRadius, flareRadius, flareRadius};
    std::vector<Box> boxes;
    for (quint32 i = model.firstFlare; i < model.firstFlare + model.flareCount; ++i) {
        auto &box = boxes.emplace_back();
        box.add(narrow(geometry.flares[i].point - radius));
        box.add(narrow(geometry.flares[i].point + radius));
    }
    return BoxTree(boxes);
}

} // namespace

struct Raycaster::Sight {
    Ray ray;   // in the model's space
    Ray world; // the same ray in the world
    const ModelPlacement &placement;
    quint32 number = 0; // of the placement
    const RayOptions &options;

    bool accepts(quint32 face) const { return !options.accepts || options.accepts(face, placement); }
    RayHit hit(quint32 face, quint32 triangle, double distance) const
    {
        const auto point = world.origin + world.direction * distance;
        return {.face = face,
                .placement = number,
                .model = placement.model,
                .entity = placement.entity,
                .triangle = triangle,
                .distance = distance,
                .point = point,
                .place = placement.transform.pointBack(point)};
    }
};

Raycaster::Raycaster(const Geometry &geometry) : geometry_(geometry)
{
    std::vector<Box> boxes;
    trees_.reserve(geometry.models.size());
    for (const auto &model : geometry.models) {
        boxes.clear();
        const auto firstRun = static_cast<quint32>(runs_.size());
        for (quint32 face = model.firstFace; face < model.firstFace + model.faceCount; ++face) {
            const auto &built = geometry.faces[face];
            for (quint32 done = 0; done < built.indexCount; done += 3 * trianglesInRun) {
                const Run run{face, built.firstIndex + done, std::min(built.indexCount - done, 3 * trianglesInRun)};
                auto &box = boxes.emplace_back();
                for (quint32 i = run.firstIndex; i < run.firstIndex + run.indexCount; ++i)
                    box.add(geometry.vertexes[geometry.indexes[i]].point);
                runs_.push_back(run);
            }
        }
        trees_.push_back({firstRun, BoxTree(boxes), flareTree(geometry, model)});
    }
}

Point Raycaster::corner(quint32 index) const { return toPoint(geometry_.vertexes[geometry_.indexes[index]].point); }

// Returns the distance at which the ray meets a triangle, after Moeller and Trumbore, "Fast, Minimum Storage Ray/Triangle
// Intersection". Triangles are clockwise from the front, so `facing` is negative if the ray comes from there.
std::optional<double> Raycaster::distanceTo(const Sight &sight, quint32 triangle, bool bothSides) const
{
    const auto a = corner(triangle);
    const auto toB = corner(triangle + 1) - a, toC = corner(triangle + 2) - a;
    const auto across = cross(sight.ray.direction, toC);
    const double facing = dot(toB, across);
    if (!(facing < 0 || (bothSides && facing > 0)))
        return {};
    const auto fromA = sight.ray.origin - a;
    const double alongB = dot(fromA, across) / facing;
    if (!(alongB >= -slack && alongB <= 1 + slack))
        return {};
    const auto along = cross(fromA, toB);
    const double alongC = dot(sight.ray.direction, along) / facing;
    if (!(alongC >= -slack && alongB + alongC <= 1 + slack))
        return {};
    const double distance = dot(toC, along) / facing;
    return distance >= 0 ? std::optional(distance) : std::nullopt;
}

template <typename Sink>
void Raycaster::meet(const Sight &sight, const Run &run, double &reach, Sink &sink) const
{
    const bool bothSides = sight.options.backFaces || geometry_.faces[run.face].look.flags.testFlag(FaceFlag::TwoSided);
    for (quint32 triangle = run.firstIndex; triangle < run.firstIndex + run.indexCount; triangle += 3) {
        const auto distance = distanceTo(sight, triangle, bothSides);
        if (distance && *distance <= reach && sight.accepts(run.face))
            reach = sink(sight.hit(run.face, triangle, *distance));
    }
}

template <typename Sink>
void Raycaster::meet(const Sight &sight, const GeometryFlare &flare, double &reach, Sink &sink) const
{
    const auto toFlare = flare.point - sight.ray.origin;
    const double distance = dot(toFlare, sight.ray.direction);
    const bool isMet = distance >= 0 && distance <= reach && length(toFlare - sight.ray.direction * distance) <= flareRadius;
    if (isMet && sight.accepts(flare.face))
        reach = sink(sight.hit(flare.face, RayHit::noTriangle, distance));
}

template <typename Sink>
void Raycaster::cast(const Ray &ray, std::span<const ModelPlacement> placements, const RayOptions &options, Sink sink) const
{
    const double size = length(ray.direction);
    if (!(size > 0) || !std::isfinite(size) || !std::isfinite(dot(ray.origin, ray.origin)))
        return;
    const Ray world{ray.origin, ray.direction * (1 / size)};
    double reach = options.reach;
    for (quint32 number = 0; number < placements.size(); ++number) {
        const auto &placement = placements[number];
        if (placement.model >= trees_.size())
            continue;
        const auto &tree = trees_[placement.model];
        const Sight sight{{placement.transform.pointBack(world.origin), placement.transform.directionBack(world.direction)},
                          world,
                          placement,
                          number,
                          options};
        tree.boxes.walk(sight.ray, reach, [&](quint32 box) {
            meet(sight, runs_[tree.firstRun + box], reach, sink);
            return reach;
        });
        if (!options.flares)
            continue;
        tree.flares.walk(sight.ray, reach, [&](quint32 flare) {
            meet(sight, geometry_.flares[geometry_.models[placement.model].firstFlare + flare], reach, sink);
            return reach;
        });
    }
}

std::optional<RayHit> Raycaster::first(const Ray &ray, std::span<const ModelPlacement> placements,
                                       const RayOptions &options) const
{
    std::optional<RayHit> nearest;
    cast(ray, placements, options, [&nearest](const RayHit &hit) {
        if (!nearest || isBefore(hit, *nearest))
            nearest = hit;
        return nearest->distance;
    });
    return nearest;
}

std::vector<RayHit> Raycaster::all(const Ray &ray, std::span<const ModelPlacement> placements, const RayOptions &options) const
{
    std::vector<RayHit> hits;
    cast(ray, placements, options, [&](const RayHit &hit) {
        hits.push_back(hit);
        return options.reach;
    });
    std::ranges::sort(hits, isBefore);
    // A ray through the edge that two triangles of a face share hits both.
    const auto isSame = [](const RayHit &a, const RayHit &b) {
        return a.face == b.face && a.placement == b.placement && b.distance - a.distance < 1e-6;
    };
    hits.erase(std::unique(hits.begin(), hits.end(), isSame), hits.end());
    return hits;
}
