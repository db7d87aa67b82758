// Corners that move (deformVertexes), as tr_shade_calc.c and RB_AddQuadStamp() move them.
#pragma once

#include "core/assets/shader.h"
#include "core/point.h"
#include "core/scene/scene.h"

#include <span>

// Where somebody looks.
struct ViewAxes {
    Point forward, right, up; // of length 1
};

// Moves the vertexes of one face, whose triangles' corners `indexes` count from its first. What turns to the eye is made of
// squares of four vertexes; of faces that are not, nothing turns.
void deform(std::span<SceneVertex> vertexes, std::span<const quint32> indexes, std::span<const ShaderDeform> deforms,
            const ViewAxes &view, double seconds);
