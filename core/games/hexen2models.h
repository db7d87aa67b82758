// The models of Hexen II and its mission pack: of what lies about (items.hc, artifact.hc, rings.hc, wp_art.hc, triggers.hc,
// light.hc and torch.hc of their HexenC), and of all else.
#pragma once

#include "core/games/hexen2monsters.h"
#include "core/games/hexen2objects.h"

namespace bsp::games
{

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

// Lamps stay where they are, and burn; flames that are put on top of some are omitted.
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
    // Those of the first class of player.
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
