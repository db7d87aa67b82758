// A text form of a map's records that does not depend on their numbers, so that programs that compare texts can compare maps.
#pragma once

#include "core/map/mapfile.h"

#include <QIODevice>

#include <span>
#include <stop_token>

// Returns the lumps that have a canonical form: those that store records, and the entity list.
std::vector<int> canonicalLumps(const MapFile &map);

// Writes the records of these lumps, each as a line of JSON: {"lump":"PLANES","normal.x":0,...}. The lines of a lump are sorted.
// References are hashes of what they lead to, in 12 hexadecimal digits; those to nodes do not cover the nodes' children. Offsets
// into light and visibility, and positions in lightmap pages, are omitted. Entities have their keys, sorted; the number of a
// brush model is a hash, too. Requires that `lumps` are among canonicalLumps(). Returns false if the device fails or if it is
// stopped.
bool writeCanonical(const MapFile &map, std::span<const int> lumps, QIODevice &to, const std::stop_token &stop = {});
