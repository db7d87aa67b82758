// What Hexen II shows of what lies about (items.hc, artifact.hc, wp_art.hc and light.hc of its HexenC): items, artifacts and
// lamps. Its monsters and breakable things are not in it.
#pragma once

#include "core/games/common.h"

namespace bsp::games {

// PlaceItem(): they hang 38 units above the floor, and where they are with FLOATING.
constexpr ClassModel hexen2Item(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .falls = true, .feet = 38, .hangs = 1};
}

// They stay where they are.
constexpr ClassModel hexen2Lamp(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file};
}

inline constexpr ClassModel hexen2Models[] = {
    hexen2Item("item_health", "models/i_hboost.mdl"),
    hexen2Item("item_mana_green", "models/i_gmana.mdl"),
    hexen2Item("item_mana_blue", "models/i_bmana.mdl"),
    hexen2Item("item_mana_both", "models/i_btmana.mdl"),
    hexen2Item("item_armor_helmet", "models/i_helmet.mdl"),
    hexen2Item("item_armor_breastplate", "models/i_bplate.mdl"),
    hexen2Item("item_armor_bracer", "models/i_bracer.mdl"),
    hexen2Item("item_armor_amulet", "models/i_amulet.mdl"),
    // That of the first of the player's classes.
    hexen2Item("wp_weapon2", "models/w_l2_c1.mdl"),
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
    hexen2Lamp("light_torch_small_walltorch", "models/flame.mdl"),
    hexen2Lamp("light_flame_large_yellow", "models/flame1.mdl"),
    hexen2Lamp("light_flame_small_yellow", "models/flame2.mdl"),
    hexen2Lamp("light_gem", "models/gemlight.mdl"),
};

} // namespace bsp::games
