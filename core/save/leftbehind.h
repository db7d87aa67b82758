// What a save leaves behind: files next to the map, which games find by its name and no save copies; and the light that the
// compiler baked, which stays unchanged when an entity text is edited.
#pragma once

#include "core/map/mapfile.h"

// Returns the names of the light, visibility and entity files next to the map at `from`, as openMap() takes it, that the copy
// saved at `to` could use but that are missing next to it. Empty if both are the same file. Reads folders and the light, so it
// is meant for a worker thread.
QStringList leftBehind(const MapFile &saved, const QString &from, const QString &to);

// Returns two sentences about the missing files; empty if there are none.
QString leftBehindSentence(const QStringList &names);

// Returns sentences on files next to the saved map: on the entity file that engines read instead of the map's entities, if any,
// and on each that they no longer read; if the lighting was edited, on the .lit that they read instead or no longer read, or
// that stays next to the map at `from` because it no longer fits. Reads folders and the light.
QStringList companionsAfterSave(const MapFile &before, const MapFile &after, const QString &from, const QString &to);

// Returns how many lights were added, removed or changed in a map whose faces have baked light. Names, by which games switch
// lights, are ignored. 0: none, or no light is baked.
qsizetype editedBakedLights(const MapFile &before, const MapFile &after);
// Return sentences on this number of lights, and on what baked light means for them.
QString bakedLightsSentence(qsizetype lights);
QString bakedLightRemark();
