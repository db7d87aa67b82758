// Hexen II and its mission pack, after Raven's HexenC and Hammer of Thyrion's engine/hexen2/.
#include "core/games/hexen2models.h"
#include "core/games/quake.h"

namespace bsp::games {
namespace {

// Players stand on their origin.
constexpr Point bodyLow{-16, -16, 0}, bodyHigh{16, 16, 56};
constexpr ClassLook looks[] = {
    {"info_player_", bodyLow, bodyHigh, green},
    {"testplayerstart", bodyLow, bodyHigh, green},
    {"info_teleport_destination", bodyLow, bodyHigh, green},
    {"monster_", bodyLow, bodyHigh, red},
    {"wp_", {-8, -8, -8}, {8, 8, 8}, blue},
    {"art_", {-8, -8, -8}, {8, 8, 8}, blue},
    {"ring_", {-8, -8, -8}, {8, 8, 8}, blue},
    {"puzzle_piece", {-8, -8, -8}, {8, 8, 8}, blue},
};

// progdefs.h, SPAWNFLAG_NOT_...; pr_edict.c, ED_LoadFromFile(): the skill counts in all modes, the player's class in single
// player only.
constexpr SpawnRule onNoSkill{"spawnflags",
                              SpawnRule::AllBits,
                              0x7000,
                              {},
                              QT_TRANSLATE_NOOP("spawns", "Spawnflags 4096, 8192 and 16384: not on any skill level.")};
constexpr SpawnRule notAlone{
    "spawnflags", SpawnRule::AnyBit, 0x20000, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 131072: not in single player.")};
constexpr SpawnRule forNoClass{"spawnflags",
                               SpawnRule::AllBits,
                               0xf00,
                               {},
                               QT_TRANSLATE_NOOP("spawns", "Spawnflags 256, 512, 1024 and 2048: not for any player class.")};
constexpr SpawnRule easy[] = {
    notAlone,
    forNoClass,
    {"spawnflags", SpawnRule::AnyBit, 0x1000, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 4096: not on easy.")}};
constexpr SpawnRule medium[] = {
    notAlone,
    forNoClass,
    {"spawnflags", SpawnRule::AnyBit, 0x2000, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 8192: not on medium.")}};
constexpr SpawnRule hard[] = {
    notAlone,
    forNoClass,
    {"spawnflags", SpawnRule::AnyBit, 0x4000, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 16384: not on hard.")}};
constexpr SpawnRule coop[] = {
    {"spawnflags", SpawnRule::AnyBit, 0x10000, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 65536: not in coop.")}, onNoSkill};
constexpr SpawnRule deathmatch[] = {
    {"spawnflags", SpawnRule::AnyBit, 0x8000, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 32768: not in deathmatch.")}, onNoSkill};
constexpr SpawnMode modes[] = {
    {"easy", QT_TRANSLATE_NOOP("spawns", "Easy"), easy},
    {"medium", QT_TRANSLATE_NOOP("spawns", "Medium"), medium},
    {"hard", QT_TRANSLATE_NOOP("spawns", "Hard"), hard},
    {"coop", QT_TRANSLATE_NOOP("spawns", "Coop, any skill"), coop},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Deathmatch"), deathmatch},
};
constexpr FreedClass freed[] = {{"light", true}, {"info_null"}};

constexpr std::string_view sought[] = {"wp_", "art_", "item_armor", "ring_", "puzzle_piece", "monster_"};
constexpr std::string_view little[] = {"item_"};

// gl_model.c, Mod_LoadClipnodes(), where the mission pack's hull 4 is smaller: -8 to 8, for pentacles.
constexpr Hull hulls[] = {{{}, {}, QT_TRANSLATE_NOOP("games", "Hull &0 (points)")},
                          {{-16, -16, -24}, {16, 16, 32}, QT_TRANSLATE_NOOP("games", "Hull &1 (players)")},
                          {{-24, -24, -20}, {24, 24, 20}, QT_TRANSLATE_NOOP("games", "Hull &2 (scorpions)")},
                          {{-16, -16, -12}, {16, 16, 16}, QT_TRANSLATE_NOOP("games", "Hull &3 (crouching)")},
                          {{-40, -40, -42}, {40, 40, 42}, QT_TRANSLATE_NOOP("games", "Hull &4 (hydras)")},
                          {{-48, -48, -50}, {48, 48, 50}, QT_TRANSLATE_NOOP("games", "Hull &5 (golems)")}};

constexpr std::string_view installed[] = {"Hexen II", "Hexen 2", "Hexen2"}, home[] = {".hexen2"};

// Hammer of Thyrion's gl_model.c, Mod_LoadFaces(), and r_wateralpha of gl_rmain.c.
constexpr LiquidAlpha liquidAlphas[] = {{.prefix = "*rtex078", .otherwise = 0.33f}, {.prefix = "*lowlight", .otherwise = 0.33f}};

constexpr Game table()
{
    auto game = quakeGame("hexen2", "Hexen II");
    game.looks = looks;
    game.spawnModes = modes;
    game.stops.freed = freed;
    game.hulls = hulls;
    game.landmarks.sought = sought;
    game.landmarks.little = little;
    game.eyeHeight = 50;
    game.player = {.width = 32, .standing = 56, .crouching = 28, .feet = 0, .step = 18};
    game.turnedBox = TurnedBox::ByAxis; // Hammer of Thyrion's hexen2/world.c, SV_LinkEdict()
    game.placeCommand = {};
    game.folders.names = " data1 portals hw "; // portals is the mission pack's, hw HexenWorld's
    game.models = hexen2Models;
    game.folders.bases = " data1 ";
    game.folders.archives = " .pak ";
    game.folders.installed = installed;
    game.folders.home = home;
    game.edited =
        "Hexen II does not compare maps. HexenWorld's checksum skips the entities, so players with the original map can "
        "join.";
    game.entFile = "Hammer of Thyrion and FTE read maps/NAME.ent instead of the map's entities; Hammer of Thyrion only "
                   "while external_ents is 1.";
    game.folders.colors = &hexen2Colors;
    game.liquidAlphas = liquidAlphas;
    game.sky.cloudAlpha = 0.67f; // r_skyalpha
    game.firstFullBright = -1;   // Hammer of Thyrion's gl_rsurf.c lights all colours
    return game;
}

} // namespace

extern constexpr Game hexen2 = table();
static_assert(valid(hexen2));

} // namespace bsp::games
