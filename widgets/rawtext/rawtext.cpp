#include "widgets/rawtext/rawtext.h"

#include "core/entities/textparts.h"
#include "core/text.h"
#include "widgets/parts/colors.h"
#include "widgets/parts/elided.h"
#include "widgets/parts/factories.h"
#include "widgets/rawtext/findbar.h"
#include "widgets/rawtext/rawfaults.h"
#include "widgets/rawtext/rawmarks.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Limits in bytes, beyond which an editor takes seconds to lay out the text.
constexpr qsizetype longestText = 4 << 20;
constexpr qsizetype longestLine = 64 << 10;

bool hasLongLine(QByteArrayView text)
{
    for (qsizetype from = 0; text.size() - from > longestLine;) {
        const auto line = text.sliced(from, longestLine + 1);
        const auto behind = line.lastIndexOf('\n') + 1; // most texts have no other kind of line end
        const auto end = behind + line.sliced(behind).lastIndexOf('\r') + 1;
        if (end == 0)
            return true;
        from += end;
    }
    return false;
}

} // namespace

QString RawText::reasonAgainst(QByteArrayView text)
{
    if (text.size() > longestText)
        return tr("This text of %1 bytes is too long for the text view; it is shown as bytes.").arg(numberText(text.size()));
    return hasLongLine(text) ? tr("This text has a line of over 64 KB; it is shown as bytes.") : QString();
}

RawText::RawText(Document *document, QWidget *parent)
    : QWidget(parent), document_(document), edit_(new RawEdit(document, this)), faults_(new RawFaults(document, this)),
      marks_(new RawMarks(edit_, document, faults_)), findBar_(new FindBar(edit_, document, this)),
      status_(new ElidedLabel(this)), place_(createLabel(this))
{
    setProperty("helpPage", u"rawtext"_s);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *below = new QHBoxLayout;
    below->addWidget(status_, 1);
    below->addWidget(place_);
    auto *layout = createLayout<QVBoxLayout>(this, {0, 0, 0, 2}, 2);
    layout->addWidget(edit_);
    layout->addWidget(findBar_);
    layout->addLayout(below);
    setFocusProxy(edit_);
    createActions();
    edit_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(edit_, &QWidget::customContextMenuRequested, this, &RawText::showMenu);
    connect(edit_, &RawEdit::toolTipWanted, this, &RawText::showToolTip);
    connect(edit_, &RawEdit::statusMessage, this, &RawText::statusMessage);
    connect(edit_, &QPlainTextEdit::cursorPositionChanged, this, &RawText::updateStatus);
    connect(&edit_->sync(), &TextSync::edited, this, &RawText::updateStatus);
    connect(faults_, &RawFaults::changed, this, &RawText::updateStatus);
    connect(findBar_, &FindBar::statusMessage, this, &RawText::statusMessage);
    connect(findBar_, &FindBar::found, marks_, &RawMarks::setMatches);
    connect(&document->selection(), &Selection::changed, this, &RawText::showSelection);
    showSelection();
    updateStatus();
}

void RawText::follow(const MapChange &change)
{
    edit_->follow(change.textSplices());
    faults_->follow(change);
    marks_->updateSoon();
    updateStatus();
}

const QList<OwnAction<RawText>> &RawText::actionRows()
{
    using Text = RawText;
    static const QList<OwnAction<Text>> rows{
        {QT_TR_NOOP("&Go to the Entity"),
         {QKeySequence(u"Ctrl+Return"_s), QKeySequence(u"Ctrl+Enter"_s)},
         [](Text &text) { text.goToEntity(); }},
        {QT_TR_NOOP("&Next Fault"), {Qt::Key_F8}, [](Text &text) { text.goToFault(true); }},
        {QT_TR_NOOP("&Previous Fault"), {QKeySequence(u"Shift+F8"_s)}, [](Text &text) { text.goToFault(false); }},
        {QT_TR_NOOP("&Find..."), {}, [](Text &text) { text.find(); }},
        {QT_TR_NOOP("Find and &Replace..."), {QKeySequence(u"Ctrl+H"_s)}, [](Text &text) { text.findBar_->open(true); }},
        {QT_TR_NOOP("Find N&ext"), {Qt::Key_F3}, [](Text &text) { text.findBar_->step(true); }},
        {QT_TR_NOOP("Find Pre&vious"), {QKeySequence(u"Shift+F3"_s)}, [](Text &text) { text.findBar_->step(false); }}};
    return rows;
}

QList<OwnKey> RawText::keys() { return keysOf(actionRows()); }

void RawText::createActions()
{
    actions_ = addOwnActions(this, this, actionRows());
    for (auto *action : actions_) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        // The window forwards its Ctrl+F to here; a second shortcut with this key would disable both.
        if (action->shortcut().isEmpty())
            action->setText(u"%1\t%2"_s.arg(action->text(), QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText)));
    }
}

