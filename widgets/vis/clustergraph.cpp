#include "widgets/vis/clustergraph.h"

#include "core/scene/entityclusters.h"
#include "core/vis/clusterworth.h"
#include "widgets/vis/graphlegend.h"

#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace
{

// Across a large window, these take about 50 and 10 ms to paint. Lines of hovered clusters are painted in every frame.
constexpr size_t mostSelectedLines = 1500, mostHoveredLines = 500;
constexpr int patience = 200; // milliseconds for which the search for portals shows no progress

std::vector<quint32> both(const std::vector<quint32> &one, const std::vector<quint32> &other)
{
    std::vector<quint32> all;
    std::ranges::set_union(one, other, std::back_inserter(all));
    return all;
}

} // namespace

bool ClusterGraph::isBusy() const
{
    return document_ && (document_->vis().isBusy() || joining_.isRunning() || naming_.isRunning());
}

void ClusterGraph::setDocument(Document *document, bool keepsPlace)
{
    leaveDocument(document_, this);
    document_ = document;
    forget(keepsPlace);
    if (document_) {
        connectDocument();
        followPortals();
        if (isVisible())
            want();
    }
    updateLine();
}

void ClusterGraph::connectDocument()
{
    auto &vis = document_->vis();
    connect(&document_->selection(), &Selection::changed, this, &ClusterGraph::followSelection);
    connect(&document_->selection(), &Selection::hoverChanged, this, &ClusterGraph::adoptHover);
    connect(&vis, &VisLoader::known, this, &ClusterGraph::adoptVis);
    connect(&vis, &VisLoader::portalsBegan, this, &ClusterGraph::followPortals);
    connect(&vis, &VisLoader::portalsEnded, this, &ClusterGraph::followPortals);
    connect(&vis, &VisLoader::portalsEnded, this, &ClusterGraph::adoptPortals);
    document_->tables().whenTouched(Derived::EntityList, this, [this] { nameRoomsAnew(); });
    connect(&document_->shown(), &ShownRecords::changed, this, [this](int lump) {
        if (lump == document_->map().format().roles.clusters)
            adoptFilter();
    });
}

void ClusterGraph::forget(bool keepsPlace)
{
    if (!keepsPlace) {
        places_ = {};
        isOpen_.clear();
        keptFor_ = 0;
    } else if (vis_) {
        places_[static_cast<size_t>(side_)] = canvas_->place();
        keptFor_ = vis_->count();
    }
    joining_.cancel();
    naming_.cancel();
    vis_ = nullptr;
    joined_ = {};
    nodes_ = {};
    selected_ = hovered_ = {};
    hoveredNode_ = -1;
    hasNeighbours_ = wasCancelled_ = false;
    finding_.invalidate();
    look_.stop();
    progress_->hide();
    find_->hide();
    canvas_->setNodes({}, {});
    adoptFilter();
}

void ClusterGraph::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (document_)
        want();
}

// Called only while visible: hidden, it requests nothing and follows nothing.
void ClusterGraph::want()
{
    auto &vis = document_->vis();
    vis.want(VisSet::Pvs);
    if (!wasCancelled_)
        vis.wantPortals();
    adoptVis();
    followSelection();
    adoptHover();
}

void ClusterGraph::adoptVis()
{
    const auto &vis = document_->vis().of(VisSet::Pvs);
    if (vis && vis_ != vis && isVisible()) { // null: it is being read again after an edit
        vis_ = vis;
        matters_ = relevantClusters(document_->map());
        if (vis_->count() != keptFor_) {
            places_ = {};
            isOpen_.clear();
        }
        nodes_ = {};
        adoptNeighbours();
        arrangeNodes(places_[static_cast<size_t>(side_)]);
    }
    updateLine();
}

// Runs on a worker thread, as a damaged map may have far more openings than a compiler makes.
void ClusterGraph::adoptNeighbours()
{
    const auto portals = document_->vis().portals();
    if (!vis_ || !portals || hasNeighbours_ || joining_.isRunning())
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
            hasNeighbours_ = true;
            arrangeNodes(nodes_.places.empty() ? places_[static_cast<size_t>(side_)] : canvas_->place());
            if (areNamesStale_)
                nameRoomsAnew();
        },
        [this] { arrangeNodes(places_[static_cast<size_t>(side_)]); });
}

// If the portals were cancelled or cannot be found, rooms are no longer awaited.
void ClusterGraph::adoptPortals()
{
    adoptNeighbours();
    if (vis_ && nodes_.places.empty())
        arrangeNodes(places_[static_cast<size_t>(side_)]);
}

