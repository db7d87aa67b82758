#include "core/checks/checkers.h"

#include "core/text.h"

using checks::number;

namespace
{

// Keys and values with a NUL each, as the games store them.
quint64 bytesOf(std::span<const KeyValue> pairs)
{
    quint64 bytes = 0;
    for (const auto &pair : pairs)
        bytes += pair.key.length + pair.value.length + 2ULL;
    return bytes;
}

} // namespace

// What the game reads of the text is bounded; beyond it lets a map go, or loses the rest. Engines that are in use today
// read more, so it is never an error.
void checkEntityLengths(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &limits = map.game().text;
    const auto game = fromView(map.game().title);
    const auto &entities = map.entities();
    for (quint32 i = 0; i < entities.entities.size(); ++i) {
        const RecordRef where{map.format().roles.entityList, i};
        const auto pairs = entities.pairsOf(entities.entities[i]);
        if (limits.pairs > 0 && pairs.size() > limits.pairs)
            problems.add(Severity::Warning, "entity-pairs", where, -1, [&] {
                return CheckText::tr("Entity %1 has %2 keys; %3 takes %4 and drops the map beyond.")
                    .arg(number(i), number(static_cast<qint64>(pairs.size())), game, number(limits.pairs));
            });
        if (const auto bytes = bytesOf(pairs); limits.entityBytes > 0 && bytes > limits.entityBytes)
            problems.add(Severity::Warning, "entity-length", where, -1, [&] {
                return CheckText::tr("Entity %1 has %2 bytes of keys and values; %3 takes %4 and drops the map beyond.")
                    .arg(number(i), number(static_cast<qint64>(bytes)), game, number(limits.entityBytes));
            });
        for (const auto &pair : pairs)
            if (const auto longest = std::max(pair.key.length, pair.value.length); longest > limits.token)
                problems.add(Severity::Note, "entity-token", where, -1, [&] {
                    return CheckText::tr("Entity %1: \"%2\" has a word of %3 characters; %4 itself reads %5.")
                        .arg(number(i),
                             QString::fromLatin1(
                                 spanOf(map.entityBytes(), pair.key).first(std::min<qsizetype>(pair.key.length, 40))),
                             number(longest), game, number(limits.token));
                });
    }
}
