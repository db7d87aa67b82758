#include "core/games/quake3.h"

namespace bsp::games {
namespace {

constexpr std::string_view installed[] = {"Quake 3 Arena", "Quake III Arena", "Quake III", "quake3"}, home[] = {".q3a"};

constexpr Game table()
{
    auto game = quake3Game("quake3", "Quake III Arena");
    game.folders.installed = installed;
    game.folders.home = home;
    game.hasSample = true;
    return game;
}

} // namespace

extern constexpr Game quake3 = table();
static_assert(valid(quake3));

} // namespace bsp::games
