// The textures of a map: one for each record of the derived IMAGES lump, found by the rule of its format (bsp::Images):
//
// - TexinfoNames: textures/NAME as TGA, PNG or JPEG, which later engines prefer, else as WAL. If both exist, the size is the
//   WAL's, since texture coordinates are in its texels. Colours are from the game's palette. Animations follow nexttexinfo.
// - Miptex: in the map, else by name in the WADs. Those without a palette use the game's. Animation frames differ in the digit
//   after the +, and their alternates have a letter there, or the other way round; names with - are tiles
//   (core/geometry/randomtiles.h).
// - ShaderNames: by the shader scripts of all places. Of scripts that define the same name the last listed wins, or the first
//   (Game::firstShaderCounts). Without a script the name is an image's.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/assets/texture.h"

#include <QHash>

#include <memory>

class MapFile;

// Returns for each shader that the map's entities remap (Game::remaps) the one that its faces are drawn with. Keys are in
// lower case, without extension.
QHash<QString, QString> shaderRemaps(const MapFile &map);

// Returns the map's textures, which are read on demand. `files` must be the map's. Keeps both pointers and no other reference.
std::shared_ptr<const TextureSource> mapTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files);
