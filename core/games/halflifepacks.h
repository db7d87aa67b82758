// The further models of Opposing Force and Blue Shift. Their source is not published; FWGS/hlsdk-portable (dlls/gearbox),
// twhl-community/halflife-unified-sdk and what is based on SamVanheer/halflife-op4-updated recreate their classes.
#pragma once

#include "core/games/halflifemodels.h"

namespace bsp::games
{

// A corpse that has body 1.
constexpr ClassModel opposingCorpse(std::string_view name, std::string_view file, std::string_view poses)
{
    auto corpse = halfLifeCorpse(name, file, poses);
    corpse.body = 1;
    return corpse;
}

// gearbox/fgrunt.cpp, CHFGrunt::Spawn(): heads are the second part, torsos the third, guns the fourth. FGRUNT_M249 and
// FGRUNT_SHOTGUN.
inline constexpr ModelVariant opposingGrunts[] = {
    {.key = "weapons", .bits = 16, .parts = 0x2100}, {.key = "weapons", .bits = 8, .parts = 0x1300},
    {.key = "head", .number = 1, .parts = 0x10},     {.key = "head", .number = 2, .parts = 0x20},
    {.key = "head", .number = 3, .parts = 0x30},     {.key = "head", .number = 4, .parts = 0x40},
    {.key = "head", .number = 5, .parts = 0x50},     {.key = "head", .number = 6, .parts = 0x60},
    {.key = "head", .number = 7, .parts = 0x70},
};
// gearbox/fgrunt_medic.cpp, CMGrunt::Spawn(): heads are the third part, guns the fourth. MGRUNT_EAGLE takes precedence over
// MGRUNT_9MMHANDGUN, which is the default.
inline constexpr ModelVariant opposingMedics[] = {
    {.key = "weapons", .bits = 1},
    {.key = "weapons", .bits = 2, .parts = 0x1000},
    {.key = "weapons", .parts = 0x1000},
    {.key = "head", .number = 1, .parts = 0x100},
};
// halflife-op4-updated's COFTorchAlly::Spawn(): what is held is the third part, the torch if weapons are set without the
// desert eagle. gearbox/fgrunt.cpp, CTorch::Spawn(), shows the torch if both are set.
inline constexpr ModelVariant opposingTorches[] = {
    {.key = "weapons", .bits = 1},
    {.key = "weapons", .bits = 2, .parts = 0x100},
    {.key = "weapons", .bits = 4, .parts = 0x100},
};
// CMassn::Spawn(): guns are the third part. MAssassinWeaponFlag::SniperRifle.
inline constexpr ModelVariant opposingAssassins[] = {{.key = "weapons", .bits = 8, .parts = 0x100}};

inline constexpr ClassModel halfLifePackModels[] = {
    // Opposing Force
    halfLifeItem("weapon_pipewrench", "models/w_pipe_wrench.mdl"),
    halfLifeItem("weapon_knife", "models/w_knife.mdl"),
    halfLifeItem("weapon_grapple", "models/w_bgrap.mdl"),
    halfLifeItem("weapon_eagle", "models/w_desert_eagle.mdl"),
    halfLifeItem("weapon_m249", "models/w_saw.mdl"),
    halfLifeItem("weapon_displacer", "models/w_displacer.mdl"),
    halfLifeItem("weapon_sniperrifle", "models/w_m40a1.mdl"),
    halfLifeItem("weapon_sporelauncher", "models/w_spore_launcher.mdl"),
    halfLifeItem("weapon_shockrifle", "models/w_shock_rifle.mdl"),
    {.name = "weapon_penguin", .files = "models/w_penguinnest.mdl", .sequence = 1, .falls = true},
    halfLifeItem("ammo_eagleclip", "models/w_9mmclip.mdl"),
    halfLifeItem("ammo_556", "models/w_saw_clip.mdl"),
    halfLifeItem("ammo_762", "models/w_m40a1clip.mdl"),
    halfLifeThing("item_nuclearbomb", "models/nuke_case.mdl models/nuke_button.mdl models/nuke_timer.mdl"),
    halfLifeThing("item_nuclearbomb_button", "models/nuke_button.mdl"),
    halfLifeThing("item_nuclearbomb_timer", "models/nuke_timer.mdl"),
    halfLifeMonster("monster_human_grunt_ally", "models/hgrunt_opfor.mdl", opposingGrunts),
    halfLifeCorpse("monster_human_grunt_ally_dead", "models/hgrunt_opfor.mdl",
                   "deadstomach deadside deadsitting dead_on_back hgrunt_dead_stomach dead_headcrabed dead_canyon"),
    halfLifeMonster("monster_human_medic_ally", "models/hgrunt_medic.mdl", opposingMedics),
    halfLifeMonster("monster_human_torch_ally", "models/hgrunt_torch.mdl", opposingTorches),
    halfLifeMonster("monster_male_assassin", "models/massn.mdl", opposingAssassins),
    halfLifeMonster("monster_otis", "models/otis.mdl"),
    halfLifeCorpse("monster_otis_dead", "models/otis.mdl",
                   "lying_on_back lying_on_side lying_on_stomach stuffed_in_vent dead_sitting"),
    halfLifeMonster("monster_recruit", "models/recruit.mdl"),
    halfLifeMonster("monster_drillsergeant", "models/drill.mdl"),
    halfLifeMonster("monster_cleansuit_scientist", "models/cleansuit_scientist.mdl", halfLifeHands),
    halfLifeCorpse("monster_cleansuit_scientist_dead", "models/cleansuit_scientist.mdl",
                   "lying_on_back lying_on_stomach dead_sitting dead_hang dead_table1 dead_table2 dead_table3 "
                   "scientist_deadpose1 dead_against_wall",
                   halfLifeHands),
    {.name = "monster_sitting_cleansuit_scientist",
     .files = "models/cleansuit_scientist.mdl",
     .poses = "sitlookleft",
     .falls = true,
     .variants = halfLifeHands},
    halfLifeMonster("monster_zombie_barney", "models/zombie_barney.mdl"),
    halfLifeMonster("monster_zombie_soldier", "models/zombie_soldier.mdl"),
    opposingCorpse("monster_zombie_soldier_dead", "models/zombie_soldier.mdl", "dead_on_back dead_on_stomach"),
    halfLifeMonster("monster_gonome", "models/gonome.mdl"),
    opposingCorpse("monster_gonome_dead", "models/gonome.mdl", "dead_on_stomach1 dead_on_back dead_on_side"),
    opposingCorpse("monster_alien_slave_dead", "models/islave.mdl", "dead_on_stomach"),
    opposingCorpse("monster_houndeye_dead", "models/houndeye_dead.mdl", "dead"),
    opposingCorpse("monster_skeleton_dead", "models/skeleton.mdl", "s_onback s_sitting dead_against_wall dead_stomach"),
    halfLifeMonster("monster_pitdrone", "models/pit_drone.mdl"),
    halfLifeMonster("monster_shocktrooper", "models/strooper.mdl"),
    halfLifeMonster("monster_shockroach", "models/w_shock_rifle.mdl"),
    halfLifeMonster("monster_alien_voltigore", "models/voltigore.mdl"),
    halfLifeMonster("monster_alien_babyvoltigore", "models/baby_voltigore.mdl"),
    halfLifeMonster("monster_op4loader", "models/loader.mdl"),
    {.name = "monster_penguin", .files = "models/w_penguin.mdl", .sequence = 3, .falls = true}, // as monster_snark
    halfLifeThing("monster_blkop_apache", "models/blkop_apache.mdl"),
    halfLifeThing("monster_blkop_osprey", "models/blkop_osprey.mdl"),
    halfLifeThing("monster_geneworm", "models/geneworm.mdl"),
    halfLifeThing("monster_pitworm", "models/pit_worm_up.mdl"),
    halfLifeThing("monster_pitworm_up", "models/pit_worm_up.mdl"),
    {.name = "op4mortar", .files = "models/mortar.mdl", .poses = "idle"},
    // Blue Shift
    halfLifeItem("item_armorvest", "models/barney_vest.mdl"),
    halfLifeItem("item_helmet", "models/barney_helmet.mdl"),
    {.name = "monster_rosenberg", .files = "models/scientist.mdl", .body = 3, .activity = halfLifeIdle, .falls = true},
};
inline constexpr auto halfLifeAllModels = joined(halfLifeModels, halfLifePackModels);

} // namespace bsp::games
