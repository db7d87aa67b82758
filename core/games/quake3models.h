// The models of Quake III's items (code/game/bg_misc.c, bg_itemlist[]; cgame/cg_ents.c, CG_Item()): they turn, and move up
// and down by four units around four above where they lie; weapons are larger than in a hand and turn about their middle,
// with their barrel if it has a file of its own (cg_weapons.c, CG_RegisterWeapon()). Of several models the first is shown,
// and of health and powerups the second, too. They drop to the floor as boxes of 15 units to each side, unless spawnflag 1
// lets them hang (g_items.c, FinishSpawningItem()).
#pragma once

#include "core/games/common.h"

namespace bsp::games {

inline constexpr float quake3ItemFeet = 15, quake3Bob = 4; // ITEM_RADIUS
// cg_view.c, CG_DrawActiveFrame(): cg.autoAngles and cg.autoAnglesFast go around in 2,048 and 1,024 milliseconds.
inline constexpr float quake3Turn = 360 / 2.048f;

constexpr ClassModel quake3Item(std::string_view name, std::string_view files, float turn = quake3Turn)
{
    return {.name = name,
            .files = files,
            .lift = quake3Bob,
            .turn = turn,
            .bob = quake3Bob,
            .falls = true,
            .feet = quake3ItemFeet,
            .hangs = 1};
}

constexpr ClassModel quake3Health(std::string_view name, std::string_view files)
{
    return quake3Item(name, files, 2 * quake3Turn);
}

constexpr ClassModel quake3Weapon(std::string_view name, std::string_view file)
{
    auto weapon = quake3Item(name, file);
    weapon.lift += 8;
    weapon.scale = 1.5f;
    weapon.isCentred = true;
    weapon.part = "_barrel.md3";
    weapon.tag = "tag_barrel";
    return weapon;
}

// HI_KAMIKAZE, twice as large as in its file.
constexpr ClassModel quake3Kamikaze(std::string_view name, std::string_view file)
{
    auto kamikaze = quake3Item(name, file);
    kamikaze.scale = 2;
    return kamikaze;
}

inline constexpr ClassModel quake3Models[] = {
    quake3Item("item_armor_shard", "models/powerups/armor/shard.md3"),
    quake3Item("item_armor_combat", "models/powerups/armor/armor_yel.md3"),
    quake3Item("item_armor_body", "models/powerups/armor/armor_red.md3"),
    quake3Health("item_health_small", "models/powerups/health/small_cross.md3 models/powerups/health/small_sphere.md3"),
    quake3Health("item_health", "models/powerups/health/medium_cross.md3 models/powerups/health/medium_sphere.md3"),
    quake3Health("item_health_large", "models/powerups/health/large_cross.md3 models/powerups/health/large_sphere.md3"),
    quake3Health("item_health_mega", "models/powerups/health/mega_cross.md3 models/powerups/health/mega_sphere.md3"),
    quake3Weapon("weapon_gauntlet", "models/weapons2/gauntlet/gauntlet.md3"),
    quake3Weapon("weapon_shotgun", "models/weapons2/shotgun/shotgun.md3"),
    quake3Weapon("weapon_machinegun", "models/weapons2/machinegun/machinegun.md3"),
    quake3Weapon("weapon_grenadelauncher", "models/weapons2/grenadel/grenadel.md3"),
    quake3Weapon("weapon_rocketlauncher", "models/weapons2/rocketl/rocketl.md3"),
    quake3Weapon("weapon_lightning", "models/weapons2/lightning/lightning.md3"),
    quake3Weapon("weapon_railgun", "models/weapons2/railgun/railgun.md3"),
    quake3Weapon("weapon_plasmagun", "models/weapons2/plasma/plasma.md3"),
    quake3Weapon("weapon_bfg", "models/weapons2/bfg/bfg.md3"),
    quake3Weapon("weapon_grapplinghook", "models/weapons2/grapple/grapple.md3"),
    quake3Item("ammo_shells", "models/powerups/ammo/shotgunam.md3"),
    quake3Item("ammo_bullets", "models/powerups/ammo/machinegunam.md3"),
    quake3Item("ammo_grenades", "models/powerups/ammo/grenadeam.md3"),
    quake3Item("ammo_cells", "models/powerups/ammo/plasmaam.md3"),
    quake3Item("ammo_lightning", "models/powerups/ammo/lightningam.md3"),
    quake3Item("ammo_rockets", "models/powerups/ammo/rocketam.md3"),
    quake3Item("ammo_slugs", "models/powerups/ammo/railgunam.md3"),
    quake3Item("ammo_bfg", "models/powerups/ammo/bfgam.md3"),
    quake3Item("holdable_teleporter", "models/powerups/holdable/teleporter.md3"),
    quake3Item("holdable_medkit", "models/powerups/holdable/medkit.md3"),
    quake3Item("item_quad", "models/powerups/instant/quad.md3 models/powerups/instant/quad_ring.md3"),
    quake3Item("item_enviro", "models/powerups/instant/enviro.md3 models/powerups/instant/enviro_ring.md3"),
    quake3Item("item_haste", "models/powerups/instant/haste.md3 models/powerups/instant/haste_ring.md3"),
    quake3Item("item_invis", "models/powerups/instant/invis.md3 models/powerups/instant/invis_ring.md3"),
    quake3Item("item_regen", "models/powerups/instant/regen.md3 models/powerups/instant/regen_ring.md3"),
    quake3Item("item_flight", "models/powerups/instant/flight.md3 models/powerups/instant/flight_ring.md3"),
    quake3Item("team_CTF_redflag", "models/flags/r_flag.md3"),
    quake3Item("team_CTF_blueflag", "models/flags/b_flag.md3"),
    // Team Arena's, which OpenArena has as well; Quake III itself spawns none of them and lacks their files.
    quake3Weapon("weapon_nailgun", "models/weapons/nailgun/nailgun.md3"),
    quake3Weapon("weapon_prox_launcher", "models/weapons/proxmine/proxmine.md3"),
    quake3Weapon("weapon_chaingun", "models/weapons/vulcan/vulcan.md3"),
    quake3Item("ammo_nails", "models/powerups/ammo/nailgunam.md3"),
    quake3Item("ammo_mines", "models/powerups/ammo/proxmineam.md3"),
    quake3Item("ammo_belt", "models/powerups/ammo/chaingunam.md3"),
    quake3Kamikaze("holdable_kamikaze", "models/powerups/kamikazi.md3"),
    quake3Item("holdable_portal", "models/powerups/holdable/porter.md3"),
    quake3Item("holdable_invulnerability", "models/powerups/holdable/invulnerability.md3"),
    quake3Item("item_scout", "models/powerups/scout.md3"),
    quake3Item("item_guard", "models/powerups/guard.md3"),
    quake3Item("item_doubler", "models/powerups/doubler.md3"),
    quake3Item("item_ammoregen", "models/powerups/ammo.md3"),
    quake3Item("team_CTF_neutralflag", "models/flags/n_flag.md3"),
};
// The keys for models that movers carry (g_mover.c, InitMover()), and for models that compilers have turned into surfaces.
inline constexpr std::string_view quake3ModelKeys[] = {"model2", "model"};

} // namespace bsp::games
