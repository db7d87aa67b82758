// Single images of the game, by their exact file names.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/light/externalpages.h"

#include <QImage>

// Returns the image in a file; null if the file is missing or cannot be read.
QImage findPicture(const GameFiles &files, const QString &name);

// Returns the lightmap pages that are stored outside the map (core/light/externalpages.h). `path` may be the map's name
// alone.
ExternalPages externalPagesOf(const MapFile &map, const QString &path, const GameFiles &files, std::stop_token stop = {});
