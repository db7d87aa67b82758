// Who triggers whom: the entities that name each other, as a graph of those that are connected.
#pragma once

#include "core/document/latestwork.h"
#include "core/entities/entitygraph.h"
#include "widgets/mapview.h"

#include <QStringList>

#include <memory>

class GraphCanvas;
class GraphStatusLine;
class QAction;
class QComboBox;
class QTimer;
class QToolBar;
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
    QComboBox *groups() const { return groups_; } // the largest first; the last is of those that are alone
    GraphStatusLine *line() const { return line_; } // the hovered entity in words, else what is selected, else the group
    // In rows, and not along the arrows; while places along them are looked for, the way not to wait.
    QAction *gridAction() const { return grid_; }
    bool isBusy() const { return finding_.isRunning() || placing_.isRunning(); }
    // The entity of a node, and the node of an entity; -1: there is none in the group that is shown.
    qint32 entityOf(quint32 node) const;
    qint64 nodeOf(qint32 entity) const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Found {
        std::shared_ptr<const MapFile> map; // that the graph is of
        EntityGraph graph;
        QStringList titles; // of the groups, the first ones
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
    bool isCurrent() const; // what the canvas shows is the map as it is now
    void followSelection();
    void markSelected();
    void adoptHover();
    void choose(const std::vector<quint32> &nodes, bool extends);
    void walkGroups(int by);
    void updateLine();
    bool isAlone(int group) const; // it is that of all that are
    int groupOf(quint32 node) const;
    int groupAfterEdit() const;
    std::span<const quint32> nodesOf(int group) const;
    EntitySource source() const { return found_->map->entitySource(); }
    std::vector<quint32> nodesOf(std::span<const RecordRef> records) const; // of the canvas
    QString groupText() const;

    Document *document_ = nullptr;
    bool isInFront_ = false, isStale_ = false;
    bool follows_ = false; // what is selected is to be shown, once the graph is there
    bool isAtSelection_ = true; // the group that is shown has what is selected, or no other group has it
    std::shared_ptr<const Found> found_; // null until it is known
    int group_ = -1;
    std::vector<qint32> kept_; // the entities of the group, by their numbers after all edits since
    std::vector<quint32> shown_;    // by node of the canvas, that of the graph
    std::vector<quint32> selected_; // nodes of the canvas
    qint64 hovered_ = -1;           // likewise; names have no record that could be hovered
    bool isGrid_ = false; // though arrows lead through columns elsewhere
    LatestWork finding_, placing_;
    QTimer *patience_;
    QWidget *body_;
    QToolBar *bar_;
    QComboBox *groups_;
    GraphCanvas *canvas_;
    GraphStatusLine *line_;
    QAction *grid_ = nullptr;
};
