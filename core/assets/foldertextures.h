// The images in a folder and its subfolders, in an archive, or a single image, as textures. They are named by their
// relative paths, with extension, and sorted by name regardless of case. Folders and archives of every game work: the
// palette for images that have none is searched for above the folder, or in the archive and around it.
#pragma once

#include "core/assets/texture.h"
#include "core/result.h"

#include <memory>
#include <stop_token>

// The most images listed; a notice says if there are more.
inline constexpr qsizetype mostFolderTextures = 100'000;

// Lists the names, but reads no image. If stopped, lists what was found so far. Links to folders are not followed. Fails
// if `path` is neither a folder nor an archive nor named like an image, or cannot be read. `added` are folders and
// archives searched first for palettes.
Result<std::shared_ptr<const TextureSource>> folderTextures(const QString &path, const QStringList &added = {},
                                                            std::stop_token stop = {});
