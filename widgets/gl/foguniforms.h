// The uniforms that describe a fog to shader programs.
#pragma once

#include "core/camera/camera.h"
#include "core/shading/fogs.h"
#include "widgets/gl/sceneunits.h"
#include "widgets/gl/shaderprogram.h"

// Named as in fogs.glsl and the shaders that include it. Each program uses only some of them.
struct FogUniforms {
    Uniform color{"fogColor"}, density{"fogDensity"}, range{"fogRange"}, distance{"fogDistance"}, inside{"fogInside"},
        eye{"fogEye"};

    void set(QOpenGLShaderProgram &program, const SceneFog &fog, const Camera &camera)
    {
        color.set(program, vectorOf(fog.color));
        density.set(program, static_cast<float>(fog.density));
        range.set(program, vectorOf(rangeSeen(fog)));
        if (fog.density > 0)
            return;
        const auto seen = fogSeenFrom(fog, camera.eye(), camera.forward());
        distance.set(program, fourOf(seen.distance));
        inside.set(program, fourOf(seen.inside));
        eye.set(program, seen.eye);
    }
};
