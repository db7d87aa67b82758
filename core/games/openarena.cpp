// OpenArena 0.8.8, after its gamecode: code/game/g_spawn.c, where last man standing and possession count as free for all in
// spite of their high numbers (g_ffa_gt).
#include "core/games/quake3.h"

namespace bsp::games {
namespace {

constexpr std::string_view ownClasses[] = {"domination_point",    "info_player_dd",      "info_player_dd_red",
                                           "info_player_dd_blue", "info_player_dom_red", "info_player_dom_blue"};

constexpr ClassLook ownLooks[] = {{"domination_point", itemLow, itemHigh, blue}};
constexpr auto looks = joined(ownLooks, quakeLooks);

constexpr SpawnRule notIn(std::string_view gametype)
{
    return {"!gametype", SpawnRule::HasWord, 0, gametype, QT_TRANSLATE_NOOP("spawns", "!gametype lists this game type.")};
}

constexpr std::array<SpawnRule, 4> rulesOf(const SpawnRule &first, std::string_view gametype)
{
    return {first, notArena, notIn(gametype), forGametype(gametype)};
}

constexpr auto freeForAll = rulesOf(notFree, "ffa"), tournament = rulesOf(notFree, "tournament"), team = rulesOf(notTeam, "team"),
               capture = rulesOf(notTeam, "ctf"), oneFlag = rulesOf(notTeam, "oneflag"), overload = rulesOf(notTeam, "obelisk"),
               harvester = rulesOf(notTeam, "harvester"), elimination = rulesOf(notTeam, "elimination"),
               lastMan = rulesOf(notFree, "lms"), doubleDomination = rulesOf(notTeam, "dd"), domination = rulesOf(notTeam, "dom"),
               possession = rulesOf(notFree, "pos");
constexpr SpawnRule single[] = {notSingle, notFree, notArena, notIn("single"), forGametype("single")};

constexpr SpawnMode modes[] = {
    {"ffa", QT_TRANSLATE_NOOP("spawns", "Free for all"), freeForAll, quake3Room},
    {"tournament", QT_TRANSLATE_NOOP("spawns", "Tournament"), tournament, quake3Room},
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), single, quake3Room},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), team, quake3Room},
    {"ctf", QT_TRANSLATE_NOOP("spawns", "Capture the flag, with or without elimination"), capture, quake3Room},
    {"oneflag", QT_TRANSLATE_NOOP("spawns", "One flag"), oneFlag, quake3Room},
    {"obelisk", QT_TRANSLATE_NOOP("spawns", "Overload"), overload, quake3Room},
    {"harvester", QT_TRANSLATE_NOOP("spawns", "Harvester"), harvester, quake3Room},
    {"elimination", QT_TRANSLATE_NOOP("spawns", "Elimination"), elimination, quake3Room},
    {"lms", QT_TRANSLATE_NOOP("spawns", "Last man standing"), lastMan, quake3Room},
    {"dd", QT_TRANSLATE_NOOP("spawns", "Double domination"), doubleDomination, quake3Room},
    {"dom", QT_TRANSLATE_NOOP("spawns", "Domination"), domination, quake3Room},
    {"pos", QT_TRANSLATE_NOOP("spawns", "Possession"), possession, quake3Room},
};

constexpr std::string_view installed[] = {"openarena"}, home[] = {".openarena"};

constexpr Game table()
{
    auto game = quake3Game("openarena", "OpenArena");
    game.definitions = "openarena";
    game.looks = looks;
    game.ownClasses = ownClasses;
    game.spawnModes = modes;
    game.folders.names = " baseoa ";
    game.folders.installed = installed;
    game.folders.home = home;
    return game;
}

} // namespace

extern constexpr Game openArena = table();
static_assert(valid(openArena));

} // namespace bsp::games
