#include "widgets/entities/entitygraphview.h"

#include "core/sorting.h"
#include "widgets/entities/entitypicture.h"
#include "widgets/graph/graphcanvas.h"
#include "widgets/graph/graphstatusline.h"
#include "widgets/graph/graphtoolbar.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/showin3d.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostGroups = 2'000; // in the list; other groups are reached by selecting an entity

constexpr int patience = 2'000; // milliseconds to wait for positions, before nodes are put into a grid

} // namespace

EntityGraphView::EntityGraphView(QWidget *parent)
    : MapView(parent), patience_(new QTimer(this)), body_(new QWidget), groups_(new QComboBox), canvas_(new GraphCanvas),
      bar_(new GraphToolBar(canvas_)), line_(new GraphStatusLine)
{
    patience_->setSingleShot(true);
    patience_->setInterval(patience);
    connect(patience_, &QTimer::timeout, this, [this] { draw(false); });
    connect(groups_, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            showGroup(index < found_->titles.size() ? index : static_cast<int>(found_->graph.components.size()));
    });
    canvas_->setAccessibleName(tr("Entity graph"));
    canvas_->setAccessibleDescription(
        tr("Right and Left follow the arrows, to what an entity refers to and back; Up and Down go to the next entity. "
           "Enter selects it, Ctrl+Enter adds it to the selection."));
    createActions();
    arrange();
    connectCanvas();
}

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
    canvas_->setGraph({});
}

// Defers its work, as each dock may come to the front for a moment while docks are arranged.
void EntityGraphView::setInFront(bool inFront)
{
    isInFront_ = inFront;
    QTimer::singleShot(0, this, [this] {
        MapView::setInFront(isInFront_);
        refresh();
    });
}

// Finds the graph again if it is stale, else follows the selection. Does nothing while the view is behind others.
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

// Takes the graph that was found. Until its picture is ready, the canvas still shows an earlier graph.
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
    const auto selected = nodesOfEntities(selectedEntities());
    const auto isKept = [&](quint32 node) { return kept >= 0 && std::ranges::binary_search(nodesOf(kept), node); };
    const bool follows = (isAtSelection_ || kept < 0) && !selected.empty() && std::ranges::none_of(selected, isKept);
    return follows ? groupOf(selected.front()) : std::max(kept, 0);
}

bool EntityGraphView::isCurrent() const { return document_ && isInFront_ && found_ && !isStale_ && !isBusy(); }

std::vector<quint32> EntityGraphView::selectedEntities() const
{
    return document_->references().project(document_->selection().records(), document_->map().format().roles.entityList);
}

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

// Shows a group. The last entry of the list is the group of unconnected entities, however many other groups the list omits.
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

// Shows the picture. Keeps zoom and scroll position if the number of nodes is the same: an edit has changed little then.
void EntityGraphView::adoptPicture(EntityPicture picture)
{
    patience_->stop();
    const auto looked = picture.nodes.size() == shown_.size() ? canvas_->place() : std::nullopt;
    shown_ = std::move(picture.nodes);
    isGrid_ = !picture.isInColumns && !isAlone(group_) && !grid_->isChecked();
    canvas_->setFills(std::move(picture.fills));
    canvas_->setGraph(std::move(picture.graph), looked);
    canvas_->setEmptyText(tr("No entity in this map refers to another one, for example by a target that names a targetname."));
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

// Handles keys that the canvas ignores.
void EntityGraphView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        walkGroups(event->key() == Qt::Key_PageDown ? 1 : -1);
    else if (event->key() == Qt::Key_G && event->modifiers() == Qt::NoModifier)
        grid_->toggle();
    else
        MapView::keyPressEvent(event);
}

void EntityGraphView::createActions()
{
    addShowIn3D(canvas_, true);
    connect(bar_->add(u"\u2039"_s, tr("Previous group (Page Up)")), &QAction::triggered, this, [this] { walkGroups(-1); });
    connect(bar_->add(u"\u203A"_s, tr("Next group (Page Down)")), &QAction::triggered, this, [this] { walkGroups(1); });
    bar_->addWidget(groups_);
    bar_->addZoom();
    grid_ = bar_->add(tr("Grid"), tr("Arrange in a grid instead of along the arrows (G)"));
    grid_->setCheckable(true);
    connect(grid_, &QAction::toggled, this, [this] {
        if (!finding_.isRunning() && found_)
            showGroup(std::exchange(group_, -1));
    });
}

