#include "core/scene/cull.h"

#include <algorithm>

namespace
{

constexpr quint32 chunkSize = 32; // faces

struct SightPlane { // what is in front of it may be seen
    std::array<float, 3> normal{};
    float distance = 0;
};

// Of a parallel picture, which nothing lies behind: the fifth hides nothing.
std::array<SightPlane, 5> parallelSidesOf(const Camera &camera, double aspect)
{
    std::array<SightPlane, 5> planes;
    planes[4].distance = -1;
    const std::pair<Point, double> halves[] = {{camera.right(), camera.span / 2 * aspect}, {camera.up(), camera.span / 2}};
    for (size_t i = 0; i < 4; ++i) {
        const auto &[way, half] = halves[i / 2];
        const auto normal = i % 2 == 0 ? way : way * -1;
        planes[i] = {narrow(normal), static_cast<float>(dot(normal, camera.position) - half)};
    }
    return planes;
}

// Of the picture's four sides and what lies behind the eye, or behind a portal.
std::array<SightPlane, 5> sidesOf(const Camera &camera, double aspect, const PortalView *through)
{
    if (camera.isParallel())
        return parallelSidesOf(camera, aspect);
    const std::array corners = {camera.towards(-1, -1, aspect), camera.towards(1, -1, aspect),
                                camera.towards(1, 1, aspect), camera.towards(-1, 1, aspect)};
    std::array<SightPlane, 5> planes;
    const auto eye = through ? through->point(camera.position) : camera.position;
    const auto plane = [&](const Point &towards) {
        const auto normal = through ? through->direction(towards) : towards;
        return SightPlane{narrow(normal), static_cast<float>(dot(normal, eye))};
    };
    for (size_t i = 0; i < 4; ++i)
        planes[i] = plane(cross(corners[(i + 1) % 4], corners[i]));
    planes[4] = plane(camera.forward());
    if (through)
        planes[4] = {narrow(through->clip().normal), static_cast<float>(through->clip().distance)};
    return planes;
}

// Outside: the corner that lies furthest in front of one plane is still behind it.
bool isOutside(const std::array<SightPlane, 5> &planes, const Box &box)
{
    for (const auto &[normal, distance] : planes) {
        float reach = -distance;
        for (size_t i = 0; i < 3; ++i)
            reach += normal[i] * (normal[i] > 0 ? box.high[i] : box.low[i]);
        if (reach < 0)
            return true;
    }
    return false;
}

} // namespace

bool CullChoice::takes(const Scene &scene, quint32 face) const
{
    const bool isShown = shown.empty() || shown[face] != 0;
    const bool isSeen = inPvs.empty() || inPvs[face] != 0;
    return isShown && !(scene.faces[face].kinds & hidden) && isSeen != onlyOutside;
}

SceneCull::SceneCull(const Scene &scene) : scene_(scene), ranges_(scene.batches.size())
{
    for (quint32 batch = 0; batch < scene.batches.size(); ++batch) {
        const auto first = scene.batches[batch].firstFace, end = first + scene.batches[batch].faceCount;
        for (quint32 face = first; face < end; face += chunkSize) {
            Chunk chunk{.box = {}, .firstFace = face, .faceCount = std::min(chunkSize, end - face), .batch = batch};
            for (quint32 i = face; i < face + chunk.faceCount; ++i)
                chunk.box.add(scene.faces[i].box);
            chunks_.push_back(chunk);
        }
    }
}

const std::vector<std::vector<IndexRange>> &SceneCull::choose(const CullChoice &choice)
{
    const auto sides = sidesOf(choice.camera, choice.aspect, choice.through);
    triangles_ = 0;
    for (auto &ranges : ranges_)
        ranges.clear();
    for (const auto &chunk : chunks_) {
        if (isOutside(sides, chunk.box))
            continue;
        auto &ranges = ranges_[chunk.batch];
        for (quint32 i = chunk.firstFace; i < chunk.firstFace + chunk.faceCount; ++i) {
            const auto &face = scene_.faces[i];
            if (!choice.takes(scene_, i) || isOutside(sides, face.box))
                continue;
            triangles_ += face.indexCount / 3;
            if (!ranges.empty() && ranges.back().first + ranges.back().count == face.firstIndex)
                ranges.back().count += face.indexCount;
            else
                ranges.push_back({face.firstIndex, face.indexCount});
        }
    }
    return ranges_;
}

bool SceneCull::isChosen(quint32 face) const
{
    const auto chunk = std::ranges::upper_bound(chunks_, face, {}, &Chunk::firstFace);
    if (chunk == chunks_.begin())
        return false;
    const auto &ranges = ranges_[std::prev(chunk)->batch];
    const auto index = scene_.faces[face].firstIndex;
    const auto range = std::ranges::upper_bound(ranges, index, {}, &IndexRange::first);
    return range != ranges.begin() && index - std::prev(range)->first < std::prev(range)->count;
}
