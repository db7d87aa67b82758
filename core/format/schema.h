// A map format is data. This header declares the types that the tables in this folder (quake2.cpp and its neighbours) are
// made of: a Format has Lumps, a lump has records, a record has Fields, and a field declares not only its width but what it
// means (`Use`): a number, flags, or a reference to records of another lump. Tables, links, reverse links, checks, filters,
// CSV and JSON are all derived from these declarations; nothing else in the program knows a layout.
//
// Every field is one scalar (or a run of characters), so a column is always one byte range. record() computes offsets at
// compile time, static_asserts next to each table pin the sizes, and valid() rejects a format whose references are
// inconsistent.
#pragma once

#include "core/format/bytes.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

// What fills a part of a map, reduced to a few kinds.
enum class ContentsKind : std::uint8_t {
    Empty, Solid, Window, Water, Slime, Lava, Fog, PlayerClip, MonsterClip, AreaPortal, Sky, Other
};

namespace bsp {

// The type of a field's value. A Number is not stored and takes no bytes: its value is the record's own index, for lumps whose
// record 5 belongs to face 5.
enum class Type : std::uint8_t { U8, I8, U16, I16, U32, I32, F32, Chars, Text, Number };

// What a field's value refers to. "target" is Field::target.
enum class Use : std::uint8_t {
    Plain,       // a number, or text
    Index,       // one record of target
    First,       // first of a range in target; the Count is next to it (Field::pair)
    Count,       // length of that range
    Child,       // >= 0: a record of target; < 0: record ~value of Field::negative (BSP trees). For Type::U16 see childWraps
    SignedIndex, // record |value| of target (surfedges: the sign is the direction)
    ByteOffset,  // a byte of target, which is a blob
    Relative,    // relative to the start of a range that another record owns (Field::via, Field::base)
    Name,        // text that equals the first column of a record of target, ignoring case
    Model,       // "*N": record N of target; an empty text in record 0 means record 0 (the world)
    Flags,       // bits, named by Field::names
    Enum,        // one of Field::names
    Color,       // red, green or blue, which are next to each other (Field::pair); from 0 to 255, or to 1 if F32
    LightStyle,  // a light style, named by Format::lightStyles; the highest value of its type: none
};

struct NamedValue {
    std::int64_t value;
    std::string_view name;
};
using Names = std::span<const NamedValue>;

// The names of light styles, in fields of one byte and of two.
struct StyleNames {
    Names inByte{}, inWord{};
};

inline constexpr int none = -1;

struct Field {
    std::string_view name; // the engine headers' spelling; vectors end in .x .y .z, arrays in [0] [1]
    Type type = Type::I32;
    std::string_view meaning; // displayed; in English, translated in context "schema"
    Use use = Use::Plain;
    std::int16_t target = none;   // lump referred to
    std::int16_t negative = none; // Child: lump of the negative values; none: they are Enum-like values in `names`
    std::int8_t pair = 0;         // First, Count: position of the partner relative to this field (-1 or +1); Color: of red
    std::int64_t lowest = 0;      // values from here up to -1 (a Child: to firstRecord) validly refer to nothing
    std::int64_t firstRecord = 0; // values from `lowest` to before this validly refer to nothing
    Names names{};
    std::uint16_t chars = 0;   // Chars: length in bytes
    std::uint16_t offset = 0;  // from the start of the record; set by record()
    std::string_view via{};    // Relative: "LUMP.field", the reference that joins this record to the range's owner
    std::string_view base{};   // Relative: the owner's First field
};

// Returns the bytes that a field takes in its record. Text is a span of the entity text: offset and length, both U32.
constexpr std::uint32_t sizeOf(const Field &field)
{
    switch (field.type) {
    case Type::U8:
    case Type::I8: return 1;
    case Type::U16:
    case Type::I16: return 2;
    case Type::U32:
    case Type::I32:
    case Type::F32: return 4;
    case Type::Text: return 8;
    case Type::Number: return 0;
    case Type::Chars: break;
    }
    return field.chars;
}

constexpr std::uint32_t sizeOf(std::span<const Field> fields)
{
    return fields.empty() ? 0 : fields.back().offset + sizeOf(fields.back());
}

// Quake's engines read 16-bit children as unsigned, so that maps may have more than 32,767 nodes. From a certain number on,
// a child means the negative number that is 65,536 less: for clipnodes, whose negative numbers are contents, from 0xfff0
// (ericw-tools' bsp29_dclipnode_t, common/bspfile_q1.hh); for nodes, from their count (QuakeSpasm's gl_model.c,
// Mod_LoadNodes_S(), after DarkPlaces).
constexpr bool childWraps(const Field &field)
{
    return field.use == Use::Child && field.type == Type::U16;
}
inline constexpr std::uint32_t firstContents = 0xfff0;

constexpr bool isReference(Use use)
{
    return use >= Use::Index && use <= Use::Model && use != Use::Count;
}

// The last byte of a file that a directory entry can address: offsets and lengths of lumps are `int` in all engines (lump_t
// in id's qfiles.h, dlump_t in Valve's bspfile.h).
inline constexpr std::int64_t furthestByte = 0x7fff'ffff;

// The limit of an engine or tool on a lump, in records (in bytes for blobs and text).
struct Limit {
    std::int64_t most = 0; // 0: no known limit
    bool engine = false;   // true: the program refuses the file; false: only a compiler's array size
    constexpr bool isExceededBy(std::int64_t used) const { return most > 0 && used > most; }
};
inline constexpr std::size_t engineCount = 5;
using Limits = std::array<Limit, engineCount>; // in the order of Format::engines

enum class Kind : std::uint8_t {
    Records, // fixed-size records
    Text,    // the entity text
    Bytes,   // a blob; a record index is the byte offset
    Derived, // computed when the map is opened, or soon after; records like any other, but not in the file
};

struct Lump {
    std::string_view name;    // the engine headers' name: LEAFFACES
    std::string_view title;   // as id and Valve write it: LeafFaces
    std::string_view single;  // the title of one record: LeafFace; empty if a record is a byte
    std::string_view aliases; // other names for it, in lower case, between spaces: " leaves leafs "
    std::string_view meaning;
    Kind kind = Kind::Records;
    std::span<const Field> fields{};
    std::uint32_t stride = 1; // bytes per record; for a blob, bytes per unit that an Index counts (a lightmap page)
    Limits limits{};
    bool required = false; // the engine refuses a map in which the lump is empty
    bool strict = true;    // the engine refuses a length that is not a multiple of the record
    // The computed columns, whose values core/columns computes when they are first shown. Their offsets are those of a
    // separate record.
    std::span<const Field> computed{};
    constexpr bool isBlob() const { return kind == Kind::Bytes || kind == Kind::Text; }
    // Returns the first field that refers to one record of a lump; `none` if there is no such field.
    constexpr int fieldTo(int target) const
    {
        const auto found = std::ranges::find_if(
            fields, [target](const Field &field) { return field.use == Use::Index && field.target == target; });
        return found == fields.end() ? none : static_cast<int>(found - fields.begin());
    }
};

// A chain of references through which a selection in one lump is projected onto another.
struct Step {
    std::int16_t from = none, to = none; // the lumps it leads from and to, in the route's direction
    std::int16_t lump = none, field = 0; // the reference that joins them; `lump` is `from` or `to`
    friend bool operator==(const Step &, const Step &) = default;
};
struct Route {
    std::array<Step, 8> steps{};
    int count = 0;
};

// Rules that a table of scalars cannot express. Only one function evaluates each, which tests/project/tst_rooms.cpp checks.
enum class Visibility : std::uint8_t { ClusterRle, LeafRle, ClusterRows };
enum class Lightmaps : std::uint8_t { Styles, Pages };
enum class Images : std::uint8_t { TexinfoNames, Miptex, ShaderNames };
enum class Checksum : std::uint8_t { Md4OfFile, CrcOfLumps, Md4OfLumps };

// Lumps by role, whatever they are called; `none` if a format has no such lump.
struct Roles {
    int entities = none, planes = none, nodes = none, leafs = none, faces = none, vertexes = none, texinfo = none;
    int models = none, visibility = none, lighting = none, textures = none;
    int areas = none, areaPortals = none;
    int entityList = none, clusters = none, images = none, faceLightmaps = none;
};

// A field of a lump; both are `none` if there is no such field.
struct FieldRef {
    int lump = none, field = none;
    friend auto operator<=>(const FieldRef &, const FieldRef &) = default;
};

// Quake III's surface types, as stored; Foliage is Enemy Territory's. Faces of formats without a column for it are polygons.
enum class SurfaceType : std::int32_t { Bad, Polygon, Patch, Mesh, Flare, Foliage };

// Page numbers that stand for no page (Quake III's renderer/tr_local.h).
inline constexpr std::int64_t whitePage = -2, vertexPage = -3;

// Columns by role, whatever a format calls them: code uses these and never spells out a field's name. A format sets those that
// its rules (Visibility, Lightmaps, Images) and its lumps need; tests/format/tst_schema.cpp checks which.
struct Columns {
    // Trees and what they lead to.
    FieldRef planeNormal; // three fields, then the distance
    FieldRef nodePlane, nodeFront, nodeBack;
    FieldRef leafCluster, leafArea, leafContents;
    FieldRef leafBox; // a box is three fields of the low corner, then three of the high one
    FieldRef leafFaces, leafFace; // the range that a leaf lists, and the face that an entry refers to
    // Brushes: from the leaf to the planes, and to the contents flags, which are in the brush or in its shader.
    FieldRef leafBrushes, leafBrush, brushSides, brushContents, brushShader, sidePlane, shaderContents;
    FieldRef sideFace; // the face that was made from a brush side
    // Models: modelTree leads to nodes; a format has either that or modelBrushes. modelHulls: the first of
    // Format::clipHulls() roots of clipnodes.
    FieldRef modelBox, modelFaces, modelTree, modelBrushes, modelHulls;
    FieldRef clipnodePlane, clipnodeFront, clipnodeBack;
    // Outlines of faces.
    FieldRef faceType, faceCorners, faceTriangles; // faceCorners: how many; faceTriangles: their range, which patches lack
    FieldRef faceEdges, surfedge, edgeStart, edgeEnd, vertexPoint; // vertexPoint: three
    FieldRef facePlane, faceSide; // faceSide: not 0 if the face points against its plane's normal
    // Outlines of faces that own their vertexes: corners of triangles, coordinates in the texture and the lightmap page (two
    // each), and baked light (three and alpha). vertexPage and vertexColor repeat for each of Format::lightLayers.
    FieldRef faceVertexes, triangleCorner, vertexTexture, vertexPage, vertexColor, vertexNormal;
    FieldRef patchWidth, patchHeight;
    // Light at a point of the light grid. gridAmbient and gridDirected: three each, for each of Format::lightLayers;
    // gridDirection: zenith and azimuth; gridStyles: one for each of Format::lightLayers.
    FieldRef gridAmbient, gridDirected, gridDirection, gridStyles;
    FieldRef gridPoint; // in formats whose grid refers to records of light: the record
    FieldRef faceNormal, flarePoint, flareColor; // three each; for surfaces that refer to no plane
    // How faces are lit and textured.
    FieldRef faceTexinfo, faceStyles, faceLight; // faceStyles: four, or one for each of Format::lightLayers
    FieldRef faceVertexStyles;                   // of the vertex colours; as many as faceStyles
    FieldRef texinfoAxes, texinfoFlags;          // texinfoAxes: two axes of three and an offset each
    FieldRef texinfoNext;                        // the next frame of an animation
    FieldRef texinfoImage;                       // a record of the derived images
    FieldRef facePage, facePageX, facePageY;   // one for each of Format::lightLayers
    FieldRef facePageWidth, facePageHeight;
    FieldRef imageName;
    // Visibility in formats without stored clusters.
    FieldRef leafVisibility, modelVisLeafs;
    FieldRef faceFog, fogBrush, fogSide;           // fogSide: the brush's side that the fog is seen through
    FieldRef areaPortals, portalNumber, portalArea; // portalArea: the area it leads to
    // The derived clusters. Fields from clusterSight on are counted after the map has been opened.
    FieldRef clusterLeafs, clusterBox, clusterSight, clusterSeenFaces, clusterRow; // clusterRow: in the PVS
    FieldRef entityClass, entityName, entityModel;
};

// The names of a format's contents that belong to one kind, between spaces.
struct ContentsWords {
    ContentsKind kind;
    std::string_view words;
};

// The names that id and Valve use.
inline constexpr ContentsWords usualContents[] = {
    {ContentsKind::Solid, " SOLID "},
    {ContentsKind::Window, " WINDOW "},
    {ContentsKind::Lava, " LAVA "},
    {ContentsKind::Slime, " SLIME "},
    {ContentsKind::Water, " WATER CURRENT_0 CURRENT_90 CURRENT_180 CURRENT_270 CURRENT_UP CURRENT_DOWN "},
    {ContentsKind::Fog, " FOG MIST "},
    {ContentsKind::PlayerClip, " PLAYERCLIP CLIP "},
    {ContentsKind::MonsterClip, " MONSTERCLIP BOTCLIP "},
    {ContentsKind::AreaPortal, " AREAPORTAL "},
    {ContentsKind::Sky, " SKY "},
    {ContentsKind::Empty, " EMPTY TOEMPTY "},
};

struct Game; // core/games/game.h

// When loading a map, engines pack the faces' lightmaps into square blocks. If all blocks are full, they refuse the map:
// AllocBlock: full.
struct LightBlocks {
    int side = 0;               // luxels; 0: not known, or the file has pages
    bool usesFirstFit = false; // a lightmap goes into the first block with room; else only into the newest
    Limits limits{};            // on the number of blocks
};

// The rules for layers of light on faces that are lit by pages.
struct LightLayers {
    int most = 1;                         // layers of a face
    int unusedStyle = 0xff;               // this style and higher ones end the layers
    bool directionsNeedEvenPages = false; // the engine reads directions only from an even number of pages
    bool vertexPageIsWhite = false;       // a later layer with page vertexPage is white; otherwise it ends the layers
    bool gridSkipsUnlit = true;           // points of the light grid without a style are in walls and do not count
};

// A program that loads or compiles maps.
struct Engine {
    std::string_view name{};               // empty: no engine at this index
    std::span<const Game *const> games{};  // games it plays; empty: all games of the format, or it is a compiler
};

// A lump's entry in the directory; a damaged file may contain any numbers.
struct DirectoryEntry {
    std::int64_t offset = 0, length = 0; // bytes
};

struct Format {
    std::string_view id;       // quake2
    std::string_view name;     // IBSP 38
    std::string_view source{}; // where the makers document its layout
    // The games that read it; the first is assumed unless the map indicates another (core/opening/gameofmap.h). What is derived
    // from a map's bytes does not depend on the game, except for entity keys: the games share their flags.
    std::span<const Game *const> games{};
    std::array<char, 4> magic{}; // all zero: the file starts with the version
    std::int32_t version = 0;      // 0: the magic alone identifies the format
    std::span<const Lump> lumps{}; // the directory's lumps, then the derived ones
    int directorySize = 0;         // how many of them are in the directory
    bool firstTwoSwapped = false;  // Blue Shift: slot 0 holds lump 1 and slot 1 lump 0
    bool hasXashLumps = false;     // Xash3D's header of further lumps may follow the directory (core/format/xash.h)
    bool hasVisFiles = false;      // .vis files next to maps hold leafs in this format (core/opening/visfile.h)
    std::span<const Route> routes{};
    std::array<Engine, engineCount> engines{};
    Roles roles{};
    Columns columns{};
    Visibility visibility{};
    Lightmaps lightmaps{};
    int bytesPerLuxel = 0;
    int otherBytesPerLuxel = 0; // bytes per luxel that engines use instead if the distances between lightmaps fit; 0: none
    int texelsPerLuxel = 0; // Styles: along the texture's axes
    int pageSide = 0;       // Pages: luxels a side
    LightLayers lightLayers{}; // Pages
    LightBlocks lightBlocks{}; // Styles
    Images images{};
    Checksum checksum{};
    StyleNames lightStyles{}; // of Use::LightStyle, whose cells show numbers all the same
    // Contents with flags of several kinds belong to the first kind listed.
    std::span<const ContentsWords> contentsWords = usualContents;
    std::string_view qualifierContents = " DETAIL STRUCTURAL TRANSLUCENT NO_WATERJUMP "; // only qualify other flags
    // If not 0, the engine refuses a map whose leaf 0 has other contents, or in which no leaf has contents 0.
    std::int64_t leafZeroContents = 0;

