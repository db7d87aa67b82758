#include "widgets/rawtext/textsync.h"

#include <QScopedValueRollback>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

TextSync::TextSync(QTextDocument *shown, Document *document, QObject *parent)
    : QObject(parent), shown_(shown), document_(document), bytes_(document->map().entityText().toByteArray())
{
    lines_.reset(bytes_, document->map().textCode());
    shown_->setUndoRedoEnabled(false);
    QTextCursor(shown_).insertText(shownText(bytes_, code()));
    // The editor's layout is up to date only at contentsChanged().
    connect(shown_, &QTextDocument::contentsChange, this, &TextSync::note);
    connect(shown_, &QTextDocument::contentsChanged, this, &TextSync::commit);
}

// Notes the changed range. Qt may report a range wider than the change, and counts the separator after the last line. The range
// must not split a surrogate pair.
void TextSync::note(int from, int, int added)
{
    if (isPutting_)
        return;
    const qsizetype now = shown_->characterCount() - 1;
    added_ = std::min<qsizetype>(added, now - from);
    if (from > 0 && shown_->characterAt(from - 1).isHighSurrogate()) {
        --from;
        ++added_;
    }
    if (shown_->characterAt(from + static_cast<int>(added_)).isLowSurrogate())
        ++added_;
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
    const auto splices = spliceOf(bytes_, from, to, text, code());
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
             shownText(QByteArrayView(bytes_).sliced(lines_.byteAt(first), lines_.byteAt(first + length) - lines_.byteAt(first)),
                       code())});
    }
    const auto isOne = [this](const QByteArray &some) { return toText(some, code()).size() <= 2; }; // CR LF, or surrogates
    const bool isTyped = isOne(splice.inserted) && (isOne(splice.removed) || !splice.inserted.isEmpty());
    {
        const QScopedValueRollback own(isOwn_, true);
        document_->edit({.what = isTyped ? tr("Typing") : tr("Edit the raw text"), .splices = splices, .typing = isTyped});
    }
    adoptCode();
    emit edited();
}

// Shows the text in the document's encoding. Returns false if that is the current one. Replaces only the part of the shown text
// that differs, so that cursors keep their position.
bool TextSync::adoptCode()
{
    if (document_->map().textCode() == code())
        return false;
    bytes_ = document_->map().entityText().toByteArray();
    lines_.reset(bytes_, document_->map().textCode());
    const auto before = shownIn(0, shown_->characterCount() - 1), after = shownText(bytes_, code());
    auto head = std::ranges::mismatch(before, after).in1 - before.begin();
    if (head > 0 && before[head - 1].isHighSurrogate())
        --head;
    auto tail =
        std::ranges::mismatch(before.rbegin(), before.rend() - head, after.rbegin(), after.rend() - head).in1 - before.rbegin();
    if (tail > 0 && before[before.size() - tail].isLowSurrogate())
        --tail;
    put({head, before.size() - head - tail, after.sliced(head, after.size() - head - tail)});
    return true;
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
    if (isOwn_)
        return -1;
    const auto behind = splices.empty() ? -1 : splices.front().offset + splices.front().inserted.size();
    if (adoptCode() || splices.empty())
        return behind;
    const QScopedValueRollback putting(isPutting_, true);
    QTextCursor block(shown_);
    block.beginEditBlock();
    for (auto splice = splices.rbegin(); splice != splices.rend(); ++splice) { // backwards, so that offsets stay valid
        put(lines_.follow(bytes_, *splice));
        bytes_.replace(splice->offset, splice->removed.size(), splice->inserted);
    }
    block.endEditBlock();
    return behind;
}
