#include "widgets/parts/recorddelegate.h"

#include "core/document/hexmodel.h"
#include "core/document/recordrows.h"
#include "widgets/parts/colors.h"

using namespace Qt::StringLiterals;

void RecordDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (const auto marked = index.data(RecordRows::MarkedRole); marked.isValid())
        option->state.setFlag(QStyle::State_Selected, marked.toBool());
    if (index.data(HexModel::HighlightRole).toBool())
        option->state |= QStyle::State_Selected;
    if (index.data(RecordRows::BrokenRole).toBool()) {
        option->palette.setColor(QPalette::Text, faultColor(option->palette));
        option->text.prepend(u"\u26a0\ufe0e\u2009"_s);
    } else if (index.data(RecordRows::LinkRole).value<RecordRef>().isValid()) {
        option->font.setUnderline(true);
    }
}
