#include "widgets/rawtext/textsync.h"

#include <QScopedValueRollback>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

TextSync::TextSync(QTextDocument *shown, Document *document, QObject *parent)
    : QObject(parent),
      shown_(shown),
      document_(document),
      bytes_(document->map().entityText().toByteArray())
{
    lines_.reset(bytes_);
    shown_->setUndoRedoEnabled(false);
    QTextCursor(shown_).insertText(shownText(bytes_));
    // Only when contentsChanged() comes is the editor's layout up to date again.
    connect(shown_, &QTextDocument::contentsChange, this, &TextSync::note);
    connect(shown_, &QTextDocument::contentsChanged, this, &TextSync::commit);
}

// The ranges that Qt tells may be wider than what changed, and count the separator behind the last line.
void TextSync::note(int from, int, int added)
{
    if (isPutting_)
        return;
    const qsizetype now = shown_->characterCount() - 1;
    added_ = std::min<qsizetype>(added, now - from);
    const qsizetype before = lines_.characterCount();
    noted_ = {from, std::clamp<qsizetype>(before - (now - added_), 0, before - from), {}};
    isNoted_ = true;
}

QString TextSync::shownIn(int from, qsizetype length) const
{
    QString text;
    text.reserve(length);
    for (auto block = shown_->findBlock(from); block.isValid() && text.size() < length; block = block.next()) {
        text += block.text().mid(std::max(0, from - block.position()));
        text += u'\n';
    }
    text.truncate(length);
    return text;
}

void TextSync::commit()
{
    if (!isNoted_ || isPutting_)
        return;
    isNoted_ = false;
    const auto at = noted_.position;
    const auto from = lines_.byteAt(at), to = lines_.byteAt(at + noted_.removed);
    const auto text = shownIn(static_cast<int>(at), added_);
    const auto splices = spliceOf(bytes_, from, to, text);
    if (splices.empty())
        return;
    const auto &splice = splices.front();
    const auto meant = lines_.follow(bytes_, splice);
    bytes_.replace(splice.offset, splice.removed.size(), splice.inserted);
    const auto upTo = at + noted_.removed; // in what was shown before
    const bool isShown = meant.position >= at && meant.position + meant.removed <= upTo
                         && noted_.removed - meant.removed + meant.inserted.size() == added_
                         && text.mid(meant.position - at, meant.inserted.size()) == meant.inserted;
    if (!isShown) {
        const auto first = std::min(at, meant.position), last = std::max(upTo, meant.position + meant.removed);
        const auto length = last - first + meant.inserted.size() - meant.removed;
        put({first, last - first + added_ - noted_.removed,
             shownText(QByteArrayView(bytes_).sliced(lines_.byteAt(first),
                                                     lines_.byteAt(first + length) - lines_.byteAt(first)))});
    }
    const bool isTyped = splice.inserted.size() <= 2 && (splice.removed.size() <= 2 || !splice.inserted.isEmpty());
    {
        const QScopedValueRollback own(isOwn_, true);
        document_->edit(
            {.what = isTyped ? tr("Typing") : tr("Change of the raw text"), .splices = splices, .typing = isTyped});
    }
    emit edited();
}

void TextSync::put(const CharacterSplice &splice)
{
    const QScopedValueRollback putting(isPutting_, true);
    QTextCursor cursor(shown_);
    cursor.setPosition(static_cast<int>(splice.position));
    cursor.setPosition(static_cast<int>(splice.position + splice.removed), QTextCursor::KeepAnchor);
    cursor.insertText(splice.inserted);
}

qsizetype TextSync::follow(const Splices &splices)
{
    if (isOwn_ || splices.empty())
        return -1;
    const QScopedValueRollback putting(isPutting_, true);
    QTextCursor block(shown_);
    block.beginEditBlock();
    for (auto splice = splices.rbegin(); splice != splices.rend(); ++splice) { // so that offsets before it hold
        put(lines_.follow(bytes_, *splice));
        bytes_.replace(splice->offset, splice->removed.size(), splice->inserted);
    }
    block.endEditBlock();
    return splices.front().offset + splices.front().inserted.size();
}
