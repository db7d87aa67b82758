#include "widgets/budget/treemapitem.h"

#include "widgets/parts/colors.h"
#include "widgets/parts/contrastframe.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QWidget>

#include <algorithm>

TreemapItem::TreemapItem(const QRectF &rect, const QColor &color, const QString &name, const QString &amount)
    : rect_(rect), color_(color), textColor_(contrast(Qt::white, color) > contrast(Qt::black, color) ? Qt::white : Qt::black),
      name_(name), amount_(amount)
{
}

void TreemapItem::setState(bool isMarked, bool isCurrent)
{
    if (isMarked_ == isMarked && isCurrent_ == isCurrent)
        return;
    isMarked_ = isMarked;
    isCurrent_ = isCurrent;
    update();
}

void TreemapItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    constexpr double gap = 0.5, margin = 6; // pixels
    const auto inside = rect_.adjusted(gap, gap, -gap, -gap);
    painter->fillRect(inside, color_);
    const QFontMetricsF metrics(widget->font());
    auto line = inside.adjusted(margin, margin, -margin, -margin);
    const auto addLine = [&](const QString &text) {
        const auto elided = metrics.elidedText(text, Qt::ElideMiddle, line.width());
        if (line.height() < metrics.height() || elided.size() < std::min<qsizetype>(text.size(), 3))
            return;
        painter->setPen(textColor_);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, elided);
        line.setTop(line.top() + metrics.lineSpacing());
    };
    addLine(name_);
    addLine(amount_);
    if (isMarked_)
        drawContrastFrame(*painter, inside.adjusted(2, 2, -2, -2), 2);
    if (isCurrent_) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(textColor_, 1, Qt::DotLine));
        painter->drawRect(inside.adjusted(5, 5, -5, -5));
    }
}
