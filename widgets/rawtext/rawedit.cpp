#include "widgets/rawtext/rawedit.h"

#include "core/text.h"
#include "widgets/rawtext/linenumbers.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QMimeData>
#include <QScrollBar>

namespace {

constexpr qsizetype longestPaste = 4 << 20; // more would not be shown as text anyway

bool isUndo(QKeyEvent *event) { return event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo); }

} // namespace

RawEdit::RawEdit(Document *document, QWidget *parent)
    : QPlainTextEdit(parent), document_(document), sync_(new TextSync(this->document(), document, this)),
      lineNumbers_(new LineNumbers(this)), undoIndex_(document->undoStack().index()), undoCount_(document->undoStack().count())
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setLineWrapMode(NoWrap);
    setAccessibleName(tr("Entity text"));
    if (!document->whyReadOnly().isEmpty())
        setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    moveCursor(QTextCursor::Start);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &RawEdit::placeLineNumbers);
    connect(this, &QPlainTextEdit::updateRequest, lineNumbers_, [this] { lineNumbers_->update(); });
    connect(sync_, &TextSync::edited, this, &RawEdit::viewChanged);
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, &RawEdit::followUndo);
    placeLineNumbers();
}

void RawEdit::follow(const Splices &splices)
{
    const QTextCursor top(firstVisibleBlock()); // moves along with its line
    const int across = horizontalScrollBar()->value();
    changedAt_ = sync_->follow(splices);
    if (changedAt_ < 0)
        return;
    verticalScrollBar()->setValue(top.block().firstLineNumber());
    horizontalScrollBar()->setValue(across);
}

// Scrolls to the text that an undo or redo step changed, if the editor has focus: the step would seem to do nothing otherwise.
void RawEdit::followUndo(int index)
{
    const int count = document_->undoStack().count();
    const bool isStep = index < undoIndex_ || count == undoCount_;
    undoIndex_ = index;
    undoCount_ = count;
    if (isStep && hasFocus() && changedAt_ >= 0) {
        auto cursor = textCursor();
        cursor.setPosition(sync_->positionAt(changedAt_));
        setTextCursor(cursor);
        ensureCursorVisible();
    }
    changedAt_ = -1;
}

Span RawEdit::selectedBytes() const
{
    const auto cursor = textCursor();
    const auto from = sync_->byteAt(cursor.selectionStart());
    return {static_cast<quint32>(from), static_cast<quint32>(sync_->byteAt(cursor.selectionEnd()) - from)};
}

QTextCursor RawEdit::cursorOf(Span bytes) const
{
    QTextCursor cursor(document());
    cursor.setPosition(sync_->positionAt(bytes.end()));
    cursor.setPosition(sync_->positionAt(bytes.offset), QTextCursor::KeepAnchor);
    return cursor;
}

void RawEdit::goTo(const QTextCursor &cursor)
{
    setTextCursor(cursor);
    const auto line = cursorRect();
    if (line.top() < 0 || line.bottom() > viewport()->height())
        centerCursor();
}

int RawEdit::lineOf(qsizetype offset) const { return document()->findBlock(sync_->positionAt(offset)).blockNumber() + 1; }

QTextBlock RawEdit::lastVisible() const
{
    auto last = firstVisibleBlock();
    eachVisibleLine([&last](const QTextBlock &block, qreal, qreal) { last = block; });
    return last;
}

Span RawEdit::visibleBytes() const
{
    const auto last = lastVisible();
    const auto from = sync_->byteAt(firstVisibleBlock().position());
    const auto to = sync_->byteAt(last.position() + std::max(last.length() - 1, 0));
    return {static_cast<quint32>(from), static_cast<quint32>(to - from)};
}

// Leaves undo and redo to the window, as they are the Document's.
bool RawEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isUndo(static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    return QPlainTextEdit::event(event);
}

bool RawEdit::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        emit toolTipWanted(help->globalPos(), cursorForPosition(help->pos()).position());
        return true;
    }
    return QPlainTextEdit::viewportEvent(event);
}

void RawEdit::keyPressEvent(QKeyEvent *event)
{
    if (isUndo(event)) { // if no window handled them
        event->matches(QKeySequence::Undo) ? document_->undo() : document_->redo();
        return;
    }
    if (isReadOnly()) {
        if (!event->text().isEmpty() && event->text().front().isPrint())
            emit statusMessage(document_->whyReadOnly());
        QPlainTextEdit::keyPressEvent(event);
        return;
    }
    if (event->matches(QKeySequence::InsertLineSeparator)) { // there is only one kind of line end
        textCursor().insertBlock();
        ensureCursorVisible();
        return;
    }
    if (!event->text().isEmpty() && event->text().front().unicode() >= ' ' && storable(event->text()).isEmpty())
        return;
    QPlainTextEdit::keyPressEvent(event);
}

void RawEdit::inputMethodEvent(QInputMethodEvent *event)
{
    QInputMethodEvent kept(event->preeditString(), event->attributes());
    kept.setCommitString(storable(event->commitString()), event->replacementStart(), event->replacementLength());
    QPlainTextEdit::inputMethodEvent(&kept);
    event->setAccepted(kept.isAccepted());
}

void RawEdit::insertFromMimeData(const QMimeData *source)
{
    const auto text = source->text();
    if (text.size() > longestPaste)
        return emit statusMessage(
            tr("%1 characters are too many to paste; the text view cannot show that much.").arg(numberText(text.size())));
    textCursor().insertText(storable(text));
    ensureCursorVisible();
}

// The base class would turn 0xA0 into a space.
QMimeData *RawEdit::createMimeDataFromSelection() const
{
    const auto bytes = selectedBytes();
    auto *copied = new QMimeData;
    copied->setText(shownText(spanOf(sync_->bytes(), bytes), sync_->code()));
    return copied;
}

// Removes characters that the text's encoding has no bytes for, and says so.
QString RawEdit::storable(QString text)
{
    const auto code = sync_->code();
    text.replace(QChar::LineSeparator, u'\n').replace(QChar::ParagraphSeparator, u'\n');
    auto refused = unfit(text, code);
    if (refused.isEmpty())
        return text;
    refused.replace(QChar(u'\0'), QStringLiteral("NUL"));
    emit statusMessage(code == TextCode::Latin1
                           ? tr("Skipped: %1. The text is Latin-1, which cannot encode this; File > Encoding of Entities "
                                "can convert the text to UTF-8.")
                                 .arg(refused)
                           : tr("Skipped: %1. The text cannot contain this, even in UTF-8.").arg(refused));
    return toText(toBytes(text, code, '\0').replace('\0', QByteArray()), code);
}

void RawEdit::placeLineNumbers()
{
    const int width = lineNumbers_->sizeHint().width();
    setViewportMargins(width, 0, 0, 0);
    const auto inside = contentsRect();
    lineNumbers_->setGeometry(inside.left(), inside.top(), width, inside.height());
}

void RawEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeLineNumbers();
    emit viewChanged();
}

void RawEdit::showEvent(QShowEvent *event)
{
    QPlainTextEdit::showEvent(event);
    emit viewChanged();
}

void RawEdit::scrollContentsBy(int dx, int dy)
{
    QPlainTextEdit::scrollContentsBy(dx, dy);
    emit viewChanged();
}
