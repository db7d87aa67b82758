// The order in which blended faces are drawn: furthest first.
#pragma once

#include "core/scene/cull.h"

struct SceneRun { // consecutive faces of a batch
    quint32 batch = 0;
    IndexRange range;
    quint32 lastFace = 0; // in Scene::faces
};

// Returns the faces of `ranges` (from SceneCull::choose()) in passes from Filter on, by the distance of their box's centre
// from the eye, furthest first. Neighbours of the same batch that follow each other form one run. Faces of `ends`
// (ascending) end theirs.
std::vector<SceneRun> backToFront(const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges, const Point &eye,
                                  std::span<const quint32> ends = {});
