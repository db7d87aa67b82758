// Files that a copy of a map lacks: games find them by the map's name, and no save copies them.
#pragma once

#include "core/map/mapfile.h"

// Returns the names of the light, visibility and entity files next to the map at `from`, as openMap() takes it, that are
// missing next to the copy at `to`. Empty if both are the same file. Reads folders and the light, so it is meant for a
// worker thread.
QStringList leftBehind(const MapFile &map, const QString &from, const QString &to);

// Returns two sentences about these files; empty if there are none.
QString leftBehindSentence(const QStringList &names);

// Returns a sentence for each entity file next to the saved map that matters: one that engines read instead of the map's
// entities, and those that they no longer read. Reads folders.
QStringList entFilesAfterSave(const MapFile &before, const MapFile &after, const QString &to);
