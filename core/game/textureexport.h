// Textures as PNG files, named after them.
#pragma once

#include "core/game/texture.h"
#include "core/progress.h"

#include <span>
#include <stop_token>

struct TextureExport {
    int written = 0;
    std::vector<Texture> missing; // that could not be found or read; without pictures
    QStringList failed;           // a sentence for each file that cannot be written
};

// A texture's name as the path of a PNG: folders stay, what no file system takes is replaced, and it never leads out of
// the folder it is put into.
QString pngNameOf(const QString &texture);

// Writes textures of a source into a folder, 8-bit indexed where the source is. Those whose names would be the same file
// get a number behind it.
TextureExport exportTextures(const TextureSource &source, std::span<const int> textures, const QString &folder,
                             std::stop_token stop, Progress &progress);
