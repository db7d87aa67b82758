// A shader's stages as drawn: which of them share a program, in what order shaders are drawn, and what changes over time.
#pragma once

#include "core/assets/shader.h"

#include <QHash>

// OpenGL's blend factors for a stage's colour and for what is drawn already.
enum class BlendFactor : quint8 {
    Zero,
    One,
    SourceColor,
    OneMinusSourceColor,
    TargetColor,
    OneMinusTargetColor,
    SourceAlpha,
    OneMinusSourceAlpha,
    TargetAlpha,
    OneMinusTargetAlpha,
    SourceAlphaSaturate
};
struct StageBlend {
    BlendFactor source = BlendFactor::One, target = BlendFactor::Zero;
    bool isOpaque() const { return source == BlendFactor::One && target == BlendFactor::Zero; }
    friend auto operator<=>(const StageBlend &, const StageBlend &) = default;
};

// The source of a stage's colour or alpha. Given: from colorAt(), the same for the whole face.
enum class ColorFrom : quint8 { Given, Vertex, OneMinusVertex, Light, Specular, Portal };
enum class AlphaTest : quint8 { None, AboveZero, Below128, From128 };

// Stages of a shader, one bit each, by their numbers in its script.
using StageBits = quint32;
// Stages that are not drawn, by the shaders' images.
using StagesOff = QHash<qint32, StageBits>;

struct SceneStage {
    ShaderStage script;
    int number = 0; // in its script, from 0
    StageBlend blend;
    AlphaTest test = AlphaTest::None;
    // Light: the lightmap or, for a face without one, the light in its vertexes. Specular and Portal are only for alpha.
    ColorFrom color = ColorFrom::Given, alpha = ColorFrom::Given;
    std::vector<QString> names; // of the images shown in turn; none: the lightmap, or plain white
    std::vector<qint32> images; // their numbers: in PictureNumbers or, for models, in SceneModel::images
    bool isUntinted = false;    // the Given colour and alpha are always 1 and change nothing
    friend bool operator==(const SceneStage &, const SceneStage &) = default;

    bool isLightmap() const { return script.isLightmap(); }
    // Returns whether it is a lightmap mapped by other coordinates than the face's own, mostly as a reflection.
    bool isLightmapElsewhere() const
    {
        return isLightmap() && (script.places() != ShaderStage::Lightmap || !script.motions.empty());
    }
    // Returns whether it changes over time.
    bool moves() const;
};

// Returns the Given colour at a moment: red, green, blue and alpha, 0 to 1.
std::array<float, 4> colorAt(const SceneStage &stage, double seconds);

// Returns the image shown at a moment. Requires a stage with images.
qint32 imageAt(const SceneStage &stage, double seconds);

// Stages that are drawn at once: the first blends with what is behind the shader, the others with those before them.
struct StageGroup {
    size_t first = 0, count = 0;
    bool writesDepth = false;
};

struct SceneShader {
    std::vector<SceneStage> stages; // those that have something to show
    std::vector<StageGroup> groups; // of all stages, in order
    double sort = 3;                // smaller values are drawn first; opaque up to 3
    double ownSort = 0;             // set in its script; 0: its stages decide
    bool isSky = false, isOffset = false, isFog = false, isTwoSided = false, showsBack = false;
    double portalRange = 256; // map units
    std::vector<ShaderDeform> deforms;

    bool isOpaque() const { return sort <= 3; }
    bool isPortal() const { return sort <= 1; } // the view in it is drawn first
    // Returns whether it changes over time.
    bool moves() const;
};

// The most stages that one shader program draws, so that graphics cards with OpenGL 3.3 have room for their texture
// coordinates.
inline constexpr size_t mostStagesAtOnce = 4;

// Returns the shader of a script, as tr_shader.c finishes it.
SceneShader sceneShader(const Shader &shader);
// Returns the shader of an image without a script: lit by its lightmap or its vertexes (tr_shader.c, R_FindShader()).
SceneShader implicitShader(const QString &image);
// Returns the shader as the game would draw it without some of its stages: what is left may be translucent, or nothing.
SceneShader withoutStages(SceneShader shader, StageBits off);
