// Who uses a record: several records may share a plane, a texinfo, a vertex, an edge or a brush side, and an edit of it changes
// all of them.
#pragma once

#include "core/map/references.h"

#include <optional>

// The records of one lump that refer to a record by one field, ascending.
struct Users {
    bsp::FieldRef by;
    std::vector<quint32> records;
};

// Returns whether compilers let several records share one of this lump: planes, texinfos, vertexes, edges, brush sides and
// shaders. Other records belong to one owner, or are listed for speed only, as leafs list faces.
bool isShared(const MapFile &map, int lump);
// Returns whether a lump's records are pairs: planes of Quake II and III, each followed or preceded by its opposite.
bool hasPairs(const MapFile &map, int lump);
// Returns the records ascending, each once, and with each plane of a pair its opposite. If a lump has an odd number of planes,
// its last one has no opposite: the number returned for that is the lump's count.
std::vector<quint32> withOpposites(const MapFile &map, int lump, std::vector<quint32> records);
// Returns whether a field is no reference that could lead elsewhere: record 5 of its lump belongs to record 5 of the other.
bool isOwned(const MapFile &map, bsp::FieldRef by);
// Returns a sentence on why no record can be appended to a lump or, if isRemoval, removed from it: how the map refers to its
// records.
QString whyFixed(const MapFile &map, int lump, bool isRemoval);
// Returns why records of a lump can be neither added nor removed, in a sentence: another lump has a record for each. Empty: they
// can, as far as that goes.
QString whyCounted(const MapFile &map, int lump);
// Returns why `count` records, or any number, cannot be appended to a lump, in a sentence; empty: they can.
QString whyNoMore(const MapFile &map, int lump, std::optional<qint64> count = {});
// Returns whether a field refers to single records, so that it can refer to a copy instead: not for ranges, whose records are
// neighbours.
bool canHaveCopy(const MapFile &map, bsp::FieldRef by);
// Returns the users of a record by each field. Skips fields by which no record refers to it.
std::vector<Users> usersOf(const References &references, RecordRef record);
// Returns all users of these records of a lump (ascending), if at least one of the records has several users; otherwise nothing.
std::vector<Users> sharersOf(const References &references, int lump, std::span<const quint32> records);
// Returns all users in one list, grouped by field. A record that refers by several fields occurs several times.
std::vector<RecordRef> recordsOf(const std::vector<Users> &users);
// Returns the number of users; one that refers to a record by several fields counts once.
size_t countOf(const std::vector<Users> &users);
// Returns how many there are of each kind: "14 faces and 3 nodes".
QString usersText(const MapFile &map, const std::vector<Users> &users);
