#include "core/entities/spawns.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace
{

struct SpawnText {
    Q_DECLARE_TR_FUNCTIONS(spawns)
};

using enum SpawnRule::Test;

// Quake II, game/g_spawn.c, SpawnEntities(): in deathmatch only 2048 counts, else the bit of the skill. The test of
// 4096 (not coop) stands there as a comment, so coop leaves out what the skill does; the game of 2023 made it real.
constexpr SpawnRule notEasy{"spawnflags", AnyBit, 256, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 256: not on easy.")};
constexpr SpawnRule notMedium{
    "spawnflags", AnyBit, 512, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 512: not on medium.")};
constexpr SpawnRule notHard{
    "spawnflags", AnyBit, 1024, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 1024: not on hard.")};
constexpr SpawnRule onNoSkill{"spawnflags",
                              AllBits,
                              256 | 512 | 1024,
                              {},
                              QT_TRANSLATE_NOOP("spawns", "Spawnflags 256, 512 and 1024: on no skill.")};
constexpr SpawnRule notCoop{"spawnflags",
                            AnyBit,
                            4096,
                            {},
                            QT_TRANSLATE_NOOP("spawns", "Spawnflag 4096: not in coop. The original game ignores it.")};
constexpr SpawnRule notDeathmatch{
    "spawnflags", AnyBit, 2048, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 2048: not in deathmatch.")};

constexpr SpawnRule easy[] = {notEasy}, medium[] = {notMedium}, hard[] = {notHard}, coop[] = {onNoSkill},
                    remasteredCoop[] = {onNoSkill, notCoop}, deathmatch[] = {notDeathmatch};
constexpr SpawnMode quake2Modes[] = {
    {"easy", QT_TRANSLATE_NOOP("spawns", "Easy"), easy},
    {"medium", QT_TRANSLATE_NOOP("spawns", "Medium"), medium},
    {"hard", QT_TRANSLATE_NOOP("spawns", "Hard and nightmare"), hard},
    {"coop", QT_TRANSLATE_NOOP("spawns", "Coop, on any skill"), coop},
    {"coop2023", QT_TRANSLATE_NOOP("spawns", "Coop of the remaster, on any skill"), remasteredCoop},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Deathmatch"), deathmatch},
};

// GoldSrc, engine/pr_edict.c, ED_LoadFromFile(): SF_NOTINDEATHMATCH where the deathmatch variable is set, else none.
constexpr SpawnMode halfLifeModes[] = {
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), {}},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Multiplayer"), deathmatch},
};

// Quake III, code/game/g_spawn.c, G_SpawnGEntityFromSpawnVars(): from team games on notteam counts, before it notfree;
// then notq3a, then the list of gametypes, searched with strstr().
constexpr SpawnRule notFree{"notfree", NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notfree: in team games only.")};
constexpr SpawnRule notTeam{"notteam", NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notteam: not in team games.")};
constexpr SpawnRule notSingle{
    "notsingle", NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notsingle: not in single player.")};
constexpr SpawnRule notArena{"notq3a", NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notq3a: in Team Arena only.")};

constexpr SpawnRule forGametype(std::string_view gametype)
{
    return {"gametype", LacksWord, 0, gametype, QT_TRANSLATE_NOOP("spawns", "gametype does not name this one.")};
}

constexpr SpawnRule freeForAll[] = {notFree, notArena, forGametype("ffa")};
constexpr SpawnRule tournament[] = {notFree, notArena, forGametype("tournament")};
constexpr SpawnRule single[] = {notSingle, notFree, notArena, forGametype("single")};
constexpr SpawnRule team[] = {notTeam, notArena, forGametype("team")};
constexpr SpawnRule capture[] = {notTeam, notArena, forGametype("ctf")};
constexpr SpawnMode quake3Modes[] = {
    {"ffa", QT_TRANSLATE_NOOP("spawns", "Free for all"), freeForAll},
    {"tournament", QT_TRANSLATE_NOOP("spawns", "Tournament"), tournament},
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), single},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), team},
    {"ctf", QT_TRANSLATE_NOOP("spawns", "Capture the flag"), capture},
};

// By Format::id.
constexpr std::pair<std::string_view, std::span<const SpawnMode>> modesOf[] = {
    {"quake2", quake2Modes}, {"quake3", quake3Modes}, {"halflife", halfLifeModes}, {"blueshift", halfLifeModes}};

// As atoi() reads it.
qint64 leadingNumber(QByteArrayView text)
{
    const auto bytes = text.toByteArray();
    return std::strtoll(bytes.constData(), nullptr, 10);
}

bool applies(const SpawnRule &rule, QByteArrayView value)
{
    switch (rule.test) {
    case AnyBit: return (static_cast<quint64>(leadingNumber(value)) & rule.bits) != 0;
    case AllBits: return (static_cast<quint64>(leadingNumber(value)) & rule.bits) == rule.bits;
    case NotZero: return leadingNumber(value) != 0;
    case LacksWord: break;
    }
    return value.toByteArray().indexOf(QByteArrayView(rule.word.data(), static_cast<qsizetype>(rule.word.size()))) < 0;
}

// spawnflags is a plain field, where the last of equal keys counts; the others are asked for by G_SpawnString(), which
// finds the first.
QByteArrayView valueFor(const EntitySource &source, qint32 entity, const SpawnRule &rule)
{
    const QByteArrayView key(rule.key.data(), static_cast<qsizetype>(rule.key.size()));
    if (rule.test == AnyBit || rule.test == AllBits)
        return edits::valueOf(source, entity, key);
    for (const auto &pair : source.parsed.pairsOf(source.parsed.entities[static_cast<size_t>(entity)]))
        if (spanOf(source.text, pair.key).compare(key, Qt::CaseInsensitive) == 0)
            return spanOf(source.text, pair.value);
    return {};
}

} // namespace

std::span<const SpawnMode> spawnModes(const bsp::Format &format)
{
    const auto *it =
        std::ranges::find(modesOf, format.id, &std::pair<std::string_view, std::span<const SpawnMode>>::first);
    return it == std::end(modesOf) ? std::span<const SpawnMode>() : it->second;
}

QString spawnModeName(const SpawnMode &mode)
{
    return SpawnText::tr(mode.name);
}

QString whyLeftOut(const EntitySource &source, qint32 entity, const SpawnMode &mode)
{
    if (entity == 0) // the world
        return {};
    for (const auto &rule : mode.rules)
        if (const auto value = valueFor(source, entity, rule); !value.isNull() && applies(rule, value))
            return SpawnText::tr(rule.reason);
    return {};
}
