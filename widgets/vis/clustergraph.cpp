#include "widgets/vis/clustergraph.h"

#include "core/document/comparison.h"
#include "core/text.h"
#include "core/vis/clusterboxes.h"
#include "widgets/graph/graphstatusline.h"
#include "widgets/graph/graphtoolbar.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filteractions.h"
#include "widgets/parts/showin3d.h"
#include "widgets/parts/sidekeys.h"
#include "widgets/vis/graphlegend.h"
#include "widgets/vis/neighboursearch.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QPointer>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

// Across a large window, these take about 50 and 10 ms to paint. Lines of hovered clusters are painted in every frame.
constexpr size_t mostSelectedLines = 1500, mostHoveredLines = 500;
constexpr quint32 manyClusters = 300; // more are unreadable side by side
constexpr auto facesLink = "faces"_L1, filterLink = "filter"_L1;

std::vector<quint32> both(const std::vector<quint32> &one, const std::vector<quint32> &other)
{
    std::vector<quint32> all;
    std::ranges::set_union(one, other, std::back_inserter(all));
    return all;
}

} // namespace

ClusterGraph::ClusterGraph(QWidget *parent)
    : QWidget(parent), canvas_(new GraphCanvas), bar_(new GraphToolBar(canvas_)), legend_(new GraphLegend),
      line_(new GraphStatusLine), notes_(createHtmlLabel()), search_(new NeighbourSearch)
{
    canvas_->setAccessibleName(tr("Cluster graph"));
    canvas_->setAccessibleDescription(
        tr("Arrow keys go from node to node; with Ctrl, they pan. Enter opens a room or selects a cluster. Space selects "
           "either; with Ctrl, it adds to the selection."));
    createActions();
    createOptions();
    arrange();
    connectCanvas();
    updateLine();
}

bool ClusterGraph::isBusy() const
{
    return document_ && (document_->vis().isBusy() || clusterRooms_.isBusy() || comparing_.isRunning());
}

void ClusterGraph::setDocument(Document *document, bool keepsPlace)
{
    leaveDocument(document_, this);
    document_ = document;
    forget(keepsPlace);
    clusterRooms_.setDocument(document_);
    search_->setLoader(document_ ? &document_->vis() : nullptr);
    if (document_) {
        connectDocument();
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
    connect(&vis, &VisLoader::portalsBegan, this, &ClusterGraph::updateLine);
    connect(&vis, &VisLoader::portalsEnded, this, &ClusterGraph::updateLine);
    connect(&vis, &VisLoader::portalsEnded, this, &ClusterGraph::adoptPortals);
    connect(&document_->comparison(), &Comparison::changed, this, &ClusterGraph::adoptComparison);
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
    vis_ = nullptr;
    comparing_.cancel();
    other_ = nullptr;
    compared_ = nullptr;
    nodes_ = {};
    selected_ = hovered_ = {};
    hoveredNode_ = -1;
    canvas_->setGraph({});
    adoptFilter();
}

void ClusterGraph::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (document_)
        want();
}

// Requests what the graph shows, and follows the selection. Called only while the graph is visible.
void ClusterGraph::want()
{
    document_->vis().want(VisSet::Pvs);
    search_->want();
    adoptVis();
    adoptComparison();
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
        clusterRooms_.find();
        arrangeNodes(places_[static_cast<size_t>(side_)]);
    }
    updateLine();
}

// Finds rooms. If the search for portals was cancelled or failed, no longer waits for rooms.
void ClusterGraph::adoptPortals()
{
    if (vis_)
        clusterRooms_.find();
    if (vis_ && nodes_.places.empty())
        arrangeNodes(places_[static_cast<size_t>(side_)]);
}

