#include "core/games/quake2.h"

namespace bsp::games {
namespace {

constexpr std::string_view installed[] = {"Quake 2", "Quake II", "quake2"}, home[] = {".yq2"};

constexpr Game table()
{
    auto game = quake2Game("quake2", "Quake II");
    game.folders.installed = installed;
    game.folders.home = home;
    game.hasSample = true;
    game.edited = "Quake II compares the whole file: a server drops players with a different copy (\"Local map version "
                  "differs from server\"). Single player is not affected.";
    game.entFile = "yquake2 reads maps/NAME.ent instead of the map's entities if sv_entfile is 1; q2pro has "
                   "map_override_path for this.";
    game.entFileByCrc = "yquake2 prefers maps/NAME@CRC.ent, with the CRC of the map's own entities, to maps/NAME.ent.";
    game.longestEntFile = 0x40000 - 2; // less than sizeof(map_entitystring) - 1: CMod_LoadEntityString()
    game.tooLongEntFile = "yquake2 ignores files larger than 262,142 bytes and uses the map's own entities.";
    return game;
}

} // namespace

extern constexpr Game quake2 = table();
static_assert(valid(quake2));

} // namespace bsp::games
