// Whether a saved map is the old one but for the lumps that were edited: by comparing, not by trusting what wrote it.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

#include <vector>

// The lumps besides the entity text whose bytes are not the same in both, BSPX's by name, each once.
QStringList changedLumps(const MapFile &original, const MapFile &saved);

// Whether all of the bytes are zero.
bool isZero(const FileBytes &bytes);

// Says in a sentence what is wrong with the file that a map was written to, in place of the one that map.file() tells of: another
// format, another entity text or other bytes of one of `lumps`, which are to be the map's; a lump besides those, a gap or a byte
// behind the lumps that changed; BSPX not found. Empty: nothing. Reads all of it from the file, as engines do.
QString unwantedDifference(const MapFile &map, const std::vector<int> &lumps, const FileBytes &file);
// The same of a map that got another entity text, and nothing else.
QString unwantedDifference(const MapFile &original, QByteArrayView text, const FileBytes &file);
