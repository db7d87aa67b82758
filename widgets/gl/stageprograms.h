// Programs that draw stages of shaders, each made when such stages are first drawn. Most shaders share a few.
#pragma once

#include "core/shading/stages.h"
#include "widgets/gl/foguniforms.h"
#include "widgets/gl/shaderprogram.h"

#include <map>

// The effect of fog on what is drawn: it is mixed in, fades what is blended, or is drawn by itself over the rest.
enum class FogEffect : quint8 { None, Mix, FadeColor, FadeAlpha, FadeBoth, Alone };

// Returns the effect as in FinishShader() of tr_shader.c, which leaves unchanged what it cannot fade. Fog with a range is mixed
// into stages that blend by their alpha, and fades those that add (DarkPlaces' gl_rmain.c, R_BlendFuncFlags()).
FogEffect effectOn(const StageBlend &blend, bool isRanged);

struct StageVariant {
    struct Stage {
        enum Picture : quint8 { Image, Lightmap, LightmapElsewhere, White } picture = Image;
        StageBlend blend;
        AlphaTest test = AlphaTest::None;
        ColorFrom color = ColorFrom::Given, alpha = ColorFrom::Given;
        bool isTinted = true;                                                                    // else the given colour is 1
        ShaderStage::Coordinates coordinates = ShaderStage::Base;                                // as in ShaderStage::places()
        size_t steps = 1;                                                                        // of stepsAt()
        bool hasCoordinates() const { return picture == Image || picture == LightmapElsewhere; } // by the two members above
        friend auto operator<=>(const Stage &, const Stage &) = default;
    };
    std::vector<Stage> stages; // the caller sets the blend of the first
    bool isOpaque = false;     // it hides what is behind it
    FogEffect fog = FogEffect::None;
    bool rangesFog = false; // as in ShaderVariant
    bool marks = false;     // as in ShaderVariant
    friend auto operator<=>(const StageVariant &, const StageVariant &) = default;
};

struct StageProgram {
    std::unique_ptr<QOpenGLShaderProgram> program;
    Uniform across{"across"}, down{"down"}, waves{"waves"}, sAxes{"sAxes"}, tAxes{"tAxes"}, tints{"tints"},
        brightness{"brightness"}, portalRange{"portalRange"};
    FogUniforms fog;
    bool isSetUp = false; // for the view being drawn
};

class StagePrograms
{
public:
    // Returns null if the driver does not accept the program, or if no more may be made in this frame. Needs a current context.
    StageProgram *of(const StageVariant &variant);
    void beginFrame(int most);
    void beginView();                           // a further view of the same frame
    bool isBehind() const { return isBehind_; } // some could not be made in this frame

private:
    std::map<StageVariant, StageProgram> programs_;
    int left_ = 0; // number of programs that may still be made in this frame
    bool isBehind_ = false;
};

inline constexpr int firstStageUnit = 5; // texture unit of the first image; those of the others follow
