// What the formats' engines stop at, or crash at, in a map's bytes beyond what the format's table and its limits say:
// one row an engine, as its source has it. Nothing is said of engines without a row.
#pragma once

#include "core/checks/checks.h"

#include <cfloat>
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
    // The size of faces in texels, and of their lightmaps in luxels of one style. 0 is no limit.
    int extent = 0;                            // the most texels along an axis, of faces without TEX_SPECIAL
    bool shortExtents = false;                 // a face's texels along an axis are kept in 16 bits, with a sign
    float firstLow = FLT_MAX, firstHigh = -FLT_MAX; // what the search for the first and last texel begins with
    bool dropsFlags = false;                   // texinfos have no flags where the map leaves their texture out
    bool marksLiquids = false;                 // a liquid's face makes its texinfo TEX_SPECIAL, for the faces after it
    int widest = 0, tallest = 0;               // the most luxels along each axis
    int luxels = 0;                            // the most luxels in all
    bool unsignedLuxels = false;               // a negative number of luxels is taken for a large one
    qint32 unlitFlags = 0;                     // texinfos with one of these flags have no lightmap of this size
    bool lightsLiquids = false;                // liquids without TEX_SPECIAL have lightmaps
    bool ownLight = false; // maps without light, and with Xash3D's lumps, have no lightmaps of this size
    // Faces that are cut up for their waves (SubdividePolygon()). Of Quake's formats they are those whose texture's name
    // begins with one of these, between blanks; of Quake II's those with the flag WARP.
    std::string_view warps{};
    bool anyCase = false;  // capitals do not count in the names of skies and liquids
    int warpCorners = 0;   // how many corners a face may have that is cut up
    double warpEnd = 0;    // a corner so many units from the origin along an axis makes cutting it up endless
    int skyCorners = 0;    // how many corners a face with the flag SKY may have
    bool visOffsets = false;         // leafs that say where their row lies in a map without visibility
    bool lowNodes = false;           // trees that lead to a node of a lower number than their root's
    bool scatteredNodes = false;     // of hull 0 also one as far behind the root as the tree has no nodes
    bool noHulls = false;            // a map without clipnodes whose models name some
    bool emptyLeafZero = false;      // leaf 0 is not solid
    // Leafs whose contents lie in this range, which it takes for nodes. By default it is empty.
    qint32 firstNodeContents = 0, lastNodeContents = -1;
    bool backwardBoxes = false;      // brush models of entities whose box is inside out
    bool freesWorld = false;         // the world's own spawnflags leave it out, or no entity is of its class
    bool needsClass = false;         // an entity without the key classname, written just so
    bool longWords = false;          // a value that is longer than the game reads
    int longestWord = 0;             // longer ones are read as empty; 0: it reads any, or cuts them off
    int wordPiece = 0; // a longer word is cut into pieces of so many characters, each a word of its own; 0: none is
    bool longEntities = false;       // entities with more keys, or more text, than the game takes
    int mostPairs = 0;               // of an entity beside its class and `wad`, none of them empty; 0: any number
    int shortestText = 0;            // an entity text of fewer bytes, unless it is empty
    int textBlock = 0;         // an entity text without a NUL that fills a multiple of so many bytes; 0: none does
    bool copiesText = false;   // or what stands behind it, up to the next NUL, which it copies too
    bool firstIsWorld = false; // another first entity than worldspawn
    bool fogWithoutBrush = false;
    bool fewSides = false;         // brushes that end the list of sides before they have six
    bool patches = false;          // patches that are no grid of an odd number of rows and columns, or too large
    bool fewTexMods = false; // shaders with more than four tcMod in a stage
    // "CLASS KEY", between commas: entities of the class without the key; of "CLASS KEY/OTHER" the last of both counts.
    std::string_view neededKeys{};
    bool neededIsText = false; // or if its value is empty, or begins with a character that is none of ASCII's
    // The same of keys whose value is a sound: one that begins with a !, as the name of a sentence does, or with a character
    // that is none of ASCII's.
    std::string_view soundKeys{};
    // Entities of these classes, between blanks, that have a targetname and a style that is not below so many. 0: no limit.
    std::string_view styledLights{};
    int lightStyles = 0;
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
