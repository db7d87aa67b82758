// The models of Nexuiz' items (qcsrc/server/t_items.qc, StartItem() and its callers; w_*.qc, REGISTER_WEAPON()).
#pragma once

#include "core/games/common.h"

namespace bsp::games
{

// Items are boxes that end at their origin. Spawnflag 1 lets them hang, as the key noalign does.
constexpr ClassModel nexuizItem(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .falls = true, .hangs = 1};
}

// MF_ROTATE: they turn by 100 degrees per second (DarkPlaces, cl_main.c, EF_ROTATE).
constexpr ClassModel nexuizWeapon(std::string_view name, std::string_view file)
{
    auto weapon = nexuizItem(name, file);
    weapon.turn = 100;
    return weapon;
}

inline constexpr ClassModel nexuizModels[] = {
    nexuizWeapon("weapon_laser", "models/weapons/g_laser.md3"),
    nexuizWeapon("weapon_shotgun", "models/weapons/g_shotgun.md3"),
    nexuizWeapon("weapon_uzi", "models/weapons/g_uzi.md3"),
    nexuizWeapon("weapon_grenadelauncher", "models/weapons/g_gl.md3"),
    nexuizWeapon("weapon_electro", "models/weapons/g_electro.md3"),
    nexuizWeapon("weapon_crylink", "models/weapons/g_crylink.md3"),
    nexuizWeapon("weapon_nex", "models/weapons/g_nex.md3"),
    nexuizWeapon("weapon_hagar", "models/weapons/g_hagar.md3"),
    nexuizWeapon("weapon_rocketlauncher", "models/weapons/g_rl.md3"),
    nexuizWeapon("weapon_minstanex", "models/weapons/g_minstanex.md3"),
    nexuizWeapon("weapon_campingrifle", "models/weapons/g_campingrifle.md3"),
    nexuizWeapon("weapon_porto", "models/weapons/g_porto.md3"),
    nexuizWeapon("weapon_hlac", "models/weapons/g_hlac.md3"),
    nexuizItem("item_rockets", "models/items/a_rockets.md3"),
    nexuizItem("item_cells", "models/items/a_cells.md3"),
    nexuizItem("item_shells", "models/items/a_shells.md3"),
    nexuizItem("item_armor_small", "models/items/g_a1.md3"),
    nexuizItem("item_armor_medium", "models/items/g_armormedium.md3"),
    nexuizItem("item_armor_big", "models/items/g_a50.md3"),
    nexuizItem("item_armor_large", "models/items/g_a25.md3"),
    nexuizItem("item_health_small", "models/items/g_h1.md3"),
    nexuizItem("item_health_medium", "models/items/g_h25.md3"),
    nexuizItem("item_health_large", "models/items/g_h50.md3"),
    nexuizItem("item_health_mega", "models/items/g_h100.md3"),
    nexuizItem("item_strength", "models/items/g_strength.md3"),
    nexuizItem("item_invincible", "models/items/g_invincible.md3"),
    nexuizItem("item_fuel", "models/items/g_fuel.md3"),
    nexuizItem("item_fuel_regen", "models/items/g_fuelregen.md3"),
    nexuizItem("item_jetpack", "models/items/g_jetpack.md3"),
    // their names in older maps
    nexuizItem("item_armor1", "models/items/g_a1.md3"),
    nexuizItem("item_armor25", "models/items/g_a25.md3"),
    nexuizItem("item_health1", "models/items/g_h1.md3"),
    nexuizItem("item_health25", "models/items/g_h25.md3"),
    nexuizItem("item_health100", "models/items/g_h100.md3"),
    nexuizItem("item_quad", "models/items/g_strength.md3"),
};

} // namespace bsp::games
