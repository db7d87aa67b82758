// The textures of a map: one for each record of the derived IMAGES lump, found by the rule of its format (bsp::Images):
//
// - TexinfoNames: textures/NAME as TGA, PNG or JPEG, as later engines replace it, else the WAL. Where both are there the
//   size is the WAL's, since texture coordinates are in its texels. Colours are those of the game's palette. Animations
//   follow nexttexinfo.
// - Miptex: in the map, else by name in the WADs. Those without a palette have the game's. Animations are the
//   names that differ in the digit behind +, and their
//   alternates those that have a letter there, or the other way around; those behind - are tiles (core/geometry/randomtiles.h).
// - ShaderNames: by the shader scripts of all places, of which the last listed that defines a name counts, or the
//   first (Game::firstShaderCounts). Without one the name is an image's.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/assets/texture.h"

#include <QHash>

#include <memory>

class MapFile;

// By shader the other that its faces are drawn by, as the map's entities say (Game::remaps); in lower case, without extension.
QHash<QString, QString> shaderRemaps(const MapFile &map);

// `files` are those of the map; no reference to anything else is kept. Nothing is read before it is asked for.
std::shared_ptr<const TextureSource> mapTextures(std::shared_ptr<const MapFile> map,
                                                 std::shared_ptr<const GameFiles> files);
