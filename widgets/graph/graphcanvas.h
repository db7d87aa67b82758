// Nodes with lines or arrows between them, to zoom, pan and choose in: clusters and rooms of them, or entities. What they
// stand for, what is seen of whom, and what rooms hold, its owner knows.
#pragma once

#include "core/vis/graphlabels.h"
#include "core/vis/sights.h"
#include "widgets/parts/clickdepth.h"
#include "widgets/graph/grapharrow.h"
#include "widgets/graph/graphlook.h"

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
    // Nodes that stand out, with what they see.
    struct Marked {
        std::vector<quint32> nodes;
        Sights sights;
    };
    // A room whose clusters stand in the graph.
    struct OpenRoom {
        quint32 node = 0;              // that stands for it when it is closed
        std::vector<quint32> clusters; // ascending
    };
    struct Rooms {
        quint32 first = ~0U; // the number of the first; those before are clusters
        std::vector<OpenRoom> open{};
    };

    explicit GraphCanvas(QWidget *parent = nullptr);

    // `tints` by node, in the fills. Nothing is marked in the new one, and no node is a room or has a name. `place`: where a
    // graph was looked at, in a window of any size; nothing: all of it is shown.
    void setNodes(GraphLayout layout, std::vector<quint8> tints, std::optional<GraphView> place = {});
    void setFills(std::vector<QColor> fills); // what tints stand for; without them the steps of rampColor()
    void setRooms(Rooms rooms); // of these nodes
    void setNames(std::vector<QString> names); // by node; an empty one: its number
    void setFaulty(std::vector<quint8> faulty); // by node, not 0 where something is wrong with it
    // Left and right then go along them from node to node.
    void setArrows(std::vector<GraphArrow> arrows);
    void setFaint(std::vector<quint8> faint); // by node, not 0 where it stands back
    // The same nodes seen from another side.
    void turnNodes(GraphLayout layout, std::optional<GraphView> place);
    void setNeighbours(std::vector<std::array<quint32, 2>> pairs);
    void setSelected(Marked selected);
    void setHovered(Marked hovered);
    void setEmptyText(const QString &text); // said where there are no nodes
    const QString &emptyText() const { return emptyText_; }

    const GraphLayout &nodes() const { return layout_; }
    const GraphView &view() const { return view_; }
    std::optional<GraphView> place() const { return fitted_ ? std::nullopt : std::optional(view_); }
    const Rooms &rooms() const { return rooms_; }
    const std::vector<QString> &names() const { return names_; }
    const std::vector<GraphArrow> &arrows() const { return arrows_; }
    bool isFaulty(quint32 node) const { return looks_.isFaulty(node); }
    bool isFaint(quint32 node) const { return looks_.isFaint(node); }
    // Where the box with the sign is that opens a room, or closes an open one; nothing where there is none.
    std::optional<QPoint> signOf(quint32 room) const;
    const Marked &selected() const { return selected_; }
    const Marked &hovered() const { return hovered_; }
    size_t neighbourCount() const { return neighbours_.size(); }
    bool areArrowsDrawn() const { return arrows_.size() <= mostNeighbours; }
    bool areNeighboursDrawn() const { return neighbours_.size() <= mostNeighbours; }
    qint64 nodeAt(QPointF at) const; // -1: none
    size_t nodesBeside(quint32 cluster) const; // how many more a click on its middle may mean
    QPointF placeOf(quint32 cluster) const { return view_.toWindow(layout_.placeOf(cluster)); }
    bool isAtRest() const { return !rest_.isActive(); } // not a picture of before, moved

    void fit(); // as large as all of it fits
    void frame(const std::vector<quint32> &clusters); // with their neighbours
    void bringIntoView(const std::vector<quint32> &clusters); // the nearest of them, where none is in the window
    void zoomIn();
    void zoomOut();
    void zoom(double factor, QPointF about);
    void pan(QPointF by); // pixels
    void pointAt(quint32 node); // as the arrow keys do

signals:
    void nodeHovered(qint64 node); // under the pointer, or gone to with the arrow keys; -1: none
    // A click that was no drag, or Enter; -1: beside all nodes, or Escape.
    void nodeClicked(qint64 node, bool extends);
    void nodeDoubleClicked(); // the first click of it chose it
    void nodesChosen(const std::vector<quint32> &nodes, bool extends); // by a rectangle, or all of them
    void openingWanted(quint32 room, bool open);                       // by its node; else it is to be closed
    void frameRequested();                                               // of what is selected

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
    // The largest maps have half as many, and twice as many take 100 ms to paint; a damaged one may have any number.
    static constexpr size_t mostNeighbours = 60'000;
    // A picture of the graph somewhat beyond the window, so that little is missing when it is moved.
    struct Layer {
        QPixmap picture;
        GraphView view;
        bool isStale = true;
        qint64 cost = 0; // nanoseconds that it took to paint
    };
    enum Part { Links, Lines, Nodes }; // from the lowest: between neighbours, to what the selected see
    bool isEmpty() const { return layout_.order().empty(); }
    bool isSmall() const; // it is painted anew with every frame
    double mostScale() const;
    double fittingScale(const QRectF &rect) const;
    std::vector<quint32> nodesNear(QPointF at) const; // that a click there may mean, the nearest first
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
    QRectF frameOf(const OpenRoom &room) const; // in the window; empty: none of its clusters is anywhere
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
    std::vector<double> nameWidths_; // by node, pixels
    std::vector<LabelSide> nameSides_; // likewise, away from the arrows
    double left_ = 0, right_ = 0;      // of the widest names that lie beside those where arrows begin, and end
    std::vector<std::array<quint32, 2>> neighbours_;
    Marked selected_, hovered_;
    QString emptyText_;
    GraphView view_;
    bool fitted_ = true; // the view was chosen by fit()
    std::unique_ptr<GraphLook> look_;
    std::array<Layer, 3> layers_; // by Part
    std::vector<qint32> covering_; // GraphLayout::covering() of the scale
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
