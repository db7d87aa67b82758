#include "widgets/vis/vispanel.h"

#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/refusedkeys.h"
#include "widgets/vis/clustergraph.h"
#include "widgets/vis/vismatrixcanvas.h"
#include "widgets/vis/vismatrixview.h"

#include <QTabWidget>
#include <QTimer>

VisPanel::VisPanel(QWidget *parent) : MapView(parent), tabs_(new QTabWidget), graph_(new ClusterGraph), matrix_(new VisMatrixView)
{
    tabs_->addTab(graph_, tr("G&raph"));
    tabs_->addTab(matrix_, tr("Matri&x"));
    tabs_->setDocumentMode(true);
    tabs_->hide();
    refuseKeys(this, editingKeys(), tr("Visibility cannot be changed here. Edit the lump's bytes in its table."));
    setContent(tabs_);
    createLayout<QVBoxLayout>(this)->addWidget(tabs_);
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

void VisPanel::setGraphOptions(const GraphOptions &options) { graph_->setOptions(options); }

// Defers the change: while docks are arranged, each may come to the front for a moment, and a visible panel reads the map.
void VisPanel::setInFront(bool inFront)
{
    isInFront_ = inFront;
    if (!inFront)
        MapView::setInFront(false);
    else
        QTimer::singleShot(0, this, [this] { MapView::setInFront(isInFront_); });
}

void VisPanel::offer(const QList<QAction *> &actions)
{
    graph_->canvas()->offer(actions);
    addOwnSeparator(matrix_->canvas());
    matrix_->canvas()->addActions(actions);
}

QList<OwnKey> VisPanel::ownKeys() const
{
    return {{tr("Wheel, + -"), tr("Zoom in, out")},
            {tr("Drag"), tr("Pan; in the graph, Shift+drag selects")},
            {tr("Home"), tr("Fit to view")},
            {tr("T R L"), tr("Graph: view from the top, front, side; also 7, 1 and 3 on the number pad")},
            {tr("G"), tr("Graph: switch between rooms and clusters")},
            {tr("F"), tr("Graph: show the selection and its surroundings")},
            {tr("Arrow keys"), tr("Graph: go to the next node; matrix: to the next pair, with Shift ten further. Ctrl: "
                                  "pan")},
            {tr("Page Up, Page Down"), tr("Matrix: a page up, down; with Shift left, right")},
            {tr("Click, Space, Enter"), tr("Select the cluster, the room or both clusters of a pair; Ctrl adds to the "
                                           "selection")},
            {tr("Double click"), tr("Move the 3D view's camera there")},
            {tr("Enter, + -"),
             tr("Graph: open the room under the pointer, or close the room that the cluster under the pointer belongs to")},
            {tr("Ctrl+A"), tr("Graph: select all clusters")},
            {tr("Esc"), tr("Clear the selection")}};
}
