// The models of Half-Life's classes: what their Spawn() gives to SET_MODEL() in the SDK's dlls/ (items.cpp, h_cycler.cpp,
// xen.cpp, and those of weapons and monsters). Nearly all name their file themselves and ignore the key `model`.
#pragma once

#include "core/games/common.h"

namespace bsp::games {

// CBasePlayerItem::FallInit() and CBasePlayerAmmo::Spawn() of weapons.cpp, CItem::Spawn() of items.cpp: their low side is at
// their origin.
constexpr ClassModel halfLifeItem(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .falls = true};
}

// A model that stays in place, with a pose from its keys.
constexpr ClassModel halfLifeThing(std::string_view name, std::string_view file) { return {.name = name, .files = file}; }

// dlls/activity.h
inline constexpr int halfLifeIdle = 1, halfLifeFlight = 5, halfLifeSwim = 6;

// Monsters that think show an activity instead of their key `sequence`. CBaseMonster::StartMonster() of monsters.cpp drops
// monsters to the floor unless they have MOVETYPE_FLY.
constexpr ClassModel halfLifeMonster(std::string_view name, std::string_view file, std::span<const ModelVariant> variants = {})
{
    return {.name = name, .files = file, .activity = halfLifeIdle, .falls = true, .variants = variants};
}

constexpr ClassModel halfLifeFlyer(std::string_view name, std::string_view file, int activity = halfLifeIdle)
{
    return {.name = name, .files = file, .activity = activity};
}

// CBaseMonster::MonsterInitDead(): they lie still, in one of m_szPoses.
constexpr ClassModel halfLifeCorpse(std::string_view name, std::string_view file, std::string_view poses,
                                    std::span<const ModelVariant> variants = {})
{
    return {.name = name, .files = file, .poses = poses, .frames = 1, .falls = true, .variants = variants};
}

// turret.cpp, CBaseTurret::Spawn() and Initialize(): MOVETYPE_FLY, asleep.
constexpr ClassModel halfLifeTurret(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .frames = 1, .ceilingKey = "orientation"};
}

// scientist.cpp: HEAD_LUTHER has other hands.
inline constexpr ModelVariant halfLifeHands[] = {{.key = "body", .number = 2, .skin = 1}};

// hgrunt.cpp, CHGrunt::Spawn(), by HGRUNT_SHOTGUN and HGRUNT_GRENADELAUNCHER: heads are the second part, guns the third.
inline constexpr ModelVariant halfLifeGrunts[] = {
    {.key = "weapons", .bits = 8, .parts = 0x120},
    {.key = "weapons", .bits = 4, .skin = 1, .parts = 0x30},
};
// CDeadHGrunt::Spawn(): a commander, a soldier without a gun, and a commander without.
inline constexpr ModelVariant halfLifeDeadGrunts[] = {
    {.key = "body", .number = 1, .parts = 0x10},
    {.key = "body", .number = 2, .parts = 0x200},
    {.key = "body", .number = 3, .parts = 0x210},
};
// items.cpp, CWorldItem::Spawn()
consteval std::array<ModelVariant, 4> worldItems(std::string_view suit)
{
    return {{{.key = "type", .number = 42, .files = "models/w_antidote.mdl"},
             {.key = "type", .number = 43, .files = "models/w_security.mdl"},
             {.key = "type", .number = 44, .files = "models/w_battery.mdl"},
             {.key = "type", .number = 45, .files = suit}}};
}
inline constexpr auto halfLifeWorldItems = worldItems("models/w_suit.mdl");

