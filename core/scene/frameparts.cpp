#include "core/scene/frameparts.h"

#include "core/scene/contentscolors.h"
#include "core/scene/entities/startplace.h"
#include "core/where/brushcontents.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr size_t pointCount = 24;
constexpr size_t mostTriangles = 100'000; // if there are more, only every nth is used

struct Corners {
    Point a, b, c;
    bool isTwoSided = false;
    // Points to the front, from which the corners are clockwise; its length is twice the area.
    Point normal() const { return cross(c - a, b - a); }
};

std::vector<Corners> trianglesOf(const MapScene &made, std::span<const quint32> faces)
{
    const auto &scene = made.scene;
    size_t count = 0;
    for (const quint32 face : faces)
        for (const quint32 shown : scene.shown(face))
            count += scene.faces[shown].indexCount / 3;
    const size_t step = count / mostTriangles + 1;
    std::vector<Corners> triangles;
    size_t next = 0;
    for (const quint32 face : faces)
        for (const quint32 shown : scene.shown(face)) {
            const auto &from = scene.faces[shown];
            const bool isTwoSided = made.geometry.faces[face].look.flags.testFlag(FaceFlag::TwoSided);
            for (quint32 i = from.firstIndex; i + 2 < from.firstIndex + from.indexCount; i += 3)
                if (next++ % step == 0)
                    triangles.push_back({scene.corner(i), scene.corner(i + 1), scene.corner(i + 2), isTwoSided});
        }
    return triangles;
}

// Returns point `number` of an evenly spread sequence in the triangle: the additive sequence of the plastic number.
Point placeIn(const Corners &triangle, size_t number)
{
    double along = std::fmod(0.5 + 0.7548776662 * static_cast<double>(number), 1.0);
    double across = std::fmod(0.5 + 0.5698402910 * static_cast<double>(number), 1.0);
    if (along + across > 1) {
        along = 1 - along;
        across = 1 - across;
    }
    return triangle.a + (triangle.b - triangle.a) * along + (triangle.c - triangle.a) * across;
}

// Decides whether an eye may be at a position. Quake III's leafs have clusters even inside detail brushes, so the brushes
// are tested too.
class EyePlaces
{
public:
    explicit EyePlaces(const MapFile &map)
        : map_(map), clusters_(map.recordCount(map.format().roles.clusters)), finder_(map), kinds_(map)
    {
        if (map.format().columns.leafContents.lump == bsp::none)
            contents_.emplace(map);
    }

    bool has(const Point &place)
    {
        const auto found = finder_.steps() < LeafFinder::mostSteps ? finder_.leafAt(place) : -1;
        if (found < 0)
            return false;
        const auto leaf = static_cast<quint32>(found);
        return clusterOfLeaf(map_, leaf, clusters_) >= 0
               && !(contents_ && kinds_.of(contents_->at(leaf, place, effort_)) == ContentsKind::Solid);
    }

private:
    const MapFile &map_;
    quint32 clusters_;
    LeafFinder finder_;
    std::optional<BrushContents> contents_; // if leafs have no contents
    ContentsKinds kinds_;
    quint64 effort_ = LeafFinder::mostSteps; // for all positions together: a damaged leaf may list any number of brushes
};

constexpr FaceFlags translucentFlags = FaceFlag::NoDraw | FaceFlag::Liquid | FaceFlag::Translucent33 | FaceFlag::Translucent66
                                       | FaceFlag::AlphaTested | FaceFlag::Blended | FaceFlag::Adds | FaceFlag::Filters
                                       | FaceFlag::Darkens;

} // namespace

FrameTarget frameTargetOf(const MapScene &scene, std::span<const quint32> faces)
{
    Box box;
    for (const quint32 face : faces)
        for (const quint32 shown : scene.scene.shown(face))
            box.add(scene.scene.faces[shown].box);
    FrameTarget target{toPoint(box.low), toPoint(box.high)};
    const auto triangles = trianglesOf(scene, faces);
    Point sum{};
    std::vector<double> cumulative; // doubled areas of the triangles up to each
    double area = 0;
    for (const auto &triangle : triangles) {
        const auto normal = triangle.normal();
        area += length(normal);
        cumulative.push_back(area);
        if (!triangle.isTwoSided)
            sum = sum + normal;
    }
    if (!(area > 0) || !std::isfinite(area))
        return target;
    if (length(sum) > area / 2)
        target.normal = sum * (1 / length(sum));
    for (size_t number = 0; number < pointCount; ++number) {
        const double wanted = area * (static_cast<double>(number) + 0.5) / pointCount;
        const auto at = static_cast<size_t>(std::ranges::lower_bound(cumulative, wanted) - cumulative.begin());
        const auto &triangle = triangles[std::min(at, triangles.size() - 1)];
        const auto normal = triangle.normal();
        const double size = length(normal);
        target.points.push_back({placeIn(triangle, number), triangle.isTwoSided || !(size > 0) ? Point{} : normal * (1 / size)});
    }
    return target;
}

FrameWorld frameWorldOf(const MapScene &made, std::function<bool(quint32 face)> isShown)
{
    RayOptions options;
    options.backFaces = true;
    options.accepts = [&made, isShown = std::move(isShown)](quint32 face, const ModelPlacement &placement) {
        const auto flags = made.geometry.faces[face].look.flags;
        return placement.isDrawn && (flags.testFlag(FaceFlag::Sky) || !(flags & translucentFlags)) && isShown(face);
    };
    FrameWorld world;
    world.freeDistance = [&made, options](const Point &from, const Point &direction, double wanted) mutable {
        options.reach = wanted;
        const auto hit = made.caster->first({from, direction}, made.scene.placements, options);
        return hit ? hit->distance : wanted;
    };
    const auto places = std::make_shared<EyePlaces>(*made.map);
    if (places->has(startPlace(*made.map).position))
        world.isInside = [places](const Point &place) { return places->has(place); };
    return world;
}
