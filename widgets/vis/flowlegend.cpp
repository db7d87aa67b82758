#include "widgets/vis/flowlegend.h"

#include <QPainter>

#include <algorithm>

namespace {
constexpr int gap = 5, between = 16; // pixels: beside a sign, between entries
} // namespace

FlowLegend::FlowLegend(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred); // a fixed height would keep it from wrapping
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FlowLegend::setEntries(std::vector<Entry> entries, const QString &meaning)
{
    entries_ = std::move(entries);
    setAccessibleName(meaning);
    setToolTip(meaning);
    updateGeometry();
    update();
}

int FlowLegend::widthOf(const QString &words) const { return words.isEmpty() ? 0 : fontMetrics().horizontalAdvance(words) + gap; }
int FlowLegend::widthOf(const Entry &entry) const { return widthOf(entry.before) + entry.width + widthOf(entry.after); }

std::vector<QPoint> FlowLegend::arrange(int width) const
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

std::optional<FlowLegend::Place> FlowLegend::placeAt(QPoint at) const
{
    const auto corners = arrange(width());
    for (size_t i = 0; i < corners.size(); ++i) {
        const auto &entry = entries_[i];
        const QRect rect(corners[i].x() + widthOf(entry.before), corners[i].y(), entry.width, rowHeight());
        if (rect.contains(at))
            return Place{entry.sign, static_cast<double>(at.x() - rect.left()) / std::max(rect.width(), 1)};
    }
    return {};
}

int FlowLegend::heightForWidth(int width) const { return (entries_.empty() ? 0 : arrange(width).back().y()) + rowHeight(); }

QSize FlowLegend::sizeHint() const
{
    constexpr int wanted = 480;
    return {wanted, heightForWidth(wanted)};
}

QSize FlowLegend::minimumSizeHint() const { return {60, rowHeight()}; }

void FlowLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto corners = arrange(width());
    for (size_t i = 0; i < entries_.size(); ++i) {
        const auto &entry = entries_[i];
        int left = corners[i].x();
        const auto rectOf = [&](int wide) { return QRect(left, corners[i].y(), wide, rowHeight()); };
        const auto write = [&](const QString &words) {
            const int wide = widthOf(words);
            painter.setPen(palette().color(QPalette::WindowText));
            const int room = std::min(wide, width() - left);
            painter.drawText(rectOf(room), Qt::AlignLeft | Qt::AlignVCenter,
                             room < wide ? fontMetrics().elidedText(words, Qt::ElideRight, room) : words);
            left += wide;
        };
        write(entry.before);
        paintSign(painter, entry.sign, rectOf(entry.width));
        left += entry.width + gap;
        write(entry.after);
    }
}
