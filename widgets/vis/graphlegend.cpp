#include "widgets/vis/graphlegend.h"

#include "widgets/vis/graphlook.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

constexpr int signWidth = 40, rampWidth = 90, gap = 5, between = 16; // pixels

} // namespace

GraphLegend::GraphLegend(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred); // a fixed height would keep it from wrapping
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setRange(0, 0);
}

void GraphLegend::setRange(quint32 low, quint32 high)
{
    const QLocale locale;
    const Entry nodes = low == high ? Entry{OneTint, {}, tr("each sees %1 (larger: more leafs)").arg(locale.toString(low))}
                                    : Entry{Ramp, tr("Node: sees %1").arg(locale.toString(low)),
                                            tr("%1 (larger: more leafs)").arg(locale.toString(high))};
    entries_ = {nodes,
                {Neighbours, {}, tr("neighbours")},
                {Sees, {}, tr("selected sees")},
                {HoveredSees, {}, tr("pointed at sees")},
                {SeenOneWay, {}, tr("is seen by, without seeing back")}};
    const auto colors = low == high ? tr("Nodes: a cluster each, larger for more leafs; each sees %1 clusters.")
                                          .arg(locale.toString(low))
                                    : tr("Nodes: a cluster each, larger for more leafs; dark sees %1 clusters, bright %2.")
                                          .arg(locale.toString(low), locale.toString(high));
    setAccessibleName(colors + u' '
                      + tr("Thin lines join neighbours, solid ones lead to what a selected cluster sees, dotted ones to what "
                           "the one under the pointer sees, dashed ones come from clusters that see it and are not seen back."));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

int GraphLegend::widthOf(const Entry &entry) const
{
    const auto text = [this](const QString &words) {
        return words.isEmpty() ? 0 : fontMetrics().horizontalAdvance(words) + gap;
    };
    return text(entry.before) + (entry.sign == Ramp ? rampWidth : signWidth) + text(entry.after);
}

std::vector<QPoint> GraphLegend::arrange(int width) const
{
    std::vector<QPoint> corners;
    QPoint at(gap, 0);
    for (const auto &entry : entries_) {
        if (const int wide = widthOf(entry); at.x() > gap && at.x() + wide > width)
            at = {gap, at.y() + rowHeight()};
        corners.push_back(at);
        at.rx() += widthOf(entry) + between;
    }
    return corners;
}

int GraphLegend::heightForWidth(int width) const
{
    return arrange(width).back().y() + rowHeight();
}

QSize GraphLegend::sizeHint() const
{
    return {arrange(QWIDGETSIZE_MAX).back().x() + widthOf(entries_.back()) + gap, rowHeight()};
}

QSize GraphLegend::minimumSizeHint() const
{
    return {60, rowHeight()};
}

void GraphLegend::paintSign(QPainter &painter, const GraphLook &look, Sign sign, const QRect &rect)
{
    if (sign == OneTint) {
        const int size = rect.height() - 4;
        painter.fillRect(QRect(rect.right() - size, rect.top() + 2, size, size), look.tint((GraphLook::tints - 1) / 2));
        return;
    }
    if (sign == Ramp) {
        for (int x = 0; x < rect.width(); ++x)
            painter.fillRect(rect.left() + x, rect.top() + 3, 1, rect.height() - 6,
                             look.tint(x * GraphLook::tints / rect.width()));
        return;
    }
    painter.fillRect(rect.adjusted(0, 1, 0, -1), look.background());
    painter.setPen(sign == Neighbours ? look.neighbours() : look.sight(sign == SeenOneWay, sign == HoveredSees ? 1 : 2,
                                                                           sign == HoveredSees ? GraphLook::Dotted : GraphLook::Solid));
    const int middle = rect.center().y();
    painter.drawLine(rect.left() + 2, middle, rect.right() - 2, middle);
}

void GraphLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const GraphLook look(palette(), devicePixelRatioF());
    const auto corners = arrange(width());
    for (size_t i = 0; i < entries_.size(); ++i) {
        const auto &entry = entries_[i];
        QRect rect(corners[i], QSize(0, rowHeight()));
        const auto write = [&](const QString &words) {
            if (words.isEmpty())
                return;
            rect.setWidth(fontMetrics().horizontalAdvance(words) + gap);
            painter.setPen(palette().color(QPalette::WindowText));
            painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, words);
            rect.moveLeft(rect.right() + 1);
        };
        write(entry.before);
        rect.setWidth(entry.sign == Ramp ? rampWidth : signWidth);
        paintSign(painter, look, entry.sign, rect);
        rect.moveLeft(rect.right() + 1 + gap);
        write(entry.after);
    }
}
