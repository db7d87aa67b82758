// What a save leaves behind: files that a copy of a map lacks, since games find them by its name and no save copies them;
// and light that the compiler baked, which stays unchanged when an entity text is edited.
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

// Returns how many lights were added, removed or changed in a map whose faces have baked light. Names, by which games switch
// lights, are ignored. 0: none, or no light is baked.
qsizetype editedBakedLights(const MapFile &before, const MapFile &after);
// Returns a sentence on what that means for so many lights.
QString bakedLightsSentence(qsizetype lights);
