// Textures as PNG files, named after them (core/assets/pngnames.h), 8-bit indexed where the source is.
#pragma once

#include "core/assets/texture.h"
#include "core/progress.h"

#include <functional>
#include <span>
#include <stop_token>

// Told of every texture in turn; `fault` says why it could not be written. Of a missing one nothing was tried.
using TextureSink = std::function<void(int index, const Texture &texture, const QString &fault)>;

// Writes textures of a source into a folder, which is made if it is not there; how many were written. A texture whose
// file would be one of those reserved gets a number, as one whose name is there already.
int exportTextures(const TextureSource &source, std::span<const int> textures, const QString &folder,
                   const TextureSink &sink, std::stop_token stop = {}, Progress *progress = nullptr,
                   const QStringList &reserved = {});
