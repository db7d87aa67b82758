// Shows which cluster sees which: as a graph, with the clusters at their positions in the map, and as a matrix of all pairs.
#pragma once

#include "widgets/mapview.h"
#include "widgets/vis/graphoptions.h"

class ClusterGraph;
class QTabWidget;
class VisMatrixView;

class VisPanel : public MapView
{
    Q_OBJECT
public:
    explicit VisPanel(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;
    void setInFront(bool inFront) override;
    void offer(const QList<QAction *> &actions) override;
    QList<OwnKey> ownKeys() const override;

    void setGraphOptions(const GraphOptions &options);

    QTabWidget *tabs() const { return tabs_; }
    ClusterGraph *graph() const { return graph_; }
    VisMatrixView *matrix() const { return matrix_; }

signals:
    void graphOptionsChosen(const GraphOptions &options); // by the user

private:
    bool isInFront_ = false;
    QTabWidget *tabs_;
    ClusterGraph *graph_;
    VisMatrixView *matrix_;
};
