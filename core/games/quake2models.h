// The models of Quake II's classes when a level begins (game/g_items.c, itemlist[] and SpawnItem(); g_misc.c; g_monster.c;
// m_*.c; g_turret.c). SpawnItem() clears the spawnflags of all items except key_power_cube.
#pragma once

#include "core/games/common.h"

namespace bsp::games {

// Items are boxes of 15 units to each side, which droptofloor() drops by 128 units, and MOVETYPE_TOSS all the way; they show
// their first frame. The key `model` works for all of itemlist[].
constexpr ClassModel quake2Still(std::string_view name, std::string_view file, std::uint32_t hiddenBy = 0)
{
    return {.name = name, .files = file, .frames = 1, .isRenamable = true, .falls = true, .feet = 15, .hiddenBy = hiddenBy};
}

// EF_ROTATE: they turn by a tenth of a degree per millisecond (client/cl_ents.c, CL_AddPacketEntities()).
constexpr ClassModel quake2Item(std::string_view name, std::string_view file, std::uint32_t hiddenBy = 0)
{
    auto item = quake2Still(name, file, hiddenBy);
    item.turn = 100;
    return item;
}

// SP_item_health() and similar functions set the file themselves.
constexpr ClassModel quake2Health(std::string_view name, std::string_view file)
{
    auto health = quake2Still(name, file);
    health.isRenamable = false;
    return health;
}

// g_monster.c, monster_triggered_start()
inline constexpr std::uint32_t quake2Triggered = 2;

// Walkers are dropped to the floor (g_monster.c, walkmonster_start_go(), or MOVETYPE_STEP); `feet` is the low side of the
// box. Frames are given only for models whose idle frames cannot be found by name.
constexpr ClassModel quake2Walker(std::string_view name, std::string_view file, float feet = 24, int skin = 0, int frame = 0,
                                  int frames = 0)
{
    return {.name = name,
            .files = file,
            .skin = skin,
            .frame = frame,
            .frames = frames,
            .falls = true,
            .feet = feet,
            .hiddenBy = quake2Triggered};
}

// A monster that flies or swims.
constexpr ClassModel quake2Flyer(std::string_view name, std::string_view file, int skin = 0, int frame = 0, int frames = 0)
{
    return {.name = name, .files = file, .skin = skin, .frame = frame, .frames = frames, .hiddenBy = quake2Triggered};
}

// SVF_NOCLIENT until triggered, whatever its spawnflags.
constexpr ClassModel quake2Hidden(std::string_view name) { return {.name = name, .isHidden = true}; }

// A model that stays in place, and shows these frames in turn.
constexpr ClassModel quake2Thing(std::string_view name, std::string_view file, int frame = 0, int frames = 1)
{
    return {.name = name, .files = file, .frame = frame, .frames = frames};
}

// A model that falls to the floor, and shows its first frame.
constexpr ClassModel quake2Fallen(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .frames = 1, .falls = true};
}

// SP_misc_deadsoldier()
inline constexpr ModelVariant quake2DeadSoldiers[] = {
    {.key = "spawnflags", .bits = 2, .frame = 1, .frames = 1},  {.key = "spawnflags", .bits = 4, .frame = 2, .frames = 1},
    {.key = "spawnflags", .bits = 8, .frame = 3, .frames = 1},  {.key = "spawnflags", .bits = 16, .frame = 4, .frames = 1},
    {.key = "spawnflags", .bits = 32, .frame = 5, .frames = 1},
};
// m_insane.c, insane_stand(): with spawnflag 8 he is crucified (insane_move_cross); if he crawls and stands his ground, he
// lies (insane_move_down).
inline constexpr ModelVariant quake2Insane[] = {
    {.key = "spawnflags", .bits = 8, .frame = 252, .frames = 15},
    {.key = "spawnflags", .bits = 4 | 16, .frame = 99, .frames = 61},
};

