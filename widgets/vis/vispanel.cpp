#include "widgets/vis/vispanel.h"

#include "widgets/vis/clustergraph.h"
#include "widgets/vis/vismatrixview.h"

#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

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
    connect(tabs_, &QTabWidget::currentChanged, this, [this] { setFocusProxy(tabs_->currentWidget()); });
}

void VisPanel::setDocument(Document *document, bool again)
{
    graph_->setDocument(document, again);
    matrix_->setDocument(document);
}

// While docks are arranged each may come to the front for a moment, and what is seen reads the map.
void VisPanel::setInFront(bool inFront)
{
    isInFront_ = inFront;
    if (!inFront)
        MapView::setInFront(false);
    else
        QTimer::singleShot(0, this, [this] { MapView::setInFront(isInFront_); });
}

QList<OwnKey> VisPanel::ownKeys() const
{
    return {{tr("Wheel, + -"), tr("Zoom in, out")},
            {tr("Drag"), tr("Pan; with Shift, in the graph, choose a rectangle")},
            {tr("Home"), tr("Show all of it")},
            {tr("F"), tr("Graph: show what is selected, with what is around it")},
            {tr("Arrow keys"), tr("Graph: to the next node; matrix: to the next pair, with Shift ten on. With Ctrl: pan")},
            {tr("Page Up, Page Down"), tr("Matrix: a page up, down; with Shift left, right")},
            {tr("Click, Enter"), tr("Select the cluster, or both of a pair; with Ctrl add it")},
            {tr("Ctrl+A"), tr("Graph: select all clusters")},
            {tr("Esc"), tr("Let go of what is selected")}};
}
