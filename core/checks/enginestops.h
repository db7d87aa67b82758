// What the formats' engines stop at, or crash at, in a map's bytes beyond what the format's table and its limits say:
// one row an engine, as its source has it. Nothing is said of engines without a row.
#pragma once

#include "core/checks/checks.h"

#include <optional>

struct EngineStops {
    std::string_view engine; // bsp::Engine::name
    // Textures whose names begin with one of these are frames of animations, all of which must be there. Empty: none
    // must.
    std::string_view frames{};
    bool hasTexturesOfNoSize = true; // those of 0 x 0 texels are frames too
    bool sparesTilde = false;        // the third character of names with a ~ does not count
    bool oddTextures = false;        // textures whose sides are no multiples of 16
    bool noTextures = false;         // textures that none is counted of, or none at all
    bool countedTextures = false;    // a lump of textures that says it has none
    bool sparesTextures = false;     // not texinfos whose texture has a higher number than there are
    bool anyWads = false;            // a WAD of the list that is not there, where a texture has to be taken from them
    int extent = 0;                  // texels that a lit face may take along an axis; 0: as many as it likes
    int luxels = 0;                  // that a face has, of one style; 0: as many as it likes
    int luxelSide = 0;               // the same along a side, which a face has fewer than
    int warpCorners = 0;             // of a liquid's face; 0: as many as it likes
    bool visOffsets = false;         // leafs that say where their row lies in a map without visibility
    bool lowNodes = false;           // trees that lead to a node of a lower number than their root's
    bool scatteredNodes = false;     // of hull 0 also one as far behind the root as the tree has no nodes
    bool noHulls = false;            // a map without clipnodes whose models name some
    bool emptyLeafZero = false;      // leaf 0 is not solid
    bool backwardBoxes = false;      // brush models of entities whose box is inside out
    bool freesWorld = false;         // the world's own spawnflags leave it out
    bool longWords = false;          // a value that is longer than the game reads
    bool longEntities = false;       // entities with more keys, or more text, than the game takes
    int shortestText = 0;            // an entity text of fewer bytes, unless it is empty
    int textBlock = 0;         // an entity text without a NUL that fills a multiple of so many bytes; 0: none does
    bool copiesText = false;   // or what stands behind it, up to the next NUL, which it copies too
    bool firstIsWorld = false; // another first entity than worldspawn
    bool fogWithoutBrush = false;
    bool fewSides = false;         // brushes that end the list of sides before they have six
    bool patches = false;          // patches that are no grid of an odd number of rows and columns, or too large
    std::string_view neededKeys{}; // "CLASS KEY", between commas: entities of the class without the key
    std::string_view
        signedFields{}; // "LUMP.field", between blanks: numbers over 32,767, which it takes for negative ones
};

// Null: nothing is known of it. `engine` is a number in Format::engines; -1: none.
const EngineStops *stopsOf(const bsp::Format &format, int engine);

// The engines that stop at a fault, and how severe that is: an error if the chosen engine does, a note if only others
// that play the map's game do.
struct WhoStops {
    Severity severity = Severity::Error;
    QString names;
};
// Returns nothing if no engine stops.
std::optional<WhoStops> whoStops(const CheckContext &context,
                                 const std::function<bool(const EngineStops &)> &stopsAtIt);
