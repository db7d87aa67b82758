// Moves vertexes (deformVertexes) as tr_shade_calc.c and RB_AddQuadStamp() do.
#pragma once

#include "core/assets/shader.h"
#include "core/point.h"
#include "core/shading/scenevertex.h"

#include <span>

// The axes of a view.
struct ViewAxes {
    Point forward, right, up; // of length 1
};

// Moves the vertexes of one face. `indexes` are its triangles' corners, counted from its first vertex. Faces turn to the eye
// only if they consist of squares of four vertexes.
void deform(std::span<SceneVertex> vertexes, std::span<const quint32> indexes, std::span<const ShaderDeform> deforms,
            const ViewAxes &view, double seconds);
