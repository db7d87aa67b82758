// What a game does with a map. A Format describes what the bytes mean, a Game how engine and game code use them; several
// games share a format. Each game has a table in a file of this folder. Code reads the properties of MapFile::game() and
// never tests which game it is.
#pragma once

#include "core/games/classmodel.h"
#include "core/games/facerules.h"
#include "core/games/worldfog.h"
#include "core/point.h"

#include <QRgb>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace bsp {

// The colour of each palette index, as 0xrrggbb.
using PaletteColors = std::array<std::uint32_t, 256>;

// How views mark entities of a class that have no shape of their own.
struct ClassLook {
    std::string_view prefix;              // of the class, in any case; the first that matches wins
    Point low{-8, -8, -8}, high{8, 8, 8}; // around the origin, in map units
    QRgb color = 0;                       // opaque
    bool isLight = false;                 // its keys may give another colour
};

// What the game does to the angles of an entity with a brush model.
enum class Turn : std::uint8_t { Kept, Cleared, WithoutYaw };

struct ClassRule {
    std::string_view name;
    Turn turn = Turn::Kept;
    bool isDrawn = true;       // false: the game never shows its model
    std::uint32_t shownBy = 0; // shown only with one of these spawnflags; 0: with any
};

// The keys by which an entity refers to others, and how the game finds those. Keys are compared in any case.
struct TargetKeys {
    struct InClass {
        std::string_view classname, key;
    };
    std::span<const std::string_view> always{}; // in all classes; lists of entities show the first
    std::span<const InClass> inClasses{};       // for classes whose definitions do not list them
    // Keys whose values are the names or classes of entities that are created during play. They take precedence over
    // `always` and `inClasses`.
    std::span<const InClass> namesMade{}, classesMade{};
    std::string_view playerClass{};              // the player's class
    std::string_view manager{};                  // the class whose keys are themselves names of targets, with delays as values
    std::span<const std::string_view> ownKeys{}; // the manager's keys that are not names
    // The keys whose targets are triggered after a delay, and the keys with that delay in seconds: the first that the entity
    // has wins. An empty class stands for all classes.
    std::span<const std::string_view> delayed{};
    std::span<const InClass> delays{};
    std::span<const std::string_view> byItself{}; // names that the game itself triggers
    char stand = 0; // names that begin with it (!activator) mean whoever is involved, not an entity of the map; 0: none
    // The first characters of names that have a special meaning in mods which cannot be distinguished from the game. If * is
    // among them, names that end in * have one, too. Such names refer to no entity of the map, and none is reported missing.
    std::string_view foreign{};
    bool inAnyCase = true;     // how names are compared
    bool hasWildcards = false; // a name that ends in * refers to all names that begin with the rest
};

// One reason why the game does not spawn an entity.
struct SpawnRule {
    enum Test : std::uint8_t {
        AnyBit,    // the key's number has one of the bits
        AllBits,   // the key's number has all of the bits
        NotZero,   // the key's number is not 0
        LacksWord, // the key exists and does not contain the word
        HasWord,   // the key contains the word
        LacksName, // the key exists, and its list of names (between spaces or commas) lacks the word; ignores case
        HasName,   // the key's list of names contains the word; ignores case
    };
    std::string_view key;
    Test test = AnyBit;
    std::uint32_t bits = 0;
    std::string_view word{};
    const char *reason = nullptr; // a sentence; translated in context "spawns"
};

// A mode in which a map is played.
struct SpawnMode {
    std::string_view id; // for settings
    const char *name;    // translated in context "spawns"
    std::span<const SpawnRule> rules;
    std::uint32_t room = 0;                    // most entities besides the first, if they create no others; 0: unknown
    std::span<const std::string_view> freed{}; // classes that free their room when they spawn, with a name or without
};

// A class whose entities free their room when they spawn: they are for compilers, or only for the editor.
struct FreedClass {
    std::string_view name;
    bool onlyUnnamed = false; // those with a targetname stay
};

// What stops a game while it spawns a map's entities.
struct SpawnStops {
    std::string_view noRoom{};                        // the engine's message when there is no room
    std::span<const FreedClass> freed{};              // classes that need no room
    bool freesUnknown = false;                        // entities without a class, or of one that the game lacks, need none
    bool atMissingModels = false;                     // stops at a brush model that the map does not have
    std::span<const std::string_view> modelClasses{}; // classes of brush entities: stops at one without a model
    bool atOtherModels = false;                       // stops at one whose model is not a brush model of the map
};

