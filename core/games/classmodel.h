// What games show of models where entities of a class are, and in which light.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace bsp
{

// What one of a class shows instead where the number of a key is such; what says nothing here stays as the class has it.
struct ModelVariant {
    std::string_view key;
    std::uint32_t bits = 0;   // the number has all of these;
    int number = 0;           // where there are none, it is this, as it is 0 where there is no key
    std::string_view files{};
    int skin = 0;
    std::uint32_t parts = 0;  // with those of the class and of other keys
    int frame = 0, frames = 0;
    float scale = 0;        // 0: that of the class
    bool isOfWorld = false; // the key is the first entity's
};

// What a game shows of entities of a class that bring no model of the map.
struct ClassModel {
    std::string_view name;    // of the class, in any case
    std::string_view files{}; // relative to the game's folder, between spaces: all are shown; empty: what a key names
    std::string_view fileKey{}; // its value takes the place of each * in them; where it has none, nothing is shown
    std::string_view part{};  // of a further file, what its name has in place of the ending of each of them;
    std::string_view tag{};   // it is shown on this tag of that model, where the model has one
    float lift = 0;           // map units that it is drawn above its origin
    float scale = 1;          // times the size that its file has
    float turn = 0;           // degrees a second that it turns about; its angles do not count then
    float bob = 0;            // map units that it goes up and down by, as Quake III's items do
    float opacity = 1;        // below 1: what lies behind is seen through it
    int body = 0, skin = 0, sequence = 0; // of those that its file has; 0: its keys say which
    std::uint32_t parts = 0; // not 0: which body that is, by its parts, as ModelChoice has them; and its keys do not say
    int activity = 0;  // its sequence is the most usual one of this activity; 0: it goes by none
    std::string_view poses{}; // names of sequences, between spaces: it shows the one that its key `pose` has the number of
    int frame = 0, frames = 0; // which it shows in turn; none: what its file has for who stands idle
    float rate = 0;            // so many of them a second; 0: as many as its file has
    bool isRenamable = false; // what a key names is shown instead of its files
    bool isCentred = false;   // the middle of its box is where its origin would be
    bool isOfCeiling = false; // it is lit as what is above it, and from below
    std::string_view ceilingKey{}; // where this key is 1, it hangs upside down and is of the ceiling
    bool falls = false;       // it is put onto the floor,
    float feet = 0;           // on which it stands so far below its origin,
    std::uint32_t hangs = 0;  // unless its spawnflags have one of these bits
    std::uint32_t shownBy = 0; // one with a name is seen from the first only with one of these bits; 0: it is anyway
    std::uint32_t hiddenBy = 0; // one whose spawnflags have one of these bits is not seen before it is triggered
    bool isHiddenByName = false; // nor is one with a name
    bool isHidden = false;       // nor is any other
    std::span<const ModelVariant> variants{}; // those of one key stand together, and the first of them that fits counts
};

// How a game shades a model in the light of the floor under it, by the cosine between the face and the light: that is
// `across` where it is 0, and changes by `slope` up to the cosine `top`, and `back` times as much where the face looks away.
struct ModelShade {
    float across = 1, slope = 0, back = 1, top = 1;
    float east = 0;        // the light comes from above, and so much from +X, however the model is turned; 1: equally from both
    bool isSloped = false; // the light comes from where the floor around is brighter
    // Where the sky is seen towards the sun, its light counts instead: its colour and brightness are the value of this key of
    // the class, and where it shines are the entity's angles.
    std::string_view sun{}, sunKey{};
    bool takesOctree = true; // where a map has LIGHTGRID_OCTREE, its light counts instead of the floor's, in engines that read it
};

} // namespace bsp
