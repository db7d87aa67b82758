// Quake III's shader scripts: the stages of each shader, and what else affects how its surfaces are drawn.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

// The picture that the game draws for a missing one (tr_image.c, R_CreateBuiltinImages()); it is not in a file.
inline constexpr QLatin1StringView defaultPicture("*default");

// A value that oscillates over time: base + amplitude * (the wave at phase + frequency * seconds, in cycles).
struct ShaderWave {
    enum Form { Sine, Square, Triangle, Sawtooth, InverseSawtooth, Noise } form = Sine;
    double base = 0, amplitude = 0, phase = 0, frequency = 0;
    friend bool operator==(const ShaderWave &, const ShaderWave &) = default;
};

// One change of a stage's texture coordinates, fixed or moving (tcMod).
struct TextureMotion {
    enum Kind { Scale, Scroll, Rotate, Turbulence, Stretch, Transform } kind = Scale;
    // Scale: factors of s and t. Scroll: textures per second. Rotate: degrees per second. Turbulence: amplitude in
    // textures, phase and frequency in cycles. Transform: s' = s * [0] + t * [2] + [4], t' = s * [1] + t * [3] + [5].
    std::array<double, 6> values{};
    ShaderWave wave{}; // of Stretch
    friend bool operator==(const TextureMotion &, const TextureMotion &) = default;
};

// How the vertices of a shader's surfaces move (deformVertexes).
struct ShaderDeform {
    enum Kind { Wave, Normal, Move, Bulge, AutoSprite, AutoSprite2 } kind = Wave;
    // Wave: cycles per map unit. Normal: amplitude, frequency. Move: map units in x, y and z. Bulge: radians per texture,
    // map units, radians per second.
    std::array<double, 3> values{};
    ShaderWave wave{}; // of Wave and Move, in map units
    friend bool operator==(const ShaderDeform &, const ShaderDeform &) = default;
};

struct ShaderStage {
    QString map;        // an image, $lightmap or $whiteimage; the first image of an animMap
    bool clamp = false; // clampmap
    QString video;      // videoMap; not played, so a stage without a map is not drawn
    // The tcGen keyword, which selects the texture coordinates; DefaultCoordinates if there is none (see places()).
    enum Coordinates { DefaultCoordinates, Base, Lightmap, Environment, Vector } coordinates = DefaultCoordinates;
    std::array<std::array<double, 3>, 2> vectors{}; // of Vector: s and t per map unit
    QString colorFrom;                              // rgbGen, lower case; empty: the engine's default
    std::array<double, 3> color{};                  // of rgbGen const, 0 to 1
    ShaderWave colorWave;                           // of rgbGen wave
    QString alphaFrom;                              // alphaGen, lower case; empty: the engine's default
    double alpha = 0;                               // of alphaGen const
    ShaderWave alphaWave;
    double portalRange = 256;           // of alphaGen portal, map units
    std::vector<TextureMotion> motions; // the first four, in order; those that follow entities are omitted
    QStringList frames;                 // the first eight images of animMap; no more are played
    double framesPerSecond = 0;
    QString alphaFunc;                // GT0, LT128, GE128; empty: none
    QString blendSource, blendTarget; // GL_ONE and so on; "add", "filter" and "blend" expanded. Empty: opaque
    bool isDepthEqual = false;        // depthFunc equal: drawn only where an earlier stage was
    bool writesDepth = false;         // depthWrite; opaque stages always do
    bool isDetail = false;            // detail: the game can skip these; drawn here
    bool isOfSprites = false;         // surfaceSprites: drawn as many small pictures, not on the surface
    friend bool operator==(const ShaderStage &, const ShaderStage &) = default;

    bool isImage() const { return !map.isEmpty() && !map.startsWith(u'$') && (!map.startsWith(u'*') || map == defaultPicture); }
    bool isLightmap() const { return map.compare(u"$lightmap", Qt::CaseInsensitive) == 0; }
    // Returns the source of texture coordinates. By default, lightmaps use lightmap coordinates and all else texture coordinates
    // (tr_shader.c, ParseStage()).
    Coordinates places() const { return coordinates != DefaultCoordinates ? coordinates : isLightmap() ? Lightmap : Base; }
    bool isReflection() const { return coordinates == Environment; }
};

