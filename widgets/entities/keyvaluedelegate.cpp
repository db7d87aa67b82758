#include "widgets/entities/keyvaluedelegate.h"

#include "core/document/entitykeysmodel.h"
#include "core/text.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace
{

// As people pick them: a name with how many have it.
QCompleter *completerOf(const std::vector<EntityKeysModel::Completion> &completions, QObject *parent)
{
    auto *completer = new QCompleter(parent);
    auto *texts = new QStandardItemModel(completer);
    for (const auto &[text, bearers] : completions) {
        auto *item = new QStandardItem(bearers > 0 ? u"%1  (%2)"_s.arg(text, numberText(bearers)) : text);
        item->setData(text, Qt::UserRole);
        texts->appendRow(item);
    }
    completer->setModel(texts);
    completer->setCompletionRole(Qt::UserRole);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    return completer;
}

} // namespace

QWidget *KeyValueDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const auto *model = static_cast<const EntityKeysModel *>(index.model());
    auto *edit = new QLineEdit(parent);
    edit->setFrame(false);
    edit->setAccessibleName(index.column() == EntityKeysModel::Key ? tr("Key") : tr("Value"));
    if (index.data(EntityKeysModel::MixedRole).toBool())
        edit->setPlaceholderText(tr("mixed: what you type is set in all"));
    auto *completer = completerOf(model->completionsFor(index), edit);
    edit->setCompleter(completer);
    completer->popup()->installEventFilter(const_cast<KeyValueDelegate *>(this)); // as views do with their editors
    edited_ = index;
    editor_ = edit;
    return edit;
}

// A text that was not touched is not written: over several entities it would make all alike.
void KeyValueDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const auto *edit = qobject_cast<QLineEdit *>(editor);
    const bool adds = index.row() == static_cast<const EntityKeysModel *>(index.model())->adderRow();
    const bool unchanged = edit->text() == index.data(Qt::EditRole).toString() && !edit->isModified();
    if (!unchanged || (adds && index.column() == EntityKeysModel::Value))
        model->setData(index, edit->text());
}

bool KeyValueDelegate::eventFilter(QObject *watched, QEvent *event)
{
    // Completions have the keys while they are open: Escape is meant for the edit, not for them alone.
    if (auto *popup = qobject_cast<QAbstractItemView *>(watched)) {
        const bool cancels =
            event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
        if (!cancels || !editor_)
            return false;
        popup->hide();
        emit closeEditor(editor_, RevertModelCache);
        return true;
    }
    auto *edit = qobject_cast<QLineEdit *>(watched);
    if (edit && event->type() == QEvent::KeyPress && edited_.isValid()) {
        const auto key = static_cast<QKeyEvent *>(event)->key();
        const bool commits =
            key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab;
        const QModelIndex index = edited_;
        const bool untouched = edit->text() == index.data(Qt::EditRole).toString() && !edit->isModified();
        const auto fault = commits && !untouched
                               ? static_cast<const EntityKeysModel *>(index.model())->faultOf(index, edit->text())
                               : QString();
        if (!fault.isEmpty()) {
            QToolTip::showText(edit->mapToGlobal(QPoint(0, edit->height())), fault, edit);
            emit refused(fault);
            return true;
        }
    }
    return RecordDelegate::eventFilter(watched, event);
}
