// Whether a saved map is the old one but for its entities: by comparing, not by trusting what wrote it.
#pragma once

#include "core/map/mapfile.h"

#include <QStringList>

// The lumps besides the entity text whose bytes are not the same in both, BSPX's by name, each once.
QStringList changedLumps(const MapFile &original, const MapFile &saved);

// What is wrong with a saved map, in a sentence: another format, another text than the one wanted, a changed lump,
// BSPX not found. Empty: nothing.
QString unwantedDifference(const MapFile &original, QByteArrayView text, const MapFile &saved);

// The same of the bytes that were read back.
QString verifySaved(const MapFile &original, QByteArrayView text, const QByteArray &bytes);