// Reads the other map's visibility in the background.
void ClusterGraph::adoptComparison()
{
    if (!isVisible())
        return;
    const auto show = [this](std::shared_ptr<const OtherVis> other) {
        other_ = std::move(other);
        legend_->setComparison(other_ != nullptr);
        hovered_ = {};
        adoptSelection();
        adoptHover();
        updateLine();
    };
    const auto &diff = document_->comparison().diff();
    if (diff == compared_)
        return;
    compared_ = diff;
    if (diff)
        return comparing_.run(
            [diff = diff](std::stop_token stop) {
                auto other = otherVis(*diff->a, *diff->b, diff->records, VisSet::Pvs, stop);
                return other ? std::make_shared<const OtherVis>(std::move(other).value()) : nullptr;
            },
            show);
    comparing_.cancel();
    show(nullptr);
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

// Returns the clusters of records, as far as the visibility has them.
std::vector<quint32> ClusterGraph::clustersOf(std::span<const RecordRef> records) const
{
    auto clusters = document_->references().project(records, document_->map().format().roles.clusters);
    std::erase_if(clusters, [this](quint32 cluster) { return cluster >= vis_->count(); });
    return clusters;
}

// Brings some of the selection into view. Raises nothing and takes no focus, as the selection was made elsewhere.
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

// Returns the nodes that stand for clusters; none until the map's nodes are arranged.
MarkedNodes ClusterGraph::markedOf(const std::vector<quint32> &clusters, size_t mostLines) const
{
    if (nodes_.nodeOf.empty())
        return {};
    MarkedNodes marked{nodes_.nodesOf(clusters), sightsBetween(*vis_, nodes_, clusters, mostLines)};
    if (other_ && other_->matrix.count() == vis_->count())
        addDifferences(marked, clusters, mostLines);
    return marked;
}

// Adds lines to what only this map or only the other one lets the clusters see, at most `mostLines` of each.
void ClusterGraph::addDifferences(MarkedNodes &marked, const std::vector<quint32> &clusters, size_t mostLines) const
{
    const auto add = [&](std::vector<Sights::Line> &lines, quint32 viewer, const VisMatrix &sees, const VisMatrix &lacks) {
        if (lines.size() >= mostLines)
            return;
        const auto row = sees.row(viewer), other = lacks.row(viewer);
        std::vector<quint64> only(row.size());
        for (size_t word = 0; word < row.size(); ++word)
            only[word] = row[word] & ~other[word];
        visitBits(only, [&](quint32 seen) {
            const auto from = nodes_.nodeOf[viewer], to = nodes_.nodeOf[seen];
            if (from >= 0 && to >= 0 && from != to && lines.size() < mostLines)
                lines.push_back({static_cast<quint32>(from), static_cast<quint32>(to)});
        });
    };
    for (const quint32 cluster : clusters) {
        add(marked.onlyHere, cluster, vis_->decoded.matrix, other_->matrix);
        add(marked.onlyInOther, cluster, other_->matrix, vis_->decoded.matrix);
        if (marked.onlyHere.size() >= mostLines && marked.onlyInOther.size() >= mostLines)
            return;
    }
}

qint64 ClusterGraph::hoveredRoom() const { return hoveredNode_ >= 0 && rooms() ? hoveredNode_ - nodes_.firstRoom : -1; }
std::vector<quint32> ClusterGraph::shownSeen() const { return both(selected_.sights.seen, hovered_.sights.seen); }

std::vector<quint32> ClusterGraph::shownOneWayViewers() const
{
    return both(selected_.sights.oneWayViewers, hovered_.sights.oneWayViewers);
}

void ClusterGraph::createActions()
{
    addShowIn3D(canvas_, true);
    auto *group = new QActionGroup(this);
    const auto addSide = [&](GraphSide side, const QString &text, const QString &tip) {
        auto *action = sides_[static_cast<size_t>(side)] = bar_->add(text, tip);
        action->setCheckable(true);
        action->setChecked(side == side_);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, side] { setSide(side); });
    };
    addSide(GraphSide::Top, tr("Top"), tr("Seen from the top: x to the right, y up (T)"));
    addSide(GraphSide::Front, tr("Front"), tr("Seen from the front: x to the right, z up (R)"));
    addSide(GraphSide::Side, tr("Side"), tr("Seen from the side: y to the right, z up (L)"));
    bar_->addZoom();
}

void ClusterGraph::createOptions()
{
    bar_->addSeparator();
    const auto add = [this](const QString &text, const QString &tip, auto set) {
        auto *action = bar_->add(text, tip);
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, [this, set](bool on) {
            auto options = options_;
            set(options, on);
            choose(options);
        });
        return action;
    };
    roomsAction_ =
        add(tr("Rooms"), tr("Combine clusters with wide portals between them into rooms, one node each (G)"),
            [](GraphOptions &options, bool on) { options.grouping = on ? GraphGrouping::Rooms : GraphGrouping::Clusters; });
    facelessAction_ = add(tr("Without faces"), tr("Also show clusters without faces: air, or the void around the map"),
                          [](GraphOptions &options, bool on) { options.showsFaceless = on; });
    filterAction_ = add(tr("Follow filter"), tr("Fade clusters that the filter of the cluster table hides"),
                        [](GraphOptions &options, bool on) { options.followsFilter = on; });
}

