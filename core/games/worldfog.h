// The fog that keys of a map's first entity lay over all of it.
#pragma once

#include <string_view>

namespace bsp {

struct WorldFog {
    // Words, the last of which that is there counts: how dense it is, and its red, green and blue, 0 to 1. Empty: there is none.
    std::string_view keys{};
    double unit = 1; // densities are of so many map units
    double gray = 0; // of the three colours what the key leaves out
    std::string_view skyKeys{}; // likewise: how much of the sky it covers, 0 to 1
    double skyShare = 0;        // where no key says so
};

} // namespace bsp
