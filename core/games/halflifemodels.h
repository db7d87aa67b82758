// What Half-Life shows of the entities of its classes: what their Spawn() gives to SET_MODEL() in the SDK's dlls/.
#pragma once

#include "core/games/common.h"

namespace bsp::games {

// CBasePlayerItem::FallInit(), CItem::Spawn(), DROP_TO_FLOOR() of monsters that walk: their origin is at their feet.
constexpr ClassModel halfLifeModel(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .falls = true};
}

// Who hangs, flies or swims.
constexpr ClassModel halfLifeFlyer(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file};
}

// effects.cpp, CSprite::Spawn(): one with a name waits until it is triggered, but for SF_SPRITE_STARTON.
inline constexpr ClassModel halfLifeModels[] = {
    {.name = "env_sprite", .shownBy = 1},
    halfLifeModel("weapon_crowbar", "models/w_crowbar.mdl"),
    halfLifeModel("weapon_9mmhandgun", "models/w_9mmhandgun.mdl"),
    halfLifeModel("weapon_glock", "models/w_9mmhandgun.mdl"),
    halfLifeModel("weapon_357", "models/w_357.mdl"),
    halfLifeModel("weapon_python", "models/w_357.mdl"),
    halfLifeModel("weapon_mp5", "models/w_9mmAR.mdl"),
    halfLifeModel("weapon_9mmAR", "models/w_9mmAR.mdl"),
    halfLifeModel("weapon_shotgun", "models/w_shotgun.mdl"),
    halfLifeModel("weapon_crossbow", "models/w_crossbow.mdl"),
    halfLifeModel("weapon_rpg", "models/w_rpg.mdl"),
    halfLifeModel("weapon_gauss", "models/w_gauss.mdl"),
    halfLifeModel("weapon_egon", "models/w_egon.mdl"),
    halfLifeModel("weapon_hornetgun", "models/w_hgun.mdl"),
    halfLifeModel("weapon_handgrenade", "models/w_grenade.mdl"),
    halfLifeModel("weapon_satchel", "models/w_satchel.mdl"),
    halfLifeModel("weapon_tripmine", "models/v_tripmine.mdl"),
    halfLifeModel("weapon_snark", "models/w_sqknest.mdl"),
    halfLifeModel("ammo_357", "models/w_357ammobox.mdl"),
    halfLifeModel("ammo_9mmclip", "models/w_9mmclip.mdl"),
    halfLifeModel("ammo_glockclip", "models/w_9mmclip.mdl"),
    halfLifeModel("ammo_9mmAR", "models/w_9mmARclip.mdl"),
    halfLifeModel("ammo_mp5clip", "models/w_9mmARclip.mdl"),
    halfLifeModel("ammo_9mmbox", "models/w_chainammo.mdl"),
    halfLifeModel("ammo_ARgrenades", "models/w_ARgrenade.mdl"),
    halfLifeModel("ammo_mp5grenades", "models/w_ARgrenade.mdl"),
    halfLifeModel("ammo_buckshot", "models/w_shotbox.mdl"),
    halfLifeModel("ammo_crossbow", "models/w_crossbow_clip.mdl"),
    halfLifeModel("ammo_rpgclip", "models/w_rpgammo.mdl"),
    halfLifeModel("ammo_gaussclip", "models/w_gaussammo.mdl"),
    halfLifeModel("ammo_egonclip", "models/w_chainammo.mdl"),
    halfLifeModel("item_battery", "models/w_battery.mdl"),
    halfLifeModel("item_healthkit", "models/w_medkit.mdl"),
    halfLifeModel("item_antidote", "models/w_antidote.mdl"),
    halfLifeModel("item_longjump", "models/w_longjump.mdl"),
    halfLifeModel("item_suit", "models/w_suit.mdl"),
    halfLifeModel("item_security", "models/w_security.mdl"),
    halfLifeModel("item_airtank", "models/w_oxygen.mdl"),
    halfLifeModel("monster_alien_grunt", "models/agrunt.mdl"),
    halfLifeModel("monster_alien_slave", "models/islave.mdl"),
    halfLifeModel("monster_babycrab", "models/baby_headcrab.mdl"),
    halfLifeModel("monster_barney", "models/barney.mdl"),
    halfLifeModel("monster_barney_dead", "models/barney.mdl"),
    halfLifeModel("monster_bigmomma", "models/big_mom.mdl"),
    halfLifeModel("monster_bullchicken", "models/bullsquid.mdl"),
    halfLifeModel("monster_cockroach", "models/roach.mdl"),
    halfLifeModel("monster_gargantua", "models/garg.mdl"),
    halfLifeModel("monster_gman", "models/gman.mdl"),
    halfLifeModel("monster_headcrab", "models/headcrab.mdl"),
    halfLifeModel("monster_hevsuit_dead", "models/player.mdl"),
    halfLifeModel("monster_hgrunt_dead", "models/hgrunt.mdl"),
    halfLifeModel("monster_houndeye", "models/houndeye.mdl"),
    halfLifeModel("monster_human_assassin", "models/hassassin.mdl"),
    halfLifeModel("monster_human_grunt", "models/hgrunt.mdl"),
    halfLifeModel("monster_rat", "models/bigrat.mdl"),
    halfLifeModel("monster_scientist", "models/scientist.mdl"),
    halfLifeModel("monster_scientist_dead", "models/scientist.mdl"),
    halfLifeModel("monster_sitting_scientist", "models/scientist.mdl"),
    halfLifeModel("monster_sentry", "models/sentry.mdl"),
    halfLifeModel("monster_snark", "models/w_squeak.mdl"),
    halfLifeModel("monster_zombie", "models/zombie.mdl"),
    halfLifeFlyer("monster_alien_controller", "models/controller.mdl"),
    halfLifeFlyer("monster_apache", "models/apache.mdl"),
    halfLifeFlyer("monster_barnacle", "models/barnacle.mdl"),
    halfLifeFlyer("monster_bloater", "models/floater.mdl"),
    halfLifeFlyer("monster_flyer_flock", "models/boid.mdl"),
    halfLifeFlyer("monster_ichthyosaur", "models/icky.mdl"),
    halfLifeFlyer("monster_leech", "models/leech.mdl"),
    halfLifeFlyer("monster_nihilanth", "models/nihilanth.mdl"),
    halfLifeFlyer("monster_osprey", "models/osprey.mdl"),
    halfLifeFlyer("monster_tentacle", "models/tentacle2.mdl"),
    halfLifeFlyer("monster_turret", "models/turret.mdl"),
    halfLifeFlyer("monster_miniturret", "models/miniturret.mdl"),
    halfLifeFlyer("monster_tripmine", "models/v_tripmine.mdl"),
    halfLifeFlyer("xen_plantlight", "models/light.mdl"),
    halfLifeFlyer("xen_hair", "models/hair.mdl"),
    halfLifeFlyer("xen_tree", "models/tree.mdl"),
    halfLifeFlyer("xen_spore_small", "models/fungus(small).mdl"),
    halfLifeFlyer("xen_spore_medium", "models/fungus.mdl"),
    halfLifeFlyer("xen_spore_large", "models/fungus(large).mdl"),
};
inline constexpr std::string_view halfLifeModelKeys[] = {"model"};

} // namespace bsp::games
