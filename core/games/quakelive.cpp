// Quake Live, which continues Quake III. Its source is not published: what is not cited is taken to be as in Quake III.
#include "core/games/quake3.h"

namespace bsp::games {
namespace {

// Quake III's code/game/surfaceflags.h; its format's names are Wolfenstein's.
constexpr FlagName surfaceNames[] = {
    {0x1, "NODAMAGE"},       {0x2, "SLICK"},           {0x4, "SKY"},           {0x8, "LADDER"},     {0x10, "NOIMPACT"},
    {0x20, "NOMARKS"},       {0x40, "FLESH"},          {0x80, "NODRAW"},       {0x100, "HINT"},     {0x200, "SKIP"},
    {0x400, "NOLIGHTMAP"},   {0x800, "POINTLIGHT"},    {0x1000, "METALSTEPS"}, {0x2000, "NOSTEPS"}, {0x4000, "NONSOLID"},
    {0x8000, "LIGHTFILTER"}, {0x10000, "ALPHASHADOW"}, {0x20000, "NODLIGHT"},  {0x40000, "DUST"}};
constexpr FlagName contentsNames[] = {{0x1, "SOLID"},
                                      {0x8, "LAVA"},
                                      {0x10, "SLIME"},
                                      {0x20, "WATER"},
                                      {0x40, "FOG"},
                                      {0x80, "NOTTEAM1"},
                                      {0x100, "NOTTEAM2"},
                                      {0x200, "NOBOTCLIP"},
                                      {0x8000, "AREAPORTAL"},
                                      {0x10000, "PLAYERCLIP"},
                                      {0x20000, "MONSTERCLIP"},
                                      {0x40000, "TELEPORTER"},
                                      {0x80000, "JUMPPAD"},
                                      {0x100000, "CLUSTERPORTAL"},
                                      {0x200000, "DONOTENTER"},
                                      {0x400000, "BOTCLIP"},
                                      {0x800000, "MOVER"},
                                      {0x1000000, "ORIGIN"},
                                      {0x2000000, "BODY"},
                                      {0x4000000, "CORPSE"},
                                      {0x8000000, "DETAIL"},
                                      {0x10000000, "STRUCTURAL"},
                                      {0x20000000, "TRANSLUCENT"},
                                      {0x40000000, "TRIGGER"},
                                      {0x80000000, "NODROP"}};

constexpr SpawnMode modes[] = {
    {"ffa", QT_TRANSLATE_NOOP("spawns", "Free for all"), quake3FreeForAll},
    {"tournament", QT_TRANSLATE_NOOP("spawns", "Tournament"), quake3Tournament},
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), quake3Single},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), quake3Team},
    {"ctf", QT_TRANSLATE_NOOP("spawns", "Capture the flag"), quake3Capture},
};

// q3map2's bsp.c, ProcessAdvertisements()
constexpr std::string_view ownClasses[] = {"advertisement"};

constexpr std::string_view installed[] = {"Quake Live"};

constexpr Game table()
{
    auto game = quake3Game("quakelive", "Quake Live");
    game.definitions = "quakelive";
    game.definesAll = false;
    game.surfaceNames = surfaceNames;
    game.contentsNames = contentsNames;
    game.spawnModes = modes;
    game.stops = {};
    game.ownClasses = ownClasses;
    game.folders.names = " baseq3 ";
    game.folders.bases = " baseq3 ";
    game.folders.plainBases = {};
    game.folders.installed = installed;
    game.edited = {};
    return game;
}

} // namespace

extern constexpr Game quakeLive = table();
static_assert(valid(quakeLive));

} // namespace bsp::games
