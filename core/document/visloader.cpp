#include "core/document/visloader.h"

#include "core/document/maptables.h"
#include "core/vis/clustersight.h"

VisLoader::VisLoader(const MapTables &tables, QObject *parent) : QObject(parent), tables_(tables)
{
    connect(&tables, &MapTables::changed, this, &VisLoader::follow);
}

void VisLoader::follow(const MapChange &change)
{
    for (const auto which : {VisSet::Pvs, VisSet::Phs})
        if (auto &set = sets_[index(which)]; (set.vis || !set.fault.isEmpty() || set.reading.isRunning())
                                             && depends(Derived::VisibleSets, tables_.map(), change)) {
            set.reading.cancel();
            set.vis.reset();
            set.fault.clear();
            want(which);
        }
    if (depends(Derived::ClusterCounts, tables_.map(), change)) {
        counting_.cancel();
        if (sets_[index(VisSet::Pvs)].vis)
            countClusters();
    }
    if ((portals_ || !portalFault_.isEmpty() || finding_.isRunning()) && depends(Derived::Portals, tables_.map(), change)) {
        finding_.cancel();
        portals_.reset();
        portalFault_.clear();
        wantPortals();
    }
}

void VisLoader::want(VisSet which)
{
    auto &set = sets_[index(which)];
    if (set.vis || !set.fault.isEmpty() || set.reading.isRunning())
        return;
    set.reading.run([map = tables_.sharedMap(), which](std::stop_token stop) { return readMapVis(*map, which, stop); },
                    [this, which](Result<MapVis> read) {
                        auto &done = sets_[index(which)];
                        if (read)
                            done.vis = std::make_shared<const MapVis>(std::move(read.value()));
                        else
                            done.fault = read.error();
                        emit known(which);
                        if (which == VisSet::Pvs && done.vis)
                            countClusters();
                    });
}

void VisLoader::countClusters()
{
    counting_.run(
        [map = tables_.sharedMap(), vis = of(VisSet::Pvs)](std::stop_token stop) {
            return clusterRecords(*map, vis->counts,
                                  countDrawableFrom(ClusterDrawing(*map, vis->count(), stop), vis->decoded.matrix, stop));
        },
        [this](const QByteArray &records) { emit clustersCounted(records); });
}

bool VisLoader::isBusy() const
{
    return sets_[0].reading.isRunning() || sets_[1].reading.isRunning() || counting_.isRunning() || finding_.isRunning();
}

void VisLoader::wantPortals()
{
    if (portals_ || !portalFault_.isEmpty() || finding_.isRunning() || arePortalsCancelled_)
        return;
    progress_ = std::make_shared<Progress>();
    finding_.run([map = tables_.sharedMap(),
                  progress = progress_](std::stop_token stop) { return findPortals(*map, stop, progress.get()); },
                 [this](Result<VisPortals> found) {
                     if (found)
                         portals_ = std::make_shared<const VisPortals>(std::move(found.value()));
                     else
                         portalFault_ = found.error();
                     emit portalsEnded();
                 });
    emit portalsBegan();
}

void VisLoader::cancelPortals()
{
    if (!finding_.isRunning())
        return;
    finding_.cancel();
    arePortalsCancelled_ = true;
    emit portalsEnded();
}

void VisLoader::findPortalsAgain()
{
    arePortalsCancelled_ = false;
    wantPortals();
}
