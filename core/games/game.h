// What a game does with a map. A Format says what bytes mean, a Game what is made of them: many games read one format, and
// what they take an entity for stands in their tables here, one file a game. Code asks MapFile::game(), and never which game
// it is.
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

// 0xrrggbb of each index.
using PaletteColors = std::array<std::uint32_t, 256>;

// How views mark entities of a class that have no shape of their own.
struct ClassLook {
    std::string_view prefix;                   // of the class, in any case; the first that fits counts
    Point low{-8, -8, -8}, high{8, 8, 8};      // around the origin, in map units
    QRgb color = 0;                            // opaque
    bool isLight = false;                      // its keys may say another colour
};

// What becomes of the angles of an entity that brings a model.
enum class Turn : std::uint8_t { Kept, Cleared, WithoutYaw };

struct ClassRule {
    std::string_view name;
    Turn turn = Turn::Kept;
    bool isDrawn = true; // false: the game never shows its model
    std::uint32_t shownBy = 0; // it does where one of these spawnflags is set; 0: whatever they are
};

// The keys by which an entity names others, and how the game finds whom they name. Keys are told in any case.
struct TargetKeys {
    struct InClass {
        std::string_view classname, key;
    };
    std::span<const std::string_view> always{}; // in all classes; lists of entities show the first
    std::span<const InClass> inClasses{}; // of classes whose definitions do not say it
    // Who is made in play bears names and is of classes that such keys say, those of `always` too.
    std::span<const InClass> namesMade{}, classesMade{};
    std::string_view playerClass{}; // of who plays
    std::string_view manager{};                  // each key of this class names an entity
    std::span<const std::string_view> ownKeys{}; // but these, and its value is the delay
    // How many seconds pass before an entity triggers whom its `delayed` keys name is the value of the first of `delays` that
    // it has. No class: all of them.
    std::span<const std::string_view> delayed{};
    std::span<const InClass> delays{};
    std::span<const std::string_view> byItself{}; // names that the game triggers though no entity does
    char stand = 0; // names that begin so stand for who takes part just then, and for no entity of the map; 0: none do
    // Names that begin with one of these mean something to mods that nothing else tells from the game, and so do those that
    // end in * where that is one of them: they are nobody's, and nobody is missed.
    std::string_view foreign{};
    bool inAnyCase = true;     // how names are compared
    bool hasWildcards = false; // a name that ends in * is that of all whose names begin so
};

// One reason why an entity is left out.
struct SpawnRule {
    enum Test : std::uint8_t {
        AnyBit,    // the key's number has one of the bits
        AllBits,   // or all of them
        NotZero,   // the key's number is not 0
        LacksWord, // the key is there and does not contain the word
        HasWord,   // the key contains the word
    };
    std::string_view key;
    Test test = AnyBit;
    std::uint32_t bits = 0;
    std::string_view word{};
    const char *reason = nullptr; // a sentence; translated in context "spawns"
};

// A way of playing.
struct SpawnMode {
    std::string_view id; // for settings
    const char *name;    // translated in context "spawns"
    std::span<const SpawnRule> rules;
    std::uint32_t room = 0; // for entities beside the first, where the map's bring nothing else; 0: no end is known
    std::span<const std::string_view> freed{}; // classes that give their room back as they are made, named or not
};

// A class whose entities give their room back as they are made: they tell compilers something, or only stood in the editor.
struct FreedClass {
    std::string_view name;
    bool onlyUnnamed = false; // those with a targetname stay
};

// What stops a game while it makes a map's entities.
struct SpawnStops {
    std::string_view noRoom{};               // what its engine says when there is no room
    std::span<const FreedClass> freed{};     // who needs none
    bool freesUnknown = false;               // nor does who is of no class, or of none that the game has
    bool atMissingModels = false;            // a brush model that the map does not have
    std::span<const std::string_view> modelClasses{}; // classes of brushes: at one of them without a model
    bool atOtherModels = false;              // or with one that is not of brushes
};

// How a game cuts the entity text into words. White space parts them, quotes hold anything up to the next quote, and
// // begins a comment everywhere.
struct EntityGrammar {
    bool blockComments = false;    // so does /*
    bool highBytesAreSpace = true; // char is signed: bytes over 127 part words
    std::string_view singles{};    // characters that are a word by themselves, whatever stands beside them
    bool stripsKeys = false;       // blanks at the end of a key do not count,
    std::string_view exactKeys{};  // but of these words, " wad ", which are told before they are taken off
    bool blankHidesClass = false;  // the class is looked for before, too: behind "classname " the game finds none
    friend constexpr bool operator==(const EntityGrammar &, const EntityGrammar &) = default;
};

