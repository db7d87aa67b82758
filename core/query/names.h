// What of a map people know by a name: its lumps, its textures, and the classes and names of its entities.
#pragma once

#include "core/map/mapfile.h"

struct NamedRecords {
    enum class Kind { Lump, Texture, EntityClass, EntityName } kind;
    QString name;
    int lump = -1;
    std::vector<quint32> records{}; // that have the name, ascending; of a lump none
};

// Lumps in the directory's order, with those that are derived; all others by name.
std::vector<NamedRecords> namedRecords(const MapFile &map);
