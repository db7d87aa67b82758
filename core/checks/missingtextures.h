// Finds the missing textures of a map, for all views and commands.
//
// A texture is missing if the map has a face that the game draws with it (DrawnFaces), and the game would look for its
// picture and not find it (TextureSource::missingImage()). Textures that are never seen need not exist; a file that exists
// but cannot be read is a different fault.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/assets/texture.h"

#include <stop_token>

class MapFile;

struct MissingTexture {
    qint32 image = -1;      // record of the derived images, the first of its name
    quint32 faces = 0;      // number of faces drawn with it
    QString wanted;         // what the game looked for and did not find, or what is wrong
    bool stopsGame = false; // ShaderRejection::stopsGame
};

struct MissingTextures {
    std::vector<MissingTexture> textures;  // one for each name, in the order of their records
    std::vector<MissingTexture> leftOut{}; // those that the map omits (TextureSource::isLeftOut()); not missing
    // Those whose shader the game rejects, and why (TextureSource::rejection()), also because an image is missing. If the
    // game stops at a shader, it is listed even if it is not drawn.
    std::vector<MissingTexture> rejected{};
    quint32 drawn = 0; // number of textures drawn, including those that are missing or omitted
    // Half-Life: the WADs that the map names, and those of them that were not found.
    QStringList wads{}, missingWads{};
    QStringList places{}; // paths of folders and archives that were searched; set if a texture is missing or WADs are named

    int count() const { return static_cast<int>(textures.size()); }
    // Says how many are missing, where they were searched for, and which WADs are needed; empty: none is missing.
    QString sentence() const;
};

// Finds the missing textures. Reads no pictures, but lists folders, opens archives and reads scripts; meant for a worker
// thread. After a requested `stop`, the result is incomplete and must be discarded.
MissingTextures missingTextures(const MapFile &map, const TextureSource &textures, const GameFiles &files,
                                std::stop_token stop = {});
