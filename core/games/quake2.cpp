#include "core/games/common.h"

namespace bsp::games {
namespace {

// game/g_func.c, g_trigger.c: G_SetMovedir() and VectorClear() on s.angles. Others keep them: func_wall, func_rotating,
// func_object, func_explosive.
constexpr ClassRule classes[] = {
    {"func_button", Turn::Cleared},      {"func_door", Turn::Cleared},  {"func_door_rotating", Turn::Cleared},
    {"func_door_secret", Turn::Cleared}, {"func_plat", Turn::Cleared},  {"func_train", Turn::Cleared},
    {"func_water", Turn::Cleared},       {"func_killbox", Turn::Kept, false},
};

// game/g_spawn.c, fields[]. `team` makes a group of equals and is no reference.
constexpr std::string_view targets[] = {"target", "killtarget", "pathtarget", "deathtarget", "combattarget"};

// game/g_spawn.c, SpawnEntities(): in deathmatch only 2048 counts, else the bit of the skill. The test of 4096 (not coop)
// stands there as a comment, so coop leaves out what the skill does; the game of 2023 made it real.
using enum SpawnRule::Test;
constexpr SpawnRule onNoSkill{"spawnflags", AllBits, 256 | 512 | 1024, {},
                              QT_TRANSLATE_NOOP("spawns", "Spawnflags 256, 512 and 1024: on no skill.")};
constexpr SpawnRule easy[] = {{"spawnflags", AnyBit, 256, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 256: not on easy.")}};
constexpr SpawnRule medium[] = {{"spawnflags", AnyBit, 512, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 512: not on medium.")}};
constexpr SpawnRule hard[] = {{"spawnflags", AnyBit, 1024, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 1024: not on hard.")}};
constexpr SpawnRule coop[] = {onNoSkill};
constexpr SpawnRule remasteredCoop[] = {
    onNoSkill,
    {"spawnflags", AnyBit, 4096, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 4096: not in coop. The original game ignores it.")}};
constexpr SpawnMode modes[] = {
    {"easy", QT_TRANSLATE_NOOP("spawns", "Easy"), easy},
    {"medium", QT_TRANSLATE_NOOP("spawns", "Medium"), medium},
    {"hard", QT_TRANSLATE_NOOP("spawns", "Hard and nightmare"), hard},
    {"coop", QT_TRANSLATE_NOOP("spawns", "Coop, on any skill"), coop},
    {"coop2023", QT_TRANSLATE_NOOP("spawns", "Coop of the remaster, on any skill"), remasteredCoop},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Deathmatch"), deathmatchRules},
};

constexpr std::string_view starts[] = {"info_player_start", "info_player_deathmatch", "info_player_coop", "info_player_team1"};

// qcommon/qfiles.h. The original engine draws NODRAW; maps of other compilers mean it.
using enum FaceFlag;
constexpr FlagRule surfaces[] = {
    {"SKY", Sky},         {"WARP", Liquid | Warp}, {"TRANS33", Translucent33}, {"TRANS66", Translucent66},
    {"FLOWING", Flowing}, {"NODRAW", NoDraw},      {"HINT", NoDraw},           {"SKIP", NoDraw},
    {"ALPHATEST", AlphaTested}};

// id's FS_AddGameDirectory: pak0 to pak9 go before the folder's files, each before the one before it. Other archives
// are what later engines read. "main" is Kingpin's, whose maps are the same.
constexpr GameFolders folders = {.bases = " baseq2 ", .plainBases = " main ", .archives = " .pak .pk2 .pk3 .pkz ",
                                 .numbered = "pak", .paletted = ".wal", .palette = "pics/colormap.pcx"};

} // namespace

extern constexpr Game quake2{
    .id = "quake2", .title = "Quake II", .looks = quakeLooks, .lightColor = "_color", .classes = classes,
    .targets = {.always = targets}, .spawnModes = modes, .starts = starts, .surfaces = surfaces,
    // SP_worldspawn() of g_spawn.c
    .sky = {.key = "sky", .fallback = "unit1_", .folder = "env/", .endings = "tga png jpg pcx", .turnKey = "skyrotate",
            .axisKey = "skyaxis"},
    .transparentIndex = 255, .hasSample = true, // GL_Upload8()
    .text = {.token = 127},
    .brightness = {.light = 1, .texture = 2}, .eyeHeight = 22, // intensity 2, gl_modulate 1
    .placeCommand = {.word = "teleport", .lift = 10},          // yquake2, game/g_cmds.c, Cmd_Teleport_f()
    .folders = folders,
    .edited = "Quake II compares the whole file: on a server, only players with the same copy stay (\"Local map version "
              "differs from server\"). Playing alone is not affected.",
    .entFile = "yquake2 reads maps/NAME.ent beside the map instead when sv_entfile is 1; q2pro has map_override_path."};
static_assert(valid(quake2));

} // namespace bsp::games
