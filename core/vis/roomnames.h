// What a person recognises a room by.
#pragma once

#include "core/vis/rooms.h"

#include <QStringList>

struct RoomName {
    // Classes of entities in it, "weapon_railgun" or "2 item_health": what players come for first, and of that the one
    // found in the fewest other rooms.
    QStringList classes;
    QString texture; // that covers most of it; empty: it has no faces that are drawn

    QString text() const; // the best of both, for a label; empty where there is neither
};

// By room. Classes that are almost everywhere tell nothing and are left out; so are those that nobody sees, as lights
// and paths. `clusterOf`: clustersOfEntities(). An early end is asked for with `stop`; what comes back then is to be thrown
// away.
std::vector<RoomName> roomNames(const MapFile &map, const VisRooms &rooms, std::span<const qint64> clusterOf,
                                const std::stop_token &stop = {});
// The same once entities have changed: `names` are those of before, whose textures, which take longer, stay.
void renameRooms(const MapFile &map, const VisRooms &rooms, std::span<const qint64> clusterOf, std::vector<RoomName> &names,
                 const std::stop_token &stop = {});