// How a game reads three numbers.
enum class VectorReading : std::uint8_t {
    Scanned,    // as sscanf("%f %f %f") does: behind what is no number nobody knows what the others are
    AllOrNone,  // likewise, but then all are 0
    AtBlanks,   // three words, each between single blanks, as atof() reads them: what is missing or no number is 0
    FromBlanks, // from the start and behind each blank as atof() reads on from there, across further blanks
    AtSpace,    // three words between white space of any kind, as atof() reads them
};

// Which brush model a value such as "*12" is.
enum class ModelReading : std::uint8_t {
    WholeText,     // the one whose very name it is: *012 is none
    Number,        // the one of that number as atoi() reads it, from 1 on
    NumberOrWorld, // from 0 on
};

// How a game reads the values of keys.
struct ValueReading {
    VectorReading vectors = VectorReading::Scanned;
    ModelReading models = ModelReading::Number;
    bool flagsAreFloats = false;     // spawnflags by atof(), else by atoi()
    bool angleIsText = false;        // `angle` stands for the key angles with "0 ANGLE 0"
    bool anglesOfDirections = false; // it is a yaw only from 0 on, which keeps pitch and roll; -1 looks up and all else down
};

// What the game and its compilers read of the entity text; of anything longer they lose a part, or stop. Bytes without a
// NUL. 0: no bound known.
struct TextLimits {
    std::uint32_t token = 1023;  // the longest key or value that the game has room for
    // Of a longer one in quotes the game keeps a character more, and writes the NUL behind its array.
    bool overruns = false;
    std::uint32_t toolKey = 30;  // the longest that compilers read
    std::uint32_t toolValue = 1022;
    std::uint32_t pairs = 0;       // of an entity
    std::uint32_t entityBytes = 0; // of an entity's keys and values together, each with a NUL
};

// Where the game looks for files: in a mod's folder, then in the base game's beside it. Lists are words in lower case
// between spaces, in the order of the search.
struct GameFolders {
    std::string_view names{};         // those that tell that a map is of this game, and with it NAME_anything
    std::string_view bases;           // the base game's folder, " baseq2 "
    std::string_view plainBases{};    // the same, by names that any folder may have: only if it holds game data
    std::string_view behind{};        // folders of another game, beside a base: searched after it
    std::string_view around = " = ";  // folders that go with one; = stands for its name
    std::string_view settings{};      // a text in the mod's folder, in which
    std::string_view fallbackKey{};   // this key names a folder to search behind the mod's,
    std::string_view gameKeys{};      // and these the game, by its title or its folder
    std::string_view archives;        // what archives' names end in
    std::string_view numbered{};      // archives of this name and a digit go first, from 9 down to 0
    bool othersBeforeFiles = false;   // where all others go, the last by name first: before the folder's files or after
    // What shops and distributions call the folder that they install it into, in any case: the bases are inside. In the
    // home folder engines keep what is downloaded beside it, and search that first.
    std::span<const std::string_view> installed{}, home{};
    std::string_view paletted{};      // what names of images end in that bring no palette of their own:
    std::string_view palette{};       // this file has it,
    const PaletteColors *colors = nullptr; // or where it is not found, the game is known to have these; null: not known
};

// How many times brighter than stored a game draws, in a window and without gamma.
struct Brightness {
    float light = 1, texture = 1;
    float over = 1; // what is lit, beyond what a lightmap can hold: full light is this many times as bright as the texture
};

// How the game's console is told to bring the player to a place; no word: it cannot be told.
struct PlaceCommand {
    std::string_view word{}; // in lower case; X Y Z follow it
    bool hasYaw = false;     // and behind them a yaw,
    bool hasAngles = false;  // or pitch, yaw and roll, by which it is told from others' commands of the same word
    float lift = 0;          // map units above the Z it is given that the game puts the player's origin
};

// How games name the six pictures of their sky: FOLDER + NAME + JOINT + SIDE + ENDING.
struct SkyNames {
    std::string_view key{};      // of the first entity, which says the name; of several words the last that is there. Empty: a
                                 // shader does
    std::string_view fallback{}; // the name where there is no such key
    std::string_view folder{}, joint{}; // what a key names is looked for without the joint first
    std::string_view endings{};   // words in the order of the search
    std::string_view turnKey{};   // degrees a second that the sky turns
    std::string_view axisKey{};   // about this
    // Where no box is found, the texture of the sky's faces has two layers side by side: clouds on the left, whose index 0 is
    // see-through, move before what is on the right. Texels a second of the latter and of the clouds; 0: it has none.
    std::array<float, 2> layers{};
    float cloudAlpha = 1; // of the clouds, beside index 0
    // Of shaders' skies: a box without the first of skySides is not drawn; and stages are drawn over the box, or alone.
    bool needsFirstSide = false, hasStages = false;
};

