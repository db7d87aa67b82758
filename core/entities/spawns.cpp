#include "core/entities/spawns.h"

#include "core/games/keyvalues.h"
#include "core/numbers.h"
#include "core/text.h"

namespace {

using bsp::SpawnMode, bsp::SpawnRule;
using enum SpawnRule::Test;

bool hasName(const QByteArray &names, QByteArrayView name)
{
    const auto all = QByteArray(names).replace(',', ' ').simplified().split(' ');
    return std::ranges::any_of(all, [name](const QByteArray &each) { return isSame(each, name); });
}

bool applies(const SpawnRule &rule, QByteArrayView value, const bsp::ValueReading &reading)
{
    switch (rule.test) {
    case AnyBit: return (bsp::flagsIn(value, reading) & rule.bits) != 0;
    case AllBits: return (bsp::flagsIn(value, reading) & rule.bits) == rule.bits;
    case NotZero: return leadingNumber(value) != 0;
    case LacksName:
    case HasName: return hasName(value.toByteArray(), viewOf(rule.word)) == (rule.test == HasName);
    case LacksWord:
    case HasWord: break;
    }
    return (value.toByteArray().indexOf(viewOf(rule.word)) >= 0) == (rule.test == HasWord);
}

// Returns the value that a rule tests. If an entity repeats the key, the last value is used for spawnflags, a plain field, and
// the first for other keys, which G_SpawnString() reads.
QByteArrayView valueFor(const EntitySource &source, qint32 entity, const SpawnRule &rule)
{
    const auto key = viewOf(rule.key);
    if (rule.test == AnyBit || rule.test == AllBits)
        return edits::valueOf(source, entity, key);
    for (const auto &pair : source.pairsOf(entity))
        if (isSame(source.key(pair), key))
            return source.value(pair);
    return {};
}

QString reasonOf(const EntitySource &source, qint32 entity, const bsp::Game &game, const SpawnMode &mode)
{
    for (const auto &rule : mode.rules)
        if (const auto value = valueFor(source, entity, rule); !value.isNull() && applies(rule, value, game.values))
            return SpawnText::tr(rule.reason);
    return {};
}

} // namespace

QString spawnModeName(const bsp::SpawnMode &mode) { return SpawnText::tr(mode.name); }

QString whyNotSpawned(const EntitySource &source, qint32 entity, const bsp::Game &game, const bsp::SpawnMode &mode)
{
    return entity == 0 ? QString() : reasonOf(source, entity, game, mode);
}

QString whyWorldNotSpawned(const EntitySource &source, const bsp::Game &game, const bsp::SpawnMode &mode)
{
    return source.count() > 0 ? reasonOf(source, 0, game, mode) : QString();
}