inline constexpr ClassModel quake2Models[] = {
    quake2Item("item_armor_body", "models/items/armor/body/tris.md2"),
    quake2Item("item_armor_combat", "models/items/armor/combat/tris.md2"),
    quake2Item("item_armor_jacket", "models/items/armor/jacket/tris.md2"),
    quake2Item("item_armor_shard", "models/items/armor/shard/tris.md2"),
    quake2Item("item_power_screen", "models/items/armor/screen/tris.md2"),
    quake2Item("item_power_shield", "models/items/armor/shield/tris.md2"),
    quake2Item("weapon_shotgun", "models/weapons/g_shotg/tris.md2"),
    quake2Item("weapon_supershotgun", "models/weapons/g_shotg2/tris.md2"),
    quake2Item("weapon_machinegun", "models/weapons/g_machn/tris.md2"),
    quake2Item("weapon_chaingun", "models/weapons/g_chain/tris.md2"),
    quake2Item("weapon_grenadelauncher", "models/weapons/g_launch/tris.md2"),
    quake2Item("weapon_rocketlauncher", "models/weapons/g_rocket/tris.md2"),
    quake2Item("weapon_hyperblaster", "models/weapons/g_hyperb/tris.md2"),
    quake2Item("weapon_railgun", "models/weapons/g_rail/tris.md2"),
    quake2Item("weapon_bfg", "models/weapons/g_bfg/tris.md2"),
    quake2Still("ammo_grenades", "models/items/ammo/grenades/medium/tris.md2"),
    quake2Still("ammo_shells", "models/items/ammo/shells/medium/tris.md2"),
    quake2Still("ammo_bullets", "models/items/ammo/bullets/medium/tris.md2"),
    quake2Still("ammo_cells", "models/items/ammo/cells/medium/tris.md2"),
    quake2Still("ammo_rockets", "models/items/ammo/rockets/medium/tris.md2"),
    quake2Still("ammo_slugs", "models/items/ammo/slugs/medium/tris.md2"),
    quake2Item("item_quad", "models/items/quaddama/tris.md2"),
    quake2Item("item_invulnerability", "models/items/invulner/tris.md2"),
    quake2Item("item_silencer", "models/items/silencer/tris.md2"),
    quake2Item("item_breather", "models/items/breather/tris.md2"),
    quake2Item("item_enviro", "models/items/enviro/tris.md2"),
    quake2Item("item_ancient_head", "models/items/c_head/tris.md2"),
    quake2Item("item_adrenaline", "models/items/adrenal/tris.md2"),
    quake2Item("item_bandolier", "models/items/band/tris.md2"),
    quake2Item("item_pack", "models/items/pack/tris.md2"),
    quake2Item("key_data_cd", "models/items/keys/data_cd/tris.md2"),
    // droptofloor(), ITEM_TRIGGER_SPAWN
    quake2Item("key_power_cube", "models/items/keys/power/tris.md2", 1),
    quake2Item("key_pyramid", "models/items/keys/pyramid/tris.md2"),
    quake2Item("key_data_spinner", "models/items/keys/spinner/tris.md2"),
    quake2Item("key_pass", "models/items/keys/pass/tris.md2"),
    quake2Item("key_blue_key", "models/items/keys/key/tris.md2"),
    quake2Item("key_red_key", "models/items/keys/red_key/tris.md2"),
    quake2Item("key_airstrike_target", "models/items/keys/target/tris.md2"),
    quake2Still("key_commander_head", "models/monsters/commandr/head/tris.md2"),
    quake2Health("item_health", "models/items/healing/medium/tris.md2"),
    quake2Health("item_health_small", "models/items/healing/stimpack/tris.md2"),
    quake2Health("item_health_large", "models/items/healing/large/tris.md2"),
    quake2Health("item_health_mega", "models/items/mega_h/tris.md2"),
    quake2Walker("monster_berserk", "models/monsters/berserk/tris.md2"),
    quake2Walker("monster_gladiator", "models/monsters/gladiatr/tris.md2"),
    quake2Walker("monster_gunner", "models/monsters/gunner/tris.md2"),
    quake2Walker("monster_infantry", "models/monsters/infantry/tris.md2"),
    quake2Walker("monster_soldier_light", "models/monsters/soldier/tris.md2", 24, 0),
    quake2Walker("monster_soldier", "models/monsters/soldier/tris.md2", 24, 2),
    quake2Walker("monster_soldier_ss", "models/monsters/soldier/tris.md2", 24, 4),
    quake2Walker("monster_tank", "models/monsters/tank/tris.md2", 16),
    quake2Walker("monster_tank_commander", "models/monsters/tank/tris.md2", 16, 2),
    quake2Walker("monster_medic", "models/monsters/medic/tris.md2", 24, 0, 12, 90), // m_medic.c, medic_move_stand
    quake2Walker("monster_chick", "models/monsters/bitch/tris.md2", 0),
    quake2Walker("monster_parasite", "models/monsters/parasite/tris.md2"),
    quake2Walker("monster_brain", "models/monsters/brain/tris.md2"),
    quake2Walker("monster_mutant", "models/monsters/mutant/tris.md2"),
    quake2Walker("monster_supertank", "models/monsters/boss1/tris.md2", 0),
    // m_boss32.h: from FRAME_stand201 to FRAME_stand260
    {.name = "monster_boss3_stand", .files = "models/monsters/boss3/rider/tris.md2", .frame = 414, .frames = 60, .falls = true},
    // m_boss31.h: from FRAME_stand01 to FRAME_stand51, both alike
    {.name = "monster_jorg",
     .files = "models/monsters/boss3/rider/tris.md2 models/monsters/boss3/jorg/tris.md2",
     .frame = 112,
     .frames = 51,
     .falls = true,
     .hiddenBy = quake2Triggered},
    quake2Flyer("monster_flipper", "models/monsters/flipper/tris.md2", 0, 41, 1), // m_flipper.c, flipper_move_stand
    quake2Flyer("monster_flyer", "models/monsters/flyer/tris.md2"),
    quake2Flyer("monster_floater", "models/monsters/float/tris.md2"),
    quake2Flyer("monster_hover", "models/monsters/hover/tris.md2"),
    quake2Flyer("monster_boss2", "models/monsters/boss2/tris.md2"),
    quake2Walker("misc_actor", "players/male/tris.md2"),
    // m_insane.c, insane_move_stand_normal
    {.name = "misc_insane",
     .files = "models/monsters/insane/tris.md2",
     .frame = 59,
     .frames = 6,
     .falls = true,
     .feet = 24,
     .hangs = 8,
     .hiddenBy = quake2Triggered,
     .variants = quake2Insane},
    quake2Thing("turret_driver", "models/monsters/infantry/tris.md2"),
    quake2Fallen("monster_commander_body", "models/monsters/commandr/tris.md2"),
    quake2Fallen("misc_explobox", "models/objects/barrels/tris.md2"),
    {.name = "misc_deadsoldier", .files = "models/deadbods/dude/tris.md2", .frames = 1, .variants = quake2DeadSoldiers},
    quake2Thing("misc_banner", "models/objects/banner/tris.md2", 0, 16),
    quake2Thing("misc_satellite_dish", "models/objects/satellite/tris.md2"),
    quake2Thing("misc_easterchick", "models/monsters/bitch/tris.md2", 208, 39),
    quake2Thing("misc_easterchick2", "models/monsters/bitch/tris.md2", 248, 39),
    quake2Thing("misc_eastertank", "models/monsters/tank/tris.md2", 254, 39),
    quake2Fallen("misc_gib_arm", "models/objects/gibs/arm/tris.md2"),
    quake2Fallen("misc_gib_leg", "models/objects/gibs/leg/tris.md2"),
    quake2Fallen("misc_gib_head", "models/objects/gibs/head/tris.md2"),
    quake2Thing("misc_bigviper", "models/ships/bigviper/tris.md2"),
    quake2Hidden("misc_viper"),
    quake2Hidden("misc_viper_bomb"),
    quake2Hidden("misc_strogg_ship"),
    // RF_TRANSLUCENT, and client/cl_ents.c, CL_AddPacketEntities()
    {.name = "misc_blackhole", .files = "models/objects/black/tris.md2", .opacity = 0.7f, .frames = 19},
    {.name = "misc_teleporter", .files = "models/objects/dmspot/tris.md2", .skin = 1, .frames = 1},
    quake2Thing("misc_teleporter_dest", "models/objects/dmspot/tris.md2"),
    // Shown in deathmatch (p_client.c, SP_info_player_deathmatch()).
    quake2Thing("info_player_deathmatch", "models/objects/dmspot/tris.md2"),
    quake2Thing("light_mine1", "models/objects/minelite/light1/tris.md2"),
    quake2Thing("light_mine2", "models/objects/minelite/light2/tris.md2"),
    quake2Thing("viewthing", "models/objects/banner/tris.md2", 0, 7),
};
inline constexpr std::string_view quake2ModelKeys[] = {"model"};

// The additional models of Quake II's mission packs and Capture the Flag (yquake2/xatrix, yquake2/rogue and yquake2/ctf:
// src/g_items.c, g_misc.c, g_newfnc.c, g_ctf.c and monster/*).

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
