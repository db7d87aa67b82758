// The models of objects of Hexen II and its mission pack that stand about and break: what CreateEntityNew() gets in
// object.hc, barrel.hc and cat2.hc of their HexenC. entity_spawnvalues and entity_box of spawn.hc say which ones move, and
// therefore fall (MOVETYPE_STEP and MOVETYPE_PUSHPULL, SV_Physics_Step() of Hammer of Thyrion's sv_phys.c), and what is
// below the origin. Webs are turned by keys of their own and are not included.
#pragma once

#include "core/games/common.h"

namespace bsp::games
{

// An object that stays where it is. None of them plays its frames before something happens to it; its keys may choose which
// one it shows.
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
    // They would fall, but the boxes of those that hang are in the ceiling, so they stay.
    hexen2Fixed("obj_stalagmite1", "models/stlgmt1.mdl"),
    hexen2Fixed("obj_stalagmite2", "models/stlgmt2.mdl"),
};

} // namespace bsp::games
