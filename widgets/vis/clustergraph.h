// Which cluster sees which, as a graph: each cluster a node where it is in the map.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/query/filterrequest.h"
#include "widgets/vis/graphcanvas.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class GraphLegend;
class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolBar;

class ClusterGraph : public QWidget
{
    Q_OBJECT
public:
    explicit ClusterGraph(QWidget *parent = nullptr);
    // null: no map. With `keepsPlace` it is shown where the one before was, if it has as many clusters.
    void setDocument(Document *document, bool keepsPlace = false);

    GraphCanvas *canvas() const { return canvas_; }
    QLabel *line() const { return line_; } // the hovered cluster in words, else what is selected, else the map
    QPushButton *findButton() const { return find_; } // looks for neighbours, or stops that
    QAction *sideAction(GraphSide side) const { return sides_[static_cast<size_t>(side)]; }
    bool isBusy() const;
    // Who is marked as seen by the selected and the hovered clusters, and as seeing them one-way; ascending.
    std::vector<quint32> shownSeen() const;
    std::vector<quint32> shownOneWayViewers() const;
    GraphLegend *legend() const { return legend_; }

signals:
    void filterRequested(const FilterRequest &request); // of the clusters, by how many they see

protected:
    void showEvent(QShowEvent *event) override;

private:
    void createActions();
    void arrange();
    void connectCanvas();
    void openLegendMenu(QPoint at);
    void connectDocument();
    void forget(bool keepsPlace);
    void want();
    void adoptVis();
    void adoptNeighbours();
    void followPortals();
    void showProgress();
    void setSide(GraphSide side);
    void followSelection();
    void adoptSelection();
    void adoptHover();
    std::vector<quint32> clustersOf(std::span<const RecordRef> records) const;
    RecordRef recordOf(quint32 cluster) const;
    void updateLine();
    QString emptyText() const;
    QString withOneWay(const QString &count, quint32 oneWay) const;
    QString clusterText(quint32 cluster) const;
    QString tooManyText(const Sights &sights) const;
    QString hoveredText() const;
    QString selectedText() const;
    QString mapText() const;

    Document *document_ = nullptr;
    std::shared_ptr<const MapVis> vis_; // null until it is read
    GraphSide side_ = GraphSide::Top;
    std::array<std::optional<GraphView>, 3> places_{}; // by side
    quint32 keptFor_ = 0; // how many clusters the map had that these are of
    std::array<QAction *, 3> sides_{};
    QToolBar *bar_;
    GraphCanvas *canvas_;
    GraphLegend *legend_;
    QLabel *line_;
    QProgressBar *progress_;
    QPushButton *find_;
    QTimer look_;          // at how far the portals are
    QElapsedTimer finding_; // since when they are looked for
    LatestWork joining_;
    bool isChoosing_ = false; // the selection changes because of what was done here
    bool hasNeighbours_ = false;
    bool wasCancelled_ = false; // neighbours are looked for again on request
};
