// Single images of the game, by the very names of their files.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/light/externalpages.h"

#include <QImage>

// Null when it is not there, or cannot be read.
QImage findPicture(const GameFiles &files, const QString &name);

// The lightmap pages that lie beside a map of that path, or name, instead of in it (core/light/externalpages.h).
ExternalPages externalPagesOf(const MapFile &map, const QString &path, const GameFiles &files,
                              std::stop_token stop = {});
