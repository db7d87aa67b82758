#include "core/vis/graphlabels.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr double labelMargin = 1;   // pixels around a number
constexpr double besideNode = 5;    // pixels from the node, which may have rings
constexpr double ringReach = 4.5;   // pixels that a ring extends beyond its node
constexpr double largeNode = 6;     // pixels, radius from which a node could be misread as part of a number
constexpr int cell = 4;             // pixels, of the grid of taken space
constexpr double roomForEach = 3.5; // times a label's size; with less, only wanted and named nodes get one

class Room
{
public:
    explicit Room(QSizeF window)
        : window_({}, window), across_(static_cast<int>(window.width()) / cell + 1),
          down_(static_cast<int>(window.height()) / cell + 1), taken_(static_cast<size_t>(across_) * static_cast<size_t>(down_))
    {
    }
    bool isFree(const QRectF &rect) const
    {
        if (!window_.contains(rect))
            return false;
        bool isTaken = false;
        visit(rect, [&](size_t at) { isTaken = isTaken || taken_[at]; });
        return !isTaken;
    }
    void take(const QRectF &rect)
    {
        visit(rect, [&](size_t at) { taken_[at] = true; });
    }

private:
    template <typename Sink>
    void visit(const QRectF &rect, Sink sink) const
    {
        const auto inside = rect.intersected(window_);
        if (inside.isEmpty())
            return;
        const int left = static_cast<int>(inside.left()) / cell, right = static_cast<int>(inside.right()) / cell;
        const int top = static_cast<int>(inside.top()) / cell, bottom = static_cast<int>(inside.bottom()) / cell;
        for (int y = top; y <= bottom; ++y)
            for (int x = left; x <= right; ++x)
                sink(static_cast<size_t>(y) * static_cast<size_t>(across_) + static_cast<size_t>(x));
    }

    QRectF window_;
    int across_, down_;
    std::vector<bool> taken_;
};

qint32 coveredBy(quint32 cluster, const LabelStyle &style)
{
    return cluster < style.covering.size() ? style.covering[cluster] : 0;
}

bool isNamed(quint32 cluster, const LabelStyle &style) { return cluster < style.names.size() && !style.names[cluster].isEmpty(); }

LabelSide bestSide(quint32 cluster, const LabelStyle &style)
{
    return cluster < style.sides.size() ? style.sides[cluster] : LabelSide::Right;
}

QString labelText(quint32 cluster, const LabelStyle &style)
{
    const auto number = isNamed(cluster, style) ? style.names[cluster] : QString::number(cluster);
    const auto covered = coveredBy(cluster, style);
    return covered > 0 ? number + u" +"_s + QString::number(covered) : number;
}

// Returns a label's rectangles on each side of a node, best first.
std::array<QRectF, 4> rectsBeside(QPointF node, double radius, QSizeF size, LabelSide best)
{
    const double away = radius + besideNode, width = size.width(), height = size.height();
    const QRectF right(node.x() + away, node.y() - height / 2, width, height),
        left(node.x() - away - width, node.y() - height / 2, width, height),
        above(node.x() - width / 2, node.y() - away - height, width, height),
        below(node.x() - width / 2, node.y() + away, width, height);
    switch (best) {
    case LabelSide::Left: return {left, above, below, right};
    case LabelSide::Above: return {above, below, right, left};
    case LabelSide::Right: break;
    }
    return {right, left, above, below};
}

QSizeF sizeOf(const QString &text, quint32 cluster, const LabelStyle &style)
{
    const bool hasName = isNamed(cluster, style);
    const auto digits = text.size() - (hasName ? style.names[cluster].size() : 0);
    return {static_cast<double>(digits) * style.digit.width() + (hasName ? style.nameWidths[cluster] : 0) + 2 * labelMargin,
            style.digit.height() + 2 * labelMargin};
}

} // namespace

GraphLabel labelBeside(const GraphLayout &layout, const GraphView &view, quint32 cluster, const LabelStyle &style)
{
    const auto text = labelText(cluster, style);
    const auto node = view.toWindow(layout.placeOf(cluster));
    const auto rects =
        rectsBeside(node, layout.radiusOf(cluster, view.scale), sizeOf(text, cluster, style), bestSide(cluster, style));
    const QRectF window({}, view.window);
    const auto *inside = std::ranges::find_if(rects, [&](const QRectF &rect) { return window.contains(rect); });
    return {cluster, text, inside == rects.end() ? rects.front() : *inside, node};
}

std::vector<GraphLabel> placeLabels(const GraphLayout &layout, const GraphView &view, std::span<const quint32> wanted,
                                    const LabelStyle &style)
{
    std::vector<GraphLabel> labels;
    if (view.window.isEmpty())
        return labels;
    auto inWindow = layout.nodesIn(view.toPlane(QRectF({}, view.window)));
    std::erase_if(inWindow, [&](quint32 cluster) {
        return coveredBy(cluster, style) < 0 || (cluster < style.faint.size() && style.faint[cluster] != 0);
    });
    double needed = 0;
    for (const quint32 cluster : inWindow) {
        const auto size = sizeOf(labelText(cluster, style), cluster, style);
        needed += size.width() * size.height() * roomForEach;
    }
    const bool hasRoom = needed <= view.window.width() * view.window.height();
    Room room(view.window), roomOverNodes(view.window);
    const auto takeNode = [&](quint32 cluster, double beyond) {
        room.take(squareAround(view.toWindow(layout.placeOf(cluster)), layout.radiusOf(cluster, view.scale) + beyond));
    };
    std::vector<bool> isLabelled(layout.count());
    const auto add = [&](quint32 cluster, bool isWanted) {
        if (!layout.has(cluster) || isLabelled[cluster])
            return;
        auto label = labelBeside(layout, view, cluster, style);
        const auto rects =
            rectsBeside(label.node, layout.radiusOf(cluster, view.scale), label.rect.size(), bestSide(cluster, style));
        const auto *free = std::ranges::find_if(rects, [&](const QRectF &rect) { return room.isFree(rect); });
        if (free != rects.end())
            label.rect = *free;
        else if (!isWanted || !roomOverNodes.isFree(label.rect))
            return;
        room.take(label.rect);
        roomOverNodes.take(label.rect);
        isLabelled[cluster] = true;
        labels.push_back(std::move(label));
    };
    for (const quint32 cluster : inWindow)
        if (hasRoom || layout.radiusOf(cluster, view.scale) >= largeNode)
            takeNode(cluster, 1);
    for (const quint32 cluster : wanted)
        if (layout.has(cluster))
            takeNode(cluster, ringReach);
    for (const quint32 cluster : wanted)
        add(cluster, true);
    for (const quint32 cluster : inWindow)
        if (hasRoom || isNamed(cluster, style))
            add(cluster, false);
    return labels;
}
