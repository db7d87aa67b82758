#include "app/window/recordpicker.h"

#include "app/navigation/navigation.h"
#include "app/window/noticebar.h"
#include "app/window/tablearea.h"
#include "core/cells/picks.h"
#include "core/document/recordeditor.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTableView>

#include <utility>

namespace {

bool isEnter(const QEvent &event)
{
    if (event.type() != QEvent::ShortcutOverride && event.type() != QEvent::KeyPress)
        return false;
    const auto &key = static_cast<const QKeyEvent &>(event);
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) && !(key.modifiers() & ~Qt::KeypadModifier);
}

bool isDoubleClick(const QEvent &event)
{
    return event.type() == QEvent::MouseButtonDblClick && static_cast<const QMouseEvent &>(event).button() == Qt::LeftButton;
}

} // namespace

RecordPicker::RecordPicker(NoticeBar *notice, TableArea *tables, Navigation *navigation)
    : QObject(notice), notice_(notice), tables_(tables), navigation_(navigation)
{
}

void RecordPicker::setDocument(Document *document)
{
    end();
    document_ = document;
    if (!document)
        return;
    connect(&document->records(), &RecordEditor::pickAsked, this, &RecordPicker::start);
    connect(&document->selection(), &Selection::changed, this, &RecordPicker::ask);
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, &RecordPicker::end); // records may have other numbers now
}

// Goes to the record that the cell refers to or, if there is none, opens the table.
void RecordPicker::start(RecordRef record, int field)
{
    end();
    const auto lumps = pickLumps(document_->map(), {record.lump, field});
    const auto target = document_->references().link(record.lump, field)->at(record.index).ref();
    if (target.isValid())
        navigation_->goTo(target);
    else
        navigation_->showTable(lumps.front());
    tables_->setFocus();
    cell_ = record;
    field_ = field;
    qApp->installEventFilter(this);
    ask();
}

void RecordPicker::ask()
{
    if (!cell_.isValid() || !document_)
        return;
    const auto &map = document_->map();
    if (!map.contains(cell_) || field_ >= map.fieldCount(cell_.lump) || pickLumps(map, {cell_.lump, field_}).empty())
        return end();                               // the edit that is undone made the record
    if (!asked_.isEmpty() && !notice_->has(asked_)) // another question has replaced it
        return end();
    const auto selected = document_->selection().current();
    picked_ = pickFor(document_->references(), {cell_.lump, field_}, selected);
    asked_ = question(selected);
    QList<Offer> offers;
    if (picked_.isValid())
        offers.append({tr("&Use Selected"), [this] { take(); }});
    offers.append({tr("&Cancel"), [this] { returnToCell(); }});
    notice_->put({asked_, offers, [this] { return cell_.isValid(); }, [this] { returnToCell(); }});
}

QString RecordPicker::question(RecordRef selected) const
{
    const auto &map = document_->map();
    const auto name = fromView(map.field({cell_.lump, field_}).name), owner = title(map, cell_);
    if (picked_.isValid() && picked_ == selected)
        return tr("Pick %1 of %2: %3 is selected.").arg(name, owner, title(map, picked_));
    if (picked_.isValid())
        return tr("Pick %1 of %2: %3 is selected and refers to %4.").arg(name, owner, title(map, selected), title(map, picked_));
    QString tables;
    for (const int lump : pickLumps(map, {cell_.lump, field_}))
        tables = tables.isEmpty() ? fromView(map.lump(lump).title) : tr("%1 or %2").arg(tables, fromView(map.lump(lump).title));
    return tr("Pick %1 of %2: select a record of %3 in its table or in the 3D view.").arg(name, owner, tables);
}

void RecordPicker::take()
{
    document_->finishEditing(); // which may end this
    if (!cell_.isValid() || !picked_.isValid())
        return;
    const auto number = numberToPick(document_->map(), cell_, field_, picked_);
    const RecordEditor::Typed typed{cell_, field_, QString::number(number)};
    returnToCell();
    document_->records().set(typed);
}

void RecordPicker::returnToCell()
{
    const auto cell = cell_;
    end();
    if (!cell.isValid())
        return;
    navigation_->goTo(cell);
    if (auto *view = tables_->currentView())
        view->setCurrentCell(cell.index, field_);
}

void RecordPicker::end()
{
    if (!std::exchange(cell_, {}).isValid())
        return;
    picked_ = {};
    asked_.clear();
    qApp->removeEventFilter(this);
    notice_->review();
}

bool RecordPicker::eventFilter(QObject *watched, QEvent *event)
{
    const auto *view = picked_.isValid() && notice_->has(asked_) ? tables_->currentView() : nullptr;
    if (!view)
        return false;
    if (watched == view->table() && isEnter(*event)) {
        event->accept(); // keeps it from following a link
        if (event->type() == QEvent::KeyPress)
            take();
        return true;
    }
    if (watched != view->table()->viewport() || !isDoubleClick(*event))
        return false;
    take();
    return true;
}
