// What a ray meets of the models that entities show.
#pragma once

#include "core/scene/entitymarks.h"
#include "core/scene/scenemodel.h"

#include <functional>

// Of each entity of which the camera sees something the nearest triangle that looks at the ray's origin, from near to far. Those
// that turn to the eye are met by their boxes. `modelOf` gives the model of a file, or null.
std::vector<EntityHit> modelsAlong(std::span<const ShownModel> shown, const std::function<const SceneModel *(quint32)> &modelOf,
                                   const Ray &ray, const Camera &camera, const ModelSight &sight = {});
