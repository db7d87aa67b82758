#include "core/map/worldvalue.h"

#include "core/text.h"

QByteArrayView worldValue(const MapFile &map, std::string_view keys)
{
    const auto values = worldValues(map, keys);
    return values.empty() ? QByteArrayView() : values.back();
}

std::vector<QByteArrayView> worldValues(const MapFile &map, std::string_view keys)
{
    const auto words = wordsOf(keys);
    if (words.isEmpty() || map.entities().entities.empty())
        return {};
    const bool inAnyCase = map.game().keysInAnyCase;
    std::vector<QByteArrayView> values;
    const auto text = map.entityBytes();
    for (const auto &pair : map.entities().pairsOf(map.entities().entities.front())) {
        const auto key = spanOf(text, pair.key);
        for (const auto &word : words)
            if (inAnyCase ? isSame(key, word.toLatin1()) : key == word.toLatin1())
                values.push_back(spanOf(text, pair.value));
    }
    return values;
}
