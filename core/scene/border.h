// The border of a face in a scene.
#pragma once

#include "core/scene/scene.h"

#include <algorithm>
#include <utility>
#include <vector>

// Calls sink(a, b) with the vertexes of each edge that belongs to only one of the face's triangles.
template <typename Sink>
void visitBorder(const Scene &scene, const SceneFace &face, Sink sink)
{
    std::vector<std::pair<quint32, quint32>> edges;
    edges.reserve(face.indexCount);
    for (quint32 i = face.firstIndex; i < face.firstIndex + face.indexCount; i += 3)
        for (quint32 side = 0; side < 3; ++side) {
            const auto a = scene.indexes[i + side], b = scene.indexes[i + (side + 1) % 3];
            edges.emplace_back(std::min(a, b), std::max(a, b));
        }
    std::ranges::sort(edges);
    for (size_t i = 0; i < edges.size(); ++i) {
        const bool isShared = (i > 0 && edges[i] == edges[i - 1]) || (i + 1 < edges.size() && edges[i] == edges[i + 1]);
        if (!isShared)
            sink(edges[i].first, edges[i].second);
    }
}
