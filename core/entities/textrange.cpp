#include "core/entities/textrange.h"

#include <algorithm>

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool parts(char c) { return isBlank(c) || c == '\n'; }

} // namespace

qsizetype lineStart(QByteArrayView text, qsizetype at)
{
    auto start = at;
    while (start > 0 && isBlank(text[start - 1]))
        --start;
    return start == 0 || text[start - 1] == '\n' ? start : at;
}

qsizetype lineEnd(QByteArrayView text, qsizetype at)
{
    auto end = at;
    while (end < text.size() && isBlank(text[end]))
        ++end;
    if (end == text.size())
        return end;
    return text[end] == '\n' ? end + 1 : at;
}

Splice removal(QByteArrayView text, qsizetype from, qsizetype to)
{
    const auto start = lineStart(text, from), end = lineEnd(text, to);
    const bool wholeLine = (start == 0 || text[start - 1] == '\n') && (end == text.size() || end > to);
    if (wholeLine)
        return {start, text.sliced(start, end - start).toByteArray(), {}};
    while (to < text.size() && isBlank(text[to]) && text[to] != '\r')
        ++to;
    const bool glues = from > 0 && to < text.size() && !parts(text[from - 1]) && !parts(text[to]);
    return {from, text.sliced(from, to - from).toByteArray(), glues ? QByteArray(" ") : QByteArray()};
}

Splice insertionOfLines(QByteArrayView text, qsizetype at, QByteArray lines)
{
    if (at > 0 && text[at - 1] != '\n')
        lines.prepend('\n');
    return {at, {}, lines};
}

Splices movedSlot(QByteArrayView text, const std::vector<Span> &places, size_t from, size_t to)
{
    Splices splices;
    const auto [first, last] = std::minmax(from, to);
    for (size_t slot = first; slot <= last; ++slot) {
        const size_t source = slot == to ? from : from < to ? slot + 1 : slot - 1;
        const auto here = spanOf(text, places[slot]);
        auto moved = spanOf(text, places[source]).toByteArray();
        const qsizetype behind = places[slot].end();
        if (!moved.endsWith('"') && !moved.endsWith('}') && behind < text.size() && !parts(text[behind]))
            moved += ' '; // else the word would join the text after it
        if (here != moved)
            splices.push_back({places[slot].offset, here.toByteArray(), moved});
    }
    return splices;
}
