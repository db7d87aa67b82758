// Checks that a saved map differs from the old one only in the edited lumps, by comparing all bytes instead of trusting the
// writer.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

#include <vector>

// Returns the lumps other than the entity text whose bytes differ, BSPX's by name, each once.
QStringList changedLumps(const MapFile &original, const MapFile &saved);

// Returns a sentence on what is wrong with a file that is to replace map.file(); empty if nothing is. The entity text and the
// bytes of `lumps` must be the map's. The format, all other lumps, gaps and trailing bytes must be as in map.file(), and
// BSPX must be found. Reads all of it from the new file, as engines do.
QString unwantedDifference(const MapFile &map, const std::vector<int> &lumps, const FileBytes &file);
// Returns the same for a file in which only the entity text may differ.
QString unwantedDifference(const MapFile &original, QByteArrayView text, const FileBytes &file);
