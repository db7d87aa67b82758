// The order in which batches and blended faces are drawn.
#pragma once

#include "core/scene/cull.h"
#include "core/shading/stages.h"

// Returns batches by the sort values of their shaders, and for equal ones by their first faces, as the engine meets them.
// Shaders are given by batch; null: it is drawn without stages. What blends without a shader is drawn last and is not
// included unless `includesBlended`. Skies come after everything else that is opaque: much of them is behind walls, and each
// of their pixels costs a software renderer as much as several of a wall.
std::vector<size_t> drawingOrder(const Scene &scene, std::span<const SceneShader *const> shaders, bool includesBlended);

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
