#include "core/checks/checkers.h"

#include "core/entities/textlimits.h"

// What the game reads of the text is bounded; beyond it lets a map go, or loses the rest. Engines that are in use today
// read more, so it is never an error.
void checkEntityLengths(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto game = fromView(map.game().title);
    for (const auto &[part, entity, pair, length, most] : tooLongParts(map.entitySource(), map.game().text)) {
        const RecordRef where{map.format().roles.entityList, static_cast<quint32>(entity)};
        const auto number = numberText(entity), has = numberText(length), takes = numberText(most);
        if (part == TooLong::Pairs)
            problems.add(Severity::Warning, "entity-pairs", where, -1, [&] {
                return CheckText::tr("Entity %1 has %2 keys; %3 takes %4 and drops the map beyond.")
                    .arg(number, has, game, takes);
            });
        else if (part == TooLong::EntityBytes)
            problems.add(Severity::Warning, "entity-length", where, -1, [&] {
                return CheckText::tr("Entity %1 has %2 bytes of keys and values; %3 takes %4 and drops the map beyond.")
                    .arg(number, has, game, takes);
            });
        else if (part == TooLong::Word)
            problems.add(
                Severity::Note, "entity-token", where, -1,
                [&, key = spanOf(map.entityText(), pair.key)] {
                    return CheckText::tr("Entity %1: \"%2\" has a word of %3 characters; %4 itself reads %5.")
                        .arg(number, toText(key, map.textCode()).left(40), has, game, takes);
                },
                spanOf(map.entityText(), pair.key));
    }
}
