#include "core/map/splice.h"

#include <algorithm>

namespace {

bool joinTyping(Splice &first, const Splice &next)
{
    const auto end = first.offset + first.inserted.size();
    if (next.removed.isEmpty() && next.offset == end && !next.inserted.contains('\n')) {
        first.inserted += next.inserted;
        return true;
    }
    if (!next.inserted.isEmpty() || next.removed.contains('\n'))
        return false;
    if (next.offset + next.removed.size() == end && next.removed.size() <= first.inserted.size()) {
        first.inserted.chop(next.removed.size()); // Backspace over what was typed
        return true;
    }
    if (!first.inserted.isEmpty())
        return false;
    if (next.offset + next.removed.size() == first.offset) { // more Backspace
        first.removed.prepend(next.removed);
        first.offset = next.offset;
        return true;
    }
    if (next.offset == first.offset) { // more Delete
        first.removed += next.removed;
        return true;
    }
    return false;
}
} // namespace

bool resizes(const Splices &splices)
{
    return std::ranges::any_of(splices, [](const Splice &splice) { return splice.removed.size() != splice.inserted.size(); });
}

QByteArray applied(QByteArrayView text, const Splices &splices)
{
    qsizetype size = text.size();
    for (const auto &splice : splices)
        size += splice.inserted.size() - splice.removed.size();
    QByteArray result;
    result.reserve(size + 1); // a NUL follows the text in a lump
    qsizetype at = 0;
    for (const auto &splice : splices) {
        Q_ASSERT(splice.offset >= at && text.sliced(splice.offset).startsWith(splice.removed));
        result += text.sliced(at, splice.offset - at);
        result += splice.inserted;
        at = splice.offset + splice.removed.size();
    }
    result += text.sliced(at);
    return result;
}

Splices inverse(const Splices &splices)
{
    Splices back;
    back.reserve(splices.size());
    qsizetype shift = 0;
    for (const auto &splice : splices) {
        back.push_back({splice.offset + shift, splice.inserted, splice.removed});
        shift += splice.inserted.size() - splice.removed.size();
    }
    return back;
}

Splices difference(QByteArrayView before, QByteArrayView after)
{
    if (before == after)
        return {};
    const auto head = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first - before.begin();
    const auto most = std::min(before.size(), after.size()) - head;
    qsizetype tail = 0;
    while (tail < most && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    auto removed = before.sliced(head, before.size() - head - tail), inserted = after.sliced(head, after.size() - head - tail);
    auto offset = qsizetype{head};
    if (removed.isEmpty() != inserted.isEmpty()) {
        const auto text = removed.isEmpty() ? after : before;
        const auto size = removed.size() + inserted.size();
        qsizetype at = offset;
        while (at > 0 && text[at] != '{' && text[at - 1] == text[at + size - 1])
            --at;
        if (text[at] == '{') {
            offset = at;
            (removed.isEmpty() ? inserted : removed) = text.sliced(at, size);
        }
    }
    return {{offset, removed.toByteArray(), inserted.toByteArray()}};
}

bool joinTyping(Splices &first, const Splices &next)
{
    if (first.empty() || next.empty() || first.size() > 2 || next.size() > 2)
        return false;
    auto typed = first.front();
    if (!joinTyping(typed, next.front()))
        return false;
    // The first splice has the offset and the old bytes, the last one the new bytes.
    auto behind = first.size() > 1 ? std::optional(first.back()) : std::nullopt;
    if (next.size() > 1) {
        const auto grown = first.front().inserted.size() - first.front().removed.size();
        if (!behind)
            behind = Splice{next.back().offset - grown, next.back().removed, {}};
        behind->inserted = next.back().inserted;
    }
    first.clear();
    if (typed.removed != typed.inserted)
        first.push_back(std::move(typed));
    if (behind && behind->removed != behind->inserted)
        first.push_back(*std::move(behind));
    return true;
}

std::vector<qint32> renumbered(const EntityText &before, const EntityText &after, const Splices &splices)
{
    std::vector<qint32> numbers;
    numbers.reserve(before.entities.size());
    auto splice = splices.begin();
    auto there = after.entities.begin();
    qsizetype shift = 0;
    for (const auto &entity : before.entities) {
        const qsizetype brace = entity.span.offset;
        while (splice != splices.end() && splice->offset + splice->removed.size() <= brace) {
            shift += splice->inserted.size() - splice->removed.size();
            ++splice;
        }
        const bool removed =
            splice != splices.end() && splice->offset <= brace && brace < splice->offset + splice->removed.size();
        while (!removed && there != after.entities.end() && there->span.offset < brace + shift)
            ++there;
        const bool found = !removed && there != after.entities.end() && there->span.offset == brace + shift;
        numbers.push_back(found ? static_cast<qint32>(there - after.entities.begin()) : -1);
    }
    return numbers;
}

std::optional<Splices> shiftedBy(Splices splices, const Splices &made)
{
    auto next = made.begin();
    qsizetype by = 0;
    for (auto &splice : splices) {
        for (; next != made.end() && next->offset + next->removed.size() <= splice.offset; ++next)
            by += next->inserted.size() - next->removed.size();
        if (next != made.end() && next->offset < splice.offset + splice.removed.size())
            return {};
        splice.offset += by;
    }
    return splices;
}

std::vector<qint32> missingFrom(const std::vector<qint32> &numbers, size_t count)
{
    std::vector<bool> known(count);
    for (const qint32 number : numbers)
        if (number >= 0)
            known[static_cast<size_t>(number)] = true;
    std::vector<qint32> missing;
    for (size_t i = 0; i < count; ++i)
        if (!known[i])
            missing.push_back(static_cast<qint32>(i));
    return missing;
}
