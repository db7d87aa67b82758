#include "widgets/vis/matrixlegend.h"

#include "widgets/parts/colors.h"
#include "widgets/vis/matrixcolors.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
constexpr int besideSwatch = 5, betweenEntries = 16; // pixels
}

MatrixLegend::MatrixLegend(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    fill();
}

void MatrixLegend::setSet(VisSet set)
{
    set_ = set;
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
    entries_ = {{Seen, hears ? tr("The hearer hears it") : tr("The viewer sees it")},
                {Unseen, hears ? tr("does not hear it") : tr("does not see it")},
                {OneWay, hears ? tr("hears it and is not heard") : tr("sees it and is not seen")},
                {Selected, tr("selected")}};
    if (shared_)
        entries_.insert(entries_.end() - 1, {Some, tr("a part of a pixel's pairs")});
    QStringList texts;
    for (const auto &entry : entries_)
        texts += entry.text;
    setAccessibleName(texts.join(u", "_s));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

int MatrixLegend::widthOf(const Entry &entry) const
{
    const int swatch = entry.swatch == Some ? 3 * swatchSize() : swatchSize();
    return swatch + besideSwatch + fontMetrics().horizontalAdvance(entry.text);
}

std::vector<QPoint> MatrixLegend::places(int width) const
{
    std::vector<QPoint> places;
    QPoint at;
    for (const auto &entry : entries_) {
        if (at.x() > 0 && at.x() + widthOf(entry) > width)
            at = {0, at.y() + fontMetrics().lineSpacing()};
        places.push_back(at);
        at.rx() += widthOf(entry) + betweenEntries;
    }
    return places;
}

QSize MatrixLegend::sizeHint() const
{
    constexpr int wanted = 480;
    return {wanted, heightForWidth(wanted)};
}

QSize MatrixLegend::minimumSizeHint() const
{
    return {0, fontMetrics().lineSpacing()};
}

int MatrixLegend::heightForWidth(int width) const
{
    return places(width).back().y() + fontMetrics().lineSpacing();
}

void MatrixLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto at = places(width());
    for (size_t i = 0; i < entries_.size(); ++i) {
        const int size = swatchSize(), wide = entries_[i].swatch == Some ? 3 * size : size;
        const QRect swatch(at[i].x(), at[i].y() + (fontMetrics().height() - size) / 2, wide, size);
        paintSwatch(painter, entries_[i].swatch, swatch);
        painter.setPen(palette().color(QPalette::WindowText));
        const QRect room(QPoint(swatch.right() + 1 + besideSwatch, at[i].y()), QPoint(width(), swatch.bottom()));
        painter.drawText(QRect(room.left(), room.top(), room.width(), fontMetrics().height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(entries_[i].text, Qt::ElideRight, room.width()));
    }
}

void MatrixLegend::paintSwatch(QPainter &painter, Swatch swatch, const QRect &rect) const
{
    const auto colors = matrixColors();
    painter.fillRect(rect, QColor(swatch == Seen ? colors.seen : swatch == OneWay ? colors.oneWay : colors.unseen));
    if (swatch == OneWay) {
        painter.setPen(oneWayMark());
        painter.drawLine(rect.bottomLeft(), rect.topRight());
    } else if (swatch == Some) {
        QLinearGradient gradient(rect.topLeft(), rect.topRight());
        gradient.setColorAt(0, QColor(colors.unseen));
        gradient.setColorAt(1, QColor(colors.seen));
        painter.fillRect(rect, gradient);
    } else if (swatch == Selected) {
        painter.fillRect(rect.adjusted(0, 0, -rect.width() / 2, 0), QColor(colors.seen));
        painter.fillRect(rect, bandTint());
        for (const int y : {rect.top(), rect.bottom() - 1})
            painter.fillRect(rect.left(), y, rect.width(), 2, bandColor());
    }
    painter.setPen(withContrast(palette().color(QPalette::Mid), palette().color(QPalette::Window), 3));
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
}
