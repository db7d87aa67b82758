#include "core/entities/textlines.h"

#include <algorithm>

namespace {

bool isLineEnd(char c) { return c == '\n' || c == '\r'; }

// Returns a byte, or NUL, which the texts never contain, if there is none.
char byteOf(QByteArrayView text, qsizetype at) { return at >= 0 && at < text.size() ? text[at] : '\0'; }
bool isPairAt(QByteArrayView text, qsizetype at) { return byteOf(text, at) == '\r' && byteOf(text, at + 1) == '\n'; }

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
    const auto behind = std::find_if(std::reverse_iterator(text.begin() + from), std::reverse_iterator(text.begin()), isLineEnd);
    return behind.base() != text.begin() ? lineEndAt(text, behind.base() - text.begin() - 1) : QByteArray("\n");
}

// Returns a character of `text` as an editor shows it, and its number of bytes.
CodedCharacter shownAt(QByteArrayView text, qsizetype at, TextCode code)
{
    if (isLineEnd(text[at]))
        return {u'\n', isPairAt(text, at) ? 2 : 1};
    return characterAt(text, at, code);
}

CodedCharacter shownBefore(QByteArrayView text, qsizetype from, qsizetype to, TextCode code)
{
    if (isLineEnd(text[to - 1]))
        return {u'\n', to - from >= 2 && isPairAt(text, to - 2) ? 2 : 1};
    return characterBefore(text.sliced(from), to - from, code);
}

// Appends the positions of characters with more bytes than units (see wide_).
void appendWide(std::vector<qsizetype> &wide, QByteArrayView text, TextCode code)
{
    if (code == TextCode::Latin1) {
        for (qsizetype at = text.indexOf("\r\n"); at >= 0; at = text.indexOf("\r\n", at + 2))
            wide.push_back(at - static_cast<qsizetype>(wide.size()));
        return;
    }
    qsizetype position = 0;
    for (qsizetype at = 0; at < text.size();) {
        const auto character = shownAt(text, at, code);
        wide.insert(wide.end(), static_cast<size_t>(character.bytes - character.units()), position);
        position += character.units();
        at += character.bytes;
    }
}

// Returns how far before `at` a character begins that could extend beyond it.
qsizetype leadBefore(QByteArrayView text, qsizetype at)
{
    for (qsizetype back = 1; back <= 3 && back <= at; ++back)
        if (!isContinuation(text[at - back]))
            return static_cast<uchar>(text[at - back]) < 0x80 ? 0 : back;
    return 0;
}

} // namespace

void TextLines::reset(QByteArrayView text, TextCode code)
{
    bytes_ = text.size();
    code_ = code;
    wide_.clear();
    appendWide(wide_, text, code);
}

qsizetype TextLines::byteAt(qsizetype position) const
{
    return position + (std::ranges::lower_bound(wide_, position) - wide_.begin());
}

qsizetype TextLines::characterAt(qsizetype offset) const
{
    const auto *first = wide_.data();
    const auto behind =
        std::ranges::partition_point(wide_, [first, offset](const qsizetype &wide) { return wide + (&wide - first) < offset; });
    return offset - (behind - wide_.begin());
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
    const auto isMiddle = [this](char byte) { return code_ == TextCode::Utf8 && isContinuation(byte); };
    if (isMiddle(byteOf(text, from)) || isMiddle(put.isEmpty() ? byteOf(text, to) : put.front()))
        for (auto back = leadBefore(text, from); back > 0; --back)
            put.prepend(text[--from]);
    for (int most = 3; most > 0 && isMiddle(byteOf(text, to)); --most)
        put.append(text[to++]);
    CharacterSplice change{characterAt(from), 0, shownText(put, code_)};
    change.removed = characterAt(to) - change.position;
    bytes_ += splice.inserted.size() - splice.removed.size();
    std::vector<qsizetype> inside;
    appendWide(inside, put, code_);
    if (wide_.empty() && inside.empty())
        return change;
    const auto first = std::ranges::lower_bound(wide_, change.position);
    const auto last = std::lower_bound(first, wide_.end(), change.position + change.removed);
    for (auto &wide : inside)
        wide += change.position;
    for (auto wide = last; wide != wide_.end(); ++wide)
        *wide += change.inserted.size() - change.removed;
    const auto kept = wide_.erase(first, last);
    wide_.insert(kept, inside.begin(), inside.end());
    return change;
}

QString shownText(QByteArrayView bytes, TextCode code)
{
    auto shown = toText(bytes, code);
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

Splices spliceOf(QByteArrayView text, qsizetype from, qsizetype to, QStringView shown, TextCode code)
{
    while (from < to && !shown.isEmpty()) {
        const auto character = shownAt(text, from, code);
        if (!shown.startsWith(QChar::fromUcs4(character.value)))
            break;
        from += character.bytes;
        shown = shown.sliced(character.units());
    }
    while (from < to && !shown.isEmpty()) {
        const auto character = shownBefore(text, from, to, code);
        if (!shown.endsWith(QChar::fromUcs4(character.value)))
            break;
        to -= character.bytes;
        shown.chop(character.units());
    }
    if (from == to && shown.isEmpty())
        return {};
    QByteArray inserted;
    const auto lineEnd = shown.contains(u'\n') ? lineEndFor(text, from, to) : QByteArray();
    for (qsizetype at = 0; at < shown.size();) {
        const auto line = shown.indexOf(u'\n', at), end = line < 0 ? shown.size() : line;
        inserted += toBytes(shown.sliced(at, end - at), code, '?');
        if (line >= 0)
            inserted += lineEnd;
        at = end + 1;
    }
    return {{from, text.sliced(from, to - from).toByteArray(), inserted}};
}