void ClusterGraph::followPortals()
{
    auto &vis = document_->vis();
    if (vis.isFindingPortals()) {
        wasCancelled_ = false;
        finding_.start();
        look_.start();
    } else {
        look_.stop();
    }
    const bool isKnown = vis.portals() || !vis.portalFault().isEmpty();
    wasCancelled_ = wasCancelled_ || (finding_.isValid() && !vis.isFindingPortals() && !isKnown);
    showProgress();
    updateLine();
}

void ClusterGraph::showProgress()
{
    auto &vis = document_->vis();
    const bool isLong = vis.isFindingPortals() && finding_.hasExpired(patience);
    const auto &progress = vis.portalProgress();
    constexpr int whole = 1000;
    progress_->setVisible(isLong);
    progress_->setRange(0, progress.total > 0 ? whole : 0);
    progress_->setValue(progress.total > 0 ? static_cast<int>(progress.done * whole / progress.total) : 0);
    find_->setVisible(isLong || wasCancelled_);
    find_->setText(isLong ? tr("Cancel") : tr("Find neighbours"));
}

void ClusterGraph::setSide(GraphSide side)
{
    if (side == side_)
        return;
    if (vis_)
        places_[static_cast<size_t>(side_)] = canvas_->place();
    side_ = side;
    if (vis_)
        canvas_->turnNodes(GraphLayout(nodes_.places, side), places_[static_cast<size_t>(side)]);
}

RecordRef ClusterGraph::recordOf(quint32 cluster) const { return {document_->map().format().roles.clusters, cluster}; }

std::vector<RecordRef> ClusterGraph::recordsOf(const std::vector<quint32> &nodes) const
{
    std::vector<quint32> clusters;
    for (const quint32 node : nodes)
        std::ranges::copy(nodes_.clustersOf(node, rooms()), std::back_inserter(clusters));
    sortUnique(clusters);
    return refsOf(document_->map().format().roles.clusters, clusters);
}

// Returns only clusters that the visibility has.
std::vector<quint32> ClusterGraph::clustersOf(std::span<const RecordRef> records) const
{
    auto clusters = document_->references().project(records, document_->map().format().roles.clusters);
    std::erase_if(clusters, [this](quint32 cluster) { return cluster >= vis_->count(); });
    return clusters;
}

// Raises nothing and takes no focus, as the selection was made elsewhere. But some of it is brought into view.
void ClusterGraph::followSelection()
{
    const auto before = selected_.clusters;
    adoptSelection();
    if (!isChoosing_ && selected_.clusters != before)
        canvas_->bringIntoView(canvas_->selected().nodes);
}

void ClusterGraph::adoptSelection()
{
    if (!vis_ || !isVisible())
        return;
    auto clusters = clustersOf(document_->selection().records());
    auto sights = sightsOf(*vis_, clusters, 0);
    selected_ = {std::move(clusters), std::move(sights)};
    canvas_->setSelected(markedOf(selected_.clusters, mostSelectedLines));
    updateLine();
}

void ClusterGraph::adoptHover()
{
    if (!vis_ || !isVisible())
        return;
    const auto record = document_->selection().hovered();
    if (record.isValid())
        hoveredNode_ = -1;
    auto clusters = hoveredRoom() >= 0 ? nodes_.clustersOf(static_cast<quint32>(hoveredNode_), rooms())
                    : record.isValid() ? clustersOf(std::array{record})
                                       : std::vector<quint32>();
    auto marked = markedOf(clusters, mostHoveredLines);
    if (clusters == hovered_.clusters && marked.nodes == canvas_->hovered().nodes)
        return;
    auto sights = sightsOf(*vis_, clusters, 0);
    hovered_ = {std::move(clusters), std::move(sights)};
    canvas_->setHovered(std::move(marked));
    updateLine();
}

// Returns the nodes that stand for some clusters; none while the map's nodes are not there yet.
GraphCanvas::Marked ClusterGraph::markedOf(const std::vector<quint32> &clusters, size_t mostLines) const
{
    if (nodes_.nodeOf.empty())
        return {};
    return {nodes_.nodesOf(clusters), sightsBetween(*vis_, nodes_, clusters, mostLines)};
}

qint64 ClusterGraph::hoveredRoom() const { return hoveredNode_ >= 0 && rooms() ? hoveredNode_ - nodes_.firstRoom : -1; }

std::vector<quint32> ClusterGraph::shownSeen() const { return both(selected_.sights.seen, hovered_.sights.seen); }

std::vector<quint32> ClusterGraph::shownOneWayViewers() const
{
    return both(selected_.sights.oneWayViewers, hovered_.sights.oneWayViewers);
}
