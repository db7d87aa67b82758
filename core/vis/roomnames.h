// Names by which people recognise rooms.
#pragma once

#include "core/vis/rooms.h"

#include <QStringList>

struct RoomName {
    // The classes of its entities, such as "weapon_railgun" or "2 item_health": first the classes that players seek, then
    // those in the fewest rooms.
    QStringList classes;
    QString texture; // the texture that covers most of it; empty: it has no drawn faces

    QString text() const; // for a label: the first class, else the texture; may be empty
};

// Returns names by room. Omits classes that are almost everywhere, and invisible ones such as lights and paths. `clusterOf`
// is clustersOfEntities(). Once `stop` is requested, returns early with a result to be discarded.
std::vector<RoomName> roomNames(const MapFile &map, const VisRooms &rooms, std::span<const qint64> clusterOf,
                                const std::stop_token &stop = {});
// Updates the classes of `names` after entities have changed, but not the textures, which take longer.
void renameRooms(const MapFile &map, const VisRooms &rooms, std::span<const qint64> clusterOf, std::vector<RoomName> &names,
                 const std::stop_token &stop = {});