void EntityGraphView::arrange()
{
    groups_->setAccessibleName(tr("Groups of connected entities"));
    groups_->setToolTip(tr("Groups of connected entities, the largest first"));
    groups_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    groups_->setMinimumContentsLength(24);
    groups_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *inner = createLayout<QVBoxLayout>(body_, {}, 0);
    inner->addWidget(bar_);
    inner->addWidget(canvas_, 1);
    inner->addWidget(line_);
    createLayout<QVBoxLayout>(this, {}, 0)->addWidget(body_);
    setContent(body_);
    body_->hide();
    setFocusProxy(canvas_);
}

void EntityGraphView::connectCanvas()
{
    connect(canvas_, &GraphCanvas::nodeHovered, this, [this](qint64 node) {
        if (!isCurrent())
            return;
        hovered_ = node;
        const qint32 entity = node < 0 ? -1 : entityOf(static_cast<quint32>(node));
        const int lump = document_->map().format().roles.entityList;
        document_->selection().hover(entity < 0 ? RecordRef{} : RecordRef{lump, static_cast<quint32>(entity)});
        adoptHover();
    });
    connect(canvas_, &GraphCanvas::nodeClicked, this, [this](qint64 node, bool extends) {
        if (document_ && node >= 0)
            choose({static_cast<quint32>(node)}, extends);
        else if (document_ && !extends)
            document_->selection().clear();
    });
    connect(canvas_, &GraphCanvas::nodesChosen, this, &EntityGraphView::choose);
    connect(canvas_, &GraphCanvas::nodeDoubleClicked, this, [this] { requestShowIn3D(this); });
}

// Selects the entities of the nodes. The node of a name stands for the entities with that name.
void EntityGraphView::choose(const std::vector<quint32> &nodes, bool extends)
{
    if (!isCurrent())
        return;
    std::vector<RecordRef> records;
    const int lump = document_->map().format().roles.entityList;
    const auto add = [&](qint32 entity) {
        if (entity >= 0)
            records.push_back({lump, static_cast<quint32>(entity)});
    };
    for (const quint32 node : nodes) {
        add(entityOf(node));
        if (entityOf(node) < 0)
            for (const auto &link : rangeOf(found_->graph.links, shown_[node], &EntityGraph::Link::from))
                add(found_->graph.nodes[link.to].entity);
    }
    sortUnique(records);
    if (records.empty())
        return;
    if (nodes.size() == 1)
        return document_->selection().choose(records, records.front(), extends);
    const auto current = records.front();
    if (extends)
        records.insert(records.end(), document_->selection().records().begin(), document_->selection().records().end());
    document_->selection().set(std::move(records), current);
}

std::vector<quint32> EntityGraphView::nodesOf(std::span<const RecordRef> records) const
{
    const int lump = document_->map().format().roles.entityList;
    std::vector<quint32> nodes;
    for (const quint32 entity : document_->references().project(records, lump))
        if (const auto node = nodeOf(static_cast<qint32>(entity)); node >= 0)
            nodes.push_back(static_cast<quint32>(node));
    return nodes;
}

// Shows the group of a selected entity, unless the current group has one.
void EntityGraphView::followSelection()
{
    follows_ = !isCurrent();
    if (follows_)
        return;
    qint64 elsewhere = -1;
    for (const quint32 entity : selectedEntities()) {
        if (nodeOf(static_cast<qint32>(entity)) >= 0)
            return markSelected();
        if (elsewhere < 0)
            elsewhere = found_->graph.nodeOf(static_cast<qint32>(entity));
    }
    if (elsewhere < 0)
        return markSelected();
    showGroup(groupOf(static_cast<quint32>(elsewhere)));
}

