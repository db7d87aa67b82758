// The images in a folder and the folders in it, in an archive, or a single one, as textures: named by their paths from
// there, with the extension, and sorted by name in any case. Folders and archives of every game go: the palette of
// images that have none is looked for above the folder, or in the archive and around it.
#pragma once

#include "core/assets/texture.h"
#include "core/result.h"

#include <memory>
#include <stop_token>

// More than this many are not listed, and a notice says so.
inline constexpr qsizetype mostFolderTextures = 100'000;

// Lists the names, but reads no image; a stop leaves out what was not found so far. Links to folders are not followed.
// Fails with a sentence when `path` is neither a folder nor an archive nor named like an image, or cannot be read.
// `added` are folders and archives in which palettes are looked for first.
Result<std::shared_ptr<const TextureSource>> folderTextures(const QString &path, const QStringList &added = {},
                                                            std::stop_token stop = {});
