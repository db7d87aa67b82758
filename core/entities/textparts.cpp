#include "core/entities/textparts.h"

#include <algorithm>

namespace {

class Parts
{
public:
    Parts(QByteArrayView text, const bsp::EntityGrammar &grammar, quint32 from, quint32 to)
        : text_(text), grammar_(grammar), from_(from), to_(to)
    {
    }

    void add(Span span, TextPart::Kind kind)
    {
        if (at_ < span.offset)
            addComments(span.offset);
        at_ = std::max(at_, span.end());
        if (span.end() > from_ && span.offset < to_)
            parts_.push_back({span.offset, span.length, kind});
    }
    // Skips text that need not be looked at.
    void skipTo(quint32 offset) { at_ = offset; }
    void addComments(quint32 end);
    bool isDone() const { return at_ >= to_; }
    std::vector<TextPart> take() { return std::move(parts_); }

private:
    quint32 endOf(qsizetype found, quint32 length, quint32 end) const
    {
        return found < 0 ? end : std::min(static_cast<quint32>(found) + length, end);
    }

    QByteArrayView text_;
    const bsp::EntityGrammar &grammar_;
    quint32 from_, to_, at_ = 0;
    std::vector<TextPart> parts_;
};

// Adds the comments in text between the parser's words; skips other words there, which the parser did not understand.
void Parts::addComments(quint32 end)
{
    quint32 at = at_;
    while (at < end && at < to_) {
        const char c = text_[at], next = at + 1 < end ? text_[at + 1] : '\0';
        const bool block = grammar_.blockComments && c == '/' && next == '*';
        if (block || (c == '/' && next == '/')) {
            const auto stop = block ? endOf(text_.indexOf("*/", at + 2), 2, end) : endOf(text_.indexOf('\n', at), 0, end);
            if (stop > from_)
                parts_.push_back({at, stop - at, TextPart::Comment});
            at = stop;
        } else if (c == '"') {
            at = endOf(text_.indexOf('"', at + 1), 1, end);
        } else if (static_cast<uchar>(c) <= ' ') {
            ++at;
        } else {
            while (at<end &&static_cast<uchar>(text_[at])> ' ')
                ++at;
        }
    }
}

} // namespace

std::vector<TextPart> partsIn(QByteArrayView text, const EntityText &parsed, const bsp::EntityGrammar &grammar, quint32 from,
                              quint32 to)
{
    const auto length = static_cast<quint32>(text.size());
    Parts parts(text, grammar, from, std::min(to, length));
    const auto endsBefore = [from](const auto &each) { return each.end() <= from; };
    auto entity = std::ranges::partition_point(parsed.entities, endsBefore, &Entity::span);
    if (entity != parsed.entities.begin())
        parts.skipTo(std::prev(entity)->span.end());
    for (; entity != parsed.entities.end() && !parts.isDone(); ++entity) {
        parts.add({entity->span.offset, 1}, TextPart::Brace);
        const auto pairs = parsed.pairsOf(*entity);
        auto pair = std::ranges::partition_point(
            pairs, [from](Span value) { return value.end() < from; }, &KeyValue::value); // a quote may follow
        if (pair != pairs.begin()) {
            const auto &before = *std::prev(pair);
            parts.skipTo(withQuotes(text, before.value, before.valueQuoted).end());
        }
        for (; pair != pairs.end() && !parts.isDone(); ++pair) {
            parts.add(withQuotes(text, pair->key, pair->keyQuoted), TextPart::Key);
            parts.add(withQuotes(text, pair->value, pair->valueQuoted), TextPart::Value);
        }
        if (entity->closed && !parts.isDone())
            parts.add({entity->span.end() - 1, 1}, TextPart::Brace);
    }
    if (!parts.isDone())
        parts.addComments(length);
    return parts.take();
}

Span faultSpan(QByteArrayView text, const EntityFault &fault)
{
    const auto from = static_cast<qsizetype>(fault.offset);
    if (from >= text.size())
        return {fault.offset, 0};
    const char first = text[from];
    auto end = from + 1;
    const auto ends = [&](char c) { return c == '\n' || c == '\r' || (first != '"' && static_cast<uchar>(c) <= ' '); };
    while (first != '{' && first != '}' && end < text.size() && !ends(text[end]))
        if (text[end++] == '"' && first == '"')
            break;
    return {fault.offset, static_cast<quint32>(end - from)};
}

qint32 entityAt(const EntityText &parsed, quint32 offset)
{
    const auto &entities = parsed.entities;
    const auto it = std::ranges::partition_point(
        entities, [offset](Span span) { return span.end() <= offset; }, &Entity::span);
    return static_cast<qint32>(it - entities.begin()) - (it == entities.end() ? 1 : 0);
}
