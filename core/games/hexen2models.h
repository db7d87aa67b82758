// The models of the classes of Hexen II and its mission pack: monsters, objects, and then items and lamps (items.hc,
// artifact.hc, rings.hc, wp_art.hc, triggers.hc, light.hc and torch.hc of their HexenC).
#pragma once

#include "core/games/common.h"

namespace bsp::games {

// The models of monsters of Hexen II and its mission pack: what their HexenC gives to setmodel() and CreateEntityNew()
// (archer.hc, eidolon.hc, fangel.hc, fish.hc, golem.hc, hydra.hc, imp.hc, medusa.hc, mezzoman.hc, mummy.hc, rat.hc,
// raven.hc, scorpion.hc, sheep.hc, skullwiz.hc, snake.hc, spider.hc, the four of riders, and buddha.hc, pentacles.hc,
// ph_eido.hc and yakman.hc of the portals; Raven's release of it, as Hammer of Thyrion has it). Frames are those of
// th_stand, counted from the $frame lines. Figures of ice or stone have a picture of their own, and are not in the tables;
// nor are imp lords and crystal golems.

// A state of [++ first .. last] thinks every HX_FRAME_TIME.
inline constexpr float hexen2Rate = 20;
inline constexpr float hexen2Translucency = 0.33f; // r_wateralpha of Hammer of Thyrion; R_DrawAliasModel() of gl_rmain.c

// walkmonster_start_go() of monsters.hc: onto the floor, with the origin at their feet.
constexpr ClassModel hexen2Walker(std::string_view name, std::string_view file, int frame, int frames, int skin = 0,
                                  float scale = 1)
{
    return {.name = name,
            .files = file,
            .scale = scale,
            .skin = skin,
            .frame = frame,
            .frames = frames,
            .rate = hexen2Rate,
            .falls = true};
}

// MOVETYPE_FLY, MOVETYPE_SWIM
constexpr ClassModel hexen2Flyer(std::string_view name, std::string_view file, int frame, int frames, int skin = 0)
{
    return {.name = name, .files = file, .skin = skin, .frame = frame, .frames = frames, .rate = hexen2Rate};
}

// SpiderInit(): sizes are random, 1.1 to 1.4 and 0.7 to 0.9. ONWALL: a spider that waits on a wall or a ceiling does not
// fall.
constexpr ClassModel hexen2Spider(std::string_view name, int skin, float scale)
{
    auto spider = hexen2Walker(name, "models/spider.mdl", 16, 25, skin, scale); // swait1
    spider.hangs = 32;
    return spider;
}

// GolemStand(): statues keep still; others think five times a second.
inline constexpr ModelVariant hexen2Statues[] = {{.key = "spawnflags", .bits = 2, .frame = 0, .frames = 1}};
constexpr ClassModel hexen2Golem(std::string_view name, std::string_view file)
{
    auto golem = hexen2Walker(name, file, 0, 22); // rest1
    golem.rate = 5;
    golem.variants = hexen2Statues;
    return golem;
}

// mezzo_stand() shows each frame four times. Sizes of snow leopards and tigers are random, 0.8 to 1 and 1 to 1.2.
constexpr ClassModel hexen2Cat(std::string_view name, std::string_view file, int skin = 0, float scale = 1)
{
    auto cat = hexen2Walker(name, file, 180, 10, skin, scale); // stand1
    cat.rate = 5;
    return cat;
}

// init_imp(): gargoyles are of stone and half as large again, raised so that their feet stay in place; imp_wait() keeps them
// still. Others wait, or are in the air with HOVER.
inline constexpr ModelVariant hexen2Imps[] = {
    {.key = "spawnflags", .bits = 16, .skin = 2, .frame = 78, .frames = 1, .scale = 1.5f},
    {.key = "spawnflags", .bits = 2, .frame = 35, .frames = 20}, // impfly1
};
constexpr ClassModel hexen2Imp(std::string_view name, int skin)
{
    auto imp = hexen2Flyer(name, "models/imp.mdl", 78, 24, skin); // impwat1
    imp.variants = hexen2Imps;
    return imp;
}

// Riders ride off as soon as the level runs; when it begins, horse and rider show their first frames, which match.
constexpr ClassModel hexen2Rider(std::string_view name, std::string_view files)
{
    return {.name = name, .files = files, .frames = 1, .falls = true};
}

inline constexpr ClassModel hexen2Monsters[] = {
    hexen2Walker("monster_archer", "models/archer.mdl", 159, 18), // waitA1
    hexen2Walker("monster_archer_lord", "models/archer.mdl", 159, 18, 1),
    hexen2Walker("monster_archer_ice", "models/archer2.mdl", 159, 18),
    hexen2Spider("monster_spider_red_large", 0, 1.25f),
    hexen2Spider("monster_spider_red_small", 0, 0.8f),
    hexen2Spider("monster_spider_yellow_large", 1, 1.25f),
    hexen2Spider("monster_spider_yellow_small", 1, 0.8f),
    hexen2Walker("monster_scorpion_yellow", "models/scorpion.mdl", 129, 1), // ScWake1
    hexen2Walker("monster_scorpion_black", "models/scorpion.mdl", 129, 1, 1),
    hexen2Imp("monster_imp_fire", 0),
    hexen2Imp("monster_imp_ice", 1),
    hexen2Golem("monster_golem_stone", "models/golem_s.mdl"),
    hexen2Golem("monster_golem_iron", "models/golem_i.mdl"),
    hexen2Golem("monster_golem_bronze", "models/golem_b.mdl"),
    hexen2Walker("monster_mummy", "models/mummy.mdl", 83, 1), // mwalkA1
    hexen2Walker("monster_mummy_lord", "models/mummy.mdl", 83, 1, 1),
    hexen2Walker("monster_skull_wizard", "models/skullwiz.mdl", 106, 19), // skwait1
    hexen2Walker("monster_skull_wizard_lord", "models/skullwiz.mdl", 106, 19, 1, 1.2f),
    hexen2Walker("monster_medusa", "models/medusa.mdl", 174, 29), // stand1
    hexen2Walker("monster_medusa_green", "models/medusa.mdl", 174, 29),
    hexen2Walker("monster_medusa_red", "models/medusa.mdl", 174, 29),
    hexen2Cat("monster_mezzoman", "models/mezzoman.mdl"),
    hexen2Cat("monster_werejaguar", "models/mezzoman.mdl"),
    hexen2Cat("monster_werepanther", "models/mezzoman.mdl", 1),
    hexen2Cat("monster_weresnowleopard", "models/snowleopard.mdl", 0, 0.9f),
    hexen2Cat("monster_weretiger", "models/snowleopard.mdl", 1, 1.1f),
    hexen2Walker("monster_yakman", "models/yakman.mdl", 203, 24), // wait1
    hexen2Walker("monster_rat", "models/rat.mdl", 0, 1),
    hexen2Walker("monster_raven", "models/raven.mdl", 88, 1),        // root1
    hexen2Walker("player_sheep", "models/sheep.mdl", 234, 16),       // wait1
    hexen2Flyer("monster_fallen_angel", "models/fangel.mdl", 91, 1), // fhand1
    {.name = "monster_fallen_angel_lord",
     .files = "models/fangel.mdl",
     .opacity = hexen2Translucency,
     .skin = 1,
     .frame = 91,
     .frames = 1},
    hexen2Flyer("monster_hydra", "models/hydra.mdl", 172, 20), // hswim1
    hexen2Flyer("monster_fish", "models/fish.mdl", 0, 40),
    hexen2Flyer("monster_snake", "models/snake.mdl", 0, 1), // it does not move before it wakes
    // The game shows it by a separate entity, turned to the wall that it clings to, which is not done here.
    {.name = "monster_pentacles", .files = "models/pent.mdl", .scale = 1.7f, .frame = 22, .frames = 16, .rate = hexen2Rate},
    hexen2Rider("rider_famine", "models/boss/famhorse.mdl models/boss/famrider.mdl"),
    hexen2Rider("rider_war", "models/boss/warhorse.mdl models/boss/warrider.mdl"),
    // create_pstrider(): horse and rider wait in frames that differ in number, which is not done here.
    hexen2Rider("rider_pestilence", "models/boss/boar.mdl models/boss/pstrider.mdl"),
    {.name = "rider_death", .files = "models/boss/dthhorse.mdl models/boss/dthrider.mdl", .frames = 12, .rate = hexen2Rate},
    hexen2Walker("monster_eidolon", "models/boss/smaleido.mdl", 45, 16, 0, 0.75f),                   // wait1
    hexen2Walker("monster_eidolon_weakling", "models/ph_eido.mdl", 105, 1, 0, 2.5f),                 // howl1
    {.name = "monster_buddha", .files = "models/pravus.mdl", .lift = -32, .frame = 28, .frames = 1}, // birth1
    hexen2Flyer("obj_chaos_orb", "models/boss/chaosorb.mdl", 0, 36),
};

// The models of objects of Hexen II and its mission pack that stand about and break: what CreateEntityNew() gets in
// object.hc, barrel.hc and cat2.hc of their HexenC. entity_spawnvalues and entity_box of spawn.hc say which ones move, and
// therefore fall (MOVETYPE_STEP and MOVETYPE_PUSHPULL, SV_Physics_Step() of Hammer of Thyrion's sv_phys.c), and what is
// below the origin. Webs are turned by keys of their own and are not included.

// An object that stays in place. Such objects do not play their frames before something happens to them; keys may choose the
// frame.
constexpr ClassModel hexen2Fixed(std::string_view name, std::string_view file, float scale = 1)
{
    return {.name = name, .files = file, .scale = scale};
}

// An object that falls to the floor when the level begins.
constexpr ClassModel hexen2Loose(std::string_view name, std::string_view file, float feet = 0)
{
    return {.name = name, .files = file, .falls = true, .feet = feet};
}

// spawn_barrel(): DROP_USE keeps a barrel in the air. One that lies ON_SIDE has its origin in its middle, where it was
// placed.
inline constexpr ModelVariant hexen2Lying[] = {{.key = "spawnflags", .bits = 4, .frame = 1, .frames = 1}};
constexpr ClassModel hexen2Barrel(std::string_view name, int skin)
{
    return {.name = name, .files = "models/barrel.mdl", .skin = skin, .falls = true, .hangs = 16 | 4, .variants = hexen2Lying};
}

// WORLDTYPE_EGYPT, WORLDTYPE_MESO and WORLDTYPE_ROMAN of the first entity.
inline constexpr ModelVariant hexen2Clays[] = {
    {.key = "worldtype", .number = 1, .skin = 1, .isOfWorld = true},
    {.key = "worldtype", .number = 2, .skin = 2, .isOfWorld = true},
    {.key = "worldtype", .number = 3, .skin = 3, .isOfWorld = true},
};
constexpr ClassModel hexen2Pot(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .falls = true, .variants = hexen2Clays};
}

