// The blend factors of shader stages as values of OpenGL.
#pragma once

#include "core/shading/stages.h"

#include <QOpenGLFunctions_3_3_Core>

// For shaders with polygonOffset.
inline constexpr float offsetFactor = -1, offsetUnits = -2; // r_offsetfactor, r_offsetunits

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

// Keeps the picture opaque, whatever alpha is drawn.
inline void setBlending(QOpenGLFunctions_3_3_Core &gl, const StageBlend &blend)
{
    blend.isOpaque() ? gl.glDisable(GL_BLEND) : gl.glEnable(GL_BLEND);
    gl.glBlendFuncSeparate(factorOf(blend.source), factorOf(blend.target), GL_ZERO, GL_ONE);
}

// Returns whether a stage draws light, which the picture's brightness scales, rather than only changing what is there.
inline bool isLight(const StageBlend &blend)
{
    using enum BlendFactor;
    return blend.source != TargetColor && blend.source != Zero;
}
