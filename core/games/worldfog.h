// Fog that keys of a map's first entity lay over the whole map.
#pragma once

#include <string_view>

namespace bsp {

struct WorldFog {
    // Keys whose values are applied one after the other: density, then red, green and blue, 0 to 1; what a value omits stays
    // unchanged. Empty: no fog.
    std::string_view keys{};
    double unit = 1;            // densities are per so many map units
    double gray = 0;            // red, green and blue, if the key omits them
    std::string_view skyKeys{}; // keys with the share of the sky that the fog covers, 0 to 1; the last one wins
    double skyShare = 0;        // if there is no such key
    // The fog thickens as in SceneFog::Range. If so, a key does not keep values of the one before, and after the colour it
    // has the most that the fog covers, 0 to 1, and the distances between which it thickens, in map units.
    bool isRanged = false;
};

} // namespace bsp
