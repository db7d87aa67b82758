#include "core/vis/graphlabels.h"

#include <cmath>

namespace
{

constexpr double margin = 1;      // pixels around a number
constexpr double besideNode = 5;  // pixels, where it may have rings
constexpr int cell = 4;           // pixels of the grid that tells what is taken
constexpr double roomForEach = 5; // times a label's size; with less, only those that are wanted have one

class Room
{
public:
    explicit Room(QSizeF window)
        : across_(static_cast<int>(window.width()) / cell + 1),
          down_(static_cast<int>(window.height()) / cell + 1),
          taken_(static_cast<size_t>(across_) * static_cast<size_t>(down_))
    {
    }
    // Whether nothing has been there yet; then it is taken.
    bool take(const QRectF &rect)
    {
        const int left = static_cast<int>(std::floor(rect.left())) / cell, right = static_cast<int>(rect.right()) / cell;
        const int top = static_cast<int>(std::floor(rect.top())) / cell, bottom = static_cast<int>(rect.bottom()) / cell;
        if (rect.left() < 0 || rect.top() < 0 || right >= across_ || bottom >= down_)
            return false;
        for (int y = top; y <= bottom; ++y)
            for (int x = left; x <= right; ++x)
                if (taken_[at(x, y)])
                    return false;
        for (int y = top; y <= bottom; ++y)
            for (int x = left; x <= right; ++x)
                taken_[at(x, y)] = true;
        return true;
    }

private:
    size_t at(int x, int y) const { return static_cast<size_t>(y) * static_cast<size_t>(across_) + static_cast<size_t>(x); }

    int across_, down_;
    std::vector<bool> taken_;
};

} // namespace

QRectF labelRect(const GraphLayout &layout, const GraphView &view, quint32 cluster, QSizeF digit)
{
    const auto digits = static_cast<double>(QByteArray::number(cluster).size());
    const auto at = view.toWindow(layout.placeOf(cluster));
    return {at.x() + layout.radiusOf(cluster, view.scale) + besideNode, at.y() - digit.height() / 2 - margin,
            digits * digit.width() + 2 * margin, digit.height() + 2 * margin};
}

std::vector<GraphLabel> placeLabels(const GraphLayout &layout, const GraphView &view, std::span<const quint32> wanted,
                                    QSizeF digit)
{
    std::vector<GraphLabel> labels;
    if (view.window.isEmpty())
        return labels;
    const QRectF window({}, view.window);
    Room room(view.window);
    std::vector<bool> isLabelled(layout.count());
    const auto add = [&](quint32 cluster) {
        if (!layout.has(cluster) || isLabelled[cluster])
            return;
        const auto rect = labelRect(layout, view, cluster, digit);
        if (!window.contains(rect) || !room.take(rect))
            return;
        isLabelled[cluster] = true;
        labels.push_back({cluster, rect});
    };
    for (const quint32 cluster : wanted)
        add(cluster);
    const auto inWindow = layout.nodesIn(view.toPlane(window));
    double needed = 0;
    for (const quint32 cluster : inWindow) {
        const auto rect = labelRect(layout, view, cluster, digit);
        needed += rect.width() * rect.height() * roomForEach;
    }
    if (needed <= window.width() * window.height())
        for (const quint32 cluster : inWindow)
            add(cluster);
    return labels;
}