// Handles the keys that the canvas ignores.
void ClusterGraph::keyPressEvent(QKeyEvent *event)
{
    if (const auto side = sideOfKey(*event))
        sides_[static_cast<size_t>(*side)]->trigger(); // both enums have the same order
    else if (event->key() == Qt::Key_G && event->modifiers() == Qt::NoModifier)
        roomsAction_->trigger();
    else
        QWidget::keyPressEvent(event);
}

void ClusterGraph::arrange()
{
    auto *below = new QHBoxLayout;
    below->addWidget(line_, 1);
    below->addWidget(search_);
    auto *layout = createLayout<QVBoxLayout>(this, {}, 0);
    layout->addWidget(bar_);
    layout->addWidget(canvas_, 1);
    layout->addWidget(legend_);
    layout->addLayout(below);
    layout->addWidget(notes_);
    notes_->setMargin(3);
    notes_->hide();
    setFocusProxy(canvas_);
}

// Offers to filter by the range of numbers that the colour at `at` stands for.
void ClusterGraph::openLegendMenu(QPoint at)
{
    const auto range = legend_->rangeAt(at);
    if (!document_ || !range || rooms()) // the table lists no rooms
        return;
    const auto &format = document_->map().format();
    const int clusters = format.roles.clusters;
    const auto term = termFor(format.columns.clusterSight, range->first, range->second, clusters, document_->references());
    if (term.isEmpty())
        return;
    auto *menu = contextMenuOf(legend_);
    // Another map may be opened while the menu is open.
    addFilterEntries(menu, [=, this, asked = QPointer(document_)](FilterRequest::How how) {
        if (asked && asked == document_)
            emit filterRequested({clusters, term, how});
    });
    showContextMenu(menu, legend_, at);
}

void ClusterGraph::connectCanvas()
{
    legend_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(legend_, &QWidget::customContextMenuRequested, this, &ClusterGraph::openLegendMenu);
    connect(notes_, &QLabel::linkActivated, this, &ClusterGraph::followNote);
    connect(canvas_, &GraphCanvas::openingWanted, this, &ClusterGraph::setOpen);
    connect(canvas_, &GraphCanvas::nodeHovered, this, [this](qint64 node) {
        if (!document_)
            return;
        const bool isRoom = node >= nodes_.firstRoom;
        hoveredNode_ = isRoom ? node : -1;
        document_->selection().hover(node < 0 || isRoom ? RecordRef{} : recordOf(static_cast<quint32>(node)));
        adoptHover();
    });
    connect(canvas_, &GraphCanvas::nodeClicked, this, [this](qint64 node, bool extends) {
        const QScopedValueRollback choosing(isChoosing_, true);
        if (document_ && node >= 0) {
            const auto records = recordsOf({static_cast<quint32>(node)});
            document_->selection().choose(records, records.front(), extends);
        } else if (document_ && !extends) {
            document_->selection().clear();
        }
    });
    connect(canvas_, &GraphCanvas::nodesChosen, this, [this](const std::vector<quint32> &nodes, bool extends) {
        if (!document_)
            return;
        auto records = extends ? document_->selection().records() : std::vector<RecordRef>();
        const auto chosen = recordsOf(nodes);
        records.insert(records.end(), chosen.begin(), chosen.end());
        const QScopedValueRollback choosing(isChoosing_, true);
        document_->selection().set(std::move(records), chosen.empty() ? RecordRef{} : chosen.front());
    });
    connect(canvas_, &GraphCanvas::nodeDoubleClicked, this, [this] { requestShowIn3D(this); });
    connect(&clusterRooms_, &ClusterRooms::ended, this,
            [this] { arrangeNodes(nodes_.places.empty() ? places_[static_cast<size_t>(side_)] : canvas_->place()); });
    connect(&clusterRooms_, &ClusterRooms::renamed, this, [this] {
        if (rooms())
            canvas_->setNames(namesOfRooms());
        updateLine();
    });
}

void ClusterGraph::setOptions(const GraphOptions &options)
{
    options_ = options;
    updateActions();
    arrangeNodes(canvas_->place());
}

void ClusterGraph::choose(const GraphOptions &options)
{
    setOptions(options);
    emit optionsChosen(options_);
}

bool ClusterGraph::wantsRooms() const
{
    return options_.grouping == GraphGrouping::Rooms
           || (options_.grouping == GraphGrouping::WhenMany && vis_ && vis_->count() > manyClusters);
}

// Returns whether to wait for rooms, as they would soon replace clusters drawn now.
bool ClusterGraph::awaitsRooms() const
{
    return wantsRooms() && !clusterRooms_.areKnown() && (clusterRooms_.areSought() || document_->vis().isFindingPortals());
}

