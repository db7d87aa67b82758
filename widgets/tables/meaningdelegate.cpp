#include "widgets/tables/meaningdelegate.h"

#include "widgets/parts/colors.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace
{

constexpr int around = 4, indent = 4;      // pixels above and below a value, and before a meaning
constexpr double shareOfBackground = 0.25; // a meaning is fainter than its value
constexpr int furthestDown = 1000;         // pixels, the most for a meaning

} // namespace

MeaningDelegate::MeaningDelegate(int valueColumn, int meaningColumn, QObject *parent)
    : RecordDelegate(parent), valueColumn_(valueColumn), meaningColumn_(meaningColumn)
{
}

QString MeaningDelegate::meaningOf(const QModelIndex &index) const
{
    return index.column() == valueColumn_ ? index.siblingAtColumn(meaningColumn_).data().toString() : QString();
}

int MeaningDelegate::heightFor(const QModelIndex &index, const QFont &font, int width) const
{
    const QFontMetrics metrics(font);
    const int value = metrics.height() + around;
    const auto meaning = meaningOf(index);
    if (meaning.isEmpty())
        return value;
    const QRect room(0, 0, std::max(1, width - 2 * indent), furthestDown);
    return value + metrics.boundingRect(room, Qt::TextWordWrap, meaning).height() + around / 2;
}

void MeaningDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto item = option;
    initStyleOption(&item, index);
    auto *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    const auto whole = item.rect;
    item.rect.setHeight(std::min(whole.height(), item.fontMetrics.height() + around));
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const auto meaning = meaningOf(index);
    if (meaning.isEmpty())
        return;
    const bool isSelected = item.state & QStyle::State_Selected;
    const auto text = item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text),
               background = item.palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(withContrast(blended(text, background, shareOfBackground), background, 4.5));
    painter->drawText(whole.adjusted(indent, item.rect.height(), -indent, 0), Qt::TextWordWrap, meaning);
    painter->restore();
}
