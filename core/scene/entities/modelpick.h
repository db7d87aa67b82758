// Finds the models of entities that a ray hits.
#pragma once

#include "core/scene/entities/entitymarks.h"
#include "core/scene/entities/scenemodel.h"

#include <functional>

// Returns for each entity visible to the camera the nearest triangle that faces the ray's origin, from near to far. Models
// that turn to the eye are hit by their boxes. `modelOf` returns the model of a file, or null.
std::vector<EntityHit> modelsAlong(std::span<const ShownModel> shown, const std::function<const SceneModel *(quint32)> &modelOf,
                                   const Ray &ray, const Camera &camera, const ModelSight &sight = {});
