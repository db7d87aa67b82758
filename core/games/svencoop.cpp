// Sven Co-op, after sven-coop.fgd of its release 5. It plays Half-Life's maps, too, and has all of their classes.
#include "core/games/halflife.h"

namespace bsp::games {
namespace {

constexpr Point bodyLow{-16, -16, 0}, bodyHigh{16, 16, 72};
constexpr ClassLook ownLooks[] = {
    {"info_teleport_destination", bodyLow, bodyHigh, green},
    {"squadmaker", bodyLow, bodyHigh, red},
    {"monstermaker", bodyLow, bodyHigh, red},
    {"monster_alien_tor", {-32, -32, 0}, {32, 32, 64}, red},
    {"monster_babygarg", {-32, -32, 0}, {32, 32, 128}, red},
    {"monster_kingpin", {-24, -24, 0}, {24, 24, 112}, red},
    {"monster_stukabat", {-24, -24, 0}, {24, 24, 24}, red},
    {"weapon_", {-16, -16, 0}, {16, 16, 32}, blue},
    {"ammo_", {-8, -8, 0}, {8, 8, 16}, blue},
    {"item_", {-8, -8, 0}, {8, 8, 16}, blue},
};
constexpr auto looks = joined(ownLooks, halfLifeLooks);

constexpr std::string_view ownTargets[] = {"target1",
                                           "target2",
                                           "target3",
                                           "target4",
                                           "target5",
                                           "target6",
                                           "target7",
                                           "target8",
                                           "target9",
                                           "target10",
                                           "target11",
                                           "target12",
                                           "target13",
                                           "target14",
                                           "target15",
                                           "target16",
                                           "trigger_after_run",
                                           "alternate_target",
                                           "trigger_on_arrival",
                                           "trigger_after_arrival",
                                           "trigger_on_departure",
                                           "wait_master",
                                           "overflow_waypoint",
                                           "stop_trigger",
                                           "npc_trigger_target",
                                           "path_start",
                                           "fireonopening",
                                           "fireonopened",
                                           "fireonclosing",
                                           "fireonclosed",
                                           "fireonbreak",
                                           "TriggerOnEmpty",
                                           "TriggerOnRecharged",
                                           "m_iszTargetWhenPlayerStartsUsing",
                                           "m_iszTargetWhenPlayerStopsUsing",
                                           "m_iszTurnedOffTarget",
                                           "max_player_target",
                                           "mouse_target_0_0",
                                           "mouse_target_0_1",
                                           "mouse_target_1_0",
                                           "mouse_target_1_1",
                                           "mouse_target_2_0",
                                           "mouse_target_2_1",
                                           "m_iszTriggerAfter",
                                           "m_iszTeleportDestination"};
constexpr auto targets = joined(halfLifeTargets, ownTargets);
constexpr TargetKeys::InClass ownMessages[] = {
    {"trigger_changevalue", "message"},  {"trigger_copyvalue", "netname"},     {"trigger_copyvalue", "message"},
    {"trigger_condition", "netname"},    {"trigger_condition", "message"},     {"trigger_condition", "m_iszSourceName"},
    {"trigger_setcvar", "netname"},      {"trigger_setorigin", "copypointer"}, {"trigger_load", "m_iszTrigger"},
    {"trigger_save", "m_iszTrigger"},    {"squadmaker", "trigger_target"},     {"squadmaker", "xenmaker"},
    {"trigger_lookat", "message"},       {"trigger_vote", "netname"},          {"trigger_vote", "noise"},
    {"trigger_track_goal", "path_name"},
};
constexpr TargetKeys::InClass ownNamesMade[] = {
    {"squadmaker", "netname"},
    {"trigger_createentity", "m_iszCrtEntChildName"},
    {"trigger_renameplayer", "netname"},
    {"trigger_camera", "m_iszOverridePlayerTargetname"},
    {"trigger_changevalue", "m_iszNewValue"}, // of the key targetname
};
constexpr auto namesMade = joined(ownNamesMade, halfLifeNamesMade);
constexpr TargetKeys::InClass ownClassesMade[] = {{"squadmaker", "monstertype"},
                                                  {"trigger_createentity", "m_iszCrtEntChildClass"}};
constexpr auto classesMade = joined(ownClassesMade, halfLifeClassesMade);

constexpr std::string_view ownByItself[] = {"game_playerkill", "game_playeractivate"};
constexpr auto byItself = joined(ownByItself, halfLifeByItself);

// Without classes of Opposing Force, and without classes that other mods have, too, such as trigger_changevalue and
// trigger_random.
constexpr std::string_view ownClasses[] = {"info_player_dm2",
                                           "item_inventory",
                                           "monster_alien_tor",
                                           "monster_babygarg",
                                           "monster_hwgrunt",
                                           "monster_kingpin",
                                           "monster_robogrunt",
                                           "monster_sqknest",
                                           "monster_stukabat",
                                           "path_condition",
                                           "path_condition_controller",
                                           "path_waypoint",
                                           "player_respawn_zone",
                                           "squadmaker",
                                           "trigger_cameratarget",
                                           "trigger_changemaxammo",
                                           "trigger_condition",
                                           "trigger_copyvalue",
                                           "trigger_createentity",
                                           "trigger_cyclicobserver",
                                           "trigger_entity_iterator",
                                           "trigger_hurt_remote",
                                           "trigger_numericdisplay",
                                           "trigger_renameplayer",
                                           "trigger_respawn",
                                           "trigger_save",
                                           "trigger_load",
                                           "trigger_script",
                                           "trigger_setcvar",
                                           "trigger_track_goal"};

constexpr std::string_view starts[] = {"info_player_start", "info_player_deathmatch", "info_player_coop", "info_player_dm2"};

// Its definitions give monsters a key for a custom model.
consteval auto renamable()
{
    auto models = halfLifeAllModels;
    for (auto &model : models)
        model.isRenamable = model.name.starts_with("monster_");
    return models;
}
constexpr auto models = renamable();

constexpr std::string_view installed[] = {"Sven Co-op"};

constexpr Game table()
{
    auto game = halfLifeGame("svencoop", "Sven Co-op");
    game.definesAll = false;
    game.looks = looks;
    game.targets.always = targets;
    game.targets.inClasses = ownMessages;
    game.targets.namesMade = namesMade;
    game.targets.classesMade = classesMade;
    game.targets.byItself = byItself;
    game.targets.stand = '!'; // !activator, !caller
    game.targets.foreign = {};
    // Its library is not published: names may be case-sensitive, as in the engine it is based on, or not; so no name is
    // reported missing for its case alone.
    game.targets.inAnyCase = true;
    game.targets.hasWildcards = true;
    game.ownClasses = ownClasses;
    game.starts = starts;
    game.models = models;
    game.spawnModes = halfLifeRoomyModes;
    game.folders.names = game.folders.bases = " svencoop ";
    game.folders.installed = installed;
    game.folders.behind = " valve "; // since it was once a mod of Half-Life
    game.entFile = {};
    return game;
}

} // namespace

extern constexpr Game svenCoop = table();
static_assert(valid(svenCoop));

} // namespace bsp::games
