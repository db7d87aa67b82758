// How a game draws faces: their light and textures, and what entities add to them.
#pragma once

#include "core/games/faceflags.h"

#include <cstdint>
#include <string_view>

namespace bsp {

// How an engine draws faces without a lightmap, and which faces it draws without one besides sky, liquids and translucent
// faces.
struct UnlitFaces {
    bool isBlack = false;          // in a map that has any lightmaps; else full bright
    bool litLiquids = false;       // only liquids with SPECIAL are unlit: others have lightmaps
    std::uint32_t renderModes = 0; // rendermodes of entities whose faces are unlit: bit N for rendermode N
};

// How an engine lights faces in formats with lightmap pages.
struct PagedFaces {
    std::uint32_t byVertexes = 0;   // surface types lit by their vertexes whatever their page: bit N for surface type N
    bool whiteByVertexes = false;   // faces on the white page are lit by their vertexes, too
    bool unpagedByVertexes = false; // so are all others without a page, and those without a style for it
    bool showsVertexLight = false;  // $lightmap stages on faces lit by vertexes have their colours; otherwise they are white
};

// How fast the textures of Flowing faces move.
struct Flow {
    float textures = 0, liquids = 0; // times the picture's width per second; for liquids, times 64 texels
    float scrolls = 0;               // the same for faces that scroll along s or t
    // If set, entities give the speed instead, in texels per second: those of this class by their key speed, or
    // conveyorSpeed if that is 0; all others by rendercolor, whose green and blue are the high and low byte of the speed in
    // sixteenths, backwards if red is not 0.
    std::string_view conveyors{};
    double conveyorSpeed = 0;
};

// The opacity of a map's liquids.
struct LiquidAlpha {
    std::string_view prefix; // of the texture's name, in any case
    std::string_view key{};  // the first entity's keys, between spaces; the last that exists wins; none, or 0: `otherwise`
    float otherwise = 1;
};

// Entities whose brushes show animated textures in turn.
struct FrameRule {
    std::string_view name{};      // the class
    std::uint32_t spawnflags = 0; // one of them is needed; 0: none
    float rate = 0;               // frames a second
    std::uint8_t count = 0;       // only as many frames, from the first on; 0: all
};

// Entities whose code chooses, when the game begins, which of two sequences of animated textures their brushes show.
struct AlternateRule {
    std::string_view name{};      // the class
    std::uint32_t spawnflags = 0; // one of them is needed; 0: none
    bool isShown = false;         // the alternates
};

// Entities that put a picture onto nearby faces when the game begins.
struct DecalClass {
    std::string_view name{}, key{}; // the class, and its key that names the picture; empty: there are none
    std::string_view wad{};         // the WAD with the pictures
    double reach = 0;               // map units along each axis: a brush model this near gets it, otherwise the world
    double thickness = 0;           // map units: faces this near to its origin get it
};

// Entities that make faces show the view from elsewhere.
struct PortalClasses {
    std::string_view surface{}; // the class of entities near such faces; empty: there are none
    std::string_view camera{};  // the class of its target, from which the view is seen; without a target it is a mirror
    double reach = 0;           // map units: the greatest distance from the faces' plane
};

// What a face's flag, by the format's name for it, means to a game.
struct FlagRule {
    std::string_view flag;
    FaceFlags meaning;
};

// What a prefix of a texture's name, in any case, means to a game.
struct NameRule {
    std::string_view prefix;
    FaceFlags meaning;
};

} // namespace bsp
