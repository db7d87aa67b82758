// Counter-Strike 1.6 and Condition Zero, which share a game library: s1lentq/ReGameDLL_CS, dlls/ (hostage/hostage.h,
// triggers.cpp), pm_shared/pm_shared.h and the definitions in extra/Toolkit.
#include "core/games/halflife.h"

namespace bsp::games {
namespace {

// The models of Counter-Strike's classes: s1lentq/ReGameDLL_CS, dlls/ (weapons.cpp, items.cpp, ammo.cpp, effects.cpp,
// hostage/hostage.cpp, wpn_shared/). It has none of Half-Life's weapons and monsters, and removes ammunition that lies in a
// map two seconds after the start (CBasePlayerAmmo::Spawn()).

constexpr ModelVariant armouryItem(int number, std::string_view file) { return {.key = "item", .number = number, .files = file}; }

// CArmoury::m_ItemModels; those from 19 on are ReGameDLL's own.
constexpr ModelVariant armouryItems[] = {
    armouryItem(0, "models/w_mp5.mdl"),           armouryItem(1, "models/w_tmp.mdl"),
    armouryItem(2, "models/w_p90.mdl"),           armouryItem(3, "models/w_mac10.mdl"),
    armouryItem(4, "models/w_ak47.mdl"),          armouryItem(5, "models/w_sg552.mdl"),
    armouryItem(6, "models/w_m4a1.mdl"),          armouryItem(7, "models/w_aug.mdl"),
    armouryItem(8, "models/w_scout.mdl"),         armouryItem(9, "models/w_g3sg1.mdl"),
    armouryItem(10, "models/w_awp.mdl"),          armouryItem(11, "models/w_m3.mdl"),
    armouryItem(12, "models/w_xm1014.mdl"),       armouryItem(13, "models/w_m249.mdl"),
    armouryItem(14, "models/w_flashbang.mdl"),    armouryItem(15, "models/w_hegrenade.mdl"),
    armouryItem(16, "models/w_kevlar.mdl"),       armouryItem(17, "models/w_assault.mdl"),
    armouryItem(18, "models/w_smokegrenade.mdl"), armouryItem(19, "models/w_shield.mdl"),
    armouryItem(20, "models/w_famas.mdl"),        armouryItem(21, "models/w_sg550.mdl"),
    armouryItem(22, "models/w_galil.mdl"),        armouryItem(23, "models/w_ump45.mdl"),
    armouryItem(24, "models/w_glock18.mdl"),      armouryItem(25, "models/w_usp.mdl"),
    armouryItem(26, "models/w_elite.mdl"),        armouryItem(27, "models/w_fiveseven.mdl"),
    armouryItem(28, "models/w_p228.mdl"),         armouryItem(29, "models/w_deagle.mdl"),
};

// CHostage::Precache(); Condition Zero gives hostages four models in turn, whatever their keys say.
constexpr ClassModel counterStrikeHostage(std::string_view name)
{
    return {.name = name, .files = "models/scientist.mdl", .activity = halfLifeIdle, .isRenamable = true, .falls = true};
}

constexpr auto counterStrikeWorldItems = worldItems("models/w_kevlar.mdl");

constexpr ClassModel counterStrikeModels[] = {
    {.name = "env_sprite", .shownBy = 1}, // as in Half-Life
    counterStrikeHostage("hostage_entity"),
    counterStrikeHostage("monster_scientist"),
    {.name = "armoury_entity", .falls = true, .variants = armouryItems},
    halfLifeItem("weapon_mp5navy", "models/w_mp5.mdl"),
    halfLifeItem("weapon_tmp", "models/w_tmp.mdl"),
    halfLifeItem("weapon_p90", "models/w_p90.mdl"),
    halfLifeItem("weapon_mac10", "models/w_mac10.mdl"),
    halfLifeItem("weapon_ak47", "models/w_ak47.mdl"),
    halfLifeItem("weapon_sg552", "models/w_sg552.mdl"),
    halfLifeItem("weapon_m4a1", "models/w_m4a1.mdl"),
    halfLifeItem("weapon_aug", "models/w_aug.mdl"),
    halfLifeItem("weapon_scout", "models/w_scout.mdl"),
    halfLifeItem("weapon_g3sg1", "models/w_g3sg1.mdl"),
    halfLifeItem("weapon_awp", "models/w_awp.mdl"),
    halfLifeItem("weapon_m3", "models/w_m3.mdl"),
    halfLifeItem("weapon_xm1014", "models/w_xm1014.mdl"),
    halfLifeItem("weapon_m249", "models/w_m249.mdl"),
    halfLifeItem("weapon_flashbang", "models/w_flashbang.mdl"),
    halfLifeItem("weapon_hegrenade", "models/w_hegrenade.mdl"),
    halfLifeItem("weapon_smokegrenade", "models/w_smokegrenade.mdl"),
    halfLifeItem("weapon_famas", "models/w_famas.mdl"),
    halfLifeItem("weapon_sg550", "models/w_sg550.mdl"),
    halfLifeItem("weapon_galil", "models/w_galil.mdl"),
    halfLifeItem("weapon_ump45", "models/w_ump45.mdl"),
    halfLifeItem("weapon_glock18", "models/w_glock18.mdl"),
    halfLifeItem("weapon_usp", "models/w_usp.mdl"),
    halfLifeItem("weapon_elite", "models/w_elite.mdl"),
    halfLifeItem("weapon_fiveseven", "models/w_fiveseven.mdl"),
    halfLifeItem("weapon_p228", "models/w_p228.mdl"),
    halfLifeItem("weapon_deagle", "models/w_deagle.mdl"),
    halfLifeItem("weapon_knife", "models/w_knife.mdl"),
    {.name = "weapon_c4", .files = "models/w_backpack.mdl", .body = 3, .frames = 1, .falls = true},
    halfLifeItem("item_kevlar", "models/w_kevlar.mdl"),
    halfLifeItem("item_assaultsuit", "models/w_assault.mdl"),
    halfLifeItem("item_thighpack", "models/w_thighpack.mdl"),
    halfLifeItem("item_suit", "models/w_kevlar.mdl"),
    halfLifeItem("item_battery", "models/w_battery.mdl"),
    halfLifeItem("item_antidote", "models/w_antidote.mdl"),
    halfLifeItem("item_longjump", "models/w_longjump.mdl"),
    halfLifeItem("item_healthkit", "models/w_medkit.mdl"),
    halfLifeItem("item_sodacan", "models/can.mdl"),
    {.name = "item_security", .files = "models/w_security.mdl", .isRenamable = true, .falls = true},
    {.name = "world_items", .falls = true, .variants = counterStrikeWorldItems},
    halfLifeItem("weaponbox", "models/w_weaponbox.mdl"),
    halfLifeThing("item_airtank", "models/w_oxygen.mdl"),
};

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

// The starts of counter-terrorists, of terrorists and of the VIP.
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
    game.spawnModes = halfLifeRoomyModes; // its liblist.gam requests more room
    game.eyeHeight = 17;                  // PM_VEC_VIEW
    game.folders.names = " cstrike czero ";
    return game;
}

} // namespace

extern constexpr Game counterStrike = table();
static_assert(valid(counterStrike));

} // namespace bsp::games
