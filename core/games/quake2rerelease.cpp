// Quake II's re-release of 2023, after its published game library (rerelease/ of quake2-rerelease-dll). It plays the
// original's maps, its packs' and its own: one library for all, and one folder.
#include "core/games/quake2.h"

namespace bsp::games {
namespace {

// g_spawn.cpp, spawns[]: classes that neither the original nor its packs have.
constexpr std::string_view ownClasses[] = {"func_animation",
                                           "func_eye",
                                           "func_spinning",
                                           "trigger_coop_relay",
                                           "trigger_flashlight",
                                           "trigger_fog",
                                           "trigger_health_relay",
                                           "target_achievement",
                                           "target_autosave",
                                           "target_camera",
                                           "target_crossunit_target",
                                           "target_crossunit_trigger",
                                           "target_gravity",
                                           "target_healthbar",
                                           "target_light",
                                           "target_music",
                                           "target_poi",
                                           "target_sky",
                                           "target_soundfx",
                                           "target_story",
                                           "dynamic_light",
                                           "info_landmark",
                                           "info_nav_lock",
                                           "info_world_text",
                                           "misc_flare",
                                           "misc_hologram",
                                           "misc_lavaball",
                                           "misc_model",
                                           "misc_player_mannequin",
                                           "monster_arachnid",
                                           "monster_guardian",
                                           "monster_guncmdr",
                                           "monster_shambler",
                                           "monster_tank_stand"};

// g_spawn.cpp, entity_fields[] and temp_fields[]; setup_dynamic_light() of g_misc.cpp finds the target of the last one.
constexpr std::string_view targets[] = {"target",       "killtarget",   "pathtarget", "deathtarget",
                                        "combattarget", "healthtarget", "itemtarget", "shadowlightstyletarget"};

// g_spawn.cpp, G_InhibitEntity()
constexpr SpawnRule onlyInCoop{
    "spawnflags", SpawnRule::AnyBit, 16384, {}, QT_TRANSLATE_NOOP("spawns", "Spawnflag 16384: only in coop.")};
constexpr SpawnRule easy[] = {quake2Easy[0], onlyInCoop}, medium[] = {quake2Medium[0], onlyInCoop},
                    hard[] = {quake2Hard[0], onlyInCoop};
constexpr std::uint32_t room = 8192 - 1 - 1 - 8; // MAX_EDICTS of game.h, without the world, a client and bodies
constexpr SpawnMode modes[] = {
    {"easy", QT_TRANSLATE_NOOP("spawns", "Easy"), easy, room},
    {"medium", QT_TRANSLATE_NOOP("spawns", "Medium"), medium, room},
    {"hard", QT_TRANSLATE_NOOP("spawns", "Hard and nightmare"), hard, room},
    {"coop", QT_TRANSLATE_NOOP("spawns", "Coop, any skill"), quake2RemasteredCoop, room},
    {"deathmatch", QT_TRANSLATE_NOOP("spawns", "Deathmatch"), deathmatchRules, room},
};

// m_arachnid.cpp, m_guardian.cpp and m_shambler.cpp; other new classes have frames of their own in the original's files.
constexpr ClassModel ownModels[] = {
    quake2Walker("monster_arachnid", "models/monsters/arachnid/tris.md2", 20),
    quake2Walker("monster_guardian", "models/monsters/guardian/tris.md2", 66),
    quake2Walker("monster_shambler", "models/monsters/shambler/tris.md2"),
};
constexpr auto models = joined(ownModels, quake2AllModels);

// Steam and GOG put it into the original's folder, below which it has a baseq2 of its own.
constexpr std::string_view installed[] = {"rerelease"};

constexpr Game table()
{
    auto game = quake2Game("quake2rerelease", "Quake II re-release");
    game.definitions = "quake2rerelease";
    game.definesAll = false; // it has the packs' classes, too
    game.ownClasses = ownClasses;
    game.targets.always = targets;
    game.models = models;
    game.itemReach = 0; // g_items.cpp, droptofloor() moves stuck items to a free position
    game.spawnModes = modes;
    game.stops = {.noRoom = "ED_Alloc: no free edicts", .freed = quake2Freed}; // its engine is not published
    game.text = {.token = 511};                                                // game.h, MAX_TOKEN_CHARS
    // g_cmds.cpp, Cmd_Teleport_f(); the first published version takes no angles, and ignores them.
    game.placeCommand = {.word = "teleport", .hasAngles = true};
    game.folders.names = " baseq2 rerelease ";
    game.folders.plainBases = {};
    game.folders.installed = installed;
    return game;
}

} // namespace

extern constexpr Game quake2Rerelease = table();
static_assert(valid(quake2Rerelease));

} // namespace bsp::games
