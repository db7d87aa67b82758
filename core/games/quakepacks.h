// The models of the classes of Quake's mission packs (hipitems.qc, hipgrem.qc, hipscrge.qc, hiparma.qc; newitems.qc,
// newmisc.qc, items.qc, sphere.qc, timemach.qc, buzzsaw.qc, eel.qc, wrath.qc, s_wrath.qc, mummy.qc, invis_sw.qc, dragon.qc,
// lavaman.qc, morph.qc of their QuakeC, as the re-release has it).
#pragma once

#include "core/games/quakemodels.h"

namespace bsp::games
{

inline constexpr ModelVariant quakeBigLavaSpikes[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_lnail1.bsp"}};
inline constexpr ModelVariant quakeBigMultiRockets[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_mrock1.bsp"}};
inline constexpr ModelVariant quakeBigPlasma[] = {{.key = "spawnflags", .bits = 1, .files = "maps/b_plas1.bsp"}};

// Of several, the first wins.
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
    // Those that sleep rise when they are triggered. Others begin with the frame walk1.
    {.name = "monster_lava_man",
     .files = "progs/lavaman.mdl",
     .frame = 17,
     .frames = 1,
     .falls = true,
     .feet = 24,
     .hiddenBy = 2},
    // One with a name rises out of the floor when it is triggered, whatever its spawnflags.
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
