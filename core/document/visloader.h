// Decodes a map's visibility in another thread when a view first asks for it, and keeps it for all views. After an edit it
// decodes again what the edit touches; edits of entities never touch visibility.
#pragma once

#include "core/document/latestwork.h"
#include "core/progress.h"
#include "core/vis/mapvis.h"
#include "core/vis/portals.h"

class MapTables;

class VisLoader : public QObject
{
    Q_OBJECT
public:
    explicit VisLoader(const MapTables &tables, QObject *parent = nullptr);

    // Begin to read a set, or to find the portals, when first wanted. Signals tell when that is done or has failed.
    void want(VisSet which);
    void wantPortals(); // does nothing after cancelPortals(); see findPortalsAgain()
    void findPortalsAgain();

    // Returns null until the set is read, or if it cannot be read.
    const std::shared_ptr<const MapVis> &of(VisSet set) const { return sets_[index(set)].vis; }
    const QString &faultOf(VisSet set) const { return sets_[index(set)].fault; }
    const std::shared_ptr<const VisPortals> &portals() const { return portals_; } // null until found
    const QString &portalFault() const { return portalFault_; }

    bool isFindingPortals() const { return finding_.isRunning(); }
    const Progress &portalProgress() const { return *progress_; } // in nodes
    void cancelPortals();
    bool isBusy() const;

signals:
    void known(VisSet set); // read, or found to be unreadable
    // Emitted soon after the PVS is read, with the complete records of the clusters' table.
    void clustersCounted(const QByteArray &records);
    void portalsBegan();
    void portalsEnded(); // found, not to be found, or cancelled

private:
    struct Set {
        std::shared_ptr<const MapVis> vis;
        QString fault;
        LatestWork reading;
    };
    void follow(const MapChange &change);
    void countClusters();
    static size_t index(VisSet set) { return static_cast<size_t>(set); }

    const MapTables &tables_;
    Set sets_[2]; // by VisSet
    std::shared_ptr<const VisPortals> portals_;
    QString portalFault_;
    bool arePortalsCancelled_ = false;
    std::shared_ptr<Progress> progress_ = std::make_shared<Progress>();
    LatestWork counting_, finding_;
};
