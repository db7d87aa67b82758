// Warsow and Warfork, after Qfusion's source: source/gameshared/gs_pmove.c for the player.
#include "core/games/quake3.h"

namespace bsp::games {
namespace {

constexpr std::string_view starts[] = {"info_player_start", "info_player_deathmatch", "team_CTF_alphaspawn",
                                       "team_CTF_betaspawn"};

constexpr std::string_view installed[] = {"warsow", "warfork"}, home[] = {".warsow", ".local/share/warfork-2.1"};

constexpr Game table()
{
    auto game = quake3Game("warsow", "Warsow");
    game.definitions = {};
    game.definesAll = false;
    game.models = {};
    game.modelKeys = {};
    game.spawnModes = {};
    game.stops = {};
    game.starts = starts;
    game.remaps = {};
    game.rejectsShaders = false; // its parser knows other keywords
    game.eyeHeight = 30;
    game.player = {.width = 32, .standing = 64, .crouching = 40, .feet = 24, .step = 18};
    game.folders.names = game.folders.bases = " basewsw basewf ";
    game.folders.plainBases = {};
    game.folders.archives = " .pk3 .pk2 .pak ";
    game.folders.installed = installed;
    game.folders.home = home;
    game.edited = {};
    return game;
}

} // namespace

extern constexpr Game warsow = table();
static_assert(valid(warsow));

} // namespace bsp::games
