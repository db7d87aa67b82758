// What a ClusterGraph is put together from.
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/filteractions.h"
#include "widgets/vis/clustergraph.h"
#include "widgets/vis/graphlegend.h"
#include "widgets/vis/graphstatusline.h"

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

constexpr int lookInterval = 100; // milliseconds
constexpr int progressWidth = 110; // pixels

} // namespace

ClusterGraph::ClusterGraph(QWidget *parent)
    : QWidget(parent),
      bar_(new QToolBar),
      canvas_(new GraphCanvas),
      legend_(new GraphLegend),
      line_(new GraphStatusLine),
      progress_(new QProgressBar),
      find_(new QPushButton)
{
    look_.setInterval(lookInterval);
    connect(&look_, &QTimer::timeout, this, &ClusterGraph::showProgress);
    canvas_->setAccessibleName(tr("Cluster graph"));
    canvas_->setAccessibleDescription(
        tr("The arrow keys go from cluster to cluster, and with Ctrl move the view. Enter selects a cluster, with Ctrl as "
           "well as those selected before."));
    createActions();
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
    auto *group = new QActionGroup(this);
    const auto addSide = [&](GraphSide side, const QString &text, const QString &tip, Qt::Key key) {
        auto *action = sides_[static_cast<size_t>(side)] = add(text, tip);
        action->setCheckable(true);
        action->setChecked(side == side_);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, side] { setSide(side); });
    };
    addSide(GraphSide::Top, tr("Top"), tr("Seen from the top: x to the right, y up (1)"), Qt::Key_1);
    addSide(GraphSide::Front, tr("Front"), tr("Seen from the front: x to the right, z up (2)"), Qt::Key_2);
    addSide(GraphSide::Side, tr("Side"), tr("Seen from the side: y to the right, z up (3)"), Qt::Key_3);
    bar_->addSeparator();
    // The canvas itself knows the keys of these.
    connect(add(u"\u2212"_s, tr("Zoom out (-)")), &QAction::triggered, canvas_, &GraphCanvas::zoomOut);
    connect(add(u"+"_s, tr("Zoom in (+)")), &QAction::triggered, canvas_, &GraphCanvas::zoomIn);
    connect(add(tr("Fit"), tr("Show all of it (Home)")), &QAction::triggered, canvas_, &GraphCanvas::fit);
    connect(add(tr("Frame selection"), tr("Show what is selected, with what is around it (F)")), &QAction::triggered,
            canvas_, &GraphCanvas::frameRequested);
    // A toolbar keeps its buttons out of the chain of Tab.
    for (auto *button : bar_->findChildren<QToolButton *>()) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(button->toolTip());
    }
}

void ClusterGraph::arrange()
{
    line_->setTextFormat(Qt::PlainText);
    line_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    progress_->setMaximumWidth(progressWidth);
    progress_->setAccessibleName(tr("How far the search for neighbours is"));
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
    progress_->hide();
    find_->hide();
    setFocusProxy(canvas_);
}

// What its colours stand for.
void ClusterGraph::openLegendMenu(QPoint at)
{
    const auto range = legend_->rangeAt(at);
    if (!document_ || !range)
        return;
    const auto &format = document_->map().format();
    const int clusters = format.roles.clusters;
    const auto term = termFor(format.columns.clusterSight, range->first, range->second, clusters, document_->references());
    if (term.isEmpty())
        return;
    auto *menu = contextMenuOf(legend_);
    // Another map may come while the menu stands.
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
    connect(canvas_, &GraphCanvas::nodeHovered, this, [this](qint64 cluster) {
        if (document_)
            document_->selection().hover(cluster < 0 ? RecordRef{} : recordOf(static_cast<quint32>(cluster)));
    });
    connect(canvas_, &GraphCanvas::nodeClicked, this, [this](qint64 cluster, bool extends) {
        const QScopedValueRollback choosing(isChoosing_, true);
        if (document_ && cluster >= 0) {
            const auto record = recordOf(static_cast<quint32>(cluster));
            document_->selection().choose({record}, record, extends);
        } else if (document_ && !extends) {
            document_->selection().clear();
        }
    });
    connect(canvas_, &GraphCanvas::nodesChosen, this, [this](const std::vector<quint32> &clusters, bool extends) {
        if (!document_)
            return;
        auto records = extends ? document_->selection().records() : std::vector<RecordRef>();
        const auto chosen = refsOf(document_->map().format().roles.clusters, clusters);
        records.insert(records.end(), chosen.begin(), chosen.end());
        const QScopedValueRollback choosing(isChoosing_, true);
        document_->selection().set(std::move(records), clusters.empty() ? RecordRef{} : recordOf(clusters.front()));
    });
    connect(canvas_, &GraphCanvas::frameRequested, this, [this] { canvas_->frame(canvas_->selected().clusters); });
    connect(find_, &QPushButton::clicked, this, [this] {
        auto &vis = document_->vis();
        if (vis.isFindingPortals())
            vis.cancelPortals();
        else
            vis.findPortalsAgain();
    });
}