// The name of a bit of surface or contents flags.
struct FlagName {
    std::uint32_t value;
    std::string_view name;
};

// How a game splits the entity text into words. White space separates them, quotes contain anything up to the next quote,
// and // begins a comment everywhere.
struct EntityGrammar {
    bool blockComments = false;    // /* begins a comment, too
    bool highBytesAreSpace = true; // char is signed: bytes over 127 separate words
    std::string_view singles{};    // characters that are always a word by themselves
    bool stripsKeys = false;       // blanks at the end of a key are removed
    std::string_view exactKeys{};  // keys, such as " wad ", that the game compares before it removes the blanks
    bool blankHidesClass = false;  // it looks up the class before it removes the blanks, and so does not find "classname "
    friend constexpr bool operator==(const EntityGrammar &, const EntityGrammar &) = default;
};

// How a game reads three numbers.
enum class VectorReading : std::uint8_t {
    Scanned,    // as sscanf("%f %f %f") does: after something that is not a number, the others are undefined
    AllOrNone,  // as Scanned, but then all are 0
    AtBlanks,   // three words between single blanks, as atof() reads them: missing and invalid ones are 0
    FromBlanks, // as atof() reads at the start and behind each blank, skipping further blanks
    AtSpace,    // three words between any white space, as atof() reads them
};

// Which brush model a value such as "*12" refers to.
enum class ModelReading : std::uint8_t {
    WholeText,     // the one with exactly this name: *012 is none
    Number,        // the one with this number as atoi() reads it, from 1 on
    NumberOrWorld, // the same from 0 on
};

// How a game reads the values of keys.
struct ValueReading {
    VectorReading vectors = VectorReading::Scanned;
    ModelReading models = ModelReading::Number;
    bool flagsAreFloats = false;     // spawnflags by atof(), else by atoi()
    bool angleIsText = false;        // `angle` stands for the key angles with "0 ANGLE 0"
    bool anglesOfDirections = false; // `angle` from 0 on is a yaw and keeps pitch and roll; -1 looks up, others down
};

// The limits of the game and its compilers for the entity text: they truncate what is longer, or stop. In bytes, without a
// NUL. 0: no limit is known.
struct TextLimits {
    std::uint32_t token = 1023; // the longest key or value that the game has room for
    // The game keeps one more character of a longer word in quotes, and so writes the NUL past its array.
    bool overruns = false;
    std::uint32_t toolKey = 30; // the longest that compilers read
    std::uint32_t toolValue = 1022;
    std::uint32_t pairs = 0;       // in one entity
    std::uint32_t entityBytes = 0; // of an entity's keys and values together, each with a NUL
};

// Where the game looks for files: in a mod's folder, then in the base game's next to it. Lists are words in lower case
// between spaces, in search order.
struct GameFolders {
    std::string_view names{};        // folder names that indicate this game; NAME_anything does, too
    std::string_view bases;          // the base game's folder, " baseq2 "
    std::string_view plainBases{};   // base folders with common names, recognised only if they contain game data
    std::string_view behind{};       // folders of another game next to a base, which are searched after it
    std::string_view around = " = "; // folders that go with that of a game or mod; = stands for its name
    std::string_view settings{};     // a text file in the mod's folder
    std::string_view fallbackKey{};  // its key that names a folder to search after the mod's
    std::string_view gameKeys{};     // its keys that name the game, by its title or its folder
    std::string_view archives;       // endings of archives' names
    std::string_view numbered{};     // archives of this name and a digit precede others, from 9 down to 0
    bool othersBeforeFiles = false;  // all other archives, the last by name first, precede the folder's files
    // Folder names, in any case. installed: the folders into which stores and distributions install the game; they contain
    // the bases. home: folders in the home folder in which engines keep downloads, and which they search first.
    std::span<const std::string_view> installed{}, home{};
    std::string_view inside{};             // a folder of the installation that contains the bases instead
    std::string_view paletted{};           // endings of images without a palette of their own
    std::string_view palette{};            // the file with their palette
    const PaletteColors *colors = nullptr; // its colours if the file is not found; null: not known
};

