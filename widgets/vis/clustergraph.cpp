#include "widgets/vis/clustergraph.h"

#include "widgets/parts/leaving.h"
#include "widgets/vis/graphlegend.h"

#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace
{

// Across a large window so many take about 50 and 10 milliseconds to paint: those of the hovered are in every frame.
constexpr size_t mostSelectedLines = 1500, mostHoveredLines = 500;
constexpr int patience = 200; // milliseconds that portals are looked for without a word

std::vector<quint32> both(const std::vector<quint32> &one, const std::vector<quint32> &other)
{
    std::vector<quint32> all;
    std::ranges::set_union(one, other, std::back_inserter(all));
    return all;
}

// By cluster; what the fewest and the most see have the first and the last of the colours.
std::vector<quint8> tintsOf(const std::vector<quint32> &sees, quint32 low, quint32 high)
{
    std::vector<quint8> tints;
    tints.reserve(sees.size());
    for (const quint32 number : sees)
        tints.push_back(static_cast<quint8>(
            high > low ? quint64(number - low) * (GraphLook::tints - 1) / (high - low) : (GraphLook::tints - 1) / 2));
    return tints;
}

} // namespace

bool ClusterGraph::isBusy() const
{
    return document_ && (document_->vis().isBusy() || joining_.isRunning());
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
    connect(&vis, &VisLoader::portalsEnded, this, &ClusterGraph::adoptNeighbours);
}

void ClusterGraph::forget(bool keepsPlace)
{
    if (!keepsPlace) {
        places_ = {};
        keptFor_ = 0;
    } else if (vis_) {
        places_[static_cast<size_t>(side_)] = canvas_->place();
        keptFor_ = vis_->count();
    }
    joining_.cancel();
    vis_ = nullptr;
    hasNeighbours_ = wasCancelled_ = false;
    finding_.invalidate();
    look_.stop();
    progress_->hide();
    find_->hide();
    canvas_->setNodes({}, {});
}

void ClusterGraph::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (document_)
        want();
}

// Hidden, it asks for nothing and follows nothing.
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
    if (vis_ != vis && isVisible()) {
        vis_ = vis;
        const auto &sees = vis_->counts.sees;
        const quint32 low = sees.empty() ? 0 : std::ranges::min(sees), high = sees.empty() ? 0 : std::ranges::max(sees);
        legend_->setRange(low, high);
        if (vis_->count() != keptFor_)
            places_ = {};
        canvas_->setNodes(GraphLayout(vis_->places, side_), tintsOf(sees, low, high), places_[static_cast<size_t>(side_)]);
        adoptNeighbours();
        adoptSelection();
        adoptHover();
    }
    updateLine();
}

// Pairs are sorted beside the window: there may be many more than a map's compiler makes.
void ClusterGraph::adoptNeighbours()
{
    const auto portals = document_->vis().portals();
    if (!vis_ || !portals || hasNeighbours_ || joining_.isRunning())
        return;
    joining_.run([portals, map = document_->sharedMap()](std::stop_token) { return portals->neighbours(*map); },
                 [this](std::vector<std::array<quint32, 2>> pairs) {
                     hasNeighbours_ = true;
                     canvas_->setNeighbours(std::move(pairs));
                     updateLine();
                 });
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
        canvas_->turnNodes(GraphLayout(vis_->places, side), places_[static_cast<size_t>(side)]);
}

RecordRef ClusterGraph::recordOf(quint32 cluster) const
{
    return {document_->map().format().roles.clusters, cluster};
}

// Only such as the visibility knows.
std::vector<quint32> ClusterGraph::clustersOf(std::span<const RecordRef> records) const
{
    auto clusters = document_->references().project(records, document_->map().format().roles.clusters);
    std::erase_if(clusters, [this](quint32 cluster) { return cluster >= vis_->count(); });
    return clusters;
}

// Nothing is raised and no focus taken: the selection was made elsewhere. But some of it is to be seen.
void ClusterGraph::followSelection()
{
    const auto before = canvas_->selected().clusters;
    adoptSelection();
    if (!isChoosing_ && canvas_->selected().clusters != before)
        canvas_->bringIntoView(canvas_->selected().clusters);
}

void ClusterGraph::adoptSelection()
{
    if (!vis_ || !isVisible())
        return;
    auto clusters = clustersOf(document_->selection().records());
    auto sights = sightsOf(*vis_, clusters, mostSelectedLines);
    canvas_->setSelected({std::move(clusters), std::move(sights)});
    updateLine();
}

void ClusterGraph::adoptHover()
{
    if (!vis_ || !isVisible())
        return;
    const auto record = document_->selection().hovered();
    auto clusters = record.isValid() ? clustersOf(std::array{record}) : std::vector<quint32>();
    if (clusters == canvas_->hovered().clusters)
        return;
    auto sights = sightsOf(*vis_, clusters, mostHoveredLines);
    canvas_->setHovered({std::move(clusters), std::move(sights)});
    updateLine();
}

std::vector<quint32> ClusterGraph::shownSeen() const
{
    return both(canvas_->selected().sights.seen, canvas_->hovered().sights.seen);
}

std::vector<quint32> ClusterGraph::shownOneWayViewers() const
{
    return both(canvas_->selected().sights.oneWayViewers, canvas_->hovered().sights.oneWayViewers);
}
