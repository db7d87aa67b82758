#include "widgets/entities/entitygraphview.h"

#include "core/entities/graphtext.h"
#include "widgets/entities/entitypicture.h"
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

constexpr size_t mostGroups = 2'000; // in the list; other groups are reached by selecting an entity

} // namespace

void EntityGraphView::setDocument(Document *document, bool)
{
    document_ = document;
    finding_.cancel();
    placing_.cancel();
    patience_->stop();
    found_ = nullptr;
    group_ = -1;
    kept_.clear();
    isAtSelection_ = true;
    forgetPicture();
    groups_->clear();
    if (!document)
        return;
    isStale_ = true;
    const auto outdate = [this] {
        isStale_ = true;
        refresh();
    };
    document->tables().whenTouched(Derived::EntityList, this, [this, outdate](const MapChange &change) {
        for (qint32 &entity : kept_)
            entity = change.numberOf(document_->map().format().roles.entityList, entity);
        std::erase(kept_, -1);
        outdate();
    });
    connect(document, &Document::gameChanged, this, outdate);
    connect(&document->selection(), &Selection::changed, this, &EntityGraphView::followSelection);
    connect(&document->selection(), &Selection::hoverChanged, this, &EntityGraphView::adoptHover);
    refresh();
}

void EntityGraphView::forgetPicture()
{
    hovered_ = -1;
    shown_.clear();
    selected_.clear();
    canvas_->setNodes({}, {});
}

// Deferred, as each dock may come to the front for a moment while docks are arranged.
void EntityGraphView::setInFront(bool inFront)
{
    isInFront_ = inFront;
    QTimer::singleShot(0, this, [this] {
        MapView::setInFront(isInFront_);
        refresh();
    });
}

// Behind other views, it reads nothing and follows nothing.
void EntityGraphView::refresh()
{
    if (!document_ || !isInFront_)
        return;
    if (!isStale_)
        return followSelection();
    isStale_ = false;
    placing_.cancel();
    patience_->stop();
    finding_.run(
        [map = document_->sharedMap()](std::stop_token stop) {
            const auto source = map->entitySource();
            Found found{.map = map, .graph = entityGraph(source, Targets(source, map->classes()), map->classes(), stop)};
            const auto &components = found.graph.components;
            for (size_t i = 0; i < std::min(components.size(), mostGroups) && !stop.stop_requested(); ++i)
                found.titles.append(titleOf(found.graph, components[i], source));
            return std::make_shared<const Found>(std::move(found));
        },
        [this](std::shared_ptr<const Found> found) { adoptGraph(std::move(found)); });
    updateLine();
}

// Until its picture is there, the canvas still shows an earlier graph.
void EntityGraphView::adoptGraph(std::shared_ptr<const Found> found)
{
    found_ = std::move(found);
    const auto &graph = found_->graph;
    {
        const QSignalBlocker quiet(groups_);
        groups_->clear();
        groups_->addItems(found_->titles);
        if (!graph.alone.empty())
            groups_->addItem(tr("Not connected to others: %1").arg(numberText(std::ssize(graph.alone))));
        groups_->setEnabled(groups_->count() > 0);
    }
    group_ = -1;
    follows_ = follows_ || kept_.empty();
    showGroup(groupAfterEdit());
}

// Returns the group that was in view. But if a selected entity was in view, or in no group, and is now in another group,
// returns that one.
int EntityGraphView::groupAfterEdit() const
{
    const auto &graph = found_->graph;
    const auto nodesOfEntities = [&graph](const auto &entities) {
        std::vector<quint32> nodes;
        for (const auto entity : entities)
            if (const auto node = graph.nodeOf(static_cast<qint32>(entity)); node >= 0)
                nodes.push_back(static_cast<quint32>(node));
        return nodes;
    };
    const auto before = nodesOfEntities(kept_);
    const int kept = before.empty() ? -1 : groupOf(before.front());
    const auto selected = nodesOfEntities(
        document_->references().project(document_->selection().records(), document_->map().format().roles.entityList));
    const auto isKept = [&](quint32 node) { return kept >= 0 && std::ranges::binary_search(nodesOf(kept), node); };
    const bool follows = (isAtSelection_ || kept < 0) && !selected.empty() && std::ranges::none_of(selected, isKept);
    return follows ? groupOf(selected.front()) : std::max(kept, 0);
}

