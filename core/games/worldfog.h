// The fog that keys of a map's first entity lay over all of it.
#pragma once

#include <string_view>

namespace bsp {

struct WorldFog {
    // Words whose values count one after the other: how dense it is, and its red, green and blue, 0 to 1; what one leaves out
    // stays as it was. Empty: there is none.
    std::string_view keys{};
    double unit = 1; // densities are of so many map units
    double gray = 0; // of the three colours what the key leaves out
    std::string_view skyKeys{}; // words, of which the last counts: how much of the sky it covers, 0 to 1
    double skyShare = 0;        // where no key says so
    // It thickens as SceneFog::Range has it. Each key begins anew then, and says behind the colour how much the fog covers at
    // most, 0 to 1, and between which distances it thickens, map units.
    bool isRanged = false;
};

} // namespace bsp
