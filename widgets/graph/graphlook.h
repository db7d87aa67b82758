// The colours of a graph, readable on the palette's base, and the small pixmaps it is composed of.
#pragma once

#include "core/mapdiff/differencecolors.h"

#include <QColor>
#include <QHash>
#include <QPalette>
#include <QPen>
#include <QPixmap>
#include <QtMath>

#include <utility>
#include <vector>

// The appearance of nodes, by their numbers.
struct NodeLooks {
    std::vector<quint8> tints;    // indexes into GraphLook's fills
    std::vector<quint8> faint{};  // not 0: drawn faintly; nodes beyond the end are not
    std::vector<quint8> faulty{}; // not 0: something is wrong; nodes beyond the end are not faulty
    bool isFaint(quint32 node) const { return node < faint.size() && faint[node] != 0; }
    bool isFaulty(quint32 node) const { return node < faulty.size() && faulty[node] != 0; }
};

class GraphLook
{
public:
    // The number of colours for how much a cluster sees.
    static constexpr int tints = 32;
    enum Ring { Seen, OneWay, Hovered, Selected, Faulty, Stack }; // Stack: under a node that covers others
    enum Shape { Disc, Square };                                  // for clusters, for rooms
    static constexpr double markSize = 9;                         // pixels, the side of a box with a plus or minus
    enum Stroke { Solid, Dotted };                                // for selected nodes, for hovered ones

    // `fills`: the fill colours of nodes, by tint; empty: the steps of rampColor().
    GraphLook(const QPalette &palette, double pixelRatio, std::vector<QColor> fills = {});

    double pixelRatio() const { return pixelRatio_; }
    QColor background() const { return background_; }
    QColor text() const { return text_; }
    const QPen &neighbours() const { return neighbours_; }
    QColor arrow() const { return arrow_; }
    // Returns the pen for lines to what a cluster sees, or in another colour and style for one-way viewers.
    QPen sight(bool isOneWay, double width, Stroke stroke = Solid, double opacity = 1) const;
    QPen difference(RecordDifference::Kind kind) const; // for lines of sight that only one of two maps has
    QColor tint(int step) const { return fills_[static_cast<size_t>(step)]; }

    // Return the pixmap of a node, or of a ring around one (Stack: of discs under it), centred on the node. Created on first
    // use.
    const QPixmap &node(int tint, double radius, Shape shape = Disc);
    const QPixmap &ring(Ring ring, double radius);
    // Paints a box with a plus or minus, which opens or closes a room.
    void paintMark(QPainter &painter, QPointF middle, bool isPlus) const;
    static QPoint pixelOf(QPointF place) { return {qFloor(place.x()), qFloor(place.y())}; }
    QPen frame() const; // around the clusters of an open room

private:
    template <typename Paint>
    const QPixmap &picture(int kind, double radius, double reach, Paint paint);
    void paintStack(QPainter &painter, double radius, double reach) const;

    double pixelRatio_;
    QColor background_, text_, seen_, oneWay_, arrow_;
    QPen neighbours_;
    std::vector<QColor> fills_, outlines_;
    QHash<std::pair<int, int>, QPixmap> pictures_; // by kind and radius
};