// How many times brighter than stored a game draws, in a window and without gamma.
struct Brightness {
    float light = 1, texture = 1;
    float over = 1; // for lit faces, beyond what a lightmap can hold: full light is this many times as bright as the texture
};

// The console command that moves the player to a position; no word: there is none.
struct PlaceCommand {
    std::string_view word{}; // in lower case; X Y Z follow it
    bool hasYaw = false;     // a yaw follows Z
    bool hasAngles = false;  // pitch, yaw and roll follow Z, unlike other games' commands of this name
    float lift = 0;          // map units that the game puts the player's origin above the given Z
};

// How games name the six pictures of their sky: FOLDER + NAME + JOINT + SIDE + ENDING.
struct SkyNames {
    std::string_view key{};      // the first entity's key with the name; of several, the last that exists. Empty: by shader
    std::string_view fallback{}; // the name if there is no such key
    std::string_view folder{}, joint{}; // a key's name is first looked for without the joint
    std::string_view endings{};         // words in search order
    std::string_view turnKey{};         // key with the degrees per second that the sky turns
    std::string_view axisKey{};         // key with the axis it turns about
    // If no box is found, the texture of the sky's faces has two layers side by side: the clouds on the left, transparent at
    // index 0, move in front of the right. Speeds of the right and of the clouds, in texels per second; 0: it has no layers.
    std::array<float, 2> layers{};
    float cloudAlpha = 1; // opacity of the clouds, except at index 0
    // For skies of shaders: a box without the first of skySides is not drawn; stages are drawn over the box, or alone.
    bool needsFirstSide = false, hasStages = false;
};

// The sides, towards +X, -X, +Y, -Y, +Z and -Z, in all games: R_SetSky() and MakeSkyVec() of Quake II's ref_gl/gl_warp.c,
// ParseSkyParms() and sky_texorder of Quake III's renderer/tr_shader.c and tr_sky.c, and Xash3D's ref/gl/gl_warp.c.
inline constexpr std::array<std::string_view, 6> skySides{"rt", "lf", "bk", "ft", "up", "dn"};

// A hull: a model's collision tree for bodies of one size.
struct Hull {
    Point low{}, high{};        // the body's box around its origin; map units
    const char *name = nullptr; // for a menu; translated in context "games"
};

// Classes of entities by how well players remember where such an entity is, as prefixes of class names (case-insensitive). A
// class in none of the lists ranks after `sought` and before `little`.
struct Landmarks {
    std::span<const std::string_view> sought{}; // what players come for
    std::span<const std::string_view> little{}; // minor things that lie about
    std::span<const std::string_view> unseen{}; // what is invisible
};

// The size of a player. Map units; 0: not known.
struct PlayerSize {
    float width = 0; // from side to side
    float standing = 0, crouching = 0;
    float feet = -1;    // how far below the origin they are when standing; every table sets it
    float step = 0;     // the highest step that players walk up without a jump
    float floor = 0.7f; // the least z of a face's normal at which players walk instead of sliding down
};

// The light styles that compilers give to lights with a name, which can be switched. From 1 up to the first of them are the
// game's own animations.
struct SwitchedStyles {
    int first = 32, last = 63;
};

// The box with which a game's server finds the leafs that a turned brush model touches: as if it were not turned; a cube
// around the origin with the greatest reach of the model's box along any axis; or with the reach of the box's farthest
// corner.
enum class TurnedBox : std::uint8_t { AsUnturned, ByAxis, ByCorner };

