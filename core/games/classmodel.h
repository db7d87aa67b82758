// The models that games show for entities of a class, and their light.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace bsp {

// Changes to a class's model if the number of a key matches. Members that are not set keep the class's values.
struct ModelVariant {
    std::string_view key;
    std::uint32_t bits = 0; // the number has all of these; 0: see `number`
    int number = 0;         // without bits: it equals this; it is 0 if there is no key
    std::string_view files{};
    int skin = 0;
    std::uint32_t parts = 0; // in addition to those of the class and of other keys
    int frame = 0, frames = 0;
    float scale = 0;        // 0: that of the class
    bool isOfWorld = false; // the key is one of the first entity's
};

// What a game shows for entities of a class without a brush model.
struct ClassModel {
    std::string_view name;      // of the class, in any case
    std::string_view files{};   // all are shown; relative to the game's folder, between spaces; empty: the file a key names
    std::string_view fileKey{}; // its value replaces each * in files; without a value, nothing is shown
    std::string_view part{};    // replaces the ending of each file's name to name a further file
    std::string_view tag{};     // the further file is shown on this tag of the model, if that has it
    float lift = 0;             // map units that it is drawn above its origin
    float scale = 1;            // factor for the size in its file
    float turn = 0;             // degrees per second that it turns; if set, its angles have no effect
    float bob = 0;              // map units that it moves up and down, as Quake III's items do
    float opacity = 1;          // below 1: translucent
    int body = 0, skin = 0, sequence = 0;     // of those in its file; 0: its keys choose
    std::uint32_t parts = 0;                  // not 0: the body by its parts, as in ModelChoice, whatever its keys say
    int activity = 0;                         // shows this activity's sequence with the most weight; 0: none
    std::string_view poses{};                 // names of sequences, between spaces; its key `pose` is the number of the one shown
    int frame = 0, frames = 0;                // shown in turn; none: those of its file for standing idle
    float rate = 0;                           // frames per second; 0: that of its file
    bool isRenamable = false;                 // a file that a key names is shown instead
    bool isCentred = false;                   // its origin is the middle of its box
    bool isOfCeiling = false;                 // it is lit like what is above it, and from below
    std::string_view ceilingKey{};            // if this key is 1, it hangs upside down, and isOfCeiling applies
    bool falls = false;                       // it drops to the floor
    float feet = 0;                           // map units from its origin down to the floor it stands on
    std::uint32_t hangs = 0;                  // with one of these spawnflags it does not fall
    std::uint32_t shownBy = 0;                // with a targetname, visible at first only with one of these spawnflags; 0: always
    std::uint32_t hiddenBy = 0;               // with one of these spawnflags, invisible until it is triggered
    bool isHiddenByName = false;              // with a targetname, invisible until it is triggered
    bool isHidden = false;                    // always invisible until it is triggered
    std::span<const ModelVariant> variants{}; // those of one key are adjacent; the first that matches wins
};

// How a game shades a model in the light of the floor below, by the cosine between the face's normal and the direction to
// the light. The factor is `across` at 0; it grows by `slope` per cosine, up to the cosine `top`. Faces that look away
// change by `back` times as much.
struct ModelShade {
    float across = 1, slope = 0, back = 1, top = 1;
    float east = 0;        // the light comes from above, and by so much from +X, however the model is turned; 1: equally
    bool isSloped = false; // the light comes from the brighter side of the floor around
    // If the sky is visible towards the sun, the sun's light is used instead. An entity of class `sun` has its colour and
    // brightness as the value of `sunKey`, and its direction as angles.
    std::string_view sun{}, sunKey{};
    bool takesOctree = true; // a map's LIGHTGRID_OCTREE is used instead of the floor's light, by engines that read it
};

} // namespace bsp
