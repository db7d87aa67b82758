// Which textures of a map are missing: the one place that says so for every view and command.
//
// A texture is missing where the map has a face that the game draws with it (DrawnFaces), and the game would look for its
// picture and not find it (TextureSource::missingImage()). What nobody sees need not be there; a file that is there and
// cannot be read is another fault.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/assets/texture.h"

#include <stop_token>

class MapFile;

struct MissingTexture {
    qint32 image = -1; // record of the derived images, the first of its name
    quint32 faces = 0; // that are drawn with it
    QString wanted;    // what was not found, or what is wrong
    bool stopsGame = false; // ShaderRejection::stopsGame
};

struct MissingTextures {
    std::vector<MissingTexture> textures;  // one for each name, by their records
    std::vector<MissingTexture> leftOut{}; // those that the map leaves out (TextureSource::isLeftOut()); not missing
    // Those whose shader the game gives up, and why (TextureSource::rejection()), also because an image is missing; where
    // it stops at the shader, also those that are not drawn.
    std::vector<MissingTexture> rejected{};
    quint32 drawn = 0;                     // how many textures are drawn, missing or left out or not
    // Half-Life: the WADs that the map names, and those of them that were not found.
    QStringList wads{}, missingWads{};
    QStringList places{}; // folders and archives that were searched, as paths; known where a texture is missing, or
                          // WADs are named

    int count() const { return static_cast<int>(textures.size()); }
    // How many are missing, where they were looked for, and which WADs are wanted; empty: none.
    QString sentence() const;
};

// Reads no pictures, but lists folders, opens archives and reads scripts: for another thread. An early end is asked for
// with `stop`; what comes back then is to be thrown away.
MissingTextures missingTextures(const MapFile &map, const TextureSource &textures, const GameFiles &files,
                                std::stop_token stop = {});
