// Exports textures as PNG files, named after them, 8-bit indexed if the source is.
#pragma once

#include "core/assets/texture.h"
#include "core/progress.h"

#include <QStringList>

#include <functional>
#include <span>
#include <stop_token>

// Returns for each name the path of a PNG, relative to a folder that it never leaves. Folders are kept, an image's
// extension is replaced, and characters that file systems refuse are written as %XX. All paths differ from each other
// and from those in `reserved`, even if case is ignored.
QStringList pngNames(const QStringList &names, const QStringList &reserved = {});

// A function called for each texture in turn. `fault` says why the texture could not be written; a missing texture is not
// written and has no fault.
using TextureSink = std::function<void(int index, const Texture &texture, const QString &fault)>;

// Writes textures of a source into a folder, which is created if necessary, and returns how many were written. A texture
// whose file name is reserved or already used gets a number.
int exportTextures(const TextureSource &source, std::span<const int> textures, const QString &folder, const TextureSink &sink,
                   std::stop_token stop = {}, Progress *progress = nullptr, const QStringList &reserved = {});
