// Whether a saved map is the old one but for its entities: by comparing, not by trusting what wrote it.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

// The lumps besides the entity text whose bytes are not the same in both, BSPX's by name, each once.
QStringList changedLumps(const MapFile &original, const MapFile &saved);

// Says in a sentence what is wrong with the file that a map with another entity text was written to: another format, another
// text than the one wanted, a lump, a gap or a byte behind the lumps that changed, BSPX not found. Empty: nothing. Reads all of
// it from the file, as engines do.
QString unwantedDifference(const MapFile &original, QByteArrayView text, const FileBytes &file);
