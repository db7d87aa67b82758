#include "widgets/parts/celldelegate.h"

#include "core/cells/cellvalue.h"
#include "core/cells/picks.h"
#include "core/document/recordeditor.h"
#include "core/document/recordrows.h"
#include "core/map/celltext.h"
#include "core/query/filterterm.h"
#include "core/text.h"
#include "widgets/parts/valuepopup.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScreen>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr quint32 mostOffered = 20'000;   // names of records
constexpr int around = 8;                 // pixels left and right of a text
constexpr char shownText[] = "shownText"; // an editor's property: what it got from the model

RecordRef recordOf(const QModelIndex &index) { return index.data(RecordRows::RecordRole).value<RecordRef>(); }

bsp::FieldRef fieldOf(const QModelIndex &index)
{
    const auto field = index.data(RecordRows::FieldRole);
    return {recordOf(index).lump, field.isValid() ? field.toInt() : bsp::none};
}

// Makes the list wide enough for its names.
void widenPopup(QCompleter *completer, const QStringList &names)
{
    auto *popup = completer->popup();
    int wide = 0;
    for (const auto &name : names)
        wide = std::max(wide, popup->fontMetrics().horizontalAdvance(name));
    const int bar = popup->style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2 * popup->frameWidth();
    popup->setMinimumWidth(std::min(wide + bar + 2 * around, popup->screen()->availableGeometry().width()));
}

// Returns whether the key types a character.
bool typesText(const QKeyEvent &key)
{
    const auto text = key.text();
    return !text.isEmpty() && text.at(0).isPrint() && !text.at(0).isSpace()
           && !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

bool opensChoices(const QKeyEvent &key)
{
    return key.keyCombination() == QKeyCombination(Qt::Key_F4)
           || key.keyCombination() == QKeyCombination(Qt::AltModifier, Qt::Key_Down);
}

bool isLine(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab; }

} // namespace

CellDelegate::CellDelegate(QTableView *table) : RecordDelegate(table), table_(table)
{
    table->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    table->setItemDelegate(this);
    table->installEventFilter(this);
}

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RecordDelegate::initStyleOption(option, index);
    const auto former = index.data(RecordRows::FormerRole), other = index.data(RecordRows::OtherRole);
    if (!former.isValid() && !other.isValid())
        return;
    if (former.isValid())
        option->font.setBold(true);
    option->fontMetrics = QFontMetrics(option->font);
    const auto both = other.isValid() ? u"%1 -> %2"_s.arg(other.toString(), option->text)
                                      : tr("%1 (was %2)").arg(option->text, former.toString());
    if (option->rect.isEmpty() || option->fontMetrics.horizontalAdvance(both) + around <= option->rect.width())
        option->text = both; // otherwise the tool tip says it
}

// Returns the names that a field can have: its named values, those of the records that it refers to, or the texts of its column.
QStringList CellDelegate::choices(bsp::FieldRef at) const
{
    const auto &map = document_->map();
    const auto &field = map.field(at);
    QStringList names;
    for (const auto &[value, name] : field.use == bsp::Use::Flags ? bsp::Names() : namesOf(map, at))
        names.append(fromView(name));
    const auto add = [&](bsp::FieldRef texts) {
        const auto column = map.column(texts);
        for (quint32 record = 0; record < std::min(column.count(), mostOffered); ++record)
            names.append(QString::fromLatin1(column.chars(record)));
    };
    if (field.type == bsp::Type::Chars)
        add(at);
    else if (const auto name = nameColumn(map, field); name.lump != bsp::none)
        add(name);
    names.removeDuplicates();
    names.sort(Qt::CaseInsensitive);
    return names;
}