    constexpr const Game &game() const { return *games.front(); }
    // Returns whether an engine, given by its number, plays a game.
    constexpr bool plays(std::size_t engine, const Game &game) const
    {
        const auto &one = engines[engine];
        return !one.name.empty() && (one.games.empty() || names(one, game));
    }
    // Returns a game's own engine: the first that plays it. Engines other than number 0 must name the game.
    constexpr int engineOf(const Game &game) const
    {
        for (std::size_t engine = 0; engine < engines.size(); ++engine)
            if (plays(engine, game) && (engine == 0 || names(engines[engine], game)))
                return static_cast<int>(engine);
        return 0;
    }
    // Returns the number of clipnode trees per model: one for each hull from hull 1 on.
    constexpr int clipHulls() const
    {
        const FieldRef first = columns.modelHulls;
        int count = 0;
        if (first.lump != none)
            for (const Field &field :
                 lumps[static_cast<std::size_t>(first.lump)].fields.subspan(static_cast<std::size_t>(first.field)))
                if (field.use == Use::Child)
                    ++count;
        return count;
    }
    constexpr bool hasMagic() const { return magic[0] != 0; }
    constexpr std::uint32_t directoryAt() const { return hasMagic() && version != 0 ? 8 : 4; }
    constexpr std::uint32_t headerSize() const { return entryAt(directorySize); }
    // Read and write a slot's entry in the directory; `file` has the whole header.
    DirectoryEntry entry(ByteView file, int slot) const
    {
        const auto *at = file.data() + entryAt(slot);
        return {load<std::int32_t>(at), load<std::int32_t>(at + 4)};
    }
    void setEntry(std::span<std::byte> file, int slot, DirectoryEntry entry) const
    {
        auto *at = file.data() + entryAt(slot);
        store(at, static_cast<std::int32_t>(entry.offset));
        store(at + 4, static_cast<std::int32_t>(entry.length));
    }
    // Returns whether vertexes store texture coordinates as fractions of the texture's size; otherwise texinfos have axes, and
    // coordinates are in texels.
    constexpr bool hasTextureFractions() const { return columns.vertexTexture.lump != none; }
    constexpr std::int64_t bytesPerPage() const { return std::int64_t(bytesPerLuxel) * pageSide * pageSide; }
    // Returns the directory slot of a lump, or the lump in a slot: the mapping is its own inverse.
    constexpr int slot(int lump) const { return firstTwoSwapped && lump < 2 ? 1 - lump : lump; }

private:
    constexpr std::uint32_t entryAt(int slot) const { return directoryAt() + 8 * static_cast<std::uint32_t>(slot); }
    static constexpr bool names(const Engine &engine, const Game &game)
    {
        for (const Game *each : engine.games)
            if (each == &game)
                return true;
        return false;
    }
};

} // namespace bsp
