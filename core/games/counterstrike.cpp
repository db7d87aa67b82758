// Counter-Strike 1.6 and Condition Zero, which one game library runs: s1lentq/ReGameDLL_CS, dlls/ (hostage/hostage.h,
// triggers.cpp), pm_shared/pm_shared.h and the definitions in extra/Toolkit.
#include "core/games/counterstrikemodels.h"
#include "core/games/halflife.h"

namespace bsp::games
{
namespace
{

// VEC_HOSTAGE_HULL_MIN. monster_scientist is a hostage too; an armoury_entity is a weapon that lies there.
constexpr Point hostageLow{-10, -10, 0}, hostageHigh{10, 10, 62};
constexpr ClassLook ownLooks[] = {
    {"hostage_entity", hostageLow, hostageHigh, amber},
    {"monster_scientist", hostageLow, hostageHigh, amber},
    {"info_vip_start", {-16, -16, -36}, {16, 16, 36}, green},
    {"armoury_entity", {-16, -16, 0}, {16, 16, 16}, blue},
};
constexpr auto looks = joined(ownLooks, halfLifeLooks);

// All of them call InitTrigger(), including CWeather of rain and snow, except CBaseGrenCatch, which sets EF_NODRAW.
constexpr ClassRule ownClassRules[] = {
    {"env_rain", Turn::Cleared, false},
    {"env_snow", Turn::Cleared, false},
    {"func_rain", Turn::Cleared, false},
    {"func_snow", Turn::Cleared, false},
    {"func_grencatch", Turn::Kept, false},
    {"func_bomb_target", Turn::Cleared, false},
    {"func_buyzone", Turn::Cleared, false},
    {"func_escapezone", Turn::Cleared, false},
    {"func_hostage_rescue", Turn::Cleared, false},
    {"func_vip_safetyzone", Turn::Cleared, false},
};
constexpr auto classes = joined(ownClassRules, halfLifeClasses);

constexpr std::string_view ownClasses[] = {"armoury_entity",      "func_bomb_target",    "func_buyzone",   "func_escapezone",
                                           "func_hostage_rescue", "func_vip_safetyzone", "hostage_entity", "info_bomb_target",
                                           "info_hostage_rescue", "info_map_parameters", "info_vip_start"};

// The counter-terrorists', the terrorists' and the VIP's.
constexpr std::string_view starts[] = {"info_player_start", "info_player_deathmatch", "info_vip_start"};

constexpr Game table()
{
    auto game = halfLifeGame("counterstrike", "Counter-Strike");
    game.definesAll = false;
    game.looks = looks;
    game.classes = classes;
    game.ownClasses = ownClasses;
    game.models = counterStrikeModels;
    game.starts = starts;
    game.spawnModes = halfLifeRoomyModes; // its liblist.gam asks for more room
    game.eyeHeight = 17;                  // PM_VEC_VIEW
    game.folders.names = " cstrike czero ";
    return game;
}

} // namespace

extern constexpr Game counterStrike = table();
static_assert(valid(counterStrike));

} // namespace bsp::games
