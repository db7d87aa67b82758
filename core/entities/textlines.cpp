#include "core/entities/textlines.h"

#include <algorithm>

namespace
{

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

// The texts hold no NUL, so it stands for "nothing there".
char byteOf(QByteArrayView text, qsizetype at)
{
    return at >= 0 && at < text.size() ? text[at] : '\0';
}

bool isPairAt(QByteArrayView text, qsizetype at)
{
    return byteOf(text, at) == '\r' && byteOf(text, at + 1) == '\n';
}

QByteArray lineEndAt(QByteArrayView text, qsizetype at)
{
    if (text[at] == '\n' && at > 0 && text[at - 1] == '\r')
        --at;
    return text.sliced(at, isPairAt(text, at) ? 2 : 1).toByteArray();
}

QByteArray lineEndAround(QByteArrayView text, qsizetype from, qsizetype to)
{
    const auto ahead = std::find_if(text.begin() + to, text.end(), isLineEnd);
    if (ahead != text.end())
        return lineEndAt(text, ahead - text.begin());
    const auto behind =
        std::find_if(std::reverse_iterator(text.begin() + from), std::reverse_iterator(text.begin()), isLineEnd);
    return behind.base() != text.begin() ? lineEndAt(text, behind.base() - text.begin() - 1) : QByteArray("\n");
}

// One character of `text` at `at`, as an editor shows it, and how many bytes it is.
std::pair<QChar, int> characterOf(QByteArrayView text, qsizetype at)
{
    if (isPairAt(text, at))
        return {u'\n', 2};
    return {text[at] == '\r' ? QChar(u'\n') : QChar::fromLatin1(text[at]), 1};
}

} // namespace

void TextLines::reset(QByteArrayView text)
{
    bytes_ = text.size();
    pairs_.clear();
    for (qsizetype at = text.indexOf("\r\n"); at >= 0; at = text.indexOf("\r\n", at + 2))
        pairs_.push_back(at - static_cast<qsizetype>(pairs_.size()));
}

qsizetype TextLines::byteAt(qsizetype position) const
{
    return position + (std::ranges::lower_bound(pairs_, position) - pairs_.begin());
}

qsizetype TextLines::characterAt(qsizetype offset) const
{
    const auto *first = pairs_.data();
    const auto behind = std::ranges::partition_point(
        pairs_, [first, offset](const qsizetype &pair) { return pair + (&pair - first) < offset; });
    return offset - (behind - pairs_.begin());
}

CharacterSplice TextLines::follow(QByteArrayView text, const Splice &splice)
{
    auto from = splice.offset, to = from + splice.removed.size();
    auto put = splice.inserted;
    const char behind = put.isEmpty() ? byteOf(text, to) : put.front();
    if (byteOf(text, from - 1) == '\r' && (byteOf(text, from) == '\n' || behind == '\n')) {
        put.prepend('\r');
        --from;
    }
    const char before = put.isEmpty() ? byteOf(text, from - 1) : put.back();
    if (byteOf(text, to) == '\n' && (byteOf(text, to - 1) == '\r' || before == '\r')) {
        put.append('\n');
        ++to;
    }
    CharacterSplice change{characterAt(from), 0, shownText(put)};
    change.removed = characterAt(to) - change.position;
    bytes_ += splice.inserted.size() - splice.removed.size();
    TextLines inside;
    inside.reset(put);
    if (pairs_.empty() && inside.pairs_.empty())
        return change;
    const auto first = std::ranges::lower_bound(pairs_, change.position);
    const auto last = std::lower_bound(first, pairs_.end(), change.position + change.removed);
    for (auto &pair : inside.pairs_)
        pair += change.position;
    for (auto pair = last; pair != pairs_.end(); ++pair)
        *pair += change.inserted.size() - change.removed;
    const auto kept = pairs_.erase(first, last);
    pairs_.insert(kept, inside.pairs_.begin(), inside.pairs_.end());
    return change;
}

QString shownText(QByteArrayView bytes)
{
    QString shown = QString::fromLatin1(bytes);
    if (bytes.contains('\r')) {
        shown.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
        shown.replace(u'\r', u'\n');
    }
    return shown;
}

QByteArray lineEndFor(QByteArrayView text, qsizetype from, qsizetype to)
{
    auto end = lineEndAround(text, from, to);
    if ((end == "\n" && byteOf(text, from - 1) == '\r') || (end == "\r" && byteOf(text, to) == '\n'))
        end = "\r\n";
    return end;
}

Splices spliceOf(QByteArrayView text, qsizetype from, qsizetype to, QStringView shown)
{
    while (from < to && !shown.isEmpty()) {
        const auto [character, bytes] = characterOf(text, from);
        if (character != shown.front())
            break;
        from += bytes;
        shown = shown.sliced(1);
    }
    while (from < to && !shown.isEmpty()) {
        const int bytes = to - from >= 2 && isPairAt(text, to - 2) ? 2 : 1;
        if (characterOf(text, to - bytes).first != shown.back())
            break;
        to -= bytes;
        shown.chop(1);
    }
    if (from == to && shown.isEmpty())
        return {};
    QByteArray inserted;
    inserted.reserve(shown.size());
    const auto lineEnd = shown.contains(u'\n') ? lineEndFor(text, from, to) : QByteArray();
    for (const QChar character : shown) {
        if (character == u'\n')
            inserted += lineEnd;
        else
            inserted += isStorable(character) ? character.toLatin1() : '?';
    }
    return {{from, text.sliced(from, to - from).toByteArray(), inserted}};
}

bool isStorable(QChar character)
{
    return character.unicode() > 0 && character.unicode() < 256;
}
