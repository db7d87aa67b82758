#include "widgets/entities/entitygraphview.h"

#include "core/entities/graphtext.h"
#include "core/graph/arrowplaces.h"
#include "core/sorting.h"
#include "widgets/graph/graphcanvas.h"
#include "widgets/graph/graphstatusline.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace
{

constexpr int mostGroups = 2'000; // that the list has; others are come to by what is selected

// Of a group, with the numbers that its nodes have there.
std::vector<const EntityGraph::Link *> linksIn(const EntityGraph &graph, std::span<const quint32> nodes)
{
    std::vector<const EntityGraph::Link *> links;
    for (const quint32 node : nodes)
        for (const auto &link : rangeOf(graph.links, node, &EntityGraph::Link::from))
            links.push_back(&link);
    return links;
}

quint32 placeIn(const std::vector<quint32> &nodes, quint32 node)
{
    return static_cast<quint32>(std::ranges::lower_bound(nodes, node) - nodes.begin());
}

// One for all that lead from one node to another.
std::vector<GraphArrow> arrowsOf(const EntityGraph &graph, const std::vector<quint32> &nodes, const EntitySource &source)
{
    std::vector<GraphArrow> arrows;
    for (const auto *link : linksIn(graph, nodes))
        arrows.push_back({placeIn(nodes, link->from), placeIn(nodes, link->to), wordsOf(*link, source)});
    const auto ends = [](const GraphArrow &arrow) { return std::pair(arrow.from, arrow.to); };
    std::ranges::stable_sort(arrows, {}, ends);
    std::vector<GraphArrow> joined;
    for (auto &arrow : arrows)
        if (joined.empty() || ends(joined.back()) != ends(arrow))
            joined.push_back(std::move(arrow));
        else
            joined.back().words += u", "_s + arrow.words;
    return joined;
}

} // namespace

void EntityGraphView::setDocument(Document *document, bool)
{
    document_ = document;
    finding_.cancel();
    placing_.cancel();
    patience_->stop();
    found_ = {};
    group_ = -1;
    hovered_ = -1;
    shown_.clear();
    selected_.clear();
    canvas_->setNodes({}, {});
    groups_->clear();
    if (!document)
        return;
    isStale_ = true;
    const auto outdate = [this] {
        isStale_ = true;
        refresh();
    };
    connect(document, &Document::entitiesChanged, this, outdate);
    connect(document, &Document::gameChanged, this, outdate);
    connect(&document->selection(), &Selection::changed, this, &EntityGraphView::followSelection);
    connect(&document->selection(), &Selection::hoverChanged, this, &EntityGraphView::adoptHover);
    refresh();
}

// While docks are arranged each may come to the front for a moment.
void EntityGraphView::setInFront(bool inFront)
{
    isInFront_ = inFront;
    QTimer::singleShot(0, this, [this] {
        MapView::setInFront(isInFront_);
        refresh();
    });
}

// Behind others it reads nothing, and follows nothing.
void EntityGraphView::refresh()
{
    if (!document_ || !isInFront_)
        return;
    if (!isStale_)
        return followSelection();
    isStale_ = false;
    finding_.run(
        [map = document_->sharedMap()](std::stop_token stop) {
            const auto source = map->entitySource();
            return Found{map, entityGraph(source, Targets(source, map->game()), map->game(), stop)};
        },
        [this](Found found) { adoptGraph(std::move(found)); });
    updateLine();
}

// An edit leaves the group that is looked at in front.
void EntityGraphView::adoptGraph(Found found)
{
    const qint32 kept = shown_.empty() ? -1 : found_.graph.nodes[shown_.front()].entity;
    found_ = std::move(found);
    const auto &graph = found_.graph;
    {
        const QSignalBlocker quiet(groups_);
        groups_->clear();
        for (const auto &component : graph.components) {
            if (groups_->count() == mostGroups)
                break;
            groups_->addItem(titleOf(graph, component, source()));
        }
        if (!graph.alone.empty())
            groups_->addItem(
                tr("Not connected, and never triggered: %1").arg(numberText(std::ssize(graph.alone))));
        groups_->setEnabled(groups_->count() > 0);
    }
    const auto node = graph.nodeOf(kept);
    group_ = -1;
    follows_ = follows_ || kept < 0;
    showGroup(node >= 0 ? groupOf(static_cast<quint32>(node)) : 0);
}

bool EntityGraphView::isCurrent() const
{
    return document_ && isInFront_ && found_.map && !isStale_ && !isBusy();
}

std::span<const quint32> EntityGraphView::nodesOf(int group) const
{
    const auto &[nodes, links, components, alone] = found_.graph;
    if (std::cmp_less(group, components.size()))
        return components[static_cast<size_t>(group)];
    return alone;
}

