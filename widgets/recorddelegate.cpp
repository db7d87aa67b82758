#include "widgets/recorddelegate.h"

#include "core/document/hexmodel.h"
#include "core/document/recordrows.h"

#include <QPainter>

void RecordDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto marked = index.data(RecordRows::MarkedRole);
    if (marked.isValid())
        option->state.setFlag(QStyle::State_Selected, marked.toBool());
    if (index.data(RecordRows::BrokenRole).toBool()) {
        const bool dark = option->palette.color(QPalette::Base).lightness() < 128;
        option->palette.setColor(QPalette::Text, dark ? QColor(0xff, 0x8a, 0x80) : QColor(0xb0, 0x00, 0x20));
        option->font.setStrikeOut(true);
    } else if (index.data(RecordRows::LinkRole).value<RecordRef>().isValid()) {
        option->font.setUnderline(true);
    }
}

void RecordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (!index.data(HexModel::HighlightRole).toBool())
        return;
    painter->save();
    QColor frame = option.palette.color(QPalette::Highlight);
    frame.setAlpha(90);
    painter->fillRect(option.rect, frame);
    painter->restore();
}
