// A graph of nodes with lines or arrows between them, to zoom, pan and select in: clusters and rooms of clusters, or
// entities. The owner knows what nodes stand for, which see each other, and what rooms contain.
#pragma once

#include "core/vis/graphlabels.h"
#include "core/vis/sights.h"
#include "widgets/graph/grapharrow.h"
#include "widgets/graph/graphlook.h"
#include "widgets/parts/clickdepth.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <array>
#include <initializer_list>
#include <memory>
#include <optional>
#include <vector>

class GraphPainter;

class GraphCanvas : public QWidget
{
    Q_OBJECT
public:
    // Highlighted nodes, with what they see.
    struct Marked {
        std::vector<quint32> nodes;
        Sights sights;
    };
    // A room whose clusters are shown in the graph.
    struct OpenRoom {
        quint32 node = 0;              // its node when it is closed
        std::vector<quint32> clusters; // ascending
    };
    struct Rooms {
        quint32 first = ~0U; // number of the first room; lower ones are clusters
        std::vector<OpenRoom> open{};
    };

    explicit GraphCanvas(QWidget *parent = nullptr);

    // Shows a new graph, in which nothing is marked and no node is a room or has a name. `tints`: indexes into the fills, by
    // node. `place`: the view to restore, from a window of any size; nothing: all of the graph is shown.
    void setNodes(GraphLayout layout, std::vector<quint8> tints, std::optional<GraphView> place = {});
    void setFills(std::vector<QColor> fills);   // colours of the tints; empty: the steps of rampColor()
    void setRooms(Rooms rooms);                 // of the current nodes
    void setNames(std::vector<QString> names);  // by node; empty: its number
    void setFaulty(std::vector<quint8> faulty); // by node; not 0: something is wrong with it
    // Sets the arrows. The Left and Right keys then follow them from node to node.
    void setArrows(std::vector<GraphArrow> arrows);
    void setFaint(std::vector<quint8> faint); // by node; not 0: drawn faintly
    // Shows the same nodes from another side.
    void turnNodes(GraphLayout layout, std::optional<GraphView> place);
    void setNeighbours(std::vector<std::array<quint32, 2>> pairs);
    void setSelected(Marked selected);
    void setHovered(Marked hovered);
    void setEmptyText(const QString &text); // shown where there are no nodes
    const QString &emptyText() const { return emptyText_; }

    const GraphLayout &nodes() const { return layout_; }
    const GraphView &view() const { return view_; }
    std::optional<GraphView> place() const { return fitted_ ? std::nullopt : std::optional(view_); }
    const Rooms &rooms() const { return rooms_; }
    const std::vector<QString> &names() const { return names_; }
    const std::vector<GraphArrow> &arrows() const { return arrows_; }
    bool isFaulty(quint32 node) const { return looks_.isFaulty(node); }
    bool isFaint(quint32 node) const { return looks_.isFaint(node); }
    // Returns the position of the box that opens a room or closes an open one, or nothing if there is none.
    std::optional<QPoint> signOf(quint32 room) const;
    const Marked &selected() const { return selected_; }
    const Marked &hovered() const { return hovered_; }
    size_t neighbourCount() const { return neighbours_.size(); }
    bool areArrowsDrawn() const { return arrows_.size() <= mostNeighbours; }
    bool areNeighboursDrawn() const { return neighbours_.size() <= mostNeighbours; }
    qint64 nodeAt(QPointF at) const;           // -1: none
    size_t nodesBeside(quint32 cluster) const; // how many more a click on its middle may pick
    QPointF placeOf(quint32 cluster) const { return view_.toWindow(layout_.placeOf(cluster)); }
    bool isAtRest() const { return !rest_.isActive(); } // no cached picture is being moved

