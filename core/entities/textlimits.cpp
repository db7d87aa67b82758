#include "core/entities/textlimits.h"

#include "core/text.h"

#include <algorithm>

namespace {

// Returns the word of a pair that may be too long, with its limit. Counts blanks at the end of a key, too: the game reads them
// before it drops them.
TooLong wordOf(const EntitySource &source, const KeyValue &pair, const bsp::TextLimits &limits)
{
    const auto key = wholeWord(source.text, pair.key, pair.keyQuoted).length;
    const auto longest = std::max(key, pair.value.length);
    if (limits.token > 0 && longest > limits.token)
        return {.part = TooLong::Word, .length = longest, .most = limits.token};
    if (limits.toolKey > 0 && key > limits.toolKey)
        return {.part = TooLong::ToolKey, .length = key, .most = limits.toolKey};
    return {.part = TooLong::ToolValue, .length = pair.value.length, .most = limits.toolValue};
}

} // namespace

bool isWorldFirst(const EntitySource &source)
{
    return source.count() > 0 && isSame(edits::valueOf(source, 0, "classname"), "worldspawn");
}

std::vector<TooLong> tooLongParts(const EntitySource &source, const bsp::TextLimits &limits)
{
    std::vector<TooLong> found;
    for (qint32 entity = 0; entity < source.count(); ++entity) {
        const auto pairs = source.pairsOf(entity);
        const auto add = [&](TooLong part, const KeyValue &pair) {
            part.entity = entity;
            part.pair = pair;
            if (part.most > 0 && part.length > part.most)
                found.push_back(part);
        };
        quint64 bytes = 0;
        for (const auto &pair : pairs)
            bytes += pair.key.length + pair.value.length + 2ULL;
        add({.part = TooLong::Pairs, .length = pairs.size(), .most = limits.pairs}, {});
        add({.part = TooLong::EntityBytes, .length = bytes, .most = limits.entityBytes}, {});
        for (const auto &pair : pairs)
            add(wordOf(source, pair, limits), pair);
    }
    return found;
}
