#include "widgets/tables/hexdelegate.h"

#include "core/document/hexmodel.h"
#include "core/document/recordeditor.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpressionValidator>

using namespace Qt::StringLiterals;

HexDelegate::HexDelegate(QTableView *table, Document *document) : CellDelegate(table), table_(table) { setDocument(document); }

QString HexDelegate::whyLocked(const QModelIndex &index) const
{
    return index.column() < HexModel::Characters
               ? document()->records().whyLocked(index.data(HexModel::RecordRole).value<RecordRef>().lump)
               : QString();
}

QWidget *HexDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const
{
    static const QRegularExpression byte(u"[0-9A-Fa-f]{1,2}"_s); // 7 is 07
    auto *edit = new QLineEdit(parent);
    edit->setFrame(false);
    edit->setAccessibleName(tr("Byte in hex"));
    edit->setValidator(new QRegularExpressionValidator(byte, edit));
    connect(edit, &QLineEdit::textEdited, this, [self = const_cast<HexDelegate *>(this), edit] {
        if (edit->text().size() == 2)
            self->goOn(edit);
    });
    return edit;
}

void HexDelegate::goOn(QLineEdit *edit)
{
    emit commitData(edit);
    emit closeEditor(edit);
    const auto at = table_->currentIndex();
    const auto next = at.column() + 1 < HexModel::Characters ? at.siblingAtColumn(at.column() + 1) : at.sibling(at.row() + 1, 0);
    if (next.flags() & Qt::ItemIsEditable)
        table_->setCurrentIndex(next);
}

// Lets only hex digits and F2 begin to edit a byte: Delete, for example, would empty the editor.
bool HexDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                              const QModelIndex &index)
{
    if (event->type() == QEvent::KeyPress && (index.flags() & Qt::ItemIsEditable)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        bool isDigit = false;
        key->text().toUInt(&isDigit, 16);
        if (key->key() != Qt::Key_F2 && !isDigit)
            return true;
    }
    return CellDelegate::editorEvent(event, model, option, index);
}
