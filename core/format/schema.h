// A map format is data. This header is the vocabulary that the tables of this folder, of quake2.cpp and its neighbours, are
// written in: a Format has Lumps, a lump has records, a record has Fields, and a field says not only how wide it is
// but what it means (`Use`): a number, flags, or a reference to records of another lump. Tables, links, reverse links,
// checks, filters, CSV and JSON are all derived from these declarations; nothing else in the program knows a layout.
//
// Every field is one scalar (or a run of characters), so a column is always one byte range. Offsets are computed by
// record() at compile time, sizes are pinned by static_assert beside each table, and valid() refuses a format whose
// references do not fit together.
#pragma once

#include "core/format/bytes.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

// What fills a part of a map, in the few kinds that people tell apart.
enum class ContentsKind : std::uint8_t {
    Empty, Solid, Window, Water, Slime, Lava, Fog, PlayerClip, MonsterClip, AreaPortal, Sky, Other
};

namespace bsp {

// Number takes no bytes: it is the record's own number, as of lumps whose record 5 belongs to face 5.
enum class Type : std::uint8_t { U8, I8, U16, I16, U32, I32, F32, Chars, Text, Number };

// What a field's value refers to. "target" is Field::target.
enum class Use : std::uint8_t {
    Plain,       // a number, or text
    Index,       // one record of target
    First,       // first of a range in target; the Count stands beside it (Field::pair)
    Count,       // length of that range
    Child,       // >= 0: a record of target; < 0: record ~value of Field::negative (BSP trees). Of Type::U16 see childWraps
    SignedIndex, // record |value| of target (surfedges: the sign is the direction)
    ByteOffset,  // a byte of target, which is a blob
    Relative,    // counts from the start of a range that another record owns (Field::via, Field::base)
    Name,        // text that equals the first column of a record of target, whatever the case
    Model,       // "*N": record N of target; an empty text in record 0 means record 0 (the world)
    Flags,       // bits, named by Field::names
    Enum,        // one of Field::names
};

struct NamedValue {
    std::int64_t value;
    std::string_view name;
};
using Names = std::span<const NamedValue>;

inline constexpr int none = -1;

struct Field {
    std::string_view name; // the engine headers' spelling; vectors end in .x .y .z, arrays in [0] [1]
    Type type = Type::I32;
    std::string_view meaning; // for people, in English; translated in context "schema"
    Use use = Use::Plain;
    std::int16_t target = none;   // lump referred to
    std::int16_t negative = none; // Child: lump of the negative values; none: they are Enum-like values in `names`
    std::int8_t pair = 0;         // First, Count: where the partner stands, relative to this field (-1 or +1)
    std::int64_t lowest = 0;      // values from here up to -1 (of a Child, to firstRecord) are legal and refer to nothing
    std::int64_t firstRecord = 0; // legal values below this refer to nothing
    Names names{};
    std::uint16_t chars = 0;   // Chars: length in bytes
    std::uint16_t offset = 0;  // from the start of the record; set by record()
    std::string_view via{};    // Relative: "LUMP.field", the reference that joins this record to the range's owner
    std::string_view base{};   // Relative: the owner's First field
};

// Bytes that a field takes in its record. Text is a span of the entity text: offset and length, both U32.
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

// Quake's engines read children of 16 bits as unsigned, so that maps may have more nodes than half of what those hold. From
// which number on they mean the negative one that is 65,536 less: of clipnodes, whose negative numbers are contents, from
// 0xfff0 on (ericw-tools' bsp29_dclipnode_t, common/bspfile_q1.hh); of nodes, from their count on (QuakeSpasm's gl_model.c,
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

// Bytes of a file that a directory's entry can name: offsets and lengths of lumps are `int` to all engines (lump_t in id's
// qfiles.h, dlump_t in Valve's bspfile.h).
inline constexpr std::int64_t furthestByte = 0x7fff'ffff;

// How an engine or a tool bounds a lump. Bounds count records (bytes for blobs and text).
struct Limit {
    std::int64_t most = 0; // 0: none known
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
    std::string_view single;  // the same of one record: LeafFace; empty where a record is a byte
    std::string_view aliases; // other names it is known by, lower case, between spaces: " leaves leafs "
    std::string_view meaning;
    Kind kind = Kind::Records;
    std::span<const Field> fields{};
    std::uint32_t stride = 1; // bytes of a record; of what an Index into a blob counts (a lightmap page)
    Limits limits{};
    bool required = false; // the engine refuses a map without one
    bool strict = true;    // the engine refuses a length that is no multiple of the record
    // Columns beside those that are stored: core/columns calculates them once somebody wants to see them. Laid out as a
    // record of their own.
    std::span<const Field> computed{};
    constexpr bool isBlob() const { return kind == Kind::Bytes || kind == Kind::Text; }
};

// A chain of references through which a selection in one lump is projected onto another.
struct Step {
    std::int16_t from = none, to = none; // the lumps it joins, as walked from the route's start
    std::int16_t lump = none, field = 0; // the reference that joins them; `lump` is `from` or `to`
    friend bool operator==(const Step &, const Step &) = default;
};
struct Route {
    std::array<Step, 8> steps{};
    int count = 0;
};

// The few things that no table of scalars can say: each is asked for in one function, as tests/tst_rooms.cpp sees to.
enum class Visibility : std::uint8_t { ClusterRle, LeafRle, ClusterRows };
enum class Lightmaps : std::uint8_t { Styles, Pages };
enum class Images : std::uint8_t { TexinfoNames, Miptex, ShaderNames };
enum class Checksum : std::uint8_t { Md4OfFile, CrcOfLumps, Md4OfLumps };

// Lumps by what they are, whatever they are called; `none` where a format has no such thing.
struct Roles {
    int entities = none, planes = none, nodes = none, leafs = none, faces = none, vertexes = none, texinfo = none;
    int models = none, visibility = none, lighting = none, textures = none;
    int areas = none, areaPortals = none;
    int entityList = none, clusters = none, images = none, faceLightmaps = none;
};

// A field of a lump; `none` twice where there is no such thing.
struct FieldRef {
    int lump = none, field = none;
    friend auto operator<=>(const FieldRef &, const FieldRef &) = default;
};

// Quake III's kinds of surfaces, as stored; the faces of a format without a column for it are polygons.
enum class SurfaceType : std::int32_t { Bad, Polygon, Patch, Mesh, Flare };

// Columns by what they are, whatever a format calls them: code asks for these, and never spells a field's name. A
// format has those that its rules (Visibility, Lightmaps, Images) and its lumps need; tests/tst_schema.cpp knows which.
struct Columns {
    // Trees and what they lead to.
    FieldRef planeNormal; // three, and behind them the distance
    FieldRef nodePlane, nodeFront, nodeBack;
    FieldRef leafCluster, leafArea, leafContents;
    FieldRef leafBox; // a box is the low corner's three, and behind them the high one's
    FieldRef leafFaces, leafFace; // the range of what a leaf lists, and the face that this leads to
    // Brushes: from the leaf to the planes, and to the flags of what fills them, which stand in one of two places.
    FieldRef leafBrushes, leafBrush, brushSides, brushContents, brushShader, sidePlane, shaderContents;
    // Models: modelTree leads to nodes; a format has either that or modelBrushes. modelHulls: as many as Format::clipHulls()
    // says, of clipnodes.
    FieldRef modelBox, modelFaces, modelTree, modelBrushes, modelHulls;
    FieldRef clipnodePlane, clipnodeFront, clipnodeBack;
    // Outlines of faces.
    FieldRef faceType, faceCorners, faceTriangles; // faceCorners: how many; faceTriangles: the range that patches lack
    FieldRef faceEdges, surfedge, edgeStart, edgeEnd, vertexPoint; // vertexPoint: three
    FieldRef facePlane, faceSide; // faceSide: other than 0 where the face looks against its plane
    // Outlines of faces that own their vertexes: corners of triangles, and places in the texture and the lightmap page
    // (two each), and baked light (three and alpha).
    FieldRef faceVertexes, triangleCorner, vertexTexture, vertexPage, vertexColor, vertexNormal;
    FieldRef patchWidth, patchHeight;
    FieldRef faceNormal, flarePoint, flareColor; // three each; of surfaces that name no plane
    // How faces are lit and textured.
    FieldRef faceTexinfo, faceStyles, faceLight; // faceStyles: four
    FieldRef texinfoAxes, texinfoFlags;          // texinfoAxes: two of three and an offset each
    FieldRef texinfoNext;                        // the next of an animation
    FieldRef texinfoImage;                       // a record of the derived images
    FieldRef facePage, facePageX, facePageY, facePageWidth, facePageHeight;
    FieldRef imageName;
    // Visibility without clusters of its own.
    FieldRef leafVisibility, modelVisLeafs;
    FieldRef faceFog, fogBrush, fogSide;           // fogSide: of the brush, that the fog is seen through
    FieldRef areaPortals, portalNumber, portalArea; // portalArea: where it leads
    // Of the derived clusters: what is counted when the map is opened, and behind clusterSight what is counted later.
    FieldRef clusterLeafs, clusterBox, clusterSight, clusterSeenFaces, clusterRow; // clusterRow: of the PVS
    FieldRef entityClass, entityName, entityModel;
};

// A format's names of contents that mean one kind, between blanks.
struct ContentsWords {
    ContentsKind kind;
    std::string_view words;
};

// As id and Valve call them.
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

// Engines pack the lightmaps that faces have for themselves into square blocks when they load a map. Where all are full
// they refuse it: AllocBlock: full.
struct LightBlocks {
    int side = 0;               // luxels; 0: nobody knows, or the file has pages
    bool takesTheFirst = false; // a lightmap goes into the first that has room; else only into the newest
    Limits limits{};            // how many there may be
};

// A program that loads maps, or makes them.
struct Engine {
    std::string_view name{};               // empty: there is none at this place
    std::span<const Game *const> games{};  // that it plays; empty: all that read the format, or it is a compiler
};

// What a directory says of one lump; damaged files say anything.
struct DirectoryEntry {
    std::int64_t offset = 0, length = 0; // bytes
};

struct Format {
    std::string_view id;       // quake2
    std::string_view name;     // IBSP 38
    std::string_view source{}; // where its layout is written down, by its makers
    // That read it; the first is the one that is meant unless something tells another (core/map/gameofmap.h). What is
    // derived from a map's bytes does not depend on which, but for the keys of entities: they have the flags in common.
    std::span<const Game *const> games{};
    std::array<char, 4> magic{}; // all zero: the file starts with the version
    std::int32_t version = 0;      // 0: the magic says all
    std::span<const Lump> lumps{}; // the directory's lumps, then the derived ones
    int directorySize = 0;         // how many of them are in the directory
    bool firstTwoSwapped = false;  // Blue Shift: slot 0 holds lump 1 and slot 1 lump 0
    bool hasXashLumps = false;     // Xash3D's header of further lumps may follow the directory (core/format/xash.h)
    bool hasVisFiles = false;      // files of visibility beside maps have leafs as this format's (core/map/visfile.h)
    std::span<const Route> routes{};
    std::array<Engine, engineCount> engines{};
    Roles roles{};
    Columns columns{};
    Visibility visibility{};
    Lightmaps lightmaps{};
    int bytesPerLuxel = 0;
    int otherBytesPerLuxel = 0; // that engines take a luxel to have where lightmaps lie as far apart; 0: none do
    int texelsPerLuxel = 0; // Styles: along the texture's axes
    int pageSide = 0;       // Pages: luxels a side
    LightBlocks lightBlocks{}; // Styles
    Images images{};
    Checksum checksum{};
    // Contents that have flags of several kinds are of the first listed.
    std::span<const ContentsWords> contentsWords = usualContents;
    std::string_view addedContents = " DETAIL STRUCTURAL TRANSLUCENT NO_WATERJUMP "; // say more of something else
    // Other than 0: the engine refuses a map whose leaf 0 has other contents, or none of whose leafs has none.
    std::int64_t leafZeroContents = 0;

