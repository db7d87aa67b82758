#include "core/games/common.h"

namespace bsp::games {
namespace {

// code/game/g_mover.c: movers turn by their trajectory alone, and only the pendulum starts one at its angles.
constexpr ClassRule classes[] = {{"func_pendulum", Turn::Kept}};

constexpr std::string_view targets[] = {"target"}; // code/game/g_spawn.c, fields[]

// code/game/g_spawn.c, G_SpawnGEntityFromSpawnVars(): from team games on notteam counts, before it notfree; then notq3a,
// then the list of gametypes, searched with strstr().
using enum SpawnRule::Test;
constexpr SpawnRule notFree{"notfree", NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notfree: in team games only.")};
constexpr SpawnRule notTeam{"notteam", NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notteam: not in team games.")};
constexpr SpawnRule notSingle{"notsingle", NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notsingle: not in single player.")};
constexpr SpawnRule notArena{"notq3a", NotZero, 0, {}, QT_TRANSLATE_NOOP("spawns", "notq3a: in Team Arena only.")};

constexpr SpawnRule forGametype(std::string_view gametype)
{
    return {"gametype", LacksWord, 0, gametype, QT_TRANSLATE_NOOP("spawns", "gametype does not name this one.")};
}

constexpr SpawnRule freeForAll[] = {notFree, notArena, forGametype("ffa")};
constexpr SpawnRule tournament[] = {notFree, notArena, forGametype("tournament")};
constexpr SpawnRule single[] = {notSingle, notFree, notArena, forGametype("single")};
constexpr SpawnRule team[] = {notTeam, notArena, forGametype("team")};
constexpr SpawnRule capture[] = {notTeam, notArena, forGametype("ctf")};
constexpr SpawnMode modes[] = {
    {"ffa", QT_TRANSLATE_NOOP("spawns", "Free for all"), freeForAll},
    {"tournament", QT_TRANSLATE_NOOP("spawns", "Tournament"), tournament},
    {"single", QT_TRANSLATE_NOOP("spawns", "Single player"), single},
    {"team", QT_TRANSLATE_NOOP("spawns", "Team deathmatch"), team},
    {"ctf", QT_TRANSLATE_NOOP("spawns", "Capture the flag"), capture},
};

// The last is of games that were made of it.
constexpr std::string_view starts[] = {"info_player_start", "info_player_deathmatch", "team_CTF_redplayer", "info_player_team1"};

// game/surfaceflags.h
using enum FaceFlag;
constexpr FlagRule surfaces[] = {{"SKY", Sky}, {"NODRAW", NoDraw}, {"HINT", NoDraw}, {"SKIP", NoDraw}};
constexpr FlagRule contents[] = {{"LAVA", Liquid}, {"SLIME", Liquid}, {"WATER", Liquid}};

// Within a folder the alphabetically last pk3 wins, and all go before the folder's files. Beside Quake III's the bases
// are OpenArena's, Elite Force's, World of Padman's, Nexuiz' and Tremulous', which keep the format.
constexpr GameFolders folders = {.bases = " baseq3 baseoa baseef wop ", .plainBases = " data base ", .archives = " .pk3 ",
                                 .othersBeforeFiles = true};

} // namespace

extern constexpr Game quake3{
    .id = "quake3", .title = "Quake III Arena", .looks = quakeLooks, .lightColor = "_color", .classes = classes,
    .otherClasses = Turn::Cleared, .targets = {.always = targets}, .spawnModes = modes, .starts = starts,
    .surfaces = surfaces, .contents = contents,
    .sky = {.joint = "_", .endings = "tga jpg jpeg png"}, .hasSample = true,
    .grammar = {.blockComments = true}, .text = {.pairs = 64, .entityBytes = 4096}, .worldspawnIsFirst = true,
    .brightness = {.light = 4, .texture = 1}, .eyeHeight = 26,         // r_mapOverBrightBits 2
    .placeCommand = {.word = "setviewpos", .hasYaw = true, .lift = 1}, // g_misc.c, TeleportPlayer()
    .drawn = "%1 surfs, %2 tris", .folders = folders,
    .edited = "Bots refuse the map's .aas file after any change (\"aas file is out of date\") until it is made anew. "
              "Servers with sv_pure 1 take maps only from a pk3."};
static_assert(valid(quake3));

} // namespace bsp::games
