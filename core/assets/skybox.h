// The pictures of a map's sky.
#pragma once

#include "core/assets/gamefiles.h"

struct Shader;
class MapFile;

struct SkyBoxFiles {
    // FOLDER + NAME from the map or the shader, else the game's default. Empty if no box is wanted. Also empty if none was
    // found and either the shader's other stages are drawn, or the default is wanted but the game's own files are not
    // searched.
    QString wanted;
    QString found; // the common prefix of its files, if all that are needed to draw it exist; else empty
    friend bool operator==(const SkyBoxFiles &, const SkyBoxFiles &) = default;

    bool isMissing() const { return !wanted.isEmpty() && found.isEmpty(); }
};
// Searches for the files, but reads none. `shader` is that of a face of the sky, or null; used if shaders define the sky.
SkyBoxFiles skyBoxFiles(const MapFile &map, const GameFiles &files, const Shader *shader);
// Returns the sentence that the sky was not found; empty if it is not missing.
QString missingSkySentence(const SkyBoxFiles &box);
