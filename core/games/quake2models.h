// What Quake II shows of the entities of its classes (game/g_items.c, itemlist[] and SpawnItem(); g_misc.c; m_*.c).
#pragma once

#include "core/games/common.h"

namespace bsp::games {

// Boxes of 15 units to each side, which fall 128 units at most; items of EF_ROTATE turn by a tenth of the milliseconds
// (client/cl_ents.c, CL_AddPacketEntities()).
constexpr ClassModel quake2Still(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .falls = true, .feet = 15};
}

constexpr ClassModel quake2Item(std::string_view name, std::string_view file)
{
    auto item = quake2Still(name, file);
    item.turn = 100;
    return item;
}

// Whoever walks is put onto the floor (g_monster.c, walkmonster_start_go()); `feet` is the low side of the box.
constexpr ClassModel quake2Walker(std::string_view name, std::string_view file, float feet = 24, int skin = 0)
{
    return {.name = name, .files = file, .skin = skin, .falls = true, .feet = feet};
}

constexpr ClassModel quake2Flyer(std::string_view name, std::string_view file, int skin = 0)
{
    return {.name = name, .files = file, .skin = skin};
}

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
    quake2Item("key_power_cube", "models/items/keys/power/tris.md2"),
    quake2Item("key_pyramid", "models/items/keys/pyramid/tris.md2"),
    quake2Item("key_data_spinner", "models/items/keys/spinner/tris.md2"),
    quake2Item("key_pass", "models/items/keys/pass/tris.md2"),
    quake2Item("key_blue_key", "models/items/keys/key/tris.md2"),
    quake2Item("key_red_key", "models/items/keys/red_key/tris.md2"),
    quake2Item("key_airstrike_target", "models/items/keys/target/tris.md2"),
    quake2Still("key_commander_head", "models/monsters/commandr/head/tris.md2"),
    quake2Still("item_health", "models/items/healing/medium/tris.md2"),
    quake2Still("item_health_small", "models/items/healing/stimpack/tris.md2"),
    quake2Still("item_health_large", "models/items/healing/large/tris.md2"),
    quake2Still("item_health_mega", "models/items/mega_h/tris.md2"),
    quake2Walker("monster_berserk", "models/monsters/berserk/tris.md2"),
    quake2Walker("monster_gladiator", "models/monsters/gladiatr/tris.md2"),
    quake2Walker("monster_gunner", "models/monsters/gunner/tris.md2"),
    quake2Walker("monster_infantry", "models/monsters/infantry/tris.md2"),
    quake2Walker("monster_soldier_light", "models/monsters/soldier/tris.md2", 24, 0),
    quake2Walker("monster_soldier", "models/monsters/soldier/tris.md2", 24, 2),
    quake2Walker("monster_soldier_ss", "models/monsters/soldier/tris.md2", 24, 4),
    quake2Walker("monster_tank", "models/monsters/tank/tris.md2", 16),
    quake2Walker("monster_tank_commander", "models/monsters/tank/tris.md2", 16, 2),
    quake2Walker("monster_medic", "models/monsters/medic/tris.md2"),
    quake2Walker("monster_chick", "models/monsters/bitch/tris.md2", 0),
    quake2Walker("monster_parasite", "models/monsters/parasite/tris.md2"),
    quake2Walker("monster_brain", "models/monsters/brain/tris.md2"),
    quake2Walker("monster_mutant", "models/monsters/mutant/tris.md2"),
    quake2Walker("monster_supertank", "models/monsters/boss1/tris.md2", 0),
    quake2Walker("monster_boss3_stand", "models/monsters/boss3/rider/tris.md2", 0),
    quake2Walker("monster_jorg", "models/monsters/boss3/jorg/tris.md2", 0),
    quake2Walker("monster_makron", "models/monsters/boss3/rider/tris.md2", 0),
    quake2Flyer("monster_flipper", "models/monsters/flipper/tris.md2"),
    quake2Flyer("monster_flyer", "models/monsters/flyer/tris.md2"),
    quake2Flyer("monster_floater", "models/monsters/float/tris.md2"),
    quake2Flyer("monster_hover", "models/monsters/hover/tris.md2"),
    quake2Flyer("monster_boss2", "models/monsters/boss2/tris.md2"),
    quake2Walker("monster_commander_body", "models/monsters/commandr/tris.md2", 0),
    quake2Walker("misc_insane", "models/monsters/insane/tris.md2"),
    quake2Flyer("misc_deadsoldier", "models/deadbods/dude/tris.md2"),
    quake2Walker("misc_explobox", "models/objects/barrels/tris.md2", 0),
    quake2Flyer("misc_banner", "models/objects/banner/tris.md2"),
    quake2Flyer("misc_satellite_dish", "models/objects/satellite/tris.md2"),
    quake2Flyer("misc_easterchick", "models/monsters/bitch/tris.md2"),
    quake2Flyer("misc_easterchick2", "models/monsters/bitch/tris.md2"),
    quake2Flyer("misc_eastertank", "models/monsters/tank/tris.md2"),
    quake2Flyer("misc_gib_arm", "models/objects/gibs/arm/tris.md2"),
    quake2Flyer("misc_gib_leg", "models/objects/gibs/leg/tris.md2"),
    quake2Flyer("misc_gib_head", "models/objects/gibs/head/tris.md2"),
    quake2Flyer("misc_bigviper", "models/ships/bigviper/tris.md2"),
    quake2Flyer("misc_viper", "models/ships/viper/tris.md2"),
    quake2Flyer("misc_viper_bomb", "models/objects/bomb/tris.md2"),
    quake2Flyer("misc_strogg_ship", "models/ships/strogg1/tris.md2"),
    quake2Flyer("misc_teleporter", "models/objects/dmspot/tris.md2"),
    quake2Flyer("misc_teleporter_dest", "models/objects/dmspot/tris.md2"),
    quake2Flyer("light_mine1", "models/objects/minelite/light1/tris.md2"),
    quake2Flyer("light_mine2", "models/objects/minelite/light2/tris.md2"),
};
// SP_misc_explobox() and others bring their own; itemlist[]' may be another (SpawnItem()).
inline constexpr std::string_view quake2ModelKeys[] = {"model"};

} // namespace bsp::games
