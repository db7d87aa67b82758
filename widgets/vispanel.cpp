#include "widgets/vispanel.h"

#include "widgets/clustergraph.h"
#include "widgets/vismatrixview.h"

#include <QTabWidget>
#include <QVBoxLayout>

VisPanel::VisPanel(QWidget *parent)
    : QWidget(parent), tabs_(new QTabWidget), graph_(new ClusterGraph), matrix_(new VisMatrixView)
{
    tabs_->addTab(graph_, tr("G&raph"));
    tabs_->addTab(matrix_, tr("Matri&x"));
    tabs_->setDocumentMode(true);
    auto policy = tabs_->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // docks do not move while it comes and goes
    tabs_->setSizePolicy(policy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(tabs_);
    setFocusProxy(graph_);
    connect(tabs_, &QTabWidget::currentChanged, this, [this] { setFocusProxy(tabs_->currentWidget()); });
}

void VisPanel::setDocument(Document *document)
{
    graph_->setDocument(document);
    matrix_->setDocument(document);
}

void VisPanel::setInFront(bool inFront)
{
    tabs_->setVisible(inFront);
}
