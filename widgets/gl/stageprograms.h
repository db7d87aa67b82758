// Programs that draw stages of shaders, each made when stages of its kind are first wanted: most shaders share a few.
#pragma once

#include "core/scene/stages.h"

#include <QOpenGLShaderProgram>
#include <QOpenGLTexture>

#include <map>
#include <memory>

// What a fog does to what is drawn: it is mixed in, fades what is blended, or is drawn by itself over the rest.
enum class FogEffect : quint8 { None, Mix, FadeColor, FadeAlpha, FadeBoth, Alone };

// FinishShader() of tr_shader.c: what it cannot fade it leaves as it is. One that has a range is mixed with what is mixed by its
// alpha, and lets fade what is added (DarkPlaces' gl_rmain.c, R_BlendFuncFlags()).
FogEffect effectOn(const StageBlend &blend, bool isRanged);
// A stage's picture, as its script lets it go on around its border.
void bindStage(QOpenGLTexture &texture, bool clamps, bool linear, uint unit);

struct StageVariant {
    struct Stage {
        enum Picture : quint8 { Image, Lightmap, LightmapElsewhere, White } picture = Image;
        StageBlend blend;
        AlphaTest test = AlphaTest::None;
        ColorFrom color = ColorFrom::Given, alpha = ColorFrom::Given;
        bool isTinted = true; // else what is given is 1
        ShaderStage::Coordinates coordinates = ShaderStage::Base; // as ShaderStage::places() has it
        size_t steps = 1; // of stepsAt()
        bool hasPlaces() const { return picture == Image || picture == LightmapElsewhere; } // by these two
        friend auto operator<=>(const Stage &, const Stage &) = default;
    };
    std::vector<Stage> stages; // the blend of the first is whoever's draws
    bool isOpaque = false;     // it hides what is behind
    FogEffect fog = FogEffect::None;
    bool rangesFog = false; // as ShaderVariant has it
    bool marks = false; // as ShaderVariant has it
    friend auto operator<=>(const StageVariant &, const StageVariant &) = default;
};

struct StageProgram {
    std::unique_ptr<QOpenGLShaderProgram> program;
    int across = -1, down = -1, waves = -1, sAxes = -1, tAxes = -1; // locations
    int tints = -1, brightness = -1, portalRange = -1;
    int fogDistance = -1, fogInside = -1, fogEye = -1, fogColor = -1, fogDensity = -1, fogRange = -1;
    bool isSetUp = false; // for the view that is drawn
};

class StagePrograms
{
public:
    // Null where the driver does not take it, or where so many were made for this frame. The context is current.
    StageProgram *of(const StageVariant &variant);
    void beginFrame(int most);
    void beginView(); // of the same frame
    bool isBehind() const { return isBehind_; } // some were not made for this frame

private:
    std::map<StageVariant, StageProgram> programs_;
    int left_ = 0; // that may be made
    bool isBehind_ = false;
};

inline constexpr int firstStageUnit = 5; // texture unit of the first image; those of the others follow
