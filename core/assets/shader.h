// Quake III's shader scripts: from a surface's name to its stages, and to what the view must know of it.
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

// The name of the picture that the game draws where it has none (tr_image.c, R_CreateBuiltinImages()); it is in no file.
inline constexpr QLatin1StringView defaultPicture("*default");

// A value that swings with the time: base + amplitude * (the wave at phase + frequency * seconds, in cycles).
struct ShaderWave {
    enum Form { Sine, Square, Triangle, Sawtooth, InverseSawtooth, Noise } form = Sine;
    double base = 0, amplitude = 0, phase = 0, frequency = 0;
    friend bool operator==(const ShaderWave &, const ShaderWave &) = default;
};

// One step of how a stage's texture lies and moves (tcMod).
struct TextureMotion {
    enum Kind { Scale, Scroll, Rotate, Turbulence, Stretch, Transform } kind = Scale;
    // Scale: times in s and t. Scroll: textures a second. Rotate: degrees a second. Turbulence: amplitude in textures,
    // phase and waves a second in cycles. Transform: s' = s * [0] + t * [2] + [4], t' = s * [1] + t * [3] + [5].
    std::array<double, 6> values{};
    ShaderWave wave{}; // of Stretch
    friend bool operator==(const TextureMotion &, const TextureMotion &) = default;
};

// How a shader's corners move (deformVertexes).
struct ShaderDeform {
    enum Kind { Wave, Normal, Move, Bulge, AutoSprite, AutoSprite2 } kind = Wave;
    // Wave: cycles a map unit. Normal: amplitude, frequency. Move: map units in x, y and z. Bulge: radians a texture, map
    // units, radians a second.
    std::array<double, 3> values{};
    ShaderWave wave{}; // of Wave and Move, in map units
    friend bool operator==(const ShaderDeform &, const ShaderDeform &) = default;
};

struct ShaderStage {
    QString map;        // an image, or $lightmap, $whiteimage; of an animMap its first
    bool clamp = false; // clampmap
    QString video;      // videoMap, which is not played: without a map its stage is not drawn
    // tcGen: where the texture lies. Untold: as places() says.
    enum Coordinates { Untold, Base, Lightmap, Environment, Vector } coordinates = Untold;
    std::array<std::array<double, 3>, 2> vectors{}; // of Vector: s and t a map unit
    QString colorFrom;             // rgbGen, lower case; empty: the engine's default
    std::array<double, 3> color{}; // of const, 0 to 1
    ShaderWave colorWave;          // of wave
    QString alphaFrom;             // alphaGen likewise
    double alpha = 0;              // of const
    ShaderWave alphaWave;
    double portalRange = 256;           // of portal, map units
    std::vector<TextureMotion> motions; // the first four, in order; what follows entities is left out
    QStringList frames; // animMap's images, the first eight: no more are played
    double framesPerSecond = 0;
    QString alphaFunc;                // GT0, LT128, GE128; empty: none
    QString blendSource, blendTarget; // GL_ONE, ...; "add", "filter" and "blend" written out. Empty: opaque
    bool isDepthEqual = false; // depthFunc equal: drawn only where something of this shader already was
    bool writesDepth = false;  // depthWrite; opaque stages do without being told
    bool isDetail = false;     // a game may be told to leave these out; drawn here

    bool isImage() const
    {
        return !map.isEmpty() && !map.startsWith(u'$') && (!map.startsWith(u'*') || map == defaultPicture);
    }
    bool isLightmap() const { return map.compare(u"$lightmap", Qt::CaseInsensitive) == 0; }
    // A lightmap lies as lightmaps do unless told otherwise, all else as textures do (tr_shader.c, ParseStage()).
    Coordinates places() const { return coordinates != Untold ? coordinates : isLightmap() ? Lightmap : Base; }
    bool isReflection() const { return coordinates == Environment; }
};

struct ShaderFog {
    std::array<double, 3> color{}; // 0 to 1
    double depth = 0;              // map units to where nothing else is seen
    friend bool operator==(const ShaderFog &, const ShaderFog &) = default;
};

// An image that id's reader loads while it reads a shader.
struct NeededImage {
    QString name; // as written
    int line = 0; // in the script, from 1
};

// Why a game gives a shader up; an empty sentence: it does not.
struct ShaderRejection {
    QString why{};
    bool stopsGame = false; // it draws no default picture, but stops as it loads the map
};

struct Shader {
    QString name; // as written; maps name it in any case
    QString file; // the script, as a path
    int line = 0; // from 1
    std::vector<ShaderStage> stages;
    QString editorImage;      // qer_editorimage
    QStringList surfaceParms; // lower case
    QString cull = QStringLiteral("front"); // front, back, none
    bool isSky = false;                     // surfaceparm sky or skyparms
    QString skyBox;                         // skyparms' outer box without its suffixes; empty: none
    double cloudHeight = 0;                 // map units; 0: the engine's default
    double sort = 0;                        // 1 portal to 16 nearest; 0: by its stages
    bool isOffset = false;                  // polygonOffset: nearer than what lies in the same plane
    std::optional<ShaderFog> fog;           // fogparms: what it does to what is in its brush
    std::vector<ShaderDeform> deforms;      // the first three, in order
    QStringList ignored;                    // keywords that say how it is drawn, and are not known; lower case
    // What the script alone says; whether the game has the images, TextureSource::rejection() knows.
    ShaderRejection rejection{};
    std::vector<NeededImage> needed{}; // up to the end, or to where id's reader gives it up: at one that is missing it does

    // The stage that is drawn where only one is: of those that are seen, the one that covers most. Null: none has an image.
    const ShaderStage *mainStage() const;
    // Whether its first stage blends, so that what lies behind shows through; and whether any stage only adds light.
    bool isBlended() const;
    bool addsLight() const;
    bool has(const QString &surfaceParm) const { return surfaceParms.contains(surfaceParm); }
};

// Reads one script. Words are parted by white space alone, in quotes they are one; // and /* */ begin comments. A word
// that begins with a brace is that brace where a keyword or a name is due; in a line's parameters it is a name.
// Keywords go in any case and take their parameters from the same line, where the next keyword may follow; of unknown
// ones the rest of the line is passed over.
// What is damaged is read as far as it makes sense; `problem` is a sentence on the first fault, with its line. Of a
// shader's stages the first eight count: no engine takes more.
struct ShaderScript {
    std::vector<Shader> shaders;
    bool isWhole = true; // each name has a { behind it, and each { its }: ioquake3 reads no other script
    QString problem;
};
ShaderScript parseShaders(QByteArrayView text, const QString &file);
