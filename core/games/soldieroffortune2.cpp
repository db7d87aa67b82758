// Soldier of Fortune II: Double Helix. Of its source only the game library was published.
#include "core/games/raven.h"

namespace bsp::games {
namespace {

// code/game/surfaceflags.h; its format's names are those of OpenJK.
constexpr FlagName surfaceNames[] = {
    {0x100, "HINT"},         {0x200, "SKIP"},        {0x2000, "SKY"},          {0x4000, "SLICK"},     {0x8000, "METALSTEPS"},
    {0x10000, "FORCEFIELD"}, {0x40000, "NODAMAGE"},  {0x80000, "NOIMPACT"},    {0x100000, "NOMARKS"}, {0x200000, "NODRAW"},
    {0x400000, "NOSTEPS"},   {0x800000, "NODLIGHT"}, {0x1000000, "NOMISCENTS"}};
constexpr FlagName contentsNames[] = {{0x1, "SOLID"},          {0x2, "LAVA"},
                                      {0x4, "WATER"},          {0x8, "FOG"},
                                      {0x10, "PLAYERCLIP"},    {0x20, "MONSTERCLIP"},
                                      {0x40, "BOTCLIP"},       {0x80, "SHOTCLIP"},
                                      {0x100, "BODY"},         {0x200, "CORPSE"},
                                      {0x400, "TRIGGER"},      {0x800, "NODROP"},
                                      {0x1000, "TERRAIN"},     {0x2000, "LADDER"},
                                      {0x4000, "ABSEIL"},      {0x8000, "OPAQUE"},
                                      {0x10000, "OUTSIDE"},    {0x20000, "MISSILECLIP"},
                                      {0x80000, "TELEPORTER"}, {0x100000, "ITEM"},
                                      {0x8000000, "DETAIL"},   {0x80000000, "TRANSLUCENT"}};

// code/game/g_spawn.c, spawns[], and bg_misc.c, bg_itemlist[]: what Jedi Academy lacks.
constexpr std::string_view ownClasses[] = {"gametype_player", "gametype_trigger", "mission_player",
                                           "pickup_",         "fx_play_effect",   "trigger_ladder"};

// code/game/g_spawn.c, fields[]
constexpr std::string_view targets[] = {"target"};
// G_SpawnGEntityFromSpawnVars(); which other game types have teams is in the game's data.
constexpr SpawnRule freeForAll[] = {notFree, forGametypeNamed("dm")}, team[] = {notTeam};
constexpr SpawnMode modes[] = {
    {"dm", QT_TRANSLATE_NOOP("spawns", "Free for all"), freeForAll},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team games"), team},
};

constexpr std::string_view installed[] = {"Soldier of Fortune II - Double Helix", "Soldier of Fortune II", "sof2"};

constexpr Game table()
{
    auto game = ravenGame("soldieroffortune2", "Soldier of Fortune II");
    // The game library's bg_public.h, DEFAULT_VIEWHEIGHT, DEFAULT_PLAYER_Z_MAX, CROUCH_PLAYER_Z_MAX and MINS_Z
    game.eyeHeight = 37;
    game.player = {.width = 30, .standing = 89, .crouching = 64, .feet = 46, .step = 18};
    game.definitions = "soldieroffortune2";
    game.stops = {}; // its engine is not published
    game.targets.always = targets;
    game.surfaceNames = surfaceNames;
    game.surfaces = quake3Surfaces; // HINT and SKIP, too
    game.contentsNames = contentsNames;
    game.ownClasses = ownClasses;
    game.spawnModes = modes;
    game.folders.installed = installed;
    return game;
}

} // namespace

extern constexpr Game soldierOfFortune2 = table();
static_assert(valid(soldierOfFortune2));

} // namespace bsp::games
