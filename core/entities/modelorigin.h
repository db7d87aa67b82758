// Where a brush model's faces stand in the world.
#pragma once

#include "core/map/references.h"
#include "core/point.h"

// The origin of the first entity that has the face's model; zero for faces of the world. How the entity is turned when
// the game begins is left out.
Point originOfFace(const References &references, quint32 face);