ClusterText ClusterGraph::describe() const { return {*vis_, nodes_, rooms(), clusterRooms_.names(), matters_}; }

const VisRooms *ClusterGraph::rooms() const
{
    return wantsRooms() && clusterRooms_.areKnown() ? &clusterRooms_.rooms() : nullptr;
}

void ClusterGraph::updateActions()
{
    const QSignalBlocker rooms(roomsAction_), faceless(facelessAction_), filter(filterAction_);
    roomsAction_->setChecked(wantsRooms());
    facelessAction_->setChecked(options_.showsFaceless);
    filterAction_->setChecked(options_.followsFilter);
}

void ClusterGraph::arrangeNodes(std::optional<GraphView> place)
{
    updateActions();
    hoveredNode_ = -1;
    if (!vis_ || awaitsRooms()) {
        nodes_ = {};
        canvas_->setGraph({});
        adoptFilter();
        return updateLine();
    }
    const auto *shownRooms = rooms();
    if (shownRooms && isOpen_.size() != shownRooms->count) // else they are of the same map, reloaded
        isOpen_.assign(shownRooms->count, false);
    const bool doSomeMatter = std::ranges::find(matters_, true) != matters_.end();
    nodes_ = graphNodes(
        vis_->places,
        {.rooms = shownRooms, .isOpen = isOpen_, .matters = matters_, .showsAll = options_.showsFaceless || !doSomeMatter});
    const auto sees = seenFrom(*vis_, nodes_, shownRooms);
    quint32 low = ~0U, high = 0;
    for (quint32 node = 0; node < sees.size(); ++node)
        if (nodes_.places[node].leafs > 0) {
            low = std::min(low, sees[node]);
            high = std::max(high, sees[node]);
        }
    low = std::min(low, high);
    legend_->setRange(low, high, shownRooms != nullptr);
    GraphContent graph{.layout = GraphLayout(nodes_.places, side_),
                       .looks = {.tints = legend_->tintsOf(sees)},
                       .rooms = {.first = nodes_.firstRoom},
                       .names = namesOfRooms()};
    for (quint32 room = 0; shownRooms && room < shownRooms->count; ++room)
        if (isOpen_[room]) {
            const auto members = shownRooms->clusters.of(room);
            graph.rooms.open.push_back({nodes_.firstRoom + room, {members.begin(), members.end()}});
        }
    canvas_->setGraph(std::move(graph), place);
    if (clusterRooms_.areKnown())
        canvas_->setNeighbours(linksOf(nodes_, clusterRooms_.openings()));
    adoptFilter();
    adoptSelection();
    adoptHover();
    updateLine();
}

// Returns names by node; empty for clusters.
std::vector<QString> ClusterGraph::namesOfRooms() const
{
    const auto *shownRooms = rooms();
    std::vector<QString> names(shownRooms ? nodes_.places.size() : 0);
    for (quint32 room = 0; shownRooms && room < shownRooms->count; ++room)
        names[nodes_.firstRoom + room] =
            tr("%1 (%2)").arg(describe().nameOf(room), numberText(std::ssize(shownRooms->clusters.of(room))));
    return names;
}

// Opens or closes a room. Then points at one of its clusters, or at its node, so that one key opens a room and another closes it
// again.
void ClusterGraph::setOpen(quint32 node, bool open)
{
    const auto *shownRooms = rooms();
    if (!shownRooms || node < nodes_.firstRoom || node - nodes_.firstRoom >= shownRooms->count)
        return;
    isOpen_[node - nodes_.firstRoom] = open;
    const auto before = canvas_->placeOf(node);
    arrangeNodes(canvas_->view());
    if (!open)
        return canvas_->pointAt(node);
    qint64 nearest = -1;
    const auto away = [&](quint32 cluster) { return (canvas_->placeOf(cluster) - before).manhattanLength(); };
    for (const quint32 cluster : shownRooms->clusters.of(node - nodes_.firstRoom))
        if (canvas_->nodes().has(cluster) && (nearest < 0 || away(cluster) < away(static_cast<quint32>(nearest))))
            nearest = cluster;
    if (nearest >= 0)
        canvas_->pointAt(static_cast<quint32>(nearest));
}

