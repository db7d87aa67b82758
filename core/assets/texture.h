// The textures of a map, or of a folder or archive: a numbered list of names, each loaded when it is asked for.
#pragma once

#include "core/assets/detailtextures.h"
#include "core/assets/shader.h"
#include "core/images/picture.h"

#include <QStringList>

#include <functional>
#include <optional>

// Every path that was looked for, in order. The list is made each time it is asked for: in a game of thousands of archives
// that are as many paths for each name.
class TriedPaths
{
public:
    TriedPaths() = default;
    TriedPaths(const QStringList &paths) { add([paths] { return paths; }); }
    void add(std::function<QStringList()> paths) { parts_.push_back(std::move(paths)); }
    void clear() { parts_.clear(); }
    QStringList list() const
    {
        QStringList paths;
        for (const auto &part : parts_)
            paths += part();
        return paths;
    }

private:
    std::vector<std::function<QStringList()>> parts_;
};

struct Texture {
    QString name;
    // In texels, for texture coordinates: the map's or the WAL's also where a larger replacement is shown. Empty where
    // nothing says it.
    QSize size;
    Picture picture;    // no mips: missing
    qint64 fileBytes = 0; // that the file takes which the picture was read from, in an archive packed; 0: it is in the map
    qint64 readBytes = 0; // of all files that were read for it, unpacked, also where they are no pictures
    QString source;     // the file, or the entry of an archive, as a path; of a picture in the map itself empty
    bool inMap = false; // the pixels are in the map
    QString palette;    // where the colours of indexes are from, as a path or in words; empty: from the picture's file
    TriedPaths tried;   // of a missing one
    QString why;        // of a missing one: the sentence of a file that is there but cannot be read; else empty
    std::optional<Shader> shader;  // Quake III: the script's entry, where there is one
    // Likewise, of a map's: the shader or image that draws it, which the map may have put in its place.
    QString drawnBy;
    std::vector<QString> frames;   // names of an animation's pictures, this one's first; empty: it stands still
    std::vector<QString> alternates; // likewise, from the first on, of what entities show instead; may be one alone
    double framesPerSecond = 0;      // of both
    int firstFrame = 0; // of frames: the one that a game begins with
    std::optional<DetailTexture> detail; // Half-Life: drawn over it; whether its file is there, who loads it sees

    bool isMissing() const { return picture.mips.empty(); }
};

class TextureSource
{
public:
    virtual ~TextureSource() = default;
    virtual int count() const = 0;
    // Known without loading, and the same whenever it is asked.
    virtual QString name(int index) const = 0;
    // Reads it now. May be called from several threads at once.
    virtual Texture load(int index) const = 0;
    // The same for a name, as Texture::frames has them.
    virtual Texture load(const QString &name) const = 0;
    // What a game would look for and not find, by its name, told without reading any picture; empty: it is there.
    virtual QString missingImage(int /*index*/) const { return {}; }
    // Why the game gives its shader up and draws its default picture: a sentence that names the script, told likewise.
    virtual ShaderRejection rejection(int /*index*/) const { return {}; }
    // The shader that draws it, which lives as long as this; null: none does, or the game gives it up. Reads no picture.
    virtual const Shader *shader(int /*index*/) const { return nullptr; }
    // Whether the sky is seen through its faces that the map says so of.
    virtual bool showsSky(int /*index*/) const { return true; }
    // What is wrong with the scripts of shaders, a sentence each; may have to read them.
    virtual QStringList scriptFaults() const { return {}; }
    // Whether the map has no more of it than its number: neither a name nor pixels, so that nothing is looked for.
    virtual bool isLeftOut(int /*index*/) const { return false; }
    // Whether the game looks for pictures in the WADs that a map names.
    virtual bool isFromWads() const { return false; }
    // Whether names are those of shaders, which scripts may define.
    virtual bool hasShaders() const { return false; }
    // The 256 colours of the game's pictures that bring no palette; may have to read them. Empty: it has none.
    virtual Palette colors() const { return {}; }
    // From this colour of them on what is drawn is as bright as stored, whatever its light; -1: none is.
    virtual int firstFullBright() const { return -1; }
    // Sentences on what all of them lack, as a palette, and where it was looked for; known once one was loaded.
    virtual QStringList notices() const = 0;
    // The folders and archives that are searched, in order, as paths. May have to list and open them.
    virtual QStringList places() const = 0;
};
