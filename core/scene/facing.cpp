#include "core/scene/facing.h"

#include <algorithm>

namespace
{

// A curved one is, where any of its triangles is; they are clockwise as seen from the front.
bool isTurnedTo(const Point &eye, const Scene &scene, const SceneFace &face)
{
    for (quint32 i = face.firstIndex; i < face.firstIndex + face.indexCount; i += 3) {
        const auto a = scene.corner(i);
        if (dot(cross(scene.corner(i + 2) - a, scene.corner(i + 1) - a), eye - a) > 0)
            return true;
    }
    return false;
}

} // namespace

quint32 facesTurnedTo(const Point &eye, const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges)
{
    quint32 count = 0;
    for (size_t i = 0; i < ranges.size(); ++i) {
        const auto &batch = scene.batches[i];
        if (batch.pass == ScenePass::Sky)
            continue;
        const auto end = scene.faces.begin() + batch.firstFace + batch.faceCount;
        for (const auto &range : ranges[i])
            for (auto face = std::lower_bound(scene.faces.begin() + batch.firstFace, end, range.first,
                                              [](const SceneFace &f, quint32 at) { return f.firstIndex < at; });
                 face != end && face->firstIndex < range.first + range.count; ++face)
                count += batch.flags & FaceFlag::TwoSided || isTurnedTo(eye, scene, *face) ? 1U : 0U;
    }
    return count;
}
