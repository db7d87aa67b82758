// What a game makes of faces: which light and which picture they have, and what entities put onto them.
#pragma once

#include "core/games/faceflags.h"

#include <cstdint>
#include <string_view>

namespace bsp {

// How an engine draws faces without a lightmap, and which it draws so beyond sky, liquids and what is translucent.
struct UnlitFaces {
    bool isBlack = false;          // in a map that has any lightmaps; else full bright
    bool litLiquids = false;       // SPECIAL says only that a liquid is unlit: others have lightmaps
    std::uint32_t renderModes = 0; // of the entity whose brushes they belong to: bit N for rendermode N
};

// How fast textures flow whose faces are Flowing.
struct Flow {
    float textures = 0, liquids = 0; // times the picture's width a second, of liquids 64 texels
    float scrolls = 0;               // likewise, of those that scroll along s or t
    // Nothing of the above where entities say it: those of this class by their speed, or this where that is 0, in texels a
    // second; of all others rendercolor is that number: green and blue its high and low byte, in sixteenths, and backwards
    // where red is not 0.
    std::string_view conveyors{};
    double conveyorSpeed = 0;
};

// How see-through the liquids of a map are.
struct LiquidAlpha {
    std::string_view prefix; // of the texture's name, in any case
    std::string_view key{};  // words, keys of the first entity, of which the last that is there counts; without one, or at 0:
    float otherwise = 1;
};

// Whose brushes show animated textures in turn.
struct FrameRule {
    std::string_view name{};     // the class
    std::uint32_t spawnflags = 0; // one of them is needed; 0: none
    float rate = 0;              // frames a second
    std::uint8_t count = 0;      // the first of them alone; 0: all
};

// Entities whose code says as the game begins which of two sequences of animated textures their brushes show.
struct AlternateRule {
    std::string_view name{};      // the class
    std::uint32_t spawnflags = 0; // one of them is needed; 0: none
    bool isShown = false;         // the alternates
};

// Entities that put a picture onto the faces beside them as the game begins.
struct DecalClass {
    std::string_view name{}, key{}; // the class, and its key that names the picture; empty: there are none
    std::string_view wad{};         // which has the pictures
    double reach = 0;               // map units along each axis in which a brush model beside it gets it, else the world
    double thickness = 0;           // map units from its origin in which faces do
};

// Entities that make faces show what is seen from elsewhere.
struct PortalClasses {
    std::string_view surface{}; // the class that lies beside such faces; empty: there are none
    std::string_view camera{};  // that of whom it targets: from there it is seen; without a target it is a mirror
    double reach = 0;           // map units from the faces' plane in which it counts
};

// What a game makes of faces by a flag of theirs, by the format's name for it.
struct FlagRule {
    std::string_view flag;
    FaceFlags meaning;
};

// The same by what their textures' names begin with, in any case.
struct NameRule {
    std::string_view prefix;
    FaceFlags meaning;
};

} // namespace bsp