// The sides, towards +X, -X, +Y, -Y, +Z and -Z, in all games: R_SetSky() and MakeSkyVec() of Quake II's ref_gl/gl_warp.c,
// ParseSkyParms() and sky_texorder of Quake III's renderer/tr_shader.c and tr_sky.c, and Xash3D's ref/gl/gl_warp.c.
inline constexpr std::array<std::string_view, 6> skySides{"rt", "lf", "bk", "ft", "up", "dn"};

// Who a collision tree of a model's (hull) is for.
struct Hull {
    Point low{}, high{};        // the box of who moves in it, around the origin; map units
    const char *name = nullptr; // for a menu; translated in context "games"
};

// What players know places by, and what not: what names of classes begin with, in any case. Others count between what is
// sought and what is little.
struct Landmarks {
    std::span<const std::string_view> sought{}; // what they come for
    std::span<const std::string_view> little{}; // what lies about
    std::span<const std::string_view> unseen{}; // what nobody sees
};

// Who walks through a map. Map units; 0: not known.
struct PlayerSize {
    float width = 0; // from side to side
    float standing = 0, crouching = 0;
    float feet = -1;    // how far they are below the origin of who stands; every table says so
    float step = 0;     // the highest that is walked up without a jump
    float floor = 0.7f; // the z of a face's normal from which on it is walked on, and not slid down
};

// The light styles that lights with a name switch, as compilers number them; from 1 on to the first of them the game plays
// animations of its own.
struct SwitchedStyles {
    int first = 32, last = 63;
};

// The box by which a game's server finds the leafs that a turned brush model touches: as if it were not turned; a cube as
// far around the origin as the model's box reaches along any axis; or one as far as the box's farthest corner.
enum class TurnedBox : std::uint8_t { AsUnturned, ByAxis, ByCorner };

struct Game {
    std::string_view id;    // quake2
    std::string_view title; // Quake II
    // The file of resources/definitions that says what its classes are; empty: none does. Whether that has all of them, so
    // that others are worth a word.
    std::string_view definitions{};
    bool definesAll = false;
    bool isOfMods = false; // most maps are for mods of it, whose classes and keys no definitions of the game know
    std::span<const ClassLook> looks{}; // before those that all games share
    std::string_view lightColor{};      // the key of lights whose first three numbers are their colour
    std::span<const ClassRule> classes{};
    Turn otherClasses = Turn::Kept;  // of classes that have no rule
    bool renderModes = false;        // the keys rendermode, renderamt, rendercolor and renderfx blend a model
    TargetKeys targets{};
    bool keysInAnyCase = true; // false: some of its code tells keys that differ in capitals apart
    // Classes that no other game of the format has, which tell its maps; one that ends in _ is all that begin so.
    std::span<const std::string_view> ownClasses{};
    std::span<const SpawnMode> spawnModes{};     // easiest first; none: what it leaves out, its tables cannot say
    SpawnStops stops{};
    std::string_view areaPortals{};              // the class that opens the area portal whose number its style is
    std::span<const std::string_view> starts{};  // classes that players start at, the most usual first
    std::span<const Hull> hulls{};               // hull 0 first; none in games that collide with brushes
    std::span<const FlagRule> surfaces{}, contents{}; // of what a face is textured with, and of what its shader fills
    std::span<const NameRule> textureNames{};
    SkyNames sky{};
    WorldFog fog{};
    // Of shaders that scripts define twice the first counts; else that of the last script, and in it the first.
    bool firstShaderCounts = false;
    bool rejectsShaders = false; // draws its default picture for a shader that its reader does not understand
    // How keys of the first entity begin whose value is two shaders, "OLD;NEW": faces of the first are drawn as by the other.
    std::string_view remaps{};
    SwitchedStyles styles{};
    std::span<const ClassModel> models{};
    std::span<const std::string_view> modelKeys{}; // that name a file which is shown, the first that does
    // Map units, 0: none. The game drops items onto the floor as boxes that reach so far to all sides, and removes those
    // that start in solid: classes whose models fall onto feet so far below, unless they hang.
    float itemReach = 0;
    ModelShade shade{};
    int transparentIndex = -1; // the colour of the palette that see-through and cut-out faces do not show; -1: none
    int firstFullBright = -1;  // from this colour of the game's palette on, faces show them as stored whatever their light
    bool hasSample = false;    // the program brings a map for it
    EntityGrammar grammar{};
    ValueReading values{};
    TextLimits text{};
    bool worldspawnIsFirst = false; // the game, though not the engine, refuses a map whose first entity is another
    UnlitFaces unlit{};
    Brightness brightness{};
    Flow flow{};
    float ripples = 4;          // texels that the waves of liquids are high
    float rippleTurn = 0.125f;  // radians of such a wave to a texel
    std::span<const LiquidAlpha> liquidAlphas{}; // the first that fits counts
    std::string_view alphaKey{}; // of entities with brush models: how much of them covers what lies behind, 0: nobody said
    bool onlyTopsOfLiquids = false; // of a brush model's liquids nothing else is drawn, and that from below too
    std::span<const FrameRule> frames{}; // the first that fits counts; none: textures are animated wherever they are
    float framesPerSecond = 10; // of animated miptexes
    // Alternates of animated textures are shown where this key is not 0, unless the first rule that fits says otherwise.
    std::string_view alternateKey{};
    std::span<const AlternateRule> alternates{};
    bool randomTiles = false; // textures whose names differ in the digit behind a - take turns by where a face lies
    DecalClass decals{};
    PortalClasses portals{};
    Landmarks landmarks{};
    float eyeHeight = 0; // of a standing player, above the origin; map units
    PlayerSize player{};
    TurnedBox turnedBox{};
    PlaceCommand placeCommand{};
    std::string_view drawn = "%1 wpoly"; // how the engine's r_speeds calls what is drawn; %1 faces, %2 triangles
    GameFolders folders{};
    // What an edited copy of a map means to those who play it; translated in "schema". Empty: not known.
    std::string_view edited{};
    // What its engines do with a NAME.vis beside a map; translated likewise. Empty: nothing.
    std::string_view visFile{};
    std::string_view entFile{}; // how an entity text is given to the engines beside the map; empty: it cannot be
    // Which of them look first for one whose name has the CRC of the map's own text (core/entities/entfiles.h); translated
    // likewise. Empty: none.
    std::string_view entFileByCrc{};
    std::uint32_t longestEntFile = 0; // bytes of the longest that all of them read; 0: there is no bound
    // What becomes of a longer one; translated likewise.
    std::string_view tooLongEntFile{};
};

