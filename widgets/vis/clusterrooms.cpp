#include "widgets/vis/clusterrooms.h"

#include "core/scene/entities/entityclusters.h"

#include <utility>

void ClusterRooms::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    joining_.cancel();
    naming_.cancel();
    joined_ = {};
    areKnown_ = false;
    if (document_)
        document_->tables().whenTouched(Derived::EntityList, this, [this] { rename(); });
}

void ClusterRooms::find()
{
    const auto portals = document_->vis().portals();
    if (!portals || areKnown_ || joining_.isRunning())
        return;
    areNamesStale_ = false;
    joining_.run(
        [portals, map = document_->sharedMap()](std::stop_token stop) {
            Joined joined{.openings = openingsOf(*map, *portals, stop)};
            joined.rooms = roomsOf(*map, joined.openings, stop);
            joined.names = roomNames(*map, joined.rooms, clustersOfEntities(*map), stop);
            return joined;
        },
        [this](Joined joined) {
            joined_ = std::move(joined);
            areKnown_ = true;
            emit ended();
            if (areNamesStale_)
                rename();
        },
        [this] { emit ended(); });
}

void ClusterRooms::rename()
{
    areNamesStale_ = !areKnown_;
    if (areNamesStale_)
        return;
    naming_.run(
        [map = document_->sharedMap(), rooms = joined_.rooms, before = joined_.names](std::stop_token stop) {
            auto names = before;
            renameRooms(*map, rooms, clustersOfEntities(*map), names, stop);
            return names;
        },
        [this](std::vector<RoomName> names) {
            joined_.names = std::move(names);
            emit renamed();
        });
}
