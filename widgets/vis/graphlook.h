// The colours of a cluster graph, readable on the palette's base, and the little pictures that it is put together from.
#pragma once

#include <QColor>
#include <QHash>
#include <QPalette>
#include <QPen>
#include <QPixmap>

#include <array>
#include <utility>

class GraphLook
{
public:
    // Steps of the colours that tell how much a cluster sees.
    static constexpr int tints = 32;
    enum Ring { Seen, OneWay, Hovered, Selected, Stack }; // the last: of a node that covers others
    enum Stroke { Solid, Dotted };                        // of the selected, of the hovered

    GraphLook(const QPalette &palette, double pixelRatio);

    double pixelRatio() const { return pixelRatio_; }
    QColor background() const { return background_; }
    QColor text() const { return text_; }
    const QPen &neighbours() const { return neighbours_; }
    // Of what a cluster sees, and in another colour and style of who sees it one-way.
    QPen sight(bool isOneWay, double width, Stroke stroke = Solid, double opacity = 1) const;
    QColor tint(int step) const { return fills_[static_cast<size_t>(step)]; }

    // A node's picture, and of rings (or what sticks out from under it) around one; their middles are the node's. Made when they are first wanted.
    const QPixmap &node(int tint, double radius);
    const QPixmap &ring(Ring ring, double radius);

private:
    template <typename Paint>
    const QPixmap &picture(int kind, double radius, double reach, Paint paint);
    void paintStack(QPainter &painter, double radius, double reach) const;

    double pixelRatio_;
    QColor background_, text_, seen_, oneWay_;
    QPen neighbours_;
    std::array<QColor, tints> fills_, outlines_;
    QHash<std::pair<int, int>, QPixmap> pictures_; // by kind and radius
};