struct Game {
    std::string_view id;    // quake2
    std::string_view title; // Quake II
    // The file of resources/definitions with the game's classes; empty: none. definesAll: it has all of them, so unknown
    // ones are worth reporting.
    std::string_view definitions{};
    bool definesAll = false;
    bool isOfMods = false;              // most maps are for mods of it, whose classes and keys no definitions of the game know
    std::span<const ClassLook> looks{}; // before those that all games share
    std::string_view lightColor{};      // the lights' key whose first three numbers are the colour
    std::span<const ClassRule> classes{};
    Turn otherClasses = Turn::Kept; // of classes that have no rule
    bool renderModes = false;       // the keys rendermode, renderamt, rendercolor and renderfx blend a model
    TargetKeys targets{};
    bool keysInAnyCase = true; // false: some of its code distinguishes keys that differ in case
    // Classes that no other game of the format has, so that they indicate its maps; one that ends in _ is a prefix.
    std::span<const std::string_view> ownClasses{};
    std::span<const SpawnMode> spawnModes{}; // easiest first; empty: unknown which entities it does not spawn
    SpawnStops stops{};
    std::string_view areaPortals{};                   // the class that opens the area portal whose number its style is
    std::span<const std::string_view> starts{};       // classes that players start at, the most usual first
    std::span<const Hull> hulls{};                    // hull 0 first; none in games that collide with brushes
    std::span<const FlagRule> surfaces{}, contents{}; // meanings of surface flags, and of a shader's contents flags
    std::span<const NameRule> textureNames{};
    SkyNames sky{};
    WorldFog fog{};
    // Which definition of a shader wins if there are several: the first of all or, if false, the first in the last script.
    bool firstShaderCounts = false;
    bool rejectsShaders = false; // draws its default picture for a shader that its reader does not understand
    // The beginning of keys of the first entity whose value is two shaders, "OLD;NEW": faces with the first are drawn with
    // the other.
    std::string_view remaps{};
    SwitchedStyles styles{};
    std::span<const ClassModel> models{};
    std::span<const std::string_view> modelKeys{}; // keys that name the file shown; the first that does wins
    // Half the side, in map units, of the boxes as which the game drops items to the floor; it removes those that start in
    // solid. Items are the entities whose ClassModel falls, unless they hang, and has `feet` equal to this. 0: no such rule.
    float itemReach = 0;
    ModelShade shade{};
    int transparentIndex = -1; // palette index that translucent and cut-out faces do not show; -1: none
    int firstFullBright = -1;  // from this palette index on, faces show colours as stored whatever their light
    bool hasSample = false;    // the program includes a sample map for it
    EntityGrammar grammar{};
    ValueReading values{};
    TextLimits text{};
    bool worldspawnIsFirst = false; // the game, though not the engine, refuses a map whose first entity is not worldspawn
    UnlitFaces unlit{};
    PagedFaces paged{};
    Brightness brightness{};
    Flow flow{};
    float ripples = 4;                           // height of liquids' waves, in texels
    float rippleTurn = 0.125f;                   // phase of the ripples, in radians per texel
    std::span<const LiquidAlpha> liquidAlphas{}; // the first that matches wins
    std::string_view alphaKey{};                 // key with the opacity of entities with brush models; 0: not set
    bool onlyTopsOfLiquids = false;              // of a brush model's liquids, only the top is drawn, from below, too
    std::span<const FrameRule> frames{};         // the first that matches wins; empty: textures are animated everywhere
    float framesPerSecond = 10;                  // of animated miptexes
    // Alternates of animated textures are shown if this key is not 0, unless the first rule that matches says otherwise.
    std::string_view alternateKey{};
    std::span<const AlternateRule> alternates{};
    bool randomTiles = false; // textures whose names differ in the digit after a - alternate by a face's position
    // The game's own names for shader flags, which replace those of its format; empty: the format's.
    std::span<const FlagName> surfaceNames{}, contentsNames{};
    DecalClass decals{};
    PortalClasses portals{};
    Landmarks landmarks{};
    float eyeHeight = 0; // of a standing player, above the origin; map units
    PlayerSize player{};
    TurnedBox turnedBox{};
    PlaceCommand placeCommand{};
    std::string_view drawn = "%1 wpoly"; // how the engine's r_speeds shows what is drawn; %1 faces, %2 triangles
    GameFolders folders{};
    // What an edited copy of a map means for players; translated in "schema". Empty: not known.
    std::string_view edited{};
    // What its engines do with a NAME.vis next to a map; translated in "schema". Empty: nothing.
    std::string_view visFile{};
    std::string_view entFile{}; // how engines read an entity text next to the map; empty: they do not
    // Which engines first look for a file with the CRC of the map's own text in its name (core/entities/entfiles.h);
    // translated in "schema". Empty: none.
    std::string_view entFileByCrc{};
    std::uint32_t longestEntFile = 0; // bytes of the longest that all of them read; 0: no limit
    // What engines do with a longer one; translated in "schema".
    std::string_view tooLongEntFile{};
};

// Helpers of valid().
namespace detail {

template <typename Rows, typename Key>
constexpr bool areDistinct(const Rows &rows, Key key)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (key(rows[i]) == key(rows[j]))
                return false;
    return true;
}

