// Which cluster sees which: as a graph where the clusters lie, and as a matrix of all pairs.
#pragma once

#include <QWidget>

class ClusterGraph;
class Document;
class QTabWidget;
class VisMatrixView;

class VisPanel : public QWidget
{
    Q_OBJECT
public:
    explicit VisPanel(QWidget *parent = nullptr);
    // Null: no map. `keepsPlace`: it is the same map, read anew.
    void setDocument(Document *document, bool keepsPlace = false);
    // As ImagePanel::setInFront(), but that it is shown a turn of the event loop later.
    void setInFront(bool inFront);

    QTabWidget *tabs() const { return tabs_; }
    ClusterGraph *graph() const { return graph_; }
    VisMatrixView *matrix() const { return matrix_; }

private:
    bool isInFront_ = false;
    QTabWidget *tabs_;
    ClusterGraph *graph_;
    VisMatrixView *matrix_;
};
