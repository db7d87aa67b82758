// In which order what blends is drawn: what is further away first.
#pragma once

#include "core/scene/cull.h"

struct SceneRun { // of a batch
    quint32 batch = 0;
    IndexRange range;
    quint32 lastFace = 0; // in Scene::faces, that ends it
};

// The faces of ranges (as SceneCull::choose() gives them) that belong to passes from Filter on, by how far the middle
// of the box around each is from the eye; neighbours of the same batch that follow each other are one run. Faces of `ends`,
// which ascend, end theirs.
std::vector<SceneRun> backToFront(const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges, const Point &eye,
                                  std::span<const quint32> ends = {});
