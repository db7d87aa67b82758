// What games show of models where entities of a class are, and in which light.
#pragma once

#include <cstdint>
#include <string_view>

namespace bsp
{

// What a game shows of entities of a class that bring no model of the map.
struct ClassModel {
    std::string_view name;    // of the class, in any case
    std::string_view files{}; // relative to the game's folder, between spaces: all are shown; empty: what a key names
    float lift = 0;           // map units that it is drawn above its origin
    float scale = 1;          // times the size that its file has
    float turn = 0;           // degrees a second that it turns about; its angles do not count then
    float bob = 0;            // map units that it goes up and down by, as Quake III's items do
    int skin = 0;             // of those that its file has
    bool isCentred = false;   // the middle of its box is where its origin would be
    bool falls = false;       // it is put onto the floor,
    float feet = 0;           // on which it stands so far below its origin,
    std::uint32_t hangs = 0;  // unless its spawnflags have one of these bits
    std::uint32_t shownBy = 0; // one with a name is seen from the first only with one of these bits; 0: it is anyway
};

// How a game shades a model in the light of the floor under it, by the cosine between the face and the light: that is
// `across` where it is 0, and changes by `slope` up to the cosine `top`, and `back` times as much where the face looks away.
struct ModelShade {
    float across = 1, slope = 0, back = 1, top = 1;
    float ahead = 0; // the light comes from above, and so much from where the model looks to; 1: equally from both
};

} // namespace bsp
