#include "widgets/vis/matrixlegend.h"

#include "widgets/parts/colors.h"
#include "widgets/parts/ramp.h"
#include "widgets/vis/matrixcolors.h"

#include <utility>

using namespace Qt::StringLiterals;

MatrixLegend::MatrixLegend(QWidget *parent) : FlowLegend(parent) { fill(); }

void MatrixLegend::setSet(VisSet set)
{
    set_ = set;
    fill();
}

void MatrixLegend::setComparison(bool on)
{
    if (std::exchange(isComparison_, on) != on)
        fill();
}

void MatrixLegend::setShared(bool shared)
{
    if (shared_ == shared)
        return;
    shared_ = shared;
    fill();
}

void MatrixLegend::fill()
{
    const bool hears = set_ == VisSet::Phs;
    const int size = fontMetrics().ascent();
    std::vector<Entry> entries = {{Seen, size, {}, hears ? tr("row hears column") : tr("row sees column")},
                                  {Unseen, size, {}, hears ? tr("does not hear it") : tr("does not see it")},
                                  {OneWay, size, {}, hears ? tr("hears it one-way") : tr("sees it one-way")},
                                  {Selected, size, {}, tr("selected")}};
    if (isComparison_)
        entries = {{Seen, size, {}, tr("visible in both maps")},
                   {Unseen, size, {}, tr("visible in neither")},
                   {OneWay, size, {}, nameOf(RecordDifference::Added)},
                   {OnlyOther, size, {}, nameOf(RecordDifference::Removed)},
                   {Selected, size, {}, tr("selected")}};
    if (shared_)
        entries.insert(entries.end() - 1, {Some, 3 * size, {}, tr("only some of the pixel's pairs")});
    QStringList texts;
    for (const auto &entry : entries)
        texts += entry.after;
    setEntries(std::move(entries), texts.join(u", "_s));
}

void MatrixLegend::paintSign(QPainter &painter, int sign, const QRect &whole) const
{
    const int size = fontMetrics().ascent();
    const QRect rect(whole.left(), whole.center().y() - size / 2, whole.width(), size);
    const auto colors = isComparison_ ? comparedColors() : matrixColors;
    painter.fillRect(rect, QColor(sign == Seen        ? colors.seen
                                  : sign == OneWay    ? colors.oneWay
                                  : sign == OnlyOther ? colors.onlyOther
                                                      : colors.unseen));
    if (sign == OneWay) {
        painter.setPen(oneWayMark);
        painter.drawLine(rect.bottomLeft(), rect.topRight());
    } else if (sign == OnlyOther) {
        painter.setPen(oneWayMark);
        painter.drawLine(rect.topLeft(), rect.bottomRight());
    } else if (sign == Some) {
        const QColor from(colors.unseen), to(colors.seen);
        paintRamp(painter, rect, [&](double share) { return blended(from, to, share); });
    } else if (sign == Selected) {
        painter.fillRect(rect.adjusted(0, 0, -rect.width() / 2, 0), QColor(colors.seen));
        painter.fillRect(rect, bandTint);
        for (const int y : {rect.top(), rect.bottom() - 1})
            painter.fillRect(rect.left(), y, rect.width(), 2, bandColor);
    }
    painter.setPen(withContrast(palette().color(QPalette::Mid), palette().color(QPalette::Window), 3));
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
}
