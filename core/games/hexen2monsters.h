// The models of monsters of Hexen II and its mission pack: what their HexenC gives to setmodel() and CreateEntityNew()
// (archer.hc, eidolon.hc, fangel.hc, fish.hc, golem.hc, hydra.hc, imp.hc, medusa.hc, mezzoman.hc, mummy.hc, rat.hc,
// raven.hc, scorpion.hc, sheep.hc, skullwiz.hc, snake.hc, spider.hc, the four of riders, and buddha.hc, pentacles.hc,
// ph_eido.hc and yakman.hc of the portals; Raven's release of it, as Hammer of Thyrion has it). Frames are those of
// th_stand, counted from the $frame lines. Figures of ice or stone have a picture of their own, and are not in the tables;
// nor are imp lords and crystal golems.
#pragma once

#include "core/games/common.h"

namespace bsp::games
{

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

// They ride off as soon as the level runs; when it begins, horse and rider show their first frames, which match.
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

} // namespace bsp::games
