// A graph of which entity triggers which: the entities that refer to each other, by connected groups.
#pragma once

#include "core/document/latestwork.h"
#include "core/entities/entitygraph.h"
#include "widgets/mapview.h"

#include <QStringList>

#include <memory>

class GraphCanvas;
class GraphStatusLine;
class GraphToolBar;
class QAction;
class QComboBox;
class QTimer;
struct EntityPicture;

class EntityGraphView : public MapView
{
    Q_OBJECT
public:
    explicit EntityGraphView(QWidget *parent = nullptr);
    void setDocument(Document *document, bool again = false) override;
    void setInFront(bool inFront) override;
    void offer(const QList<QAction *> &actions) override;
    QList<OwnKey> ownKeys() const override;

    GraphCanvas *canvas() const { return canvas_; }
    QComboBox *groups() const { return groups_; }   // the largest first; the last one holds all unconnected entities
    GraphStatusLine *line() const { return line_; } // describes the hovered entity, else the selected one, else the group
    // Returns the action that arranges the nodes in rows instead of along the arrows. Rows need no waiting for positions to be
    // computed.
    QAction *gridAction() const { return grid_; }
    bool isBusy() const { return finding_.isRunning() || placing_.isRunning(); }
    // Return the entity of a node, and the node of an entity; -1: there is none in the group that is shown.
    qint32 entityOf(quint32 node) const;
    qint64 nodeOf(qint32 entity) const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Found {
        std::shared_ptr<const MapFile> map; // the map of the graph
        EntityGraph graph;
        QStringList titles; // of the first groups
    };
    void arrange();
    void createActions();
    void connectCanvas();
    void refresh();
    void adoptGraph(std::shared_ptr<const Found> found);
    void showGroup(int group);
    void draw(bool inColumns);
    void forgetPicture();
    void adoptPicture(EntityPicture picture);
    bool isCurrent() const; // whether the canvas shows the map's current state
    void followSelection();
    void markSelected();
    void adoptHover();
    void choose(const std::vector<quint32> &nodes, bool extends);
    void walkGroups(int by);
    void updateLine();
    std::vector<quint32> selectedEntities() const;
    bool isAlone(int group) const; // whether it is the group of all unconnected entities
    int groupOf(quint32 node) const;
    int groupAfterEdit() const;
    std::span<const quint32> nodesOf(int group) const;
    EntitySource source() const { return found_->map->entitySource(); }
    std::vector<quint32> nodesOf(std::span<const RecordRef> records) const; // of the canvas
    QString groupText() const;

    Document *document_ = nullptr;
    bool isInFront_ = false, isStale_ = false;
    bool follows_ = false;               // show the selection once the graph is found
    bool isAtSelection_ = true;          // a selected entity is in the group shown, or in no group
    std::shared_ptr<const Found> found_; // null until it is computed
    int group_ = -1;
    std::vector<qint32> kept_;   // the group's entities, with numbers updated after later edits
    std::vector<quint32> shown_; // the graph's node for each node of the canvas
    qint64 hovered_ = -1;        // node of the canvas; names are nodes too, but have no record to hover
    bool isGrid_ = false;        // the picture is a grid although columns were wanted
    LatestWork finding_, placing_;
    QTimer *patience_;
    QWidget *body_;
    QComboBox *groups_;
    GraphCanvas *canvas_;
    GraphToolBar *bar_;
    GraphStatusLine *line_;
    QAction *grid_ = nullptr;
};