bool EntityGraphView::isCurrent() const { return document_ && isInFront_ && found_ && !isStale_ && !isBusy(); }

bool EntityGraphView::isAlone(int group) const { return std::cmp_greater_equal(group, found_->graph.components.size()); }

std::span<const quint32> EntityGraphView::nodesOf(int group) const
{
    return isAlone(group) ? found_->graph.alone : found_->graph.components[static_cast<size_t>(group)];
}

int EntityGraphView::groupOf(quint32 node) const
{
    const auto &components = found_->graph.components;
    const auto found =
        std::ranges::find_if(components, [node](const auto &nodes) { return std::ranges::binary_search(nodes, node); });
    return static_cast<int>(found - components.begin());
}

// The last entry is of unconnected entities, however many groups the list omits.
void EntityGraphView::showGroup(int group)
{
    if (group == group_)
        return;
    group_ = group;
    kept_.clear();
    for (const quint32 node : nodesOf(group))
        if (const qint32 entity = found_->graph.nodes[node].entity; entity >= 0)
            kept_.push_back(entity);
    const QSignalBlocker quiet(groups_);
    groups_->setCurrentIndex(isAlone(group) ? groups_->count() - 1 : group < found_->titles.size() ? group : -1);
    draw(!isAlone(group) && !grid_->isChecked());
}

void EntityGraphView::draw(bool inColumns)
{
    const auto nodes = nodesOf(group_);
    patience_->stop();
    if (inColumns)
        patience_->start();
    placing_.run([found = found_, wanted = std::vector(nodes.begin(), nodes.end()),
                  inColumns](std::stop_token) { return entityPicture(found->graph, *found->map, wanted, inColumns); },
                 [this](EntityPicture picture) { adoptPicture(std::move(picture)); }, [this] { forgetPicture(); });
    updateLine();
}

// Keeps the view if the number of nodes is the same: an edit has changed little.
void EntityGraphView::adoptPicture(EntityPicture picture)
{
    patience_->stop();
    const auto looked = picture.nodes.size() == shown_.size() ? canvas_->place() : std::nullopt;
    shown_ = std::move(picture.nodes);
    isGrid_ = !picture.isInColumns && !isAlone(group_) && !grid_->isChecked();
    canvas_->setFills(std::move(picture.fills));
    canvas_->setNodes(std::move(picture.layout), std::move(picture.tints), looked);
    canvas_->setNames(std::move(picture.names));
    canvas_->setFaulty(std::move(picture.faulty));
    canvas_->setArrows(std::move(picture.arrows));
    canvas_->setEmptyText(tr("No entity in this map refers to another one, as a target does to a targetname."));
    selected_.clear();
    hovered_ = -1;
    if (follows_)
        followSelection();
    else
        markSelected();
}

qint32 EntityGraphView::entityOf(quint32 node) const
{
    return node < shown_.size() ? found_->graph.nodes[shown_[node]].entity : -1;
}

qint64 EntityGraphView::nodeOf(qint32 entity) const
{
    const auto node = found_ ? found_->graph.nodeOf(entity) : -1;
    const auto at = std::ranges::lower_bound(shown_, node);
    return at != shown_.end() && *at == node ? at - shown_.begin() : -1;
}

void EntityGraphView::walkGroups(int by)
{
    const int count = groups_->count();
    if (count > 0)
        groups_->setCurrentIndex((std::max(groups_->currentIndex(), 0) + by + count) % count);
}

// Gets the keys that the canvas has no use for.
void EntityGraphView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        walkGroups(event->key() == Qt::Key_PageDown ? 1 : -1);
    else if (event->key() == Qt::Key_G && event->modifiers() == Qt::NoModifier)
        grid_->toggle();
    else
        MapView::keyPressEvent(event);
}
