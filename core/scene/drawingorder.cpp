#include "core/scene/drawingorder.h"

#include <algorithm>
#include <tuple>

namespace {

struct Placed {
    double distance = 0; // squared
    quint32 batch = 0, face = 0;
};

double distanceOf(const SceneFace &face, const Point &eye)
{
    const auto away = face.box.middle() - eye;
    return dot(away, away);
}

} // namespace

std::vector<size_t> drawingOrder(const Scene &scene, std::span<const SceneShader *const> shaders, bool includesBlended)
{
    constexpr double opaque = 3;
    std::vector<std::tuple<double, quint32, size_t>> ranked;
    for (size_t i = 0; i < scene.batches.size(); ++i) {
        const auto &batch = scene.batches[i];
        if (shaders[i])
            ranked.emplace_back(shaders[i]->sort, scene.faces[batch.firstFace].face, i);
        else if (includesBlended || batch.pass < ScenePass::Filter)
            ranked.emplace_back(opaque, batch.pass == ScenePass::Sky ? UINT32_MAX : 0, i);
    }
    std::ranges::stable_sort(ranked);
    std::vector<size_t> order;
    for (const auto &[sort, face, batch] : ranked)
        order.push_back(batch);
    return order;
}

std::vector<SceneRun> backToFront(const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges, const Point &eye,
                                  std::span<const quint32> ends)
{
    std::vector<Placed> placed;
    for (quint32 i = 0; i < scene.batches.size(); ++i) {
        const auto &batch = scene.batches[i];
        if (batch.pass < ScenePass::Filter)
            continue;
        auto face = batch.firstFace;
        for (const auto &range : ranges[i])
            for (; face < batch.firstFace + batch.faceCount && scene.faces[face].firstIndex < range.first + range.count; ++face)
                if (scene.faces[face].firstIndex >= range.first)
                    placed.push_back({distanceOf(scene.faces[face], eye), i, face});
    }
    std::ranges::stable_sort(placed, std::greater(), &Placed::distance);
    std::vector<SceneRun> runs;
    for (const auto &[distance, batch, index] : placed) {
        const auto &face = scene.faces[index];
        if (!runs.empty() && runs.back().batch == batch && runs.back().range.first + runs.back().range.count == face.firstIndex
            && !std::ranges::binary_search(ends, runs.back().lastFace)) {
            runs.back().range.count += face.indexCount;
            runs.back().lastFace = index;
        } else {
            runs.push_back({batch, {face.firstIndex, face.indexCount}, index});
        }
    }
    return runs;
}