    void fit();                                               // to the largest scale that shows everything
    void frame(const std::vector<quint32> &clusters);         // with their neighbours
    void bringIntoView(const std::vector<quint32> &clusters); // the nearest one, if none is in the window
    void zoomIn();
    void zoomOut();
    void zoom(double factor, QPointF about);
    void pan(QPointF by);       // pixels
    void pointAt(quint32 node); // like the arrow keys

signals:
    void nodeHovered(qint64 node); // under the pointer, or reached with the arrow keys; -1: none
    // Emitted after a click that was not a drag, or Enter or Space. -1: the click hit no node, or Escape.
    void nodeClicked(qint64 node, bool extends);
    void nodeDoubleClicked();                                          // its first click chose the node
    void nodesChosen(const std::vector<quint32> &nodes, bool extends); // by a rectangle, or Select All
    void openingWanted(quint32 room, bool open);                       // by its node; `open` false: close it
    void frameRequested();                                             // frame the selection

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
    // The largest maps have half as many. Twice as many take 100 ms to paint, and a damaged map may have any number.
    static constexpr size_t mostNeighbours = 60'000;
    // A cached picture of the graph, larger than the window so that little is missing when it is moved.
    struct Layer {
        QPixmap picture;
        GraphView view;
        bool isStale = true;
        qint64 cost = 0; // nanoseconds that it took to paint
    };
    enum Part { Links, Lines, Nodes }; // bottom to top; Links: between neighbours; Lines: from the selected to what they see
    bool isEmpty() const { return layout_.order().empty(); }
    bool isSmall() const; // it is repainted with every frame
    double mostScale() const;
    double fittingScale(const QRectF &rect) const;
    std::vector<quint32> nodesNear(QPointF at) const; // that a click there may pick, the nearest first
    void measureNames();
    void findSides();
    QMarginsF around() const;
    void setView(const GraphView &view);
    void showPart(const QRectF &rect, double mostScale);
    void reveal(quint32 cluster);
    void hover(qint64 cluster);
    void click(QPoint at, bool extends);
    void step(QPointF direction);
    void walk(bool forwards);
    qint64 alongArrow(quint32 from, bool forwards) const;
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    bool openPointedAt();
    bool closePointedAt();
    bool clickSign(QPoint at);
    QRectF frameOf(const OpenRoom &room) const; // in the window; empty: none of its clusters has a position
    void cancelDrag();
    void escape();
    bool canCancel() const { return rectangle_.has_value() || hoveredNode_ >= 0 || !selected_.nodes.empty(); }

    GraphLook &look();
    GraphView layerView() const;
    void outdate(std::initializer_list<Part> parts);
    void refresh(Part part);
    void paintPart(QPainter &painter, Part part, const GraphView &view);
    bool isBeyondLayers() const;
    QRectF rectOf(const Layer &layer) const;
    void paintLabels(GraphPainter &graph);
    void paintLayer(QPainter &painter, const Layer &layer) const;
    void paintOpenRooms(QPainter &painter) const;
    void paintGraph(QPainter &painter);
    void paintAxes(QPainter &painter) const;
    void paintRectangle(QPainter &painter) const;

    GraphLayout layout_;
    NodeLooks looks_;
    std::vector<QColor> fills_;
    Rooms rooms_;
    std::vector<QString> names_;
    std::vector<GraphArrow> arrows_;
    std::vector<double> nameWidths_;   // by node, pixels
    std::vector<LabelSide> nameSides_; // by node, away from its arrows
    double left_ = 0, right_ = 0;      // widest names left of nodes where arrows begin, right of those where they end
    std::vector<std::array<quint32, 2>> neighbours_;
    Marked selected_, hovered_;
    QString emptyText_;
    GraphView view_;
    bool fitted_ = true; // the view was chosen by fit()
    std::unique_ptr<GraphLook> look_;
    std::array<Layer, 3> layers_;  // by Part
    std::vector<qint32> covering_; // GraphLayout::covering() at coveringScale_
    double coveringScale_ = 0;
    std::vector<GraphLabel> labels_;
    bool areLabelsStale_ = true;
    QTimer rest_; // runs while the graph is moved
    qint64 hoveredNode_ = -1;
    QPoint pressedAt_, draggedAt_;
    Qt::MouseButton pressed_ = Qt::NoButton;
    bool dragging_ = false;
    ClickDepth depth_;
    std::optional<QRect> rectangle_;
};
