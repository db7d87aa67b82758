#include "widgets/entities/keyvaluedelegate.h"

#include "core/document/entitykeysmodel.h"
#include "core/text.h"
#include "widgets/parts/valuepopup.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStandardItemModel>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace {

constexpr int longestOffered = 90; // characters in view

// Returns a completer that shows each completion with the number of entities that have it, or else with its note.
QCompleter *completerOf(const std::vector<EntityKeysModel::Completion> &completions, QObject *parent)
{
    auto *completer = new QCompleter(parent);
    auto *texts = new QStandardItemModel(completer);
    for (const auto &[text, bearers, note] : completions) {
        auto *item = new QStandardItem(bearers > 0      ? u"%1  (%2)"_s.arg(text, numberText(bearers))
                                       : note.isEmpty() ? text
                                                        : u"%1  %2"_s.arg(text, note));
        item->setToolTip(asToolTip(note));
        item->setData(text, Qt::UserRole);
        texts->appendRow(item);
    }
    completer->setModel(texts);
    completer->setCompletionRole(Qt::UserRole);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    auto *popup = completer->popup();
    popup->setTextElideMode(Qt::ElideRight);
    popup->setMinimumWidth(std::min(popup->sizeHintForColumn(0) + popup->fontMetrics().averageCharWidth() * 6,
                                    popup->fontMetrics().averageCharWidth() * longestOffered));
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
        edit->setPlaceholderText(tr("mixed: what you type replaces all"));
    auto *completer = completerOf(model->completionsFor(index), edit);
    if (model->keyAt(index.row()) == u"classname"_s) // any part of it may be typed
        completer->setFilterMode(Qt::MatchContains);
    edit->setCompleter(completer);
    completer->popup()->installEventFilter(const_cast<KeyValueDelegate *>(this)); // as views do for their editors
    offerPopup(edit, index);
    edited_ = index;
    editor_ = edit;
    return edit;
}

// Adds an arrow, which Down opens as well. It shows what the definition says that the value means, or else the completions.
void KeyValueDelegate::offerPopup(QLineEdit *edit, const QModelIndex &index) const
{
    const auto *model = static_cast<const EntityKeysModel *>(index.model());
    const bool isKey = index.column() == EntityKeysModel::Key;
    const auto kind = isKey ? bsp::ValueKind::Text : model->kindAt(index.row());
    const auto flags = isKey ? std::vector<bsp::DefinedFlag>() : model->flagsAt(index.row());
    const bool hasPopup = ValuePopup::fits(kind, flags, index.data(Qt::EditRole).toString());
    if (!hasPopup && edit->completer()->model()->rowCount() == 0)
        return;
    auto *open = addPopupArrow(edit, hasPopup ? tr("Show what the value means (Down)") : tr("Show the choices (Down)"));
    open_ = open;
    connect(open, &QAction::triggered, this, [this, model, edit, kind, flags] {
        auto *popup = ValuePopup::create(kind, flags, model->flagsIn(edit->text()), edit);
        if (!popup) {
            edit->completer()->setCompletionPrefix({});
            edit->completer()->complete();
            return;
        }
        connect(popup, &ValuePopup::committed, this, [this, edit] {
            auto *self = const_cast<KeyValueDelegate *>(this);
            emit self->commitData(edit);
            emit self->closeEditor(edit);
        });
        popup->open();
    });
}

// Takes the only completion of a partly typed key, if none was chosen. Values are taken as typed: 30 does not mean 300.
void KeyValueDelegate::takeOnlyCompletion() const
{
    const auto *completer = editor_->completer();
    const bool isChosen = completer->popup()->currentIndex().isValid();
    if (edited_.column() == EntityKeysModel::Key && !isChosen && !editor_->text().isEmpty() && completer->completionCount() == 1)
        editor_->setText(completer->currentCompletion());
}

// Writes the text unless it is unchanged: with several entities selected, writing would make all their values equal.
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
    // While completions are open they get the keys, but these are meant for the editor. A completion that was chosen is
    // already in the editor.
    if (auto *popup = qobject_cast<QAbstractItemView *>(watched)) {
        const auto key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : Qt::Key_unknown;
        const bool commits = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab;
        if (!editor_ || (!commits && key != Qt::Key_Escape))
            return false;
        popup->hide();
        if (commits) {
            takeOnlyCompletion();
            QCoreApplication::sendEvent(editor_, event);
        } else
            emit closeEditor(editor_, RevertModelCache);
        return true;
    }
    auto *edit = qobject_cast<QLineEdit *>(watched);
    if (edit && event->type() == QEvent::KeyPress && edited_.isValid()) {
        const auto key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down && open_ && !edit->completer()->popup()->isVisible()) {
            open_->trigger();
            return true;
        }
        const bool commits = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab;
        const QModelIndex index = edited_;
        const bool untouched = edit->text() == index.data(Qt::EditRole).toString() && !edit->isModified();
        const auto fault =
            commits && !untouched ? static_cast<const EntityKeysModel *>(index.model())->faultOf(index, edit->text()) : QString();
        if (!fault.isEmpty()) {
            QToolTip::showText(edit->mapToGlobal(QPoint(0, edit->height())), asToolTip(fault), edit);
            emit refused(fault);
            return true;
        }
    }
    return RecordDelegate::eventFilter(watched, event);
}