// Draws nodes faintly that the table's filter hides: rooms if it hides all of their clusters. Nothing is faint while rooms are
// awaited, as there are no nodes.
void ClusterGraph::adoptFilter()
{
    const bool hasNodes = document_ && !nodes_.nodeOf.empty();
    const auto *shown = hasNodes ? document_->shown().of(document_->map().format().roles.clusters) : nullptr;
    faintNodes_ = 0;
    isFiltered_ = shown != nullptr;
    if (!shown || !options_.followsFilter) {
        canvas_->setFaint({});
        return updateNotes();
    }
    std::vector<quint8> faint(nodes_.places.size(), 1);
    for (const quint32 node : nodes_.nodesOf(*shown))
        faint[node] = 0;
    for (quint32 node = 0; node < faint.size(); ++node)
        faintNodes_ += canvas_->nodes().has(node) && faint[node] ? 1U : 0U;
    canvas_->setFaint(std::move(faint));
    updateNotes();
}

void ClusterGraph::updateNotes()
{
    QStringList sentences;
    const auto linked = [](QLatin1StringView link, const QString &text) { return u"<a href=\"%1\">%2</a>"_s.arg(link, text); };
    if (nodes_.leftOut > 0)
        sentences += tr("%Ln clusters without faces are hidden: %1.", nullptr, static_cast<int>(nodes_.leftOut))
                         .arg(linked(facesLink, tr("show them")));
    if (isFiltered_ && !options_.followsFilter)
        sentences += tr("The graph does not follow the table's filter: %1.").arg(linked(filterLink, tr("follow it")));
    else if (isFiltered_)
        sentences += tr("%1 of %Ln nodes are faded, because the table's filter hides them: %2.", nullptr,
                        static_cast<int>(canvas_->nodes().order().size()))
                         .arg(numberText(faintNodes_), linked(filterLink, tr("do not follow it")));
    notes_->setText(sentences.join(u' '));
    notes_->setVisible(!sentences.isEmpty());
}

void ClusterGraph::followNote(const QString &link)
{
    auto options = options_;
    if (link == facesLink)
        options.showsFaceless = true;
    else
        options.followsFilter = !options.followsFilter;
    choose(options);
}

void ClusterGraph::updateLine()
{
    canvas_->setEmptyText(emptyText());
    if (!vis_ || canvas_->nodes().order().empty())
        line_->clear();
    else if (!hovered_.clusters.empty())
        line_->setText(hoveredText());
    else if (!selected_.clusters.empty())
        line_->setText(describe().selected(selected_.clusters, selected_.sights, canvas_->selected().sights));
    else
        line_->setText(mapText());
}

QString ClusterGraph::emptyText() const
{
    if (!document_)
        return tr("No map is open. This view shows its clusters, and which clusters each of them sees.");
    if (const auto &fault = document_->vis().faultOf(VisSet::Pvs); !fault.isEmpty())
        return fault;
    if (!vis_)
        return tr("Reading the visibility...");
    if (vis_->count() == 0)
        return tr("The map has no clusters: its compiler assigned none to its leafs.");
    if (awaitsRooms())
        return tr("Grouping the clusters into rooms...");
    return tr("None of the map's clusters has a position: no leaf belongs to one, or their leafs' bounding boxes are "
              "broken.");
}

QString ClusterGraph::hoveredText() const
{
    const auto &drawn = canvas_->hovered();
    const auto beside = drawn.nodes.size() == 1 ? canvas_->nodesBeside(drawn.nodes.front()) : 0;
    const auto text = describe().hovered(hovered_.clusters, hoveredRoom(), beside, drawn.sights);
    const auto &selected = selected_.clusters;
    return selected.empty() || selected == hovered_.clusters ? text : describe().withSelected(text, selected);
}

QString ClusterGraph::mapText() const
{
    const auto &vis = document_->vis();
    auto sentences = describe().map(wantsRooms());
    if (clusterRooms_.areKnown())
        sentences += canvas_->areNeighboursDrawn()
                         ? tr("%Ln pairs of neighbours.", nullptr, static_cast<int>(canvas_->neighbourCount()))
                         : tr("%1 pairs of neighbours are too many to draw.")
                               .arg(numberText(static_cast<qint64>(canvas_->neighbourCount())));
    else if (!vis.portalFault().isEmpty())
        sentences += vis.portalFault();
    else if (vis.isFindingPortals() || clusterRooms_.areSought())
        sentences += tr("Searching for neighbours...");
    else
        sentences += tr("Neighbours are unknown: the search for them did not finish.");
    if (other_)
        sentences += pairsText(*other_);
    sentences += tr("Drag to pan. Shift+drag selects; Ctrl+Shift+drag adds to the selection.");
    return sentences.join(u' ');
}
