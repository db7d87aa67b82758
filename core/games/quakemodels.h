// The models of Quake's classes when a level begins: what its QuakeC gives to setmodel() (items.qc, misc.qc, monsters.qc and
// those of each monster, plats.qc; id Software's release of the source, GPL). The files themselves say which of them turn.
// Classes name their files and overwrite the key `model`.
#pragma once

#include "core/games/common.h"

namespace bsp::games {

// StartItem() and PlaceItem(): items drop to the floor, on which they stand with the low side of their box.
constexpr ClassModel quakeItem(std::string_view name, std::string_view file, int skin = 0)
{
    return {.name = name, .files = file, .skin = skin, .falls = true};
}

// Keys, runes and powers, whose boxes begin 24 units below their origins.
constexpr ClassModel quakePower(std::string_view name, std::string_view file, std::span<const ModelVariant> variants = {})
{
    return {.name = name, .files = file, .falls = true, .feet = 24, .variants = variants};
}

// A box, which is a map of its own; its lower left corner is its origin.
constexpr ClassModel quakeBox(std::string_view name, std::string_view file, std::span<const ModelVariant> variants = {})
{
    return {.name = name, .files = file, .falls = true, .variants = variants};
}

// walkmonster_start_go(): onto the floor. `frame` and `frames` are those of its th_stand, ten a second.
constexpr ClassModel quakeWalker(std::string_view name, std::string_view file, int frames, int frame = 0)
{
    return {.name = name, .files = file, .frame = frame, .frames = frames, .falls = true, .feet = 24};
}

// flymonster_start_go(), swimmonster_start_go()
constexpr ClassModel quakeFlyer(std::string_view name, std::string_view file, int frames, int frame = 0)
{
    return {.name = name, .files = file, .frame = frame, .frames = frames};
}

// A model that stays in place.
constexpr ClassModel quakeThing(std::string_view name, std::string_view file, int frame = 0)
{
    return {.name = name, .files = file, .frame = frame, .frames = 1};
}

// worldtype of the first entity: 1 is runic, 2 is a base.
inline constexpr ModelVariant quakeSilverKeys[] = {
    {.key = "worldtype", .number = 1, .files = "progs/m_s_key.mdl", .isOfWorld = true},
    {.key = "worldtype", .number = 2, .files = "progs/b_s_key.mdl", .isOfWorld = true},
};
inline constexpr ModelVariant quakeGoldKeys[] = {
    {.key = "worldtype", .number = 1, .files = "progs/m_g_key.mdl", .isOfWorld = true},
    {.key = "worldtype", .number = 2, .files = "progs/b_g_key.mdl", .isOfWorld = true},
};
// If several flags are set, the last wins in the game, so it comes first here.
inline constexpr ModelVariant quakeRunes[] = {
    {.key = "spawnflags", .bits = 8, .files = "progs/end4.mdl"},
    {.key = "spawnflags", .bits = 4, .files = "progs/end3.mdl"},
    {.key = "spawnflags", .bits = 2, .files = "progs/end2.mdl"},
    {.key = "spawnflags", .bits = 1, .files = "progs/end1.mdl"},
};
// H_ROTTEN takes precedence over H_MEGA.
inline constexpr ModelVariant quakeHealth[] = {
    {.key = "spawnflags", .bits = 1, .files = "maps/b_bh10.bsp"},
    {.key = "spawnflags", .bits = 2, .files = "maps/b_bh100.bsp"},
};
inline constexpr ModelVariant quakeBigShells[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_shell1.bsp"}};
inline constexpr ModelVariant quakeBigSpikes[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_nail1.bsp"}};
inline constexpr ModelVariant quakeBigRockets[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_rock1.bsp"}};
inline constexpr ModelVariant quakeBigCells[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_batt1.bsp"}};
// item_weapon() tests the kinds in the opposite order, and the last wins; 8 stands for large boxes.
inline constexpr ModelVariant quakeOldBoxes[] = {
    {.key = "spawnflags", .bits = 8 | 2, .files = "maps/b_rock1.bsp"},
    {.key = "spawnflags", .bits = 2, .files = "maps/b_rock0.bsp"},
    {.key = "spawnflags", .bits = 8 | 4, .files = "maps/b_nail1.bsp"},
    {.key = "spawnflags", .bits = 4, .files = "maps/b_nail0.bsp"},
    {.key = "spawnflags", .bits = 8 | 1, .files = "maps/b_shell1.bsp"},
    {.key = "spawnflags", .bits = 1, .files = "maps/b_shell0.bsp"},
};
// zombie.qc, SPAWN_CRUCIFIED: cruc_1 to cruc_6.
inline constexpr ModelVariant quakeZombies[] = {{.key = "spawnflags", .bits = 1, .frame = 192, .frames = 6}};

inline constexpr ClassModel quakeModels[] = {
    quakeItem("weapon_supershotgun", "progs/g_shot.mdl"),
    quakeItem("weapon_nailgun", "progs/g_nail.mdl"),
    quakeItem("weapon_supernailgun", "progs/g_nail2.mdl"),
    quakeItem("weapon_grenadelauncher", "progs/g_rock.mdl"),
    quakeItem("weapon_rocketlauncher", "progs/g_rock2.mdl"),
    quakeItem("weapon_lightning", "progs/g_light.mdl"),
    quakeItem("item_armor1", "progs/armor.mdl"),
    quakeItem("item_armor2", "progs/armor.mdl", 1),
    quakeItem("item_armorInv", "progs/armor.mdl", 2),
    quakeBox("item_health", "maps/b_bh25.bsp", quakeHealth),
    quakeBox("item_shells", "maps/b_shell0.bsp", quakeBigShells),
    quakeBox("item_spikes", "maps/b_nail0.bsp", quakeBigSpikes),
    quakeBox("item_rockets", "maps/b_rock0.bsp", quakeBigRockets),
    quakeBox("item_cells", "maps/b_batt0.bsp", quakeBigCells),
    quakeBox("item_weapon", "", quakeOldBoxes),
    quakeBox("misc_explobox", "maps/b_explob.bsp"),
    quakeBox("misc_explobox2", "maps/b_exbox2.bsp"),
    quakePower("item_key1", "progs/w_s_key.mdl", quakeSilverKeys),
    quakePower("item_key2", "progs/w_g_key.mdl", quakeGoldKeys),
    quakePower("item_sigil", "", quakeRunes),
    quakePower("item_artifact_invulnerability", "progs/invulner.mdl"),
    quakePower("item_artifact_envirosuit", "progs/suit.mdl"),
    quakePower("item_artifact_invisibility", "progs/invisibl.mdl"),
    quakePower("item_artifact_super_damage", "progs/quaddama.mdl"),
    quakeWalker("monster_army", "progs/soldier.mdl", 8),
    quakeWalker("monster_demon1", "progs/demon.mdl", 13),
    quakeWalker("monster_dog", "progs/dog.mdl", 9, 69), // stand1
    quakeWalker("monster_enforcer", "progs/enforcer.mdl", 7),
    quakeWalker("monster_hell_knight", "progs/hknight.mdl", 9),
    quakeWalker("monster_knight", "progs/knight.mdl", 9),
    quakeWalker("monster_ogre", "progs/ogre.mdl", 9),
    quakeWalker("monster_ogre_marksman", "progs/ogre.mdl", 9),
    quakeWalker("monster_shalrath", "progs/shalrath.mdl", 1, 23), // walk1
    quakeWalker("monster_shambler", "progs/shambler.mdl", 17),
    quakeWalker("monster_tarbaby", "progs/tarbaby.mdl", 1),
    // zombie.qc: a crucified one hangs where it is.
    {.name = "monster_zombie",
     .files = "progs/zombie.mdl",
     .frames = 15,
     .falls = true,
     .feet = 24,
     .hangs = 1,
     .variants = quakeZombies},
    quakeFlyer("monster_wizard", "progs/wizard.mdl", 8),
    quakeFlyer("monster_fish", "progs/fish.mdl", 18, 39), // swim1
    quakeFlyer("monster_oldone", "progs/oldone.mdl", 46),
    {.name = "monster_boss", .isHidden = true}, // boss.qc: it rises when it is triggered
    quakeThing("light_globe", "progs/s_light.spr"),
    quakeThing("light_torch_small_walltorch", "progs/flame.mdl"),
    quakeThing("light_flame_large_yellow", "progs/flame2.mdl", 1),
    quakeThing("light_flame_small_yellow", "progs/flame2.mdl"),
    quakeThing("light_flame_small_white", "progs/flame2.mdl"),
    quakeThing("misc_teleporttrain", "progs/teleport.mdl"),
    quakeThing("viewthing", "progs/player.mdl"),
};
// None of Quake's own classes takes its file from a key; classes of mods do.
inline constexpr std::string_view quakeModelKeys[] = {"model", "mdl"};

// The models of the classes of Quake's mission packs (hipitems.qc, hipgrem.qc, hipscrge.qc, hiparma.qc; newitems.qc,
// newmisc.qc, items.qc, sphere.qc, timemach.qc, buzzsaw.qc, eel.qc, wrath.qc, s_wrath.qc, mummy.qc, invis_sw.qc, dragon.qc,
// lavaman.qc, morph.qc of their QuakeC, as the re-release has it).

inline constexpr ModelVariant quakeBigLavaSpikes[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_lnail1.bsp"}};
inline constexpr ModelVariant quakeBigMultiRockets[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_mrock1.bsp"}};
inline constexpr ModelVariant quakeBigPlasma[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_plas1.bsp"}};

// If several flags are set, the first wins.
inline constexpr ModelVariant quakeGuardians[] = {
    {.key = "spawnflags", .bits = 2, .files = "progs/morph_az.mdl"},
    {.key = "spawnflags", .bits = 4, .files = "progs/morph_eg.mdl"},
    {.key = "spawnflags", .bits = 8, .files = "progs/morph_gr.mdl"},
};

inline constexpr ClassModel quakePackModels[] = {
    // Scourge of Armagon
    quakeItem("weapon_mjolnir", "progs/g_hammer.mdl"),
    quakeItem("weapon_laser_gun", "progs/g_laserg.mdl"),
    quakeItem("weapon_proximity_gun", "progs/g_prox.mdl"),
    quakeItem("item_hornofconjuring", "progs/horn.mdl"),
    quakeItem("item_artifact_empathy_shields", "progs/empathy.mdl"),
    quakePower("item_artifact_wetsuit", "progs/wetsuit.mdl"),
    quakeWalker("monster_gremlin", "progs/grem.mdl", 17),
    quakeWalker("monster_scourge", "progs/scor.mdl", 12),
    quakeFlyer("trap_spike_mine", "progs/spikmine.mdl", 1),
    // lstand1.asc, every 0.2 s; armagon_think() keeps the body where the legs are, in their frame.
    {.name = "monster_armagon",
     .files = "progs/armalegs.mdl progs/armabody.mdl",
     .frame = 64,
     .frames = 20,
     .rate = 5,
     .falls = true,
     .feet = 24},
    // Dissolution of Eternity
    quakePower("item_powerup_shield", "progs/shield.mdl"),
    quakePower("item_powerup_belt", "progs/beltup.mdl"),
    quakeBox("item_lava_spikes", "maps/b_lnail0.bsp", quakeBigLavaSpikes),
    quakeBox("item_multi_rockets", "maps/b_mrock0.bsp", quakeBigMultiRockets),
    quakeBox("item_plasma", "maps/b_plas0.bsp", quakeBigPlasma),
    quakeFlyer("monster_eel", "progs/eel2.mdl", 6),
    quakeFlyer("monster_wrath", "progs/wrath.mdl", 1, 1),         // wrthwk01
    quakeFlyer("monster_super_wrath", "progs/s_wrath.mdl", 1, 1), // s_wtwk01
    quakeWalker("monster_mummy", "progs/mummy.mdl", 15),
    quakeWalker("monster_sword", "progs/sword.mdl", 1),
    quakeFlyer("monster_dragon", "progs/dragon.mdl", 13, 1), // drgfly01
    // Sleeping lava men rise when they are triggered. Others begin with the frame walk1.
    {.name = "monster_lava_man",
     .files = "progs/lavaman.mdl",
     .frame = 17,
     .frames = 1,
     .falls = true,
     .feet = 24,
     .hiddenBy = 2},
    // With a name, it rises out of the floor when it is triggered, whatever its spawnflags.
    {.name = "monster_morph", .frames = 1, .falls = true, .feet = 24, .isHiddenByName = true, .variants = quakeGuardians},
    {.name = "item_sphere", .files = "progs/sphere.mdl", .falls = true, .feet = 8},
    {.name = "item_time_machine", .files = "progs/timemach.mdl", .turn = 60, .frames = 1},
    quakeThing("item_time_core", "progs/timecore.mdl"),
    quakeThing("buzzsaw", "progs/buzzsaw.mdl"),
    quakeThing("light_lantern", "progs/lantern.mdl"),
    quakeThing("light_candle", "progs/candle.mdl"),
};

inline constexpr auto quakeAllModels = joined(quakeModels, quakePackModels);

} // namespace bsp::games
