// What a copy of a map loses: files that games take with it since they bear its name, and that no save copies.
#pragma once

#include "core/map/mapfile.h"

// Names of the light, the visibility and the entities that lie beside the map at `from`, as openMap() takes it, where the copy at
// `to` has no such file beside it. Empty where both are one file. Reads folders and the light: for another thread.
QStringList leftBehind(const MapFile &map, const QString &from, const QString &to);

// Of some, in two sentences; empty: of none.
QString leftBehindSentence(const QStringList &names);

// What becomes of entity texts beside the map where it is saved, a sentence each: of one that was read in its place, and is not
// any more, and of one that is. Reads folders.
QStringList entFilesAfterSave(const MapFile &before, const MapFile &after, const QString &to);
