// What makes the formats' engines stop or crash beyond the format's table and limits: one row per engine, taken from its
// source. Nothing is known about engines without a row. Unless a comment says otherwise, a member that is true or set means
// that the engine stops at what the comment names.
#pragma once

#include "core/checks/checks.h"

#include <cfloat>
#include <optional>

struct EngineStops {
    std::string_view engine; // bsp::Engine::name
    // Textures whose names begin with one of these characters are frames of animations, all of which must exist. Empty:
    // frames may be missing.
    std::string_view frames{};
    bool hasTexturesOfNoSize = true;       // those of 0 x 0 texels are frames too
    bool ignoresTilde = false;             // in names with a ~, the third character is ignored
    bool oddTextures = false;              // textures with a side that is not a multiple of 16
    bool noTextures = false;               // an empty lump of textures in a map with texinfos
    bool countedTextures = false;          // a lump of textures that states a count of 0
    bool toleratesMissingTextures = false; // accepts texinfos whose texture's number is too high
    bool stopsAtMissingWad = false;        // a listed WAD that is missing, if a texture has to be taken from WADs
    // Limits on the size of faces in texels, and of their lightmaps in luxels of one style; 0: no limit.
    int extent = 0;                                 // the most texels along an axis, for faces without TEX_SPECIAL
    bool shortExtents = false;                      // keeps a face's texels along an axis in signed 16 bits
    float firstLow = FLT_MAX, firstHigh = -FLT_MAX; // initial values of the search for the first and last texel
    bool dropsFlags = false;                        // texinfos have no flags if the map omits their texture
    bool marksLiquids = false;                      // a liquid's face makes its texinfo TEX_SPECIAL, for later faces
    int widest = 0, tallest = 0;                    // the most luxels along each axis
    int luxels = 0;                                 // the most luxels in all
    bool unsignedLuxels = false;                    // a negative number of luxels is taken for a large one
    qint32 unlitFlags = 0;                          // texinfos with one of these flags have no lightmap of this size
    bool lightsLiquids = false;                     // liquids without TEX_SPECIAL have lightmaps
    bool ownLight = false;                          // maps without light or with Xash3D's lumps have no lightmaps of this size
    // Faces that are subdivided for their waves (SubdividePolygon()): in Quake's formats, those whose texture's name begins
    // with one of these, between spaces; in Quake II's, those with the flag WARP.
    std::string_view warps{};
    bool anyCase = false;        // ignores case in the names of skies and liquids
    int warpCorners = 0;         // the most corners of a face that is subdivided
    double warpEnd = 0;          // a corner this many units from the origin along an axis makes subdividing endless
    int skyCorners = 0;          // the most corners of a sky's face
    bool visOffsets = false;     // leafs with an offset of their row in a map without visibility
    bool lowNodes = false;       // trees with a node of a lower number than their root's
    bool scatteredNodes = false; // in hull 0 also a number above the root's plus the tree's count of nodes
    bool noHulls = false;        // a map without clipnodes whose models refer to some
    bool emptyLeafZero = false;  // a leaf 0 that is not solid
    // Leafs with contents in this range, which the engine takes for nodes. Empty by default.
    qint32 firstNodeContents = 0, lastNodeContents = -1;
    bool backwardBoxes = false; // entities' brush models whose box is inside out
    bool freesWorld = false;    // a world that its own spawnflags remove, or no entity of its class
    bool needsClass = false;    // an entity without a key spelled exactly classname
    bool longWords = false;     // a value that is longer than the game reads
    int longestWord = 0;        // longer words are read as empty; 0: reads any, or truncates them
    int wordPiece = 0;          // splits longer words into words of this many characters; 0: does not
    bool longEntities = false;  // entities with more keys or text than the game reads
    int mostPairs = 0;          // the most non-empty pairs of an entity, not counting classname and wad; 0: any number
    int shortestText = 0;       // an entity text of fewer bytes, unless it is empty
    int textBlock = 0;          // an entity text without a NUL whose size is a multiple of this; 0: none
    bool copiesText = false;    // also a text that other bytes follow, which it copies up to the next NUL
    bool firstIsWorld = false;  // a first entity other than worldspawn
    bool fogWithoutBrush = false;
    bool fewSides = false;  // brushes with fewer than six sides up to the end of the list
    bool patches = false;   // patches whose rows or columns are even in number, too few or too many
    bool noFoliage = false; // surfaces of the type FOLIAGE
    // Foliage with triangles that use other vertexes than its mesh's, or more vertexes than there are up to the end of the list.
    bool foliage = false;
    bool pagelessLayers = false; // surfaces lit by pages with a used layer after the first that has no page
    bool fewTexMods = false;     // shaders with more than four tcMod in a stage
    // "CLASS KEY", separated by commas: entities of the class without the key; in "CLASS KEY/OTHER", the later of the two
    // pairs wins.
    std::string_view neededKeys{};
    bool neededIsText = false; // also if its value is empty, or begins with a control or non-ASCII character
    // The same for keys whose value is a sound: one that begins with a !, as the name of a sentence does, or with a control
    // or non-ASCII character.
    std::string_view soundKeys{};
    // Entities of these classes, between spaces, that have a targetname and a style of lightStyles or more; 0: no limit.
    std::string_view styledLights{};
    int lightStyles = 0;
    std::string_view signedFields{}; // "LUMP.field", between spaces: numbers over 32,767, which it reads as negative
};

// Returns an engine's row, or null if nothing is known about it. `engine` is an index in Format::engines; -1: none.
const EngineStops *stopsOf(const bsp::Format &format, int engine);

// The engines that stop at a fault, and how severe that is: an error if the chosen engine does, a note if only others
// that play the map's game do.
struct StoppingEngines {
    Severity severity = Severity::Error;
    QString names;
};
// Returns nothing if no engine stops.
std::optional<StoppingEngines> enginesThatStop(const CheckContext &context,
                                               const std::function<bool(const EngineStops &)> &stopsAtIt);
