// The named things of a map: its lumps, its textures, and the classes and names of its entities.
#pragma once

#include "core/map/mapfile.h"

struct NamedRecords {
    enum class Kind { Lump, Texture, EntityClass, EntityName } kind;
    QString name;
    int lump = -1;
    std::vector<quint32> records{}; // records with this name, ascending; empty for a lump
};

// Returns the lumps in the directory's order, including derived ones; all others by name.
std::vector<NamedRecords> namedRecords(const MapFile &map);
