// The programs that draw faces, one per variant, made on first use.
#pragma once

#include "core/scene/drawmode.h"
#include "widgets/gl/foguniforms.h"

#include <map>

inline bool drawsPictures(DrawMode mode) { return mode == DrawMode::Lit || mode == DrawMode::Textured; }

struct ShaderVariant {
    DrawMode mode = DrawMode::Lit;
    bool wires = false; // draws edges, whatever the mode
    bool tests = false; // the texture has holes, found by testing its alpha
    bool moves = false; // the texture is moved away from the vertexes' coordinates
    bool blends = false;
    bool details = false;    // a detail texture lies over it; only in lit mode
    bool isMissing = false;  // the picture is a checkerboard
    bool glows = false;      // parts of it are as bright as stored, whatever the light
    bool overbright = false; // full light is brighter than the texture
    bool fogs = false;       // a fog lies over the whole map
    bool rangesFog = false;  // that fog has a range
    bool marks = false;      // faces are selected, pointed at or visible from the selection
    friend auto operator<=>(const ShaderVariant &, const ShaderVariant &) = default;
};

struct SceneProgram {
    std::unique_ptr<QOpenGLShaderProgram> program;
    Uniform textureScale{"textureScale"}, across{"across"}, down{"down"}, texels{"texels"}, ripples{"ripples"},
        turbulence{"turbulence"}, alpha{"alpha"}, tint{"tint"}, usesAlpha{"usesAlpha"}, brightness{"brightness"},
        textureGain{"textureGain"}, ghost{"ghost"}, keptAlphas{"keptAlphas"}, detailScale{"detailScale"}, over{"over"};
    FogUniforms fog;
    bool isSetUp = false; // for the view being drawn
};

class ScenePrograms
{
public:
    // Returns null if the driver does not accept the program; fault() returns the reason, as a sentence. Needs a current context.
    SceneProgram *of(const ShaderVariant &variant);
    const QString &fault() const { return fault_; }
    void beginView();

private:
    std::map<ShaderVariant, SceneProgram> programs_;
    QString fault_;
};
