// Who uses a record: several records may share a plane, a texinfo, a vertex, an edge or a brush side, and an edit of it changes
// all of them.
#pragma once

#include "core/map/references.h"

// The records of one lump that refer to a record by one field, ascending.
struct Users {
    bsp::FieldRef by;
    std::vector<quint32> records;
};

// Returns whether compilers let several records share one of this lump: planes, texinfos, vertexes, edges, brush sides and
// shaders. Other records belong to one owner, or are listed for speed only, as leafs list faces.
bool isShared(const MapFile &map, int lump);
// Returns the users of a record, by the fields that can refer to it; without fields by which nothing does.
std::vector<Users> usersOf(const References &references, RecordRef record);
size_t countOf(const std::vector<Users> &users);
// Returns how many there are of each kind: "14 faces and 3 nodes".
QString usersText(const MapFile &map, const std::vector<Users> &users);
