// A graph of which cluster sees which. Each node is a cluster at its position in the map, or a room of many clusters.
#pragma once

#include "core/document/latestwork.h"
#include "core/mapdiff/visdifferences.h"
#include "core/query/filterrequest.h"
#include "core/vis/clustertext.h"
#include "widgets/graph/graphcanvas.h"
#include "widgets/vis/clusterrooms.h"
#include "widgets/vis/graphoptions.h"

#include <QWidget>

#include <array>
#include <optional>
#include <span>
#include <vector>

struct MapDiff;
class GraphLegend;
class GraphToolBar;
class NeighbourSearch;
class QAction;
class QLabel;

class ClusterGraph : public QWidget
{
    Q_OBJECT
public:
    explicit ClusterGraph(QWidget *parent = nullptr);
    // Shows a map; null: none. With `keepsPlace`, keeps the view if the previous map had as many clusters.
    void setDocument(Document *document, bool keepsPlace = false);

    void setOptions(const GraphOptions &options);
    const GraphOptions &options() const { return options_; }
    GraphCanvas *canvas() const { return canvas_; }
    QLabel *line() const { return line_; } // describes the hovered cluster, else the selected ones, else the map
    NeighbourSearch *search() const { return search_; }
    QAction *sideAction(GraphSide side) const { return sides_[static_cast<size_t>(side)]; }
    QAction *roomsAction() const { return roomsAction_; }
    QAction *facelessAction() const { return facelessAction_; }
    QAction *filterAction() const { return filterAction_; }
    QLabel *notes() const { return notes_; } // what is hidden or faint
    // Returns null if clusters are not grouped, or the rooms are not known yet.
    const VisRooms *rooms() const;
    bool isBusy() const;
    // Return the clusters marked as seen by selected or hovered ones, and those marked as seeing them one-way; ascending.
    std::vector<quint32> shownSeen() const;
    std::vector<quint32> shownOneWayViewers() const;
    GraphLegend *legend() const { return legend_; }

signals:
    void optionsChosen(const GraphOptions &options);    // by the user
    void filterRequested(const FilterRequest &request); // filter the clusters by how many they see

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    // Clusters, however they are grouped, with what they see.
    struct Meant {
        std::vector<quint32> clusters;
        Sights sights; // without lines
    };
    void createActions();
    void createOptions();
    void arrange();
    void connectCanvas();
    void openLegendMenu(QPoint at);
    void connectDocument();
    void forget(bool keepsPlace);
    void want();
    void adoptVis();
    void adoptPortals();
    void adoptComparison();
    void choose(const GraphOptions &options);
    bool wantsRooms() const;
    bool awaitsRooms() const;
    void updateActions();
    void arrangeNodes(std::optional<GraphView> place);
    std::vector<QString> namesOfRooms() const;
    void setOpen(quint32 node, bool open);
    void adoptFilter();
    void updateNotes();
    void followNote(const QString &link);
    void addDifferences(MarkedNodes &marked, const std::vector<quint32> &clusters, size_t mostLines) const;
    MarkedNodes markedOf(const std::vector<quint32> &clusters, size_t mostLines) const;
    void setSide(GraphSide side);
    void followSelection();
    void adoptSelection();
    void adoptHover();
    std::vector<quint32> clustersOf(std::span<const RecordRef> records) const;
    RecordRef recordOf(quint32 cluster) const;
    std::vector<RecordRef> recordsOf(const std::vector<quint32> &nodes) const; // their clusters
    void updateLine();
    QString emptyText() const;
    qint64 hoveredRoom() const; // -1: none
    ClusterText describe() const;
    QString hoveredText() const;
    QString mapText() const;

    Document *document_ = nullptr;
    std::shared_ptr<const MapVis> vis_;       // null until it is read
    std::shared_ptr<const OtherVis> other_;   // of the other map of a comparison; null: none, or not known yet
    std::shared_ptr<const MapDiff> compared_; // that other_ is of, or will be
    LatestWork comparing_;
    GraphSide side_ = GraphSide::Top;
    std::array<std::optional<GraphView>, 3> places_{}; // by side
    quint32 keptFor_ = 0;                              // number of clusters of the map that places_ is for
    std::array<QAction *, 3> sides_{};
    GraphOptions options_;
    ClusterRooms clusterRooms_;
    std::vector<bool> isOpen_;  // by room
    std::vector<bool> matters_; // by cluster
    GraphNodes nodes_;
    Meant selected_, hovered_;
    qint64 hoveredNode_ = -1; // node of the hovered room, which has no record
    quint32 faintNodes_ = 0;
    bool isFiltered_ = false; // the clusters' table shows only some
    QAction *roomsAction_, *facelessAction_, *filterAction_;
    GraphCanvas *canvas_;
    GraphToolBar *bar_;
    GraphLegend *legend_;
    QLabel *line_;
    QLabel *notes_;
    NeighbourSearch *search_;
    bool isChoosing_ = false; // the selection is being changed from here
};
