// A shader's stages as they are drawn: which of them are one program, in what order shaders are drawn, and what changes
// with the time.
#pragma once

#include "core/assets/shader.h"

#include <span>

// The factors of a stage's colour and of what is there already, as OpenGL has them.
enum class BlendFactor : quint8 {
    Zero, One, SourceColor, OneMinusSourceColor, TargetColor, OneMinusTargetColor, SourceAlpha, OneMinusSourceAlpha,
    TargetAlpha, OneMinusTargetAlpha, SourceAlphaSaturate
};
struct StageBlend {
    BlendFactor source = BlendFactor::One, target = BlendFactor::Zero;
    bool isOpaque() const { return source == BlendFactor::One && target == BlendFactor::Zero; }
    friend auto operator<=>(const StageBlend &, const StageBlend &) = default;
};

// Where a part of a stage's colour comes from. Given: StageColor says it, the same for all of a face.
enum class ColorFrom : quint8 { Given, Vertex, OneMinusVertex, Light, Specular, Portal };
enum class AlphaTest : quint8 { None, AboveZero, Below128, From128 };

struct SceneStage {
    ShaderStage script;
    StageBlend blend;
    AlphaTest test = AlphaTest::None;
    // Light: the lightmap, or where a face has none the light in its vertexes. Specular and Portal are of alphas alone.
    ColorFrom color = ColorFrom::Given, alpha = ColorFrom::Given;
    std::vector<QString> names; // of the images that are shown in turn; none: the lightmap, or plain white
    std::vector<qint32> images; // these, in whoever draws

    bool isLightmap() const { return script.isLightmap(); }
    // Whether it is another at another time.
    bool moves() const;
};

// What is given at that moment: red, green, blue and alpha, 0 to 1.
std::array<float, 4> colorAt(const SceneStage &stage, double seconds);

// Which of its images is shown then; of one that has some.
qint32 imageAt(const SceneStage &stage, double seconds);

// Stages that are drawn at once: the first blends with what is behind the shader, the others with those before them.
struct StageGroup {
    size_t first = 0, count = 0;
    bool writesDepth = false;
};

struct SceneShader {
    std::vector<SceneStage> stages; // those that have something to show
    std::vector<StageGroup> groups; // of all of these, in order
    double sort = 3;                // the smaller is drawn first; up to 3 opaque
    bool isOffset = false, isFog = false, isTwoSided = false, showsBack = false;
    double portalRange = 256; // map units
    std::vector<ShaderDeform> deforms;

    bool isOpaque() const { return sort <= 3; }
    // Whether it is another at another time, or from another place.
    bool moves() const;
};

// A program has this many stages at most: cards of OpenGL 3.3 have room for the places of their textures.
inline constexpr size_t mostStagesAtOnce = 4;

// By its extension an image is told from a shader of its name; one that a script writes without has one then.
QString imageName(const QString &name);

// Of a script, as tr_shader.c finishes it.
SceneShader sceneShader(const Shader &shader);
// Of an image without one: lit by its lightmap or its vertexes (tr_shader.c, R_FindShader()).
SceneShader implicitShader(const QString &image);
