// Finds the models of entities that a ray hits.
#pragma once

#include "core/scene/entities/entitymarks.h"
#include "core/scene/entities/scenemodel.h"

#include <functional>

// Returns the entities visible to the camera whose models the ray hits, from near to far, each with its nearest triangle that
// faces the ray's origin. Tests models that turn to the eye by their boxes. `modelOf` returns the model of a file, or null.
std::vector<EntityHit> modelsAlong(std::span<const ShownModel> shown, const std::function<const SceneModel *(quint32)> &modelOf,
                                   const Ray &ray, const Camera &camera, const ModelSight &sight = {});