inline constexpr ModelVariant hexen2Catapults[] = {{.key = "spawnflags", .bits = 1, .frame = 22, .frames = 1}};

inline constexpr ClassModel hexen2Objects[] = {
    hexen2Loose("obj_chair", "models/chair.mdl"),
    hexen2Loose("obj_barstool", "models/stool.mdl"),
    hexen2Loose("obj_bench", "models/bench.mdl"),
    hexen2Loose("obj_cart", "models/cart.mdl", 10),
    hexen2Loose("obj_chest1", "models/chest1.mdl"),
    hexen2Loose("obj_chest2", "models/chest2.mdl"),
    hexen2Loose("obj_chest3", "models/chest3.mdl"),
    hexen2Loose("obj_sword", "models/sword.mdl", 8),
    hexen2Loose("obj_ballista", "models/ballista.mdl"),
    hexen2Loose("obj_statue_mummy_head", "models/mhdstatu.mdl"),
    hexen2Loose("obj_statue_tut", "models/tutstatu.mdl"),
    hexen2Loose("obj_corpse1", "models/corps1.mdl"),
    hexen2Loose("obj_corpse2", "models/corps2.mdl"),
    hexen2Loose("obj_cauldron", "models/cauldron.mdl"),
    hexen2Loose("obj_pew", "models/pew.mdl"),
    hexen2Loose("obj_playerhead_paladin", "models/h_pal.mdl"),
    hexen2Loose("obj_playerhead_assassin", "models/h_ass.mdl"),
    hexen2Loose("obj_playerhead_necromancer", "models/h_nec.mdl"),
    hexen2Loose("obj_playerhead_crusader", "models/h_cru.mdl"),
    hexen2Loose("obj_plant_meso", "models/plantmez.mdl"),
    hexen2Loose("obj_plant_rome", "models/plantrom.mdl"),
    hexen2Loose("obj_skeleton", "models/skeleton.mdl"),
    hexen2Pot("obj_pot1", "models/pot1.mdl"),
    hexen2Pot("obj_pot2", "models/pot2.mdl"),
    hexen2Pot("obj_pot3", "models/pot3.mdl"),
    hexen2Barrel("obj_barrel", 0),
    hexen2Barrel("obj_barrel_indestructible", 1),
    hexen2Barrel("obj_barrel_exploding", 2),
    {.name = "obj_catapult2",
     .files = "models/cattest.mdl",
     .frame = 20,
     .frames = 1,
     .falls = true,
     .variants = hexen2Catapults},
    hexen2Fixed("obj_tree", "models/tree.mdl"),
    hexen2Fixed("obj_tree2", "models/tree2.mdl"),
    hexen2Fixed("obj_bell", "models/bellring.mdl"),
    hexen2Fixed("obj_statue_mummy", "models/mumstatu.mdl"), // without the head, which is put 132 above it
    hexen2Fixed("obj_flag", "models/flag.mdl"),
    hexen2Fixed("obj_statue_snake", "models/snkstatu.mdl"),
    hexen2Fixed("obj_statue_snake_coil", "models/snake.mdl", 0.5f),
    hexen2Fixed("obj_hedge1", "models/hedge1.mdl"),
    hexen2Fixed("obj_hedge2", "models/hedge2.mdl"),
    hexen2Fixed("obj_hedge3", "models/hedge3.mdl"),
    hexen2Fixed("obj_fountain", "models/fountain.mdl"),
    hexen2Fixed("obj_book_open", "models/bookopen.mdl"),
    hexen2Fixed("obj_book_closed", "models/bookclos.mdl"),
    hexen2Fixed("obj_fence", "models/fence.mdl"),
    hexen2Fixed("obj_bush1", "models/bush1.mdl"),
    hexen2Fixed("obj_tombstone1", "models/tombstn1.mdl"),
    hexen2Fixed("obj_tombstone2", "models/tombstn2.mdl"),
    hexen2Fixed("obj_statue_angel", "models/anglstat.mdl"),
    hexen2Fixed("obj_skullstick", "models/skllstk1.mdl"),
    hexen2Fixed("obj_skull_stick2", "models/skllstk2.mdl"),
    hexen2Fixed("obj_beefslab", "models/beefslab.mdl"),
    hexen2Fixed("obj_seaweed", "models/seaweed.mdl"),
    hexen2Fixed("obj_statue_lion", "models/lion.mdl"),
    hexen2Fixed("obj_statue_dragon_lion", "models/draglion.mdl"),
    hexen2Fixed("obj_statue_athena", "models/athena.mdl"),
    hexen2Fixed("obj_statue_neptune", "models/neptune.mdl"),
    hexen2Fixed("obj_statue_caesar", "models/caesar.mdl"),
    hexen2Fixed("obj_statue_olmec", "models/olmec1.mdl"),
    hexen2Fixed("obj_statue_mars", "models/mars.mdl"),
    hexen2Fixed("obj_statue_king", "models/king.mdl"),
    hexen2Fixed("obj_bonepile", "models/bonepile.mdl"),
    hexen2Fixed("obj_skull", "models/skull.mdl"),
    hexen2Fixed("obj_plant_generic", "models/plantgen.mdl"),
    hexen2Fixed("obj_snow_corner", "models/snowcrnr.mdl"),
    hexen2Fixed("obj_snow_pile", "models/snowpile.mdl"),
    hexen2Fixed("obj_snow_wall", "models/snowwall.mdl"),
    hexen2Fixed("obj_chinese_kite_lamp", "models/ch-kite.mdl"),
    hexen2Fixed("obj_chinese_sign", "models/ch-hang.mdl"),
    hexen2Fixed("obj_demon_statue", "models/demstat.mdl"),
    hexen2Fixed("obj_samurai", "models/samurai.mdl"),
    hexen2Fixed("obj_shiva", "models/4arm.mdl"),
    hexen2Fixed("obj_book_o_the_dead", "models/openbook.mdl"),
    hexen2Fixed("obj_skeleton_throne", "models/throne.mdl models/sk-throne.mdl"),
    // Stalagmites would fall, but hanging ones have their boxes in the ceiling, so that they stay.
    hexen2Fixed("obj_stalagmite1", "models/stlgmt1.mdl"),
    hexen2Fixed("obj_stalagmite2", "models/stlgmt2.mdl"),
};

