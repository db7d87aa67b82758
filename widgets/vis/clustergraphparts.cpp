// How a ClusterGraph is put together.
#include "widgets/graph/graphstatusline.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/filteractions.h"
#include "widgets/parts/label.h"
#include "widgets/parts/showin3d.h"
#include "widgets/parts/sidekeys.h"
#include "widgets/vis/clustergraph.h"
#include "widgets/vis/graphlegend.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace
{

constexpr int lookInterval = 100;  // milliseconds
constexpr int progressWidth = 110; // pixels

} // namespace

ClusterGraph::ClusterGraph(QWidget *parent)
    : QWidget(parent), bar_(new QToolBar), canvas_(new GraphCanvas), legend_(new GraphLegend), line_(new GraphStatusLine),
      notes_(createHtmlLabel()), progress_(new QProgressBar), find_(new QPushButton)
{
    look_.setInterval(lookInterval);
    connect(&look_, &QTimer::timeout, this, &ClusterGraph::showProgress);
    canvas_->setAccessibleName(tr("Cluster graph"));
    canvas_->setAccessibleDescription(
        tr("Arrow keys go from node to node; with Ctrl, they pan. Enter opens a room or selects a cluster. Space selects "
           "either; with Ctrl, it adds to the selection."));
    createActions();
    createOptions();
    for (auto *button : bar_->findChildren<QToolButton *>()) { // a toolbar keeps its buttons out of the tab order
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(button->toolTip());
    }
    arrange();
    connectCanvas();
    updateLine();
}

void ClusterGraph::createActions()
{
    const auto add = [this](const QString &text, const QString &tip) {
        auto *action = bar_->addAction(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
        canvas_->addAction(action);
        return action;
    };
    addShowIn3D(canvas_, true);
    auto *group = new QActionGroup(this);
    const auto addSide = [&](GraphSide side, const QString &text, const QString &tip) {
        auto *action = sides_[static_cast<size_t>(side)] = add(text, tip);
        action->setCheckable(true);
        action->setChecked(side == side_);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, side] { setSide(side); });
    };
    addSide(GraphSide::Top, tr("Top"), tr("Seen from the top: x to the right, y up (T)"));
    addSide(GraphSide::Front, tr("Front"), tr("Seen from the front: x to the right, z up (R)"));
    addSide(GraphSide::Side, tr("Side"), tr("Seen from the side: y to the right, z up (L)"));
    bar_->addSeparator();
    // The canvas itself handles the keys of these.
    connect(add(u"\u2212"_s, tr("Zoom out (-)")), &QAction::triggered, canvas_, &GraphCanvas::zoomOut);
    connect(add(u"+"_s, tr("Zoom in (+)")), &QAction::triggered, canvas_, &GraphCanvas::zoomIn);
    connect(add(tr("Fit"), tr("Fit to view (Home)")), &QAction::triggered, canvas_, &GraphCanvas::fit);
    connect(add(tr("Frame selection"), tr("Show the selection and its surroundings (F)")), &QAction::triggered, canvas_,
            &GraphCanvas::frameRequested);
}

void ClusterGraph::createOptions()
{
    bar_->addSeparator();
    const auto add = [this](const QString &text, const QString &tip, auto set) {
        auto *action = bar_->addAction(text);
        action->setCheckable(true);
        action->setToolTip(tip);
        action->setStatusTip(tip);
        canvas_->addAction(action);
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

// Gets the keys that the canvas has no use for.
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
    line_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    progress_->setMaximumWidth(progressWidth);
    progress_->setAccessibleName(tr("Progress of the search for neighbours"));
    auto *below = new QHBoxLayout;
    below->addWidget(line_, 1);
    below->addWidget(progress_);
    below->addWidget(find_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar_);
    layout->addWidget(canvas_, 1);
    layout->addWidget(legend_);
    layout->addLayout(below);
    layout->addWidget(notes_);
    notes_->setMargin(3);
    notes_->hide();
    progress_->hide();
    find_->hide();
    setFocusProxy(canvas_);
}

// Offers to filter by what the colour there stands for.
void ClusterGraph::openLegendMenu(QPoint at)
{
    const auto range = legend_->rangeAt(at);
    if (!document_ || !range || rooms()) // the table has no rooms
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
    connect(canvas_, &GraphCanvas::frameRequested, this, [this] { canvas_->frame(canvas_->selected().nodes); });
    connect(find_, &QPushButton::clicked, this, [this] {
        auto &vis = document_->vis();
        if (vis.isFindingPortals())
            vis.cancelPortals();
        else
            vis.findPortalsAgain();
    });
}
