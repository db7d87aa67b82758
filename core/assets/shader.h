// Quake III's shader scripts: from a surface's name to its image, and to what the view must know of it.
#pragma once

#include <QByteArrayView>
#include <QHash>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

// One step of how a stage's texture lies and moves (tcMod).
struct TextureMotion {
    enum Kind { Scale, Scroll, Rotate, Turbulence } kind = Scale;
    // Scale: times in s and t. Scroll: textures a second. Rotate: degrees a second. Turbulence: amplitude in textures,
    // phase and waves a second in cycles.
    std::array<double, 3> values{};
    friend bool operator==(const TextureMotion &, const TextureMotion &) = default;
};

struct ShaderStage {
    QString map;        // an image, or $lightmap, $whiteimage; of an animMap its first
    bool clamp = false; // clampmap
    bool isReflection = false; // tcGen environment: its texture does not lie on the surface
    QString colorFrom;         // rgbGen, lower case; empty: the engine's default
    std::vector<TextureMotion> motions; // the first four, in order; kinds that need more than the time are left out
    QStringList frames; // animMap's images, the first eight: no more are played
    double framesPerSecond = 0;
    QString alphaFunc;                // GT0, LT128, GE128; empty: none
    QString blendSource, blendTarget; // GL_ONE, ...; "add", "filter" and "blend" written out. Empty: opaque

    bool isImage() const { return !map.isEmpty() && !map.startsWith(u'$') && !map.startsWith(u'*'); }
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

    // The stage that is drawn where only one is: the first with an image that lies on the surface, or with any. Null: none.
    const ShaderStage *mainStage() const;
    bool has(const QString &surfaceParm) const { return surfaceParms.contains(surfaceParm); }
};

// Reads one script. Words are parted by white space alone, in quotes they are one; // and /* */ begin comments. A word
// that begins with a brace is that brace where a keyword or a name is due; in a line's parameters it is a name.
// Keywords go in any case, and what follows one up to the line's end is its parameters; unknown ones are passed over.
// What is damaged is read as far as it makes sense; `problem` is a sentence on the first fault, with its line. Of a
// shader's stages the first eight count: no engine takes more.
struct ShaderScript {
    std::vector<Shader> shaders;
    QString problem;
};
ShaderScript parseShaders(QByteArrayView text, const QString &file);
