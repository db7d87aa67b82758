// Groups a map's clusters into rooms and names these, on a worker thread: a damaged map may have far more openings than a
// compiler makes.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/vis/roomnames.h"

class ClusterRooms : public QObject
{
    Q_OBJECT
public:
    void setDocument(Document *document); // null: no map
    void find();                          // finds the rooms, if they are unknown and the portals between leafs known
    bool areKnown() const { return areKnown_; }
    bool areSought() const { return joining_.isRunning(); }
    bool isBusy() const { return joining_.isRunning() || naming_.isRunning(); }
    // Return the results; empty until they are known.
    const std::vector<ClusterOpening> &openings() const { return joined_.openings; }
    const VisRooms &rooms() const { return joined_.rooms; }
    const std::vector<RoomName> &names() const { return joined_.names; }

signals:
    void ended();   // found, or memory ran out
    void renamed(); // after entities have changed

private:
    struct Joined {
        std::vector<ClusterOpening> openings;
        VisRooms rooms;
        std::vector<RoomName> names;
    };
    void rename();

    Document *document_ = nullptr;
    Joined joined_;
    LatestWork joining_, naming_;
    bool areKnown_ = false;
    bool areNamesStale_ = false; // entities have changed since the search began
};
