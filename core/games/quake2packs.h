// The further models of Quake II's mission packs and Capture the Flag (yquake2/xatrix, yquake2/rogue and yquake2/ctf:
// src/g_items.c, g_misc.c, g_newfnc.c, g_ctf.c and monster/*).
#pragma once

#include "core/games/quake2models.h"

namespace bsp::games
{

// Each of Ground Zero's items may wait until it is triggered (g_items.c, SetTriggeredSpawn()).
inline constexpr std::uint32_t rogueTriggered = 1;

constexpr ClassModel rogueItem(std::string_view name, std::string_view file) { return quake2Item(name, file, rogueTriggered); }

constexpr ClassModel rogueStill(std::string_view name, std::string_view file) { return quake2Still(name, file, rogueTriggered); }

inline constexpr ClassModel quake2PackModels[] = {
    // The Reckoning
    quake2Item("weapon_boomer", "models/weapons/g_boom/tris.md2"),
    quake2Item("weapon_phalanx", "models/weapons/g_shotx/tris.md2"),
    quake2Still("ammo_magslug", "models/objects/ammo/tris.md2"),
    quake2Item("ammo_trap", "models/weapons/g_trap/tris.md2"),
    quake2Item("item_quadfire", "models/items/quadfire/tris.md2"),
    quake2Item("key_green_key", "models/items/keys/green_key/tris.md2"),
    quake2Walker("monster_soldier_ripper", "models/monsters/soldierh/tris.md2", 24, 0),
    quake2Walker("monster_soldier_hypergun", "models/monsters/soldierh/tris.md2", 24, 2),
    quake2Walker("monster_soldier_lasergun", "models/monsters/soldierh/tris.md2", 24, 4),
    quake2Flyer("monster_fixbot", "models/monsters/fixbot/tris.md2", 0, 121, 19), // fixbot_move_stand
    quake2Walker("monster_gekk", "models/monsters/gekk/tris.md2"),
    quake2Walker("monster_chick_heat", "models/monsters/bitch/tris.md2", 0, 3),
    quake2Walker("monster_gladb", "models/monsters/gladb/tris.md2"),
    quake2Walker("monster_boss5", "models/monsters/boss5/tris.md2", 0),
    quake2Thing("rotating_light", "models/objects/light/tris.md2"),
    quake2Hidden("misc_crashviper"),
    quake2Hidden("misc_viper_missile"),
    quake2Hidden("misc_transport"),
    // Ground Zero
    rogueItem("weapon_etf_rifle", "models/weapons/g_etf_rifle/tris.md2"),
    rogueItem("weapon_proxlauncher", "models/weapons/g_plaunch/tris.md2"),
    rogueItem("weapon_plasmabeam", "models/weapons/g_beamer/tris.md2"),
    rogueItem("weapon_chainfist", "models/weapons/g_chainf/tris.md2"),
    rogueItem("weapon_disintegrator", "models/weapons/g_dist/tris.md2"),
    rogueStill("ammo_flechettes", "models/ammo/am_flechette/tris.md2"),
    rogueStill("ammo_prox", "models/ammo/am_prox/tris.md2"),
    rogueStill("ammo_tesla", "models/ammo/am_tesl/tris.md2"),
    rogueItem("ammo_nuke", "models/weapons/g_nuke/tris.md2"),
    rogueStill("ammo_disruptor", "models/ammo/am_disr/tris.md2"),
    rogueItem("item_ir_goggles", "models/items/goggles/tris.md2"),
    rogueItem("item_double", "models/items/ddamage/tris.md2"),
    rogueItem("item_compass", "models/objects/fire/tris.md2"),
    rogueItem("item_sphere_vengeance", "models/items/vengnce/tris.md2"),
    rogueItem("item_sphere_hunter", "models/items/hunter/tris.md2"),
    rogueItem("item_sphere_defender", "models/items/defender/tris.md2"),
    rogueItem("item_doppleganger", "models/items/dopple/tris.md2"),
    rogueItem("dm_tag_token", "models/items/tagtoken/tris.md2"),
    rogueItem("key_nuke_container", "models/weapons/g_nuke/tris.md2"),
    rogueItem("key_nuke", "models/weapons/g_nuke/tris.md2"),
    // SP_monster_stalker(): spawnflag 8 turns it to the ceiling
    {.name = "monster_stalker",
     .files = "models/monsters/stalker/tris.md2",
     .falls = true,
     .feet = 18,
     .hangs = 8,
     .hiddenBy = quake2Triggered},
    quake2Walker("monster_medic_commander", "models/monsters/medic/tris.md2", 24, 2, 12, 90),
    quake2Flyer("monster_daedalus", "models/monsters/hover/tris.md2", 2),
    quake2Flyer("monster_kamikaze", "models/monsters/flyer/tris.md2"),
    quake2Flyer("monster_carrier", "models/monsters/carrier/tris.md2"),
    quake2Walker("monster_widow", "models/monsters/blackwidow/tris.md2", 0),
    quake2Walker("monster_widow2", "models/monsters/blackwidow2/tris.md2", 0),
    // g_monster.c, stationarymonster_start_go()
    {.name = "monster_turret", .files = "models/monsters/turret/tris.md2", .frames = 1, .hiddenBy = quake2Triggered},
    quake2Thing("misc_nuke_core", "models/objects/core/tris.md2"),
    // Capture the Flag: CTFFlagThink() goes on from frame 173
    {.name = "item_flag_team1", .files = "players/male/flag1.md2", .frame = 173, .frames = 16, .falls = true, .feet = 15},
    {.name = "item_flag_team2", .files = "players/male/flag2.md2", .frame = 173, .frames = 16, .falls = true, .feet = 15},
    quake2Thing("misc_ctf_banner", "models/ctf/banner/tris.md2", 0, 16),
    quake2Thing("misc_ctf_small_banner", "models/ctf/banner/small.md2", 0, 16),
};
inline constexpr auto quake2AllModels = joined(quake2Models, quake2PackModels);

} // namespace bsp::games