// PlaceItem(): items hover 38 units above the floor, or stay where they are with FLOATING.
constexpr ClassModel hexen2Item(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .falls = true, .feet = 38, .hangs = 1};
}

// BIG
inline constexpr ModelVariant hexen2BigMana[] = {{.key = "spawnflags", .bits = 2, .scale = 2}};
constexpr ClassModel hexen2Mana(std::string_view name, std::string_view file)
{
    auto mana = hexen2Item(name, file);
    mana.variants = hexen2BigMana;
    return mana;
}

// Lamps stay in place, and burn; the flames that the game puts on top of some are omitted.
constexpr ClassModel hexen2Lamp(std::string_view name, std::string_view file) { return {.name = name, .files = file}; }

inline constexpr ClassModel hexen2Items[] = {
    hexen2Item("item_health", "models/i_hboost.mdl"),
    hexen2Mana("item_mana_green", "models/i_gmana.mdl"),
    hexen2Mana("item_mana_blue", "models/i_bmana.mdl"),
    hexen2Mana("item_mana_both", "models/i_btmana.mdl"),
    hexen2Item("item_armor_helmet", "models/i_helmet.mdl"),
    hexen2Item("item_armor_breastplate", "models/i_bplate.mdl"),
    hexen2Item("item_armor_bracer", "models/i_bracer.mdl"),
    hexen2Item("item_armor_amulet", "models/i_amulet.mdl"),
    // The weapons of the first player class.
    hexen2Item("wp_weapon2", "models/w_l2_c1.mdl"),
    hexen2Item("wp_weapon3", "models/w_l3_c1.mdl"),
    hexen2Item("wp_weapon4_head", "models/w_l41_c1.mdl"),
    hexen2Item("wp_weapon4_staff", "models/w_l42_c1.mdl"),
    hexen2Item("Ring_WaterBreathing", "models/ringwb.mdl"),
    hexen2Item("Ring_Flight", "models/ringft.mdl"),
    hexen2Item("Ring_Regeneration", "models/ringre.mdl"),
    hexen2Item("Ring_Turning", "models/ringtn.mdl"),
    hexen2Item("art_torch", "models/a_torch.mdl"),
    hexen2Item("art_HealthBoost", "models/a_hboost.mdl"),
    hexen2Item("art_SuperHBoost", "models/a_shbost.mdl"),
    hexen2Item("art_manaboost", "models/a_mboost.mdl"),
    hexen2Item("art_teleport", "models/a_telprt.mdl"),
    hexen2Item("art_tomeofpower", "models/a_tome.mdl"),
    hexen2Item("art_summon", "models/a_summon.mdl"),
    hexen2Item("art_glyph", "models/a_glyph.mdl"),
    hexen2Item("art_haste", "models/a_haste.mdl"),
    hexen2Item("art_blastradius", "models/a_blast.mdl"),
    hexen2Item("art_polymorph", "models/a_poly.mdl"),
    hexen2Item("art_cubeofforce", "models/a_cube.mdl"),
    hexen2Item("art_invincibility", "models/a_invinc.mdl"),
    hexen2Item("art_invisibility", "models/a_invis.mdl"),
    hexen2Item("art_sword_and_crown", "models/xcalibur.mdl"),
    // PF_setpuzzlemodel() of Hammer of Thyrion's pr_cmds.c. SPAWN: it appears when it is used.
    {.name = "puzzle_piece",
     .files = "models/puzzle/*.mdl",
     .fileKey = "puzzle_id",
     .falls = true,
     .feet = 28,
     .hangs = 2,
     .hiddenBy = 1},
    {.name = "puzzle_static_piece", .isHidden = true},
    hexen2Lamp("light_torch_small_walltorch", "models/flame.mdl"),
    hexen2Lamp("light_flame_large_yellow", "models/flame1.mdl"),
    hexen2Lamp("light_flame_small_yellow", "models/flame2.mdl"),
    hexen2Lamp("light_gem", "models/gemlight.mdl"),
    {.name = "light_newfire", .files = "models/newfire.mdl", .opacity = hexen2Translucency},
    hexen2Lamp("light_torch_eqypt", "models/eflmtrch.mdl"),
    hexen2Lamp("light_torch_castle", "models/cflmtrch.mdl"),
    hexen2Lamp("light_torch_meso", "models/mflmtrch.mdl"),
    hexen2Lamp("light_torch_rome", "models/rflmtrch.mdl"),
    hexen2Lamp("light_candle", "models/candle.mdl"),
    hexen2Lamp("light_burner", "models/burnerfl.mdl"),
    hexen2Lamp("light_lantern", "models/lantern.mdl"),
    hexen2Lamp("light_palace_torch", "models/palight.mdl"),
};

inline constexpr auto hexen2Models = joined(hexen2Items, joined(hexen2Monsters, hexen2Objects));

} // namespace bsp::games
