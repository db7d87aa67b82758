#include "core/games/quake.h"
#include "core/games/quakemodels.h"

namespace bsp::games {
namespace {

constexpr Game table()
{
    auto game = quakeGame("quake", "Quake");
    game.edited = "Quake does not compare maps. QuakeWorld's checksum skips the entities, so players with the original map "
                  "can join.";
    game.entFile = "QuakeSpasm, vkQuake, Ironwail, DarkPlaces and FTE read maps/NAME.ent instead of the map's entities; "
                   "the first three only while external_ents is 1.";
    game.entFileByCrc = "QuakeSpasm, vkQuake and Ironwail prefer maps/NAME@CRC.ent, with the CRC of the map's own "
                        "entities, to maps/NAME.ent; DarkPlaces and FTE do not know such names.";
    game.definitions = "quake"; // of the game without mods
    game.isOfMods = true;
    game.models = quakeAllModels;
    game.modelKeys = quakeModelKeys;
    // QuakeSpasm's gl_fog.c, Fog_ParseWorldspawn() and Fog_SetupFrame(), and gl_sky.c, Sky_NewMap() and r_skyfog; both skip a _.
    game.fog = {.keys = "fog _fog", .unit = 64, .gray = 0.3, .skyKeys = "skyfog _skyfog", .skyShare = 0.5};
    // gl_mesh.c, GL_DrawAliasFrame(), uses the table of Quake II.
    game.shade = {.across = 1, .slope = 1, .back = 13.0f / 44, .east = 1};
    game.visFile = "QuakeSpasm and later engines read maps/NAME.vis instead of the map's own visibility unless "
                   "external_vis is 0.";
    return game;
}

} // namespace

extern constexpr Game quake = table();
static_assert(valid(quake));

} // namespace bsp::games
