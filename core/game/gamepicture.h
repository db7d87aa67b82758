// A single image of the game, by the very name of its file.
#pragma once

#include "core/game/gamefiles.h"

#include <QImage>

// Null when it is not there, or cannot be read.
QImage findPicture(const GameFiles &files, const QString &name);
