// Finds the errors that an edit adds to a map. Those that the map already had must not prevent an edit.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

#include <stop_token>

// Returns the sentences of the errors that check() finds in `after` beyond those in `before`. Compares how many errors of each
// kind there are; a kind is an id and a lump. Of each kind, returns at most the first few, then a sentence on how many more
// there are. Ignores files next to the map, and what an edit of the entity text adds: faultsOfEdit() finds that
// (core/save/refusals.h). `after` must be placed in its new file (SavePlan::saved). Empty if stopped.
QStringList errorsAdded(const MapFile &before, const MapFile &after, const std::stop_token &stop = {});
// Returns the number of errors in `after` beyond those in `before`, including those that an edit of the entity text adds, unlike
// errorsAdded(). 0 if stopped.
quint32 numberOfErrorsAdded(const MapFile &before, const MapFile &after, const std::stop_token &stop = {});
// Returns the same as errorsAdded() for warnings about BSPX and Xash3D's lumps, which engines ignore if they do not fit the map:
// one with another number of records than the map has faces, for example.
QStringList misfitsAdded(const MapFile &before, const MapFile &after, const std::stop_token &stop = {});