QWidget *CellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *edit = new QLineEdit(parent);
    edit->setFrame(false);
    edit->setAccessibleName(tr("Value"));
    connect(edit, &QLineEdit::textChanged, this, [this, edit] { widen(edit); });
    const auto field = fieldOf(index);
    const bool canPick = !pickLumps(document_->map(), field).empty();
    if (const auto names = choices(field); !names.isEmpty()) {
        auto *completer = new QCompleter(names, edit);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        edit->setCompleter(completer);
        widenPopup(completer, names);
        auto *arrow = addPopupArrow(edit, tr("Show the choices (Alt+Down)"));
        if (canPick)
            arrow->setShortcut(QKeySequence(u"Alt+Down"_s)); // F4 picks
        connect(arrow, &QAction::triggered, completer, [completer] {
            completer->setCompletionPrefix({});
            const auto *line = completer->widget();
            completer->complete({0, 0, std::max(line->width(), completer->popup()->minimumWidth()), line->height()});
        });
    }
    if (document_->map().field(field).use == bsp::Use::Flags)
        offerFlags(edit, field);
    if (colorOf(document_->map(), recordOf(index), field.field).lump != bsp::none)
        offerColor(edit, recordOf(index), field.field);
    if (canPick)
        offerPick(edit, recordOf(index), field.field);
    edited_ = index;
    return edit;
}

void CellDelegate::offerFlags(QLineEdit *edit, bsp::FieldRef at) const
{
    connect(addPopupArrow(edit, tr("Show the flags (Alt+Down)")), &QAction::triggered, this, [this, edit, at] {
        std::vector<bsp::DefinedFlag> flags;
        for (const auto &[bit, name] : document_->map().field(at).names)
            flags.push_back({.bit = static_cast<quint32>(bit), .title = fromView(name), .help = {}});
        const auto bytes = cellBytes(document_->map(), at, edit->text());
        quint32 bits = 0; // narrower fields have their low bytes first
        if (bytes)
            std::memcpy(&bits, bytes.value().constData(), std::min(sizeof bits, static_cast<size_t>(bytes.value().size())));
        open(ValuePopup::create(bsp::ValueKind::Flags, flags, bits, edit), edit);
    });
}

// The popup writes all three numbers of the colour, which the cell takes as well.
void CellDelegate::offerColor(QLineEdit *edit, RecordRef record, int field) const
{
    connect(addPopupArrow(edit, tr("Choose the colour (Alt+Down)")), &QAction::triggered, this, [this, edit, record, field] {
        const auto &map = document_->map();
        const auto red = map.contains(record) ? colorOf(map, record, field) : bsp::FieldRef{};
        if (red.lump == bsp::none)
            return;
        const auto typed = edit->text().simplified();
        bool isNumber = false;
        typed.toDouble(&isNumber);
        QStringList parts;
        for (int part = red.field; part < red.field + 3; ++part)
            parts.append(part == field && isNumber ? typed : CellText(map, red.lump, part).text(record.index));
        const bool isWhole = typed.count(u' ') == 2; // the popup was open before
        const auto kind = map.field(red).type == bsp::Type::F32 ? bsp::ValueKind::ColorTo1 : bsp::ValueKind::ColorTo255;
        open(ValuePopup::createForColor(kind, isWhole ? typed : parts.join(u' '), edit), edit);
    });
}

void CellDelegate::open(ValuePopup *popup, QLineEdit *edit) const
{
    if (!popup)
        return;
    connect(popup, &ValuePopup::committed, this, [self = const_cast<CellDelegate *>(this), edit] {
        emit self->commitData(edit);
        emit self->closeEditor(edit);
    });
    popup->open();
}

void CellDelegate::offerPick(QLineEdit *edit, RecordRef record, int field) const
{
    auto *pick = edit->addAction(edit->style()->standardIcon(QStyle::SP_ArrowForward), QLineEdit::TrailingPosition);
    pick->setToolTip(tr("Pick the record in its table or in the 3D view (F4)"));
    pick->setShortcut(Qt::Key_F4);
    pick->setShortcutContext(Qt::WidgetShortcut);
    connect(pick, &QAction::triggered, this, [this, edit, record, field] {
        emit const_cast<CellDelegate *>(this)->closeEditor(edit, RevertModelCache);
        document_->records().pick(record, field);
    });
}

// Keeps what is being typed when the table changes, for example because calculated columns arrive.
void CellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *edit = qobject_cast<QLineEdit *>(editor);
    if (edit->text() != edit->property(shownText).toString())
        return;
    RecordDelegate::setEditorData(editor, index);
    edit->setProperty(shownText, edit->text());
}

void CellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const auto text = qobject_cast<QLineEdit *>(editor)->text();
    if (text != index.data(Qt::EditRole).toString())
        model->setData(index, text);
}

void CellDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    RecordDelegate::updateEditorGeometry(editor, option, index);
    if (auto *edit = qobject_cast<QLineEdit *>(editor))
        widen(edit);
}

