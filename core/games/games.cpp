#include "core/games/game.h"

namespace bsp::games {

std::span<const Game *const> all()
{
    static constexpr const Game *games[] = {&quake2,        &quake2Rerelease,   &kingpin,        &quake3,    &openArena,
                                            &nexuiz,        &wolfenstein,       &enemyTerritory, &quakeLive, &jediAcademy,
                                            &jediOutcast,   &soldierOfFortune2, &warsow,         &halfLife,  &blueShift,
                                            &counterStrike, &svenCoop,          &quake,          &hexen2};
    return games;
}

} // namespace bsp::games
