// A shader's stages as they are drawn: which of them are one program, in what order shaders are drawn, and what changes
// with the time.
#pragma once

#include "core/assets/shader.h"

#include <QHash>

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

// Stages of a shader, a bit each, by their numbers in its script.
using StageBits = quint32;
// Those that are left out of what is drawn, by the shaders' images.
using StagesOff = QHash<qint32, StageBits>;

struct SceneStage {
    ShaderStage script;
    int number = 0; // in its script, from 0
    StageBlend blend;
    AlphaTest test = AlphaTest::None;
    // Light: the lightmap, or where a face has none the light in its vertexes. Specular and Portal are of alphas alone.
    ColorFrom color = ColorFrom::Given, alpha = ColorFrom::Given;
    std::vector<QString> names; // of the images that are shown in turn; none: the lightmap, or plain white
    std::vector<qint32> images; // these, in whoever draws
    bool isUntinted = false;    // what is given is 1 at any time, so that it changes nothing

    bool isLightmap() const { return script.isLightmap(); }
    // A lightmap whose page is laid over the face otherwise than by its own places: the way that reflections lie, mostly.
    bool isLightmapElsewhere() const
    {
        return isLightmap() && (script.places() != ShaderStage::Lightmap || !script.motions.empty());
    }
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
    double ownSort = 0;             // that it asks for; 0: its stages decide
    bool isSky = false, isOffset = false, isFog = false, isTwoSided = false, showsBack = false;
    double portalRange = 256; // map units
    std::vector<ShaderDeform> deforms;

    bool isOpaque() const { return sort <= 3; }
    bool isPortal() const { return sort <= 1; } // what is seen in it is drawn first
    // Whether it is another at another time, or from another place.
    bool moves() const;
};

// A program has this many stages at most: cards of OpenGL 3.3 have room for the places of their textures.
inline constexpr size_t mostStagesAtOnce = 4;

// Of a script, as tr_shader.c finishes it.
SceneShader sceneShader(const Shader &shader);
// Of an image without one: lit by its lightmap or its vertexes (tr_shader.c, R_FindShader()).
SceneShader implicitShader(const QString &image);
// As the game would draw it if its script lacked some of its stages: what is left may be see-through, or nothing.
SceneShader withoutStages(SceneShader shader, StageBits off);
