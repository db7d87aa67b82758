// Which pictures a map's sky is made of.
#pragma once

#include "core/assets/gamefiles.h"

struct Shader;
class MapFile;

struct SkyBoxFiles {
    // FOLDER + NAME, as the map or the shader names it, or what its game has where nothing does; empty: no box is wanted, or that
    // of the game is not found and the game's own files are not searched, or what a shader draws besides is there.
    QString wanted;
    QString found;  // how the names of its files begin, of which those are there without which it is not drawn; empty: none is

    bool isMissing() const { return !wanted.isEmpty() && found.isEmpty(); }
};
// `shader`: of a face of the sky; it counts where shaders say what the sky is. Null: none. Looks for files, but reads none.
SkyBoxFiles skyBoxFiles(const MapFile &map, const GameFiles &files, const Shader *shader);
// That it is missing, and what is drawn instead, in a sentence; empty: it is not.
QString missingSkySentence(const SkyBoxFiles &box);