void RawText::showMenu(const QPoint &at)
{
    auto *menu = contextMenuOf(edit_);
    auto &undo = document_->undoStack();
    const auto add = [menu, this](const QString &text, QKeySequence::StandardKey key, bool enabled, auto slot) {
        auto *action = menu->addAction(text);
        action->setShortcut(key);
        action->setEnabled(enabled);
        connect(action, &QAction::triggered, this, slot);
    };
    const bool selected = edit_->textCursor().hasSelection();
    add(tr("&Undo %1").arg(undo.undoText()).trimmed(), QKeySequence::Undo, undo.canUndo(), [this] { document_->undo(); });
    add(tr("Re&do %1").arg(undo.redoText()).trimmed(), QKeySequence::Redo, undo.canRedo(), [this] { document_->redo(); });
    menu->addSeparator();
    add(tr("Cu&t"), QKeySequence::Cut, selected && !edit_->isReadOnly(), [this] { edit_->cut(); });
    add(tr("&Copy"), QKeySequence::Copy, selected, [this] { edit_->copy(); });
    add(tr("Pa&ste"), QKeySequence::Paste, edit_->canPaste(), [this] { edit_->paste(); });
    add(tr("Select &All"), QKeySequence::SelectAll, true, [this] { edit_->selectAll(); });
    menu->addSeparator();
    menu->addActions(actions_);
    showContextMenu(menu, edit_, at);
}

void RawText::find() { findBar_->open(false); }

void RawText::goToEntity()
{
    const auto &map = document_->map();
    const auto entity = entityAt(map.entities(), static_cast<quint32>(edit_->cursorByte()));
    if (entity < 0)
        return emit statusMessage(tr("This text has no entity."));
    const RecordRef ref{map.format().roles.entityList, static_cast<quint32>(entity)};
    document_->selection().set({ref}, ref);
    const auto name = edits::valueOf(document_->entitySource(), entity, "classname");
    emit statusMessage(name.isEmpty()
                           ? tr("Entity %1 is selected.").arg(numberText(entity))
                           : tr("Entity %1, %2, is selected.").arg(numberText(entity), document_->entitySource().toText(name)));
}

// Moves to what is selected elsewhere, unless the editor has focus. It is not selected as text, as the next key would
// replace it.
void RawText::showSelection()
{
    const auto &map = document_->map();
    const auto current = document_->selection().current();
    if (edit_->hasFocus() || !map.contains(current))
        return;
    QTextCursor cursor;
    if (current.lump == map.format().roles.entities && current.index < map.entities().length)
        cursor = edit_->cursorOf({current.index, 0});
    else if (current.lump == map.format().roles.entityList)
        cursor = edit_->cursorOf({map.entities().entities[current.index].span.offset, 0});
    else
        return;
    edit_->setTextCursor(cursor);
    edit_->centerCursor();
}

void RawText::goToFault(bool forward)
{
    const auto &faults = faults_->all();
    if (faults.empty())
        return emit statusMessage(tr("The text has no faults."));
    const auto at = static_cast<quint32>(edit_->cursorByte());
    auto fault = forward ? std::ranges::upper_bound(faults, at, {}, &TextStop::offset)
                         : std::ranges::lower_bound(faults, at, {}, &TextStop::offset);
    if (forward)
        fault = fault == faults.end() ? faults.begin() : fault;
    else
        fault = std::prev(fault == faults.begin() ? faults.end() : fault);
    edit_->goTo(edit_->cursorOf({fault->offset, 0}));
    edit_->setFocus(Qt::ShortcutFocusReason);
}

QString RawText::sentence(const TextStop &fault) const
{
    return fault.isOfAll ? fault.what : tr("Line %1: %2").arg(numberText(edit_->lineOf(fault.offset)), fault.what);
}

void RawText::showToolTip(const QPoint &at, int position)
{
    const auto *fault = marks_->faultAt(edit_->sync().byteAt(position));
    QToolTip::showText(at, fault ? asToolTip(sentence(*fault)) : QString(), edit_->viewport());
}

// Returns the fault on the cursor's line, or else the next one, wrapping around.
const TextStop *RawText::faultToTell() const
{
    const auto &faults = faults_->all();
    if (faults.empty())
        return nullptr;
    const auto line = static_cast<quint32>(edit_->sync().byteAt(edit_->textCursor().block().position()));
    const auto fault = std::ranges::lower_bound(faults, line, {}, &TextStop::offset);
    return fault == faults.end() ? &faults.front() : &*fault;
}

void RawText::updateStatus()
{
    if (!edit_->sync().isAtRest())
        return; // called again later
    const auto &entities = document_->map().entities();
    const auto *fault = faultToTell();
    auto colors = palette();
    if (fault)
        colors.setColor(QPalette::WindowText, withContrast(faultColor(colors), colors.color(QPalette::Window), 4.5));
    status_->setPalette(colors);
    if (!fault)
        status_->setText((faults_->isComplete() ? tr("%1 entities; the text has no faults.") : tr("%1 entities"))
                             .arg(numberText(entities.entities.size())));
    else if (faults_->count() == 1)
        status_->setText(sentence(*fault));
    else
        status_->setText(tr("%1 (%2 of %3, F8)", "a sentence, number, count, the key that goes to the next")
                             .arg(sentence(*fault), numberText(fault - faults_->all().data() + 1), numberText(faults_->count())));
    status_->setToolTip(asToolTip(status_->text()));
    const auto cursor = edit_->textCursor();
    const auto place =
        tr("Line %1, column %2").arg(numberText(cursor.blockNumber() + 1), numberText(cursor.positionInBlock() + 1));
    place_->setText(edit_->sync().code() == TextCode::Latin1 ? place : u"%1, %2"_s.arg(place, nameOf(TextCode::Utf8)));
}

void RawText::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        QTimer::singleShot(0, this, [this] { // after the editor has the new palette as well
            marks_->updateColors();
            updateStatus();
        });
    }
}