constexpr bool valid(const ClassModel &model)
{
    if (model.part.empty() != model.tag.empty())
        return false;
    const auto &variants = model.variants;
    for (std::size_t i = 0; i < variants.size(); ++i) {
        if (variants[i].key.empty())
            return false;
        for (std::size_t j = 1; j < i; ++j) // those of one key are adjacent
            if (variants[j - 1].key == variants[i].key && variants[j].key != variants[i].key)
                return false;
    }
    return true;
}

constexpr bool valid(std::span<const ClassModel> models)
{
    for (const ClassModel &model : models)
        if (!valid(model))
            return false;
    return areDistinct(models, [](const ClassModel &model) { return model.name; });
}

// Returns whether each row can be reached and has an opaque colour. The first prefix that matches wins, so that a longer one
// after it would have no effect.
constexpr bool areReached(std::span<const ClassLook> looks)
{
    for (std::size_t i = 0; i < looks.size(); ++i) {
        if (looks[i].color >> 24 != 0xff)
            return false;
        for (std::size_t j = 0; j < i; ++j)
            if (looks[i].prefix.starts_with(looks[j].prefix))
                return false;
    }
    return true;
}

constexpr bool valid(const SpawnRule &rule)
{
    const bool hasBits = rule.test == SpawnRule::AnyBit || rule.test == SpawnRule::AllBits;
    const bool hasWord = !hasBits && rule.test != SpawnRule::NotZero;
    return !rule.key.empty() && rule.reason && hasBits == (rule.bits != 0) && hasWord == !rule.word.empty();
}

constexpr bool valid(std::span<const SpawnMode> modes)
{
    for (const SpawnMode &mode : modes) {
        if (mode.id.empty() || !mode.name)
            return false;
        for (const SpawnRule &rule : mode.rules)
            if (!valid(rule))
                return false;
    }
    return areDistinct(modes, [](const SpawnMode &mode) { return mode.id; });
}

constexpr bool valid(const TargetKeys &targets)
{
    const auto itself = [](std::string_view text) { return text; };
    return !targets.always.empty() && targets.manager.empty() == targets.ownKeys.empty() && areDistinct(targets.always, itself)
           && areDistinct(targets.ownKeys, itself);
}

// Returns whether a list has the form " baseq2 ", in lower case, or is empty.
constexpr bool areWords(std::string_view list)
{
    for (const char c : list)
        if (c >= 'A' && c <= 'Z')
            return false;
    return list.empty() || (list.size() > 2 && list.front() == ' ' && list.back() == ' ');
}

} // namespace detail

// Returns whether a table is complete: a game with a forgotten entry would seem to lack the feature. Also refuses duplicates
// and rows that are never reached.
constexpr bool valid(const Game &game)
{
    const auto itself = [](std::string_view text) { return text; };
    const auto &folders = game.folders;
    return !game.id.empty() && !game.title.empty() && game.eyeHeight > 0 && !game.lightColor.empty() && game.player.width > 0
           && game.player.standing > 0 && game.player.feet >= 0 && !game.landmarks.sought.empty()
           && !game.landmarks.unseen.empty() && (!folders.bases.empty() || !folders.plainBases.empty())
           && detail::areWords(folders.bases) && detail::areWords(folders.names) && detail::areWords(folders.behind)
           && folders.settings.empty() == folders.gameKeys.empty() && detail::areDistinct(folders.installed, itself)
           && detail::areDistinct(folders.home, itself) && !game.looks.empty() && detail::areReached(game.looks)
           && !game.classes.empty() && detail::areDistinct(game.classes, [](const ClassRule &rule) { return rule.name; })
           && detail::valid(game.models) && detail::valid(game.targets) && detail::valid(game.spawnModes) && !game.starts.empty()
           && detail::areDistinct(game.starts, itself) && detail::areDistinct(game.ownClasses, itself) && !game.surfaces.empty()
           && !game.sky.endings.empty();
}

namespace games {

extern const Game quake, hexen2, quake2, quake2Rerelease, kingpin, quake3, openArena, nexuiz, wolfenstein, enemyTerritory,
    quakeLive, jediAcademy, jediOutcast, soldierOfFortune2, warsow, halfLife, blueShift, counterStrike, svenCoop;

// Returns every game that has a table.
std::span<const Game *const> all();

} // namespace games
} // namespace bsp
