#include "core/scene/cull.h"

#include "core/scene/portalview.h"

#include <algorithm>

namespace {

constexpr quint32 chunkSize = 32; // faces

} // namespace

Frustum::Frustum(const Camera &camera, double aspect, const PortalView *through)
{
    if (camera.isParallel()) {
        planes_[4].distance = -1; // nothing lies behind a parallel picture
        const std::pair<Point, double> halves[] = {{camera.right(), camera.span / 2 * aspect}, {camera.up(), camera.span / 2}};
        for (size_t i = 0; i < 4; ++i) {
            const auto &[way, half] = halves[i / 2];
            const auto normal = i % 2 == 0 ? way : way * -1;
            planes_[i] = {narrow(normal), static_cast<float>(dot(normal, camera.position) - half)};
        }
        return;
    }
    const std::array corners = {camera.towards(-1, -1, aspect), camera.towards(1, -1, aspect), camera.towards(1, 1, aspect),
                                camera.towards(-1, 1, aspect)};
    const auto eye = through ? through->point(camera.position) : camera.position;
    const auto plane = [&](const Point &towards) {
        const auto normal = through ? through->direction(towards) : towards;
        return Plane{narrow(normal), static_cast<float>(dot(normal, eye))};
    };
    for (size_t i = 0; i < 4; ++i)
        planes_[i] = plane(cross(corners[(i + 1) % 4], corners[i]));
    planes_[4] = plane(camera.forward());
    if (through)
        planes_[4] = {narrow(through->clip().normal), static_cast<float>(through->clip().distance)};
}

bool Frustum::hides(const Box &box) const
{
    for (const auto &[normal, distance] : planes_) {
        float reach = -distance; // of the corner that lies furthest in front
        for (size_t i = 0; i < 3; ++i)
            reach += normal[i] * (normal[i] > 0 ? box.high[i] : box.low[i]);
        if (reach < 0)
            return true;
    }
    return false;
}

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
    const Frustum frustum(choice.camera, choice.aspect, choice.through);
    for (auto &ranges : ranges_)
        ranges.clear();
    for (const auto &chunk : chunks_) {
        if (frustum.hides(chunk.box))
            continue;
        auto &ranges = ranges_[chunk.batch];
        for (quint32 i = chunk.firstFace; i < chunk.firstFace + chunk.faceCount; ++i) {
            const auto &face = scene_.faces[i];
            if (!choice.takes(scene_, i) || frustum.hides(face.box))
                continue;
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