// effects.cpp, CSprite::Spawn(): a sprite with a name is hidden until it is triggered, unless it has SF_SPRITE_STARTON.
inline constexpr ClassModel halfLifeModels[] = {
    {.name = "env_sprite", .shownBy = 1},
    halfLifeItem("weapon_crowbar", "models/w_crowbar.mdl"),
    halfLifeItem("weapon_9mmhandgun", "models/w_9mmhandgun.mdl"),
    halfLifeItem("weapon_glock", "models/w_9mmhandgun.mdl"),
    halfLifeItem("weapon_357", "models/w_357.mdl"),
    halfLifeItem("weapon_python", "models/w_357.mdl"),
    halfLifeItem("weapon_mp5", "models/w_9mmAR.mdl"),
    halfLifeItem("weapon_9mmAR", "models/w_9mmAR.mdl"),
    halfLifeItem("weapon_shotgun", "models/w_shotgun.mdl"),
    halfLifeItem("weapon_crossbow", "models/w_crossbow.mdl"),
    halfLifeItem("weapon_rpg", "models/w_rpg.mdl"),
    halfLifeItem("weapon_gauss", "models/w_gauss.mdl"),
    halfLifeItem("weapon_egon", "models/w_egon.mdl"),
    halfLifeItem("weapon_hornetgun", "models/w_hgun.mdl"),
    halfLifeItem("weapon_handgrenade", "models/w_grenade.mdl"),
    halfLifeItem("weapon_satchel", "models/w_satchel.mdl"),
    // tripmine.cpp: TRIPMINE_GROUND, and TRIPMINE_WORLD of those that are laid
    {.name = "weapon_tripmine", .files = "models/v_tripmine.mdl", .body = 3, .sequence = 8, .frames = 1, .falls = true},
    {.name = "monster_tripmine", .files = "models/v_tripmine.mdl", .body = 3, .sequence = 7, .frames = 1},
    {.name = "weapon_snark", .files = "models/w_sqknest.mdl", .sequence = 1, .falls = true},
    halfLifeItem("ammo_357", "models/w_357ammobox.mdl"),
    halfLifeItem("ammo_9mmclip", "models/w_9mmclip.mdl"),
    halfLifeItem("ammo_glockclip", "models/w_9mmclip.mdl"),
    halfLifeItem("ammo_9mmAR", "models/w_9mmARclip.mdl"),
    halfLifeItem("ammo_mp5clip", "models/w_9mmARclip.mdl"),
    halfLifeItem("ammo_9mmbox", "models/w_chainammo.mdl"),
    halfLifeItem("ammo_ARgrenades", "models/w_ARgrenade.mdl"),
    halfLifeItem("ammo_mp5grenades", "models/w_ARgrenade.mdl"),
    halfLifeItem("ammo_buckshot", "models/w_shotbox.mdl"),
    halfLifeItem("ammo_crossbow", "models/w_crossbow_clip.mdl"),
    halfLifeItem("ammo_rpgclip", "models/w_rpgammo.mdl"),
    halfLifeItem("ammo_gaussclip", "models/w_gaussammo.mdl"),
    halfLifeItem("ammo_egonclip", "models/w_chainammo.mdl"),
    {.name = "world_items", .falls = true, .variants = halfLifeWorldItems},
    halfLifeItem("item_battery", "models/w_battery.mdl"),
    halfLifeItem("item_healthkit", "models/w_medkit.mdl"),
    halfLifeItem("item_antidote", "models/w_antidote.mdl"),
    halfLifeItem("item_longjump", "models/w_longjump.mdl"),
    halfLifeItem("item_suit", "models/w_suit.mdl"),
    halfLifeItem("item_security", "models/w_security.mdl"),
    halfLifeItem("item_sodacan", "models/can.mdl"),
    halfLifeItem("weaponbox", "models/w_weaponbox.mdl"),
    halfLifeThing("item_airtank", "models/w_oxygen.mdl"),                  // airtank.cpp: MOVETYPE_FLY
    {.name = "cycler_prdroid", .files = "models/prdroid.mdl", .lift = 16}, // h_cycler.cpp, CCyclerProbe::Spawn()
    // These show the file that the key `model` names: genericmonster.cpp; scripted.cpp, CFurniture
    {.name = "monster_generic", .activity = halfLifeIdle, .falls = true},
    {.name = "monster_furniture", .activity = halfLifeIdle, .falls = true},
    halfLifeMonster("monster_alien_grunt", "models/agrunt.mdl"),
    halfLifeMonster("monster_alien_slave", "models/islave.mdl"),
    halfLifeMonster("monster_vortigaunt", "models/islave.mdl"),
    // headcrab.cpp, CBabyCrab::Spawn(): kRenderTransTexture, 192 of 255
    {.name = "monster_babycrab",
     .files = "models/baby_headcrab.mdl",
     .opacity = 192 / 255.0f,
     .activity = halfLifeIdle,
     .falls = true},
    halfLifeMonster("monster_barney", "models/barney.mdl"),
    halfLifeCorpse("monster_barney_dead", "models/barney.mdl", "lying_on_back lying_on_side lying_on_stomach"),
    halfLifeMonster("monster_bigmomma", "models/big_mom.mdl"),
    halfLifeMonster("monster_bullchicken", "models/bullsquid.mdl"),
    halfLifeMonster("monster_cockroach", "models/roach.mdl"),
    halfLifeMonster("monster_gargantua", "models/garg.mdl"),
    halfLifeMonster("monster_gman", "models/gman.mdl"),
    halfLifeMonster("monster_headcrab", "models/headcrab.mdl"),
    // player.cpp, CDeadHEV::Spawn(): with a helmet
    {.name = "monster_hevsuit_dead",
     .files = "models/player.mdl",
     .body = 1,
     .poses = "deadback deadsitting deadstomach deadtable",
     .frames = 1,
     .falls = true},
    halfLifeCorpse("monster_hgrunt_dead", "models/hgrunt.mdl", "deadstomach deadside deadsitting", halfLifeDeadGrunts),
    halfLifeMonster("monster_houndeye", "models/houndeye.mdl"),
    halfLifeMonster("monster_human_assassin", "models/hassassin.mdl"),
    halfLifeMonster("monster_human_grunt", "models/hgrunt.mdl", halfLifeGrunts),
    halfLifeMonster("monster_rat", "models/bigrat.mdl"),
    halfLifeMonster("monster_scientist", "models/scientist.mdl", halfLifeHands),
    halfLifeCorpse("monster_scientist_dead", "models/scientist.mdl",
                   "lying_on_back lying_on_stomach dead_sitting dead_hang dead_table1 dead_table2 dead_table3", halfLifeHands),
    {.name = "monster_sitting_scientist",
     .files = "models/scientist.mdl",
     .poses = "sitlookleft",
     .falls = true,
     .variants = halfLifeHands},
    halfLifeItem("monster_satchel", "models/w_satchel.mdl"),
    // squeakgrenade.cpp: WSQUEAK_RUN
    {.name = "monster_snark", .files = "models/w_squeak.mdl", .sequence = 3, .falls = true},
    halfLifeMonster("monster_zombie", "models/zombie.mdl"),
    halfLifeFlyer("monster_alien_controller", "models/controller.mdl"),
    halfLifeThing("monster_apache", "models/apache.mdl"),
    {.name = "monster_barnacle", .files = "models/barnacle.mdl", .activity = halfLifeIdle, .isOfCeiling = true}, // EF_INVLIGHT
    halfLifeFlyer("monster_bloater", "models/floater.mdl"),
    halfLifeFlyer("monster_flyer", "models/boid.mdl", halfLifeFlight),
    halfLifeFlyer("monster_flyer_flock", "models/boid.mdl", halfLifeFlight), // they fly around its position
    halfLifeFlyer("monster_ichthyosaur", "models/icky.mdl"),
    halfLifeFlyer("monster_leech", "models/leech.mdl", halfLifeSwim),
    halfLifeThing("monster_nihilanth", "models/nihilanth.mdl"),
    halfLifeThing("monster_osprey", "models/osprey.mdl"),
    halfLifeThing("monster_tentacle", "models/tentacle2.mdl"),
    halfLifeTurret("monster_turret", "models/turret.mdl"),
    halfLifeTurret("monster_miniturret", "models/miniturret.mdl"),
    halfLifeTurret("monster_sentry", "models/sentry.mdl"),
    halfLifeFlyer("xen_plantlight", "models/light.mdl"),
    halfLifeThing("xen_hair", "models/hair.mdl"),
    halfLifeFlyer("xen_tree", "models/tree.mdl"),
    // xen.cpp, CXenSporeMed::Spawn() and CXenSporeLarge::Spawn()
    halfLifeThing("xen_spore_small", "models/fungus(small).mdl"),
    {.name = "xen_spore_medium", .files = "models/fungus.mdl", .skin = 1},
    {.name = "xen_spore_large", .files = "models/fungus(large).mdl", .skin = 2},
};
inline constexpr std::string_view halfLifeModelKeys[] = {"model"};

// The additional models of Opposing Force and Blue Shift. Their source is not published; FWGS/hlsdk-portable (dlls/gearbox),
// twhl-community/halflife-unified-sdk and projects based on SamVanheer/halflife-op4-updated recreate their classes.

// A corpse with body 1.
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
