// The OpenGL state for shaders, their stages, and passes without stages: blending, depth and culling.
#pragma once

#include "core/scene/scene.h"
#include "core/shading/stages.h"

#include <QOpenGLFunctions_3_3_Core>

inline GLenum factorOf(BlendFactor factor)
{
    switch (factor) {
    case BlendFactor::Zero: return GL_ZERO;
    case BlendFactor::One: return GL_ONE;
    case BlendFactor::SourceColor: return GL_SRC_COLOR;
    case BlendFactor::OneMinusSourceColor: return GL_ONE_MINUS_SRC_COLOR;
    case BlendFactor::TargetColor: return GL_DST_COLOR;
    case BlendFactor::OneMinusTargetColor: return GL_ONE_MINUS_DST_COLOR;
    case BlendFactor::SourceAlpha: return GL_SRC_ALPHA;
    case BlendFactor::OneMinusSourceAlpha: return GL_ONE_MINUS_SRC_ALPHA;
    case BlendFactor::TargetAlpha: return GL_ONE; // pictures are opaque
    case BlendFactor::OneMinusTargetAlpha:
    case BlendFactor::SourceAlphaSaturate: return GL_ZERO;
    }
    return GL_ONE;
}

// Sets the blending so that the picture stays opaque, whatever alpha is drawn.
inline void setBlending(QOpenGLFunctions_3_3_Core &gl, const StageBlend &blend)
{
    blend.isOpaque() ? gl.glDisable(GL_BLEND) : gl.glEnable(GL_BLEND);
    gl.glBlendFuncSeparate(factorOf(blend.source), factorOf(blend.target), GL_ZERO, GL_ONE);
}

// Sets the blending and the depth test of stages that are drawn in one call.
inline void setUpStages(QOpenGLFunctions_3_3_Core &gl, const StageBlend &blend, bool writesDepth, bool isDepthEqual)
{
    setBlending(gl, blend);
    gl.glDepthMask(writesDepth ? GL_TRUE : GL_FALSE);
    gl.glDepthFunc(isDepthEqual ? GL_EQUAL : GL_LEQUAL);
}

// Sets which sides of faces a shader draws, and its polygon offset.
inline void beginShader(QOpenGLFunctions_3_3_Core &gl, const SceneShader &shader)
{
    shader.isTwoSided ? gl.glDisable(GL_CULL_FACE) : gl.glEnable(GL_CULL_FACE);
    gl.glCullFace(shader.showsBack ? GL_FRONT : GL_BACK);
    if (shader.isOffset) {
        gl.glEnable(GL_POLYGON_OFFSET_FILL);
        gl.glPolygonOffset(-1, -2); // r_offsetfactor, r_offsetunits
    }
}

// Undoes what a shader and its stages set, except culling and blending.
inline void endShader(QOpenGLFunctions_3_3_Core &gl)
{
    gl.glDepthFunc(GL_LEQUAL);
    gl.glDisable(GL_POLYGON_OFFSET_FILL);
    gl.glCullFace(GL_BACK);
}

// Sets the blending of a pass without stages. Passes that blend do not write depth.
inline void setBlending(QOpenGLFunctions_3_3_Core &gl, ScenePass pass)
{
    const bool blends = pass >= ScenePass::Filter;
    blends ? gl.glEnable(GL_BLEND) : gl.glDisable(GL_BLEND);
    gl.glDepthMask(blends ? GL_FALSE : GL_TRUE);
    if (pass == ScenePass::Filter)
        gl.glBlendFunc(GL_DST_COLOR, GL_ZERO);
    else if (pass == ScenePass::Darken)
        gl.glBlendFunc(GL_ZERO, GL_ONE_MINUS_SRC_COLOR);
    else
        gl.glBlendFunc(GL_SRC_ALPHA, pass == ScenePass::Additive ? GL_ONE : GL_ONE_MINUS_SRC_ALPHA);
}

// Returns whether a stage draws light of its own, which the view's brightness scales, rather than only changing what was drawn
// before.
inline bool isLight(const StageBlend &blend)
{
    using enum BlendFactor;
    return blend.source != TargetColor && blend.source != Zero;
}
