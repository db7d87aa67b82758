// Cached pictures of a graph. Thousands of nodes and lines take longer to paint than a frame allows: while the graph is moved,
// pictures of it are moved, and they are repainted once it rests.
#pragma once

#include "widgets/graph/graphcontent.h"

#include <QPixmap>

#include <array>
#include <initializer_list>
#include <vector>

class GraphPainter;

class GraphLayers
{
public:
    enum Part { Links, Lines, Nodes }; // bottom to top; Links: between neighbours; Lines: from the selected to what they see
    // Makes the next paint() repaint these parts, and place labels again.
    void outdate(std::initializer_list<Part> parts);
    void outdateAll(); // the nodes have changed, or how they look
    // Paints the window. `isMoving`: uses the cached pictures, unless everything can be repainted within a frame.
    void paint(QPainter &painter, const GraphContent &graph, const GraphView &view, GraphLook &look, bool isMoving);

private:
    // A picture larger than the window, so that little is missing when it is moved.
    struct Layer {
        QPixmap picture;
        GraphView view;
        bool isStale = true;
        qint64 cost = 0; // nanoseconds that it took to paint
    };
    void refresh(Part part, const GraphContent &graph, GraphView view, GraphLook &look);
    void paintPart(GraphPainter &painter, Part part, const GraphContent &graph, const GraphView &view);
    bool isBeyond(const GraphContent &graph, const GraphView &view) const;
    std::vector<GraphLabel> labels(const GraphContent &graph, const GraphView &view, const QFontMetrics &metrics, bool isMoving);

    std::array<Layer, 3> layers_;  // by Part
    std::vector<qint32> covering_; // GraphLayout::covering() at coveringScale_
    double coveringScale_ = 0;
    std::vector<GraphLabel> labels_;
    GraphView labelsView_; // the view for which they were placed
    bool areLabelsStale_ = true;
};