struct ShaderFog {
    std::array<double, 3> color{}; // 0 to 1
    double depth = 0;              // map units at which the fog is opaque
    friend bool operator==(const ShaderFog &, const ShaderFog &) = default;
};

// An image that id's parser loads while it reads a shader.
struct NeededImage {
    QString name; // as written
    int line = 0; // in the script, from 1
};

// Why the game rejects a shader; an empty sentence if it does not.
struct ShaderRejection {
    QString why{};
    bool stopsGame = false; // the game fails to load the map, rather than draw its default picture
};

struct Shader {
    QString name;                           // as written; its case does not matter
    QString file;                           // the script, as a path
    int line = 0;                           // from 1
    std::vector<ShaderStage> stages;        // without those of sprites, which are not drawn
    std::vector<ShaderStage> implicit;      // of implicitMap and its kin; become the first stages at the shader's end
    QString editorImage;                    // qer_editorimage
    QStringList surfaceParms;               // lower case
    QString cull = QStringLiteral("front"); // front, back, none
    bool isSky = false;                     // surfaceparm sky or skyparms
    QString skyBox;                         // skyparms' outer box without its suffixes; empty: none
    double cloudHeight = 0;                 // map units; 0: the engine's default
    double sort = 0;                        // 1 (portal) to 16 (nearest); 0: by its stages
    bool isOffset = false;                  // polygonOffset: drawn in front of surfaces in the same plane
    std::optional<ShaderFog> fog;           // fogparms: the fog inside its brush
    std::vector<ShaderDeform> deforms;      // the first three, in order
    QStringList ignored;                    // unsupported keywords that affect how it is drawn; lower case
    // Judged by the script alone; TextureSource::rejection() also checks that the game has the images.
    ShaderRejection rejection{};
    std::vector<NeededImage> needed{}; // in order, up to where id's parser rejects it; it also rejects it at a missing one

    // Returns the stage to draw if only one is drawn: the visible stage that covers most. Null if no stage has an image.
    const ShaderStage *mainStage() const;
    // Returns whether the first stage blends, so that the background shows through.
    bool isBlended() const;
    // Returns whether any stage only adds light.
    bool addsLight() const;
    bool has(const QString &surfaceParm) const { return surfaceParms.contains(surfaceParm); }
};

// A shader script whose shaders are found at once, but read one by one: a map needs few of them. Words are separated by white
// space alone; quotes join words. // and /* */ begin comments. Where a keyword or a name is due, a word that begins with a brace
// is that brace; among a line's parameters it is a name. Keywords may have any case and take their parameters from the same line,
// where another keyword may follow. The rest of the line after an unknown keyword is skipped. As much of a damaged script is read
// as makes sense. A shader keeps its first eight stages: no engine takes more.
class ShaderScript
{
public:
    ShaderScript(const QByteArray &text, const QString &file);

    // Returns whether every name is followed by {, and every { is closed: ioquake3 skips other scripts.
    bool isWhole() const { return isWhole_; }
    // Returns a sentence on the first fault, with its line; empty if there is none.
    const QString &problem() const { return problem_; }
    size_t count() const { return places_.size(); }
    // Reads a shader; requires number < count(). What the game makes of it takes time in proportion to its own length and the
    // average one, so that damaged shaders, which the game reads on into the next ones, do not cost as much as all of them.
    Shader read(size_t number) const;
    // Returns the number of the shader with this name, in lower case and with forward slashes; of several, the first.
    std::optional<size_t> find(const QString &name) const;
    qsizetype textSize() const { return text_.size(); } // bytes
    qsizetype cost() const;                             // approximate bytes of memory

private:
    struct Place {
        qsizetype at = 0, end = 0; // offsets of the shader's name, and of what follows the shader
        int line = 1;              // of its name
    };
    friend class ShaderParser;
    void add(const QString &name, const Place &place);

    QByteArray text_;
    QString file_;
    std::vector<Place> places_;
    QHash<QString, size_t> byName_;
    bool isWhole_ = true;
    QString problem_;
};
