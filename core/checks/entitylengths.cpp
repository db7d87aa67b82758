#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/entities/textlimits.h"

namespace
{

struct LongWord {
    QByteArrayView key;           // of its pair
    quint64 length = 0, most = 0; // characters
};

// QuakeSpasm takes the text for ended there, but at what follows the key wad (ED_ParseEdict()).
void addWord(const CheckContext &context, RecordRef where, const LongWord &word, Problems &problems)
{
    const auto &map = context.map;
    const auto *engine = stopsOf(map.format(), context.engine);
    const bool isRefused = engine && engine->longWords && word.key != "wad";
    const bool isDropped = engine && engine->longestWord > 0 && word.length > static_cast<quint64>(engine->longestWord);
    problems.add(
        isRefused   ? Severity::Error
        : isDropped ? Severity::Warning
                    : Severity::Note,
        "entity-token", where, -1,
        [&] {
            const bool overruns = map.game().text.overruns;
            const auto text =
                (overruns ? CheckText::tr("Entity %1: \"%2\" has a word of %3 characters; %4 itself keeps %5 of them, and "
                                          "writes past the end of its buffer.")
                          : CheckText::tr("Entity %1: \"%2\" has a word of %3 characters; %4 itself reads %5."))
                    .arg(numberText(where.index), toText(word.key, map.textCode()).left(40), numberText(word.length),
                         fromView(map.game().title), numberText(word.most + (overruns ? 1 : 0)));
            if (isDropped)
                return CheckText::tr("%1 %2 reads a word of more than %3 characters as empty.")
                    .arg(text, fromView(engine->engine), numberText(engine->longestWord));
            return isRefused ? CheckText::tr("%1 This makes %2 stop or crash.").arg(text, fromView(engine->engine))
                             : text;
        },
        word.key);
}

} // namespace

// What the game reads of the text is bounded; beyond it lets a map go, or loses the rest. It is an error where the
// engine does so too: many read more.
void checkEntityLengths(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto game = fromView(map.game().title);
    const auto *engine = stopsOf(map.format(), context.engine);
    const auto severity = engine && engine->longEntities ? Severity::Error : Severity::Warning;
    for (const auto &[part, entity, pair, length, most] : tooLongParts(map.entitySource(), map.game().text)) {
        const RecordRef where{map.format().roles.entityList, static_cast<quint32>(entity)};
        const auto number = numberText(entity), has = numberText(length), takes = numberText(most);
        if (part == TooLong::Pairs)
            problems.add(severity, "entity-pairs", where, -1, [&] {
                return CheckText::tr("Entity %1 has %2 keys; %3 takes %4 and drops the map beyond.")
                    .arg(number, has, game, takes);
            });
        else if (part == TooLong::EntityBytes)
            problems.add(severity, "entity-length", where, -1, [&] {
                return CheckText::tr("Entity %1 has %2 bytes of keys and values; %3 takes %4 and drops the map beyond.")
                    .arg(number, has, game, takes);
            });
        else if (part == TooLong::Word)
            addWord(context, where, {.key = spanOf(map.entityText(), pair.key), .length = length, .most = most},
                    problems);
    }
}
