// Checks for entities without a class, and for duplicates.
#include "core/checks/checkers.h"
#include "core/checks/enginestops.h"
#include "core/entities/edits.h"
#include "core/games/entityclass.h"

#include <QHash>

#include <algorithm>

namespace {

// Returns whether a copy of the entity is probably a mistake. Lights and entities without a position may be repeated on
// purpose, and an entity that the game frees when it spawns the map does not exist.
bool mayBeDuplicate(const EntitySource &source, qint32 entity, const bsp::Game &game)
{
    const bsp::EntityClass itsClass(game, edits::valueOf(source, entity, "classname"));
    const bool isNamed = !edits::valueOf(source, entity, "targetname").isEmpty();
    return !itsClass.look().isLight && !itsClass.isFreed(isNamed)
           && (edits::pairOf(source, entity, "origin") >= 0 || edits::valueOf(source, entity, "model").startsWith('*'));
}

// Returns whether an entity has a key spelled exactly classname, in lower case.
bool hasExactClass(const EntitySource &source, qint32 entity)
{
    return std::ranges::any_of(source.pairsOf(entity), [&source](const KeyValue &pair) {
        return source.key(pair) == QByteArrayView("classname") && wholeWord(source.text, pair.key, pair.keyQuoted) == pair.key;
    });
}

// Returns whether an entity has a class only by a key with blanks at its end.
bool hasBlankClass(const EntitySource &source, qint32 entity)
{
    return !hasExactClass(source, entity) && std::ranges::any_of(source.pairsOf(entity), [&source](const KeyValue &pair) {
        return source.key(pair) == QByteArrayView("classname");
    });
}

} // namespace

// Reports entities without a class. Games skip an entity without a classname and report it on the console. GoldSrc stops: it
// skips only the opening brace, and takes the first key for the next entity.
void checkClasses(const CheckContext &context, Problems &problems)
{
    const auto source = context.map.entitySource();
    const auto &game = context.map.game();
    const auto *engine = stopsOf(context.map.format(), context.engine);
    for (qint32 entity = 0; entity < source.count(); ++entity) {
        const bool stops = engine && engine->needsClass && !hasExactClass(source, entity);
        const RecordRef where{context.map.format().roles.entityList, static_cast<quint32>(entity)};
        const auto severity = stops ? Severity::Error : Severity::Warning;
        if (game.grammar.blankHidesClass && hasBlankClass(source, entity)) {
            problems.add(
                severity, "class-blank", where, -1,
                [&] {
                    return (stops ? CheckText::tr("Entity %1 (%2): the key \"classname \" ends with a space, so %3 finds no "
                                                  "classname and stops (\"found ... when expecting {\").")
                                        .arg(numberText(entity), edits::nameOf(source, entity), fromView(engine->engine))
                                  : CheckText::tr("Entity %1 (%2): the key \"classname \" ends with a space, so %3 finds no "
                                                  "classname and drops the entity.")
                                        .arg(numberText(entity), edits::nameOf(source, entity), fromView(game.title)));
                },
                "classname");
            continue;
        }
        const bool isDropped = edits::valueOf(source, entity, "classname").isEmpty() && !source.pairsOf(entity).empty();
        if (stops || isDropped)
            problems.add(
                severity, "class-missing", where, -1,
                [&] {
                    return stops ? CheckText::tr("Entity %1 has no key \"classname\". This makes %2 stop (\"found ... when "
                                                 "expecting {\").")
                                       .arg(numberText(entity), fromView(engine->engine))
                                 : CheckText::tr("Entity %1 has no classname, so the game ignores it.").arg(entity);
                },
                "classname");
    }
}

void checkDuplicates(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    if (!context.wanted.has("entity-duplicate"))
        return;
    const auto source = map.entitySource();
    QHash<QByteArray, qint32> first;
    for (qint32 entity = 1; entity < source.count() && !context.stop.stop_requested(); ++entity) {
        if (!mayBeDuplicate(source, entity, map.game()))
            continue;
        const auto pairs = edits::pairsInOrder(source, entity);
        const auto known = first.constFind(pairs);
        if (known == first.cend()) {
            first.insert(pairs, entity);
            continue;
        }
        problems.add(Severity::Note, "entity-duplicate", {map.format().roles.entityList, static_cast<quint32>(entity)}, -1, [&] {
            return CheckText::tr("Entity %1 duplicates entity %2 (%3): all keys and values are equal.")
                .arg(numberText(entity), numberText(known.value()), edits::nameOf(source, entity));
        });
    }
}