// Moves the editor to the left if it would end behind the table's edge.
void CellDelegate::widen(QLineEdit *edit) const
{
    const int icons = static_cast<int>(edit->actions().size()) * (edit->style()->pixelMetric(QStyle::PM_SmallIconSize) + around);
    const int room = table_->viewport()->width();
    const int wide = std::min(edit->fontMetrics().horizontalAdvance(edit->text()) + around + icons, room);
    auto place = edit->geometry();
    if (wide <= place.width())
        return;
    place.setWidth(wide);
    place.moveLeft(std::max(0, std::min(place.left(), room - wide)));
    edit->setGeometry(place);
    edit->raise();
}

bool CellDelegate::isUnlocked() const { return document_ && document_->records().isUnlocked(); }

// Opens the editor, and in it what the key opens there.
void CellDelegate::openChoices(const QModelIndex &index, const QKeySequence &key)
{
    if (key == QKeySequence(Qt::Key_F4) && !pickLumps(document_->map(), fieldOf(index)).empty())
        return document_->records().pick(recordOf(index), fieldOf(index).field);
    table_->edit(index);
    auto *edit = qobject_cast<QLineEdit *>(table_->indexWidget(index));
    const auto actions = edit ? edit->actions() : QList<QAction *>();
    const auto opens = std::ranges::find_if(actions, [&key](const QAction *each) { return each->shortcuts().contains(key); });
    if (opens != actions.end())
        (*opens)->trigger();
    else if (edit)
        emit refused(tr("This cell has no choices. Type its value."));
}

// Handles a key press in the table. Returns true if the table must not see the key, which would start a keyboard search.
bool CellDelegate::press(const QKeyEvent &key)
{
    const bool opens = opensChoices(key);
    if (!document_ || !(opens || key.key() == Qt::Key_F2 || typesText(key)))
        return false;
    const auto current = table_->currentIndex(), cell = cellToEdit(current);
    if (cell != current && !isUnlocked() && typesText(key))
        return false; // looks for a cell that begins with the letter
    if (!cell.isValid())
        return isUnlocked() && typesText(key);
    if (cell != current)
        table_->setCurrentIndex(cell);
    if (!(cell.flags() & Qt::ItemIsEditable)) {
        const auto why = whyLocked(cell);
        if (!why.isEmpty())
            emit refused(why);
        return !why.isEmpty() || (isUnlocked() && typesText(key));
    }
    if (opens)
        openChoices(cell, QKeySequence(key.keyCombination()));
    return opens;
}

// Returns whether a key is for the table: F shows in 3D where it cannot begin a value.
bool CellDelegate::isShortcut(const QKeyEvent &key) const
{
    const auto field = fieldOf(cellToEdit(table_->currentIndex()));
    if (key.key() != Qt::Key_F || field.lump == bsp::none || field.field == bsp::none)
        return false;
    const auto &declared = document_->map().field(field);
    return isNumeric(declared) && declared.names.empty() && choices(field).isEmpty();
}

QString CellDelegate::whyLocked(const QModelIndex &index) const
{
    const auto field = fieldOf(index);
    if (field.lump == bsp::none)
        return {};
    return field.field == bsp::none ? document_->records().whyLocked(field.lump) : document_->records().whyLocked(field);
}

bool CellDelegate::eventFilter(QObject *watched, QEvent *event)
{
    const auto *key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
    if (watched == table_ && event->type() == QEvent::ShortcutOverride && isUnlocked()
        && typesText(*static_cast<QKeyEvent *>(event)) && !isShortcut(*static_cast<QKeyEvent *>(event)))
        event->accept();
    if (watched == table_)
        return key && press(*key);
    auto *edit = qobject_cast<QLineEdit *>(watched);
    const QModelIndex index = edited_;
    if (!edit || !index.isValid() || !key || !isLine(key->key()) || edit->text() == index.data(Qt::EditRole).toString())
        return RecordDelegate::eventFilter(watched, event);
    const auto fault = document_->records().faultOf({recordOf(index), fieldOf(index).field, edit->text()});
    if (fault.isEmpty())
        return RecordDelegate::eventFilter(watched, event);
    QToolTip::showText(edit->mapToGlobal(QPoint(0, edit->height())), asToolTip(fault), edit);
    return true;
}