    constexpr const Game &game() const { return *games.front(); }
    // Whether an engine, by its number, goes with a game.
    constexpr bool plays(std::size_t engine, const Game &game) const
    {
        const auto &one = engines[engine];
        return !one.name.empty() && (one.games.empty() || names(one, game));
    }
    // The engine that is a game's own: the first, unless that is other games' only.
    constexpr int engineOf(const Game &game) const
    {
        for (std::size_t engine = 0; engine < engines.size(); ++engine)
            if (plays(engine, game) && (engine == 0 || names(engines[engine], game)))
                return static_cast<int>(engine);
        return 0;
    }
    // Trees of clipnodes that each model has, those of hull 1 and on.
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
    // Reads the directory's entry of a slot, and writes it; `file` has the whole header.
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
    // Vertexes say where they lie in the texture, as parts of it; else texinfos have axes, and places are texels.
    constexpr bool hasTextureFractions() const { return columns.vertexTexture.lump != none; }
    // Faces are lit by parts of pages, which they may share; else each has lightmaps of its own, one for each style.
    constexpr bool hasLightPages() const { return pageSide > 0; }
    constexpr std::int64_t bytesPerPage() const { return std::int64_t(bytesPerLuxel) * pageSide * pageSide; }
    // Directory slot of a lump, and back: the mapping is its own inverse.
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