void EntityGraphView::markSelected()
{
    const auto selected = nodesOf(document_->selection().records());
    isAtSelection_ = !selected.empty() || std::ranges::none_of(selectedEntities(), [this](quint32 entity) {
        return found_->graph.nodeOf(static_cast<qint32>(entity)) >= 0;
    });
    std::vector<bool> isSelected(shown_.size());
    for (const quint32 node : selected)
        isSelected[node] = true;
    MarkedNodes marked{.nodes = selected, .sights = {}};
    for (const auto &arrow : canvas_->arrows()) {
        if (!isSelected[arrow.from] && !isSelected[arrow.to])
            continue;
        marked.sights.sees.push_back({arrow.from, arrow.to});
        for (const quint32 end : {arrow.from, arrow.to})
            if (!isSelected[end])
                marked.sights.seen.push_back(end);
    }
    sortUnique(marked.sights.seen);
    marked.sights.lines = marked.sights.sees.size();
    canvas_->setSelected(std::move(marked));
    canvas_->bringIntoView(selected);
    updateLine();
}

void EntityGraphView::adoptHover()
{
    if (!isCurrent())
        return;
    const RecordRef one[] = {document_->selection().hovered()};
    if (one[0].isValid()) {
        const auto nodes = nodesOf(one);
        hovered_ = nodes.empty() ? -1 : qint64(nodes.front());
    } else if (hovered_ >= 0 && entityOf(static_cast<quint32>(hovered_)) >= 0) {
        hovered_ = -1;
    }
    canvas_->setHovered(
        {.nodes = hovered_ < 0 ? std::vector<quint32>() : std::vector{static_cast<quint32>(hovered_)}, .sights = {}});
    updateLine();
}

void EntityGraphView::updateLine()
{
    if (finding_.isRunning())
        return line_->setText(tr("Reading the references between entities..."));
    if (placing_.isRunning())
        return line_->setText(
            tr("Arranging %1 nodes. Press G to put them into a grid at once.").arg(numberText(std::ssize(nodesOf(group_)))));
    if (hovered_ >= 0)
        return line_->setText(sentencesOf(found_->graph, shown_[static_cast<size_t>(hovered_)], source()));
    if (const auto &selected = canvas_->selected().nodes; selected.size() == 1)
        return line_->setText(sentencesOf(found_->graph, shown_[selected.front()], source()));
    line_->setText(groupText());
}

QString EntityGraphView::groupText() const
{
    if (shown_.empty())
        return {};
    qsizetype missing = 0, never = 0;
    for (const quint32 node : shown_) {
        missing += found_->graph.nodes[node].isMissing;
        never += found_->graph.nodes[node].isNeverNamed;
    }
    QStringList sentences;
    if (const auto arrows = std::ssize(canvas_->arrows()); arrows > 0)
        sentences.append(canvas_->areArrowsDrawn() ? tr("Arrows from an entity to what it refers to: %1.").arg(numberText(arrows))
                                                   : tr("Too many arrows to draw: %1.").arg(numberText(arrows)));
    if (missing > 0)
        sentences.append(tr("Ringed: names that no entity has (%1).").arg(numberText(missing)));
    if (never > 0)
        sentences.append(tr("Ringed: never triggered, as nothing uses their name (%1).").arg(numberText(never)));
    if (isGrid_)
        sentences.append(tr("Shown in a grid, as there are too many nodes for columns or arranging them took too long."));
    return sentences.join(u' ');
}

void EntityGraphView::offer(const QList<QAction *> &actions) { canvas_->offer(actions); }

QList<OwnKey> EntityGraphView::ownKeys() const
{
    return {{tr("Right, Left"), tr("Follow an arrow: to what the entity refers to, or back")},
            {tr("Up, Down"), tr("Go to the next entity above or below")},
            {tr("Ctrl+Down, Ctrl+Up"), tr("Follow an arrow forward or back, and select what is there")},
            {tr("Click, Space, Enter"), tr("Select the entity, or all with that name; with Ctrl add to the selection")},
            {tr("Page Up, Page Down"), tr("Previous or next group")},
            {tr("Wheel, + -"), tr("Zoom in or out")},
            {tr("Drag"), tr("Pan; with Shift select a rectangle")},
            {tr("G"), tr("Switch between a grid and columns along the arrows")},
            {tr("Home"), tr("Fit to view")},
            {tr("F"), tr("Show the selection and its surroundings")},
            {tr("Double click"), tr("Move the 3D view's camera there")},
            {tr("Ctrl+A"), tr("Select all entities of the group")},
            {tr("Esc"), tr("Clear the selection")}};
}
