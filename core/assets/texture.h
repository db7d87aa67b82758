// The textures of a map, folder or archive: a numbered list of names, each loaded on demand.
#pragma once

#include "core/assets/detailtextures.h"
#include "core/assets/shader.h"
#include "core/images/picture.h"

#include <QStringList>

#include <functional>
#include <optional>

// The paths at which a file was searched for, in order. Builds the list on demand, since a game with thousands of archives
// has thousands of paths for each name.
class TriedPaths
{
public:
    TriedPaths() = default;
    TriedPaths(const QStringList &paths)
    {
        add([paths] { return paths; });
    }
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
    // In texels, for texture coordinates: the map's or the WAL's, even if a larger replacement is shown. Empty if unknown.
    QSize size;
    Picture picture;              // no mips if missing
    qint64 fileBytes = 0;         // size of the picture's file, packed if in an archive; 0: in the map
    qint64 readBytes = 0;         // of all files read for it, unpacked, including those that are no pictures
    QString source;               // path of the file or archive entry; empty for a picture in the map itself
    bool inMap = false;           // the pixels are in the map
    QString palette;              // source of its palette, as a path or in words; empty: its own file
    TriedPaths tried;             // if it is missing
    QString why;                  // if it is missing: why a file that exists cannot be read; else empty
    std::optional<Shader> shader; // Quake III: the script's entry, if any
    // Quake III, for a map: the shader or image that draws it, possibly one that the map remaps it to.
    QString drawnBy;
    std::vector<QString> frames;         // names of an animation's frames, this one first; empty: not animated
    std::vector<QString> alternates;     // names of the frames that entities toggle to, the first one first; may be just one
    double framesPerSecond = 0;          // of both
    int firstFrame = 0;                  // index of the frame that the game begins with
    std::optional<DetailTexture> detail; // Half-Life: drawn over it; its file may be missing

    bool isMissing() const { return picture.mips.empty(); }
};

class TextureSource
{
public:
    virtual ~TextureSource() = default;
    virtual int count() const = 0;
    // Returns a texture's name, which is known without loading and never changes.
    virtual QString name(int index) const = 0;
    // Reads the texture now. Thread-safe.
    virtual Texture load(int index) const = 0;
    // Reads a texture by name, as in Texture::frames.
    virtual Texture load(const QString &name) const = 0;
    // Returns the name of an image that the game would look for in vain, without reading any picture; empty if none is
    // missing.
    virtual QString missingImage(int /*index*/) const { return {}; }
    // Returns why the game rejects the texture's shader and draws its default picture, naming the script. Reads no picture.
    virtual ShaderRejection rejection(int /*index*/) const { return {}; }
    // Returns the shader that draws the texture, valid while this lives; null if there is none or the game rejects it. Reads no
    // picture.
    virtual const Shader *shader(int /*index*/) const { return nullptr; }
    // Returns whether faces that the map marks as sky show the sky.
    virtual bool showsSky(int /*index*/) const { return true; }
    // Returns a sentence on each fault in the shader scripts; may have to read them.
    virtual QStringList scriptFaults() const { return {}; }
    // Returns whether the map has only an index for the texture, but neither name nor pixels, so that it is not searched for.
    virtual bool isLeftOut(int /*index*/) const { return false; }
    // Returns whether the game searches the WADs that a map names.
    virtual bool isFromWads() const { return false; }
    // Returns whether names are those of shaders, which scripts may define.
    virtual bool hasShaders() const { return false; }
    // Returns the 256 colours for pictures without a palette; may have to read a file. Empty if the game has none.
    virtual Palette colors() const { return {}; }
    // Returns the first palette index that is drawn at full brightness in any light; -1 if there is none.
    virtual int firstFullBright() const { return -1; }
    // Returns sentences on problems of all textures, such as a missing palette and where it was searched for. Known once a
    // texture was loaded.
    virtual QStringList notices() const = 0;
    // Returns the paths of the searched folders and archives, in order. May have to list and open them.
    virtual QStringList places() const = 0;
};