int EntityGraphView::groupOf(quint32 node) const
{
    const auto &components = found_.graph.components;
    const auto found = std::ranges::find_if(
        components, [node](const auto &nodes) { return std::ranges::binary_search(nodes, node); });
    return static_cast<int>(found - components.begin());
}

// The last entry is of those that hang alone, however many groups the list leaves out.
void EntityGraphView::showGroup(int group)
{
    if (group == group_)
        return;
    group_ = group;
    const auto nodes = nodesOf(group);
    const bool areAlone = std::cmp_greater_equal(group, found_.graph.components.size());
    const QSignalBlocker quiet(groups_);
    groups_->setCurrentIndex(areAlone ? groups_->count() - 1 : group < mostGroups ? group : -1);
    if (areAlone || grid_->isChecked())
        return useGrid();
    std::vector<quint32> wanted(nodes.begin(), nodes.end());
    std::vector<Arrow> arrows;
    for (const auto *link : linksIn(found_.graph, wanted))
        arrows.push_back({placeIn(wanted, link->from), placeIn(wanted, link->to)});
    patience_->start();
    placing_.run([arrows = std::move(arrows), count = static_cast<quint32>(wanted.size())](
                     std::stop_token) { return columnPlaces(count, arrows); },
                 [this, wanted](std::optional<std::vector<QPointF>> places) {
                     if (!places)
                         return useGrid();
                     isGrid_ = false;
                     putNodes(wanted, std::move(*places));
                 },
                 [this] { useGrid(); });
    updateLine();
}

void EntityGraphView::useGrid()
{
    placing_.cancel();
    const auto nodes = nodesOf(group_);
    isGrid_ = !grid_->isChecked() && std::cmp_less(group_, found_.graph.components.size());
    putNodes({nodes.begin(), nodes.end()}, gridPlaces(static_cast<quint32>(nodes.size())));
}

// Of as many nodes as before, the same part is looked at: an edit has changed little.
void EntityGraphView::putNodes(std::vector<quint32> nodes, std::vector<QPointF> places)
{
    constexpr double step = 40; // as many units of the plane as a line of names needs pixels, and some
    patience_->stop();
    const auto looked = nodes.size() == shown_.size() ? canvas_->place() : std::nullopt;
    shown_ = std::move(nodes);
    for (auto &place : places)
        place *= step;
    std::vector<QColor> fills;
    std::vector<quint8> tints, faulty;
    std::vector<QString> names;
    const auto &game = found_.map->game();
    for (const quint32 number : shown_) {
        const auto &node = found_.graph.nodes[number];
        const auto classname = node.entity < 0 ? QByteArrayView() : edits::valueOf(source(), node.entity, "classname");
        const QColor color(bsp::EntityClass(game, classname).look().color);
        const auto known = std::ranges::find(fills, color);
        tints.push_back(static_cast<quint8>(known - fills.begin()));
        if (known == fills.end())
            fills.push_back(color);
        faulty.push_back(node.isMissing || node.isNeverNamed);
        names.push_back(labelOf(found_.graph, number, source()));
    }
    canvas_->setFills(std::move(fills));
    canvas_->setNodes(GraphLayout(places), std::move(tints), looked);
    canvas_->setNames(std::move(names));
    canvas_->setFaulty(std::move(faulty));
    canvas_->setArrows(arrowsOf(found_.graph, shown_, source()));
    canvas_->setEmptyText(
        tr("No entity of this map names another, as a key such as target does with another's targetname."));
    selected_.clear();
    hovered_ = -1;
    if (follows_)
        followSelection();
    else
        markSelected();
}

qint32 EntityGraphView::entityOf(quint32 node) const
{
    return node < shown_.size() ? found_.graph.nodes[shown_[node]].entity : -1;
}

qint64 EntityGraphView::nodeOf(qint32 entity) const
{
    const auto node = found_.graph.nodeOf(entity);
    const auto at = std::ranges::lower_bound(shown_, node);
    return at != shown_.end() && *at == node ? at - shown_.begin() : -1;
}

void EntityGraphView::walkGroups(int by)
{
    const int count = groups_->count();
    if (count > 0)
        groups_->setCurrentIndex((std::max(groups_->currentIndex(), 0) + by + count) % count);
}

// Those that the canvas has no use for come here.
void EntityGraphView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        walkGroups(event->key() == Qt::Key_PageDown ? 1 : -1);
    else if (event->key() == Qt::Key_G && event->modifiers() == Qt::NoModifier)
        grid_->toggle();
    else
        MapView::keyPressEvent(event);
}
