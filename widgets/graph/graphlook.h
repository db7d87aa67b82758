// The colours of a graph, readable on the palette's base, and the little pictures that it is put together from.
#pragma once

#include <QColor>
#include <QHash>
#include <QPalette>
#include <QPen>
#include <QPixmap>
#include <QtMath>

#include <utility>
#include <vector>

// How nodes look, by their numbers.
struct NodeLooks {
    std::vector<quint8> tints;            // in GraphLook's fills
    quint32 firstRoom = ~0U;              // those from it on are rooms, the others clusters
    std::vector<quint8> faint{};          // not 0: it stands back; of those beyond none does
    std::vector<quint8> faulty{};         // not 0: something is wrong with it, likewise
    bool isRoom(quint32 node) const { return node >= firstRoom; }
    bool isFaint(quint32 node) const { return node < faint.size() && faint[node] != 0; }
    bool isFaulty(quint32 node) const { return node < faulty.size() && faulty[node] != 0; }
};

class GraphLook
{
public:
    // Steps of the colours that tell how much a cluster sees.
    static constexpr int tints = 32;
    enum Ring { Seen, OneWay, Hovered, Selected, Faulty, Stack }; // the last: of a node that covers others
    enum Shape { Disc, Square };                          // of clusters, of rooms
    static constexpr double markSize = 9;                 // pixels, the sides of a box with a sign
    enum Stroke { Solid, Dotted };                        // of the selected, of the hovered

    // `fills`: what nodes are filled with, by their tint; none: the steps of rampColor().
    GraphLook(const QPalette &palette, double pixelRatio, std::vector<QColor> fills = {});

    double pixelRatio() const { return pixelRatio_; }
    QColor background() const { return background_; }
    QColor text() const { return text_; }
    const QPen &neighbours() const { return neighbours_; }
    QColor arrow() const { return arrow_; }
    // Of what a cluster sees, and in another colour and style of who sees it one-way.
    QPen sight(bool isOneWay, double width, Stroke stroke = Solid, double opacity = 1) const;
    QColor tint(int step) const { return fills_[static_cast<size_t>(step)]; }

    // A node's picture, and of rings (or what sticks out from under it) around one; their middles are the node's. Made when they
    // are first wanted.
    const QPixmap &node(int tint, double radius, Shape shape = Disc);
    const QPixmap &ring(Ring ring, double radius);
    // A box with a plus or a minus in it, which opens and closes.
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
