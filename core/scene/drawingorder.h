// The order in which batches and blended faces are drawn.
#pragma once

#include "core/scene/cull.h"
#include "core/shading/stages.h"

// Returns the batches sorted by the sort values of their shaders and, if these are equal, by their first faces, which is the
// order in which the engine meets them. Shaders are given by batch; null: it is drawn without stages. Batches that blend
// without a shader are drawn last, and are included only if `includesBlended` is set. Skies come after everything else that
// is opaque: much of them is behind walls, and each of their pixels costs a software renderer as much as several of a wall.
std::vector<size_t> drawingOrder(const Scene &scene, std::span<const SceneShader *const> shaders, bool includesBlended);

struct SceneRun { // consecutive faces of a batch
    quint32 batch = 0;
    IndexRange range;
    quint32 lastFace = 0; // in Scene::faces
};

// Returns the faces of `ranges` (from SceneCull::choose()) in passes from Filter on, sorted by the distance of their box's
// centre from the eye, furthest first. Consecutive faces of a batch that follow each other in this order form one run. A face
// in `ends` (ascending) ends its run.
std::vector<SceneRun> backToFront(const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges, const Point &eye,
                                  std::span<const quint32> ends = {});
