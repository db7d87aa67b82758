#include "widgets/vis/graphlegend.h"

#include "widgets/graph/graphlook.h"
#include "widgets/parts/ramp.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace {

constexpr int signWidth = 40, rampWidth = 90; // pixels

} // namespace

GraphLegend::GraphLegend(QWidget *parent) : FlowLegend(parent) { setRange(0, 0); }

void GraphLegend::setRange(quint32 low, quint32 high, bool hasRooms)
{
    low_ = low;
    high_ = high;
    hasRooms_ = hasRooms;
    const auto dark = QLocale().toString(low), bright = QLocale().toString(high);
    const Entry nodes = low == high
                            ? Entry{OneTint, signWidth, {}, tr("each sees %1 (larger: more leafs)").arg(dark)}
                            : Entry{Ramp, rampWidth, tr("Node: sees %1").arg(dark), tr("%1 (larger: more leafs)").arg(bright)};
    const auto kinds = hasRooms ? tr("Each node is a room or a cluster; nodes with more leafs are larger.")
                                : tr("Each node is a cluster; nodes with more leafs are larger.");
    const auto colors = low == high ? tr("Each sees %1 clusters.").arg(dark)
                                    : tr("The darkest nodes see %1 clusters, the brightest %2.").arg(dark, bright);
    const auto shapes = hasRooms ? tr("Squares are rooms: groups of clusters with wide portals between them. A room sees "
                                      "what any of its clusters sees.")
                                 : tr("Right-click a colour to filter the cluster table by it.");
    std::vector<Entry> entries{nodes,
                               {Neighbours, signWidth, {}, tr("neighbours")},
                               {Sees, signWidth, {}, tr("selected sees")},
                               {HoveredSees, signWidth, {}, tr("hovered sees")},
                               {SeenOneWay, signWidth, {}, tr("sees selected one-way")}};
    if (isComparison_) {
        entries.push_back({OnlyHere, signWidth, {}, nameOf(RecordDifference::Added)});
        entries.push_back({OnlyInOther, signWidth, {}, nameOf(RecordDifference::Removed)});
    }
    setEntries(std::move(entries),
               kinds + u' ' + colors + u' '
                   + tr("Thin lines join neighbours. Solid lines lead to what a selected cluster sees, dotted lines to what "
                        "the hovered one sees. Dashed lines come from clusters that see it without being seen.")
                   + u' ' + shapes);
}

void GraphLegend::setComparison(bool on)
{
    if (std::exchange(isComparison_, on) != on)
        setRange(low_, high_, hasRooms_);
}

std::vector<quint8> GraphLegend::tintsOf(const std::vector<quint32> &sees) const
{
    std::vector<quint8> tints;
    for (const quint32 number : sees) {
        const quint64 above = std::clamp(number, low_, high_) - low_;
        tints.push_back(
            static_cast<quint8>(high_ > low_ ? above * (GraphLook::tints - 1) / (high_ - low_) : (GraphLook::tints - 1) / 2));
    }
    return tints;
}

// Finds the step of the colours at `at`. Each step begins where the previous one ends.
std::optional<std::pair<quint32, quint32>> GraphLegend::rangeAt(QPoint at) const
{
    const auto place = placeAt(at);
    if (!place || place->sign > OneTint)
        return {};
    constexpr quint64 steps = GraphLook::tints - 1;
    const quint64 span = high_ - low_, step = std::min(static_cast<quint64>(place->share * GraphLook::tints), steps);
    const auto first = [&](quint64 of) { return (of * span + steps - 1) / steps; }; // the lowest number with its colour
    if (place->sign == OneTint || step == steps)
        return std::pair{high_, high_};
    const auto from = first(step), to = std::max(first(step + 1), from + 1) - 1;
    return std::pair{low_ + static_cast<quint32>(from), low_ + static_cast<quint32>(to)};
}

void GraphLegend::paintSign(QPainter &painter, int sign, const QRect &rect) const
{
    const GraphLook look(palette(), devicePixelRatioF());
    if (sign == OneTint) {
        const int size = rect.height() - 4;
        painter.fillRect(QRect(rect.right() - size, rect.top() + 2, size, size), look.tint((GraphLook::tints - 1) / 2));
        return;
    }
    if (sign == Ramp)
        return paintRamp(painter, rect.adjusted(0, 3, 0, -3), [&look](double share) {
            return look.tint(std::min(static_cast<int>(share * GraphLook::tints), GraphLook::tints - 1));
        });
    painter.fillRect(rect.adjusted(0, 1, 0, -1), look.background());
    painter.setPen(sign == Neighbours    ? look.neighbours()
                   : sign == OnlyHere    ? look.difference(RecordDifference::Added)
                   : sign == OnlyInOther ? look.difference(RecordDifference::Removed)
                                         : look.sight(sign == SeenOneWay, sign == HoveredSees ? 1 : 2,
                                                      sign == HoveredSees ? GraphLook::Dotted : GraphLook::Solid));
    const int middle = rect.center().y();
    painter.drawLine(rect.left() + 2, middle, rect.right() - 2, middle);
}
