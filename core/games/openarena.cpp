// OpenArena 0.8.8, by its gamecode: code/game/g_spawn.c, where last man standing and possession count as free for all
// in spite of their high numbers (g_ffa_gt).
#include "core/games/quake3.h"

namespace bsp::games {
namespace {

constexpr std::string_view ownClasses[] = {"domination_point",     "info_player_dd",      "info_player_dd_red",
                                           "info_player_dd_blue",  "info_player_dom_red", "info_player_dom_blue"};

constexpr ClassLook ownLooks[] = {{"domination_point", itemLow, itemHigh, blue}};
constexpr auto looks = joined(ownLooks, quakeLooks);

constexpr SpawnRule notIn(std::string_view gametype)
{
    return {"!gametype", SpawnRule::HasWord, 0, gametype, QT_TRANSLATE_NOOP("spawns", "!gametype names this one.")};
}

constexpr std::array<SpawnRule, 4> rulesOf(const SpawnRule &first, std::string_view gametype)
{
    return {first, notArena, notIn(gametype), forGametype(gametype)};
}

constexpr auto freeForAll = rulesOf(notFree, "ffa"), tournament = rulesOf(notFree, "tournament"),
               team = rulesOf(notTeam, "team"), capture = rulesOf(notTeam, "ctf"),
               oneFlag = rulesOf(notTeam, "oneflag"), overload = rulesOf(notTeam, "obelisk"),
               harvester = rulesOf(notTeam, "harvester"),
               elimination = rulesOf(notTeam, "elimination"), lastMan = rulesOf(notFree, "lms"),
               doubleDomination = rulesOf(notTeam, "dd"), domination = rulesOf(notTeam, "dom"),
               possession = rulesOf(notFree, "pos");
constexpr SpawnRule single[] = {notSingle, notFree, notArena, notIn("single"), forGametype("single")};

constexpr SpawnMode modes[] = {
    {"ffa", QT_TRANSLATE_NOOP("spawns", "Free for all"), freeForAll},
    {"tournament", QT_TRANSLATE_NOOP("spawns", "Tournament"), tournament},
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), single},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), team},
    {"ctf", QT_TRANSLATE_NOOP("spawns", "Capture the flag, with elimination or without"), capture},
    {"oneflag", QT_TRANSLATE_NOOP("spawns", "One flag"), oneFlag},
    {"obelisk", QT_TRANSLATE_NOOP("spawns", "Overload"), overload},
    {"harvester", QT_TRANSLATE_NOOP("spawns", "Harvester"), harvester},
    {"elimination", QT_TRANSLATE_NOOP("spawns", "Elimination"), elimination},
    {"lms", QT_TRANSLATE_NOOP("spawns", "Last man standing"), lastMan},
    {"dd", QT_TRANSLATE_NOOP("spawns", "Double domination"), doubleDomination},
    {"dom", QT_TRANSLATE_NOOP("spawns", "Domination"), domination},
    {"pos", QT_TRANSLATE_NOOP("spawns", "Possession"), possession},
};

constexpr std::string_view installed[] = {"openarena"}, home[] = {".openarena"};

constexpr Game table()
{
    auto game = quake3Game("openarena", "OpenArena");
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