// The following is for valid().
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
        for (std::size_t j = 1; j < i; ++j) // those of one key stand together
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

// The first prefix that fits counts: one behind a shorter one is never reached.
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
    const bool hasWord = rule.test == SpawnRule::LacksWord || rule.test == SpawnRule::HasWord;
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
    return !targets.always.empty() && targets.manager.empty() == targets.ownKeys.empty()
           && areDistinct(targets.always, itself) && areDistinct(targets.ownKeys, itself);
}

// " baseq2 ", in lower case; empty: no words.
constexpr bool areWords(std::string_view list)
{
    for (const char c : list)
        if (c >= 'A' && c <= 'Z')
            return false;
    return list.empty() || (list.size() > 2 && list.front() == ' ' && list.back() == ' ');
}

} // namespace detail

// A table that leaves one of these out would be taken for a game without such a thing, and what stands twice or behind
// what hides it would never be read.
constexpr bool valid(const Game &game)
{
    const auto itself = [](std::string_view text) { return text; };
    const auto &folders = game.folders;
    return !game.id.empty() && !game.title.empty() && game.eyeHeight > 0 && !game.lightColor.empty()
           && game.player.width > 0 && game.player.standing > 0 && game.player.feet >= 0
           && !game.landmarks.sought.empty() && !game.landmarks.unseen.empty()
           && (!folders.bases.empty() || !folders.plainBases.empty()) && detail::areWords(folders.bases)
           && detail::areWords(folders.names) && detail::areWords(folders.behind)
           && folders.settings.empty() == folders.gameKeys.empty() && detail::areDistinct(folders.installed, itself)
           && detail::areDistinct(folders.home, itself) && !game.looks.empty()
           && detail::areReached(game.looks) && !game.classes.empty()
           && detail::areDistinct(game.classes, [](const ClassRule &rule) { return rule.name; })
           && detail::valid(game.models) && detail::valid(game.targets) && detail::valid(game.spawnModes) && !game.starts.empty()
           && detail::areDistinct(game.starts, itself) && detail::areDistinct(game.ownClasses, itself)
           && !game.surfaces.empty() && !game.sky.endings.empty();
}

namespace games {

extern const Game quake, hexen2, quake2, quake2Rerelease, kingpin, quake3, openArena, nexuiz, halfLife, blueShift, counterStrike,
    svenCoop;

// Every game that there is a table for.
std::span<const Game *const> all();

} // namespace games
} // namespace bsp
