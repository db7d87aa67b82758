#include "widgets/vis/vispanel.h"

#include "widgets/parts/contextmenu.h"
#include "widgets/vis/clustergraph.h"
#include "widgets/vis/vismatrixcanvas.h"
#include "widgets/vis/vismatrixview.h"

#include <QMenu>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

VisPanel::VisPanel(QWidget *parent)
    : MapView(parent), tabs_(new QTabWidget), graph_(new ClusterGraph), matrix_(new VisMatrixView)
{
    tabs_->addTab(graph_, tr("G&raph"));
    tabs_->addTab(matrix_, tr("Matri&x"));
    tabs_->setDocumentMode(true);
    tabs_->hide();
    setContent(tabs_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs_);
    setFocusProxy(graph_);
    connect(graph_, &ClusterGraph::filterRequested, this, &MapView::filterRequested);
    connect(graph_, &ClusterGraph::optionsChosen, this, &VisPanel::graphOptionsChosen);
    connect(tabs_, &QTabWidget::currentChanged, this, [this] { setFocusProxy(tabs_->currentWidget()); });
}

void VisPanel::setDocument(Document *document, bool again)
{
    graph_->setDocument(document, again);
    matrix_->setDocument(document);
}

void VisPanel::setGraphOptions(const GraphOptions &options)
{
    graph_->setOptions(options);
}

// Deferred: while docks are arranged, each may come to the front for a moment, and reads the map when visible.
void VisPanel::setInFront(bool inFront)
{
    isInFront_ = inFront;
    if (!inFront)
        MapView::setInFront(false);
    else
        QTimer::singleShot(0, this, [this] { MapView::setInFront(isInFront_); });
}

// A node under the menu is selected first, unless it already is.
void VisPanel::offer(const QList<QAction *> &actions)
{
    auto *canvas = graph_->canvas();
    canvas->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(canvas, &QWidget::customContextMenuRequested, canvas, [canvas, actions](QPoint at) {
        const auto &selected = canvas->selected().nodes;
        if (const auto node = canvas->nodeAt(at);
            node >= 0 && std::ranges::find(selected, static_cast<quint32>(node)) == selected.end())
            emit canvas->nodeClicked(node, false);
        auto *menu = contextMenuOf(canvas);
        menu->addActions(actions);
        showContextMenu(menu, canvas, at);
    });
    addOwnSeparator(matrix_->canvas());
    matrix_->canvas()->addActions(actions);
}

QList<OwnKey> VisPanel::ownKeys() const
{
    return {{tr("Wheel, + -"), tr("Zoom in, out")},
            {tr("Drag"), tr("Pan; with Shift, in the graph, choose a rectangle")},
            {tr("Home"), tr("Show all of it")},
            {tr("T R L"), tr("Graph: from the top, front, side; 7, 1 and 3 of the number pad too")},
            {tr("G"), tr("Graph: rooms instead of clusters, and back")},
            {tr("F"), tr("Graph: show what is selected, with what is around it")},
            {tr("Arrow keys"), tr("Graph: to the next node; matrix: to the next pair, with Shift ten on. With Ctrl: pan")},
            {tr("Page Up, Page Down"), tr("Matrix: a page up, down; with Shift left, right")},
            {tr("Click, Space, Enter"), tr("Select the cluster, the room, or both of a pair; with Ctrl add it")},
            {tr("Double click"), tr("Bring the camera of the 3D view there")},
            {tr("Enter, + -"), tr("Graph: open the room that is pointed at, close that of the cluster")},
            {tr("Ctrl+A"), tr("Graph: select all clusters")},
            {tr("Esc"), tr("Let go of what is selected")}};
}
