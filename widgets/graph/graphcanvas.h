// A graph of nodes with lines or arrows between them, to zoom, pan and select in: clusters and rooms of clusters, or
// entities. The owner knows what nodes stand for, which see each other, and what rooms contain.
#pragma once

#include "widgets/graph/graphlayers.h"
#include "widgets/parts/clickdepth.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class GraphCanvas : public QWidget
{
    Q_OBJECT
public:
    explicit GraphCanvas(QWidget *parent = nullptr);

    // Shows a new graph, and computes the widths and sides of its names. If it has arrows, the Left and Right keys follow them
    // from node to node. `place`: the view to restore, from a window of any size; nothing: all of the graph is shown.
    void setGraph(GraphContent graph, std::optional<GraphView> place = {});
    void setFills(std::vector<QColor> fills);  // colours of the tints; empty: the steps of rampColor()
    void setNames(std::vector<QString> names); // by node; empty: its number
    void setFaint(std::vector<quint8> faint);  // by node; not 0: drawn faintly
    // Shows the same nodes from another side of the map.
    void turnNodes(GraphLayout layout, std::optional<GraphView> place);
    void setNeighbours(std::vector<std::array<quint32, 2>> pairs);
    void setSelected(MarkedNodes selected);
    void setHovered(MarkedNodes hovered);
    void setEmptyText(const QString &text); // shown where there are no nodes
    const QString &emptyText() const { return emptyText_; }

    const GraphLayout &nodes() const { return graph_.layout; }
    const GraphView &view() const { return view_; }
    std::optional<GraphView> place() const { return fitted_ ? std::nullopt : std::optional(view_); }
    const GraphRooms &rooms() const { return graph_.rooms; }
    const std::vector<QString> &names() const { return graph_.names; }
    const std::vector<GraphArrow> &arrows() const { return graph_.arrows; }
    bool isFaulty(quint32 node) const { return graph_.looks.isFaulty(node); }
    bool isFaint(quint32 node) const { return graph_.looks.isFaint(node); }
    // Returns the position of the box that opens a room or closes an open one, or nothing if there is none.
    std::optional<QPoint> signOf(quint32 room) const { return graph_.signOf(room, view_); }
    const MarkedNodes &selected() const { return graph_.selected; }
    const MarkedNodes &hovered() const { return graph_.hovered; }
    size_t neighbourCount() const { return graph_.neighbours.size(); }
    bool areArrowsDrawn() const { return graph_.areArrowsDrawn(); }
    bool areNeighboursDrawn() const { return graph_.areNeighboursDrawn(); }
    qint64 nodeAt(QPointF at) const;           // -1: none
    size_t nodesBeside(quint32 cluster) const; // number of other nodes that a click on its middle may pick
    QPointF placeOf(quint32 cluster) const { return view_.toWindow(graph_.layout.placeOf(cluster)); }
    bool isAtRest() const { return !rest_.isActive(); } // no cached picture is being moved

    void fit();                                       // to the largest scale that shows everything
    void frame(const std::vector<quint32> &clusters); // with their neighbours
    void frameSelected() { frame(graph_.selected.nodes); }
    void bringIntoView(const std::vector<quint32> &clusters); // the nearest one, if none is in the window
    void zoomIn();
    void zoomOut();
    void zoom(double factor, QPointF about);
    void pan(QPointF by);       // pixels
    void pointAt(quint32 node); // like the arrow keys
    // Shows these actions as the context menu. A node under the menu is selected first, unless it already is.
    void offer(const QList<QAction *> &actions);

signals:
    void nodeHovered(qint64 node); // under the pointer, or reached with the arrow keys; -1: none
    // Emitted after a click that was not a drag, or Enter or Space. -1: the click hit no node, or Escape.
    void nodeClicked(qint64 node, bool extends);
    void nodeDoubleClicked();                                          // its first click chose the node
    void nodesChosen(const std::vector<quint32> &nodes, bool extends); // by a rectangle, or Select All
    void openingWanted(quint32 room, bool open);                       // by its node; `open` false: close it

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool isEmpty() const { return graph_.layout.order().empty(); }
    bool isSmall() const; // a small graph is repainted with every frame
    double mostScale() const;
    double fittingScale(const QRectF &rect) const;
    std::vector<quint32> nodesNear(QPointF at) const; // that a click there may pick, the nearest first
    void measureNames();
    QMarginsF around() const;
    void setView(const GraphView &view);
    void showPart(const QRectF &rect, double mostScale);
    void reveal(quint32 cluster);
    void hover(qint64 cluster);
    void click(QPoint at, bool extends);
    void step(QPointF direction);
    void walk(bool forwards);
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    bool openPointedAt();
    bool closePointedAt();
    bool clickSign(QPoint at);
    void cancelDrag();
    void escape();
    bool canCancel() const { return rectangle_.has_value() || hoveredNode_ >= 0 || !graph_.selected.nodes.empty(); }

    GraphLook &look();
    void paintRectangle(QPainter &painter) const;

    GraphContent graph_;
    std::vector<QColor> fills_;
    QString emptyText_;
    GraphView view_;
    bool fitted_ = true; // the view was chosen by fit()
    std::unique_ptr<GraphLook> look_;
    GraphLayers layers_;
    QTimer rest_; // runs while the graph is moved
    qint64 hoveredNode_ = -1;
    QPoint pressedAt_, draggedAt_;
    Qt::MouseButton pressed_ = Qt::NoButton;
    bool dragging_ = false;
    ClickDepth depth_;
    std::optional<QRect> rectangle_;
};
