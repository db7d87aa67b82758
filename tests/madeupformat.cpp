#include "tests/madeupformat.h"

#include "core/format/computedcolumns.h"

namespace bsp {
namespace {

enum Slot : int {
    Sheets,
    Polygons,
    Corners,
    Rims,
    RimList,
    Skins,
    Cells,
    CellPolygons,
    CellBlocks,
    Forks,
    Sight,
    Glow,
    Bodies,
    Blocks,
    BlockSides,
    Rooms,
    Doors,
    Remarks,
    Things,
    DirectorySize,
    Pictures = DirectorySize,
    Zones,
    GlowMaps,
    ThingList
};
using enum Type;

constexpr NamedValue traits[] = {{0x1, "VEIL66"},   {0x2, "VEIL33"},    {0x10, "HEAVEN"},    {0x40, "RIPPLES"},
                                 {0x80, "STREAMS"}, {0x1000, "SHINES"}, {0x20000, "HIDDEN"}, {0x80000000, "HOLES"}};

constexpr NamedValue fills[] = {{0x4, "FINE"},     {0x8, "LIQUID"},     {0x10, "PANE"},        {0x100, "ROCK"},
                                {0x200, "GLASSY"}, {0x4000, "DOORWAY"}, {0x40000000, "NOBODY"}};

constexpr ContentsWords fillWords[] = {{ContentsKind::Solid, " ROCK "},
                                       {ContentsKind::Window, " PANE "},
                                       {ContentsKind::Water, " LIQUID "},
                                       {ContentsKind::PlayerClip, " NOBODY "},
                                       {ContentsKind::AreaPortal, " DOORWAY "}};

constexpr NamedValue axes[] = {{10, "EASTWARD"}, {11, "NORTHWARD"}, {12, "UPWARD"},
                               {20, "EASTISH"},  {21, "NORTHISH"},  {22, "UPPISH"}};

// Records need not be multiples of 4 bytes, and fields need not be aligned.
constexpr auto sheet = record(oneOf("along", U8, axes, "The axis it is nearest to"),
                              array({"facing.x", "facing.y", "facing.z"}, F32, "Direction it faces"),
                              plain("away", F32, "Distance from the origin along that"));
static_assert(sizeOf(sheet) == 17);

constexpr auto corner = record(plain("spare", U16, "Nothing"), array({"at.x", "at.y", "at.z"}, F32, "Place"));
static_assert(sizeOf(corner) == 14);

constexpr auto polygon =
    record(byteOffset("glow", I32, Glow, "Where its lightmaps begin; -1: none", none),
           lightStyles(array({"pulse[0]", "pulse[1]", "pulse[2]", "pulse[3]"}, U8, "Light style of each; 255: none")),
           countThenFirst("rimcount", "firstrim", U32, RimList, "First of the rims around it"),
           index("skin", U32, Skins, "How it is textured"), plain("spare", U8, "Nothing"),
           plain("flipped", U8, "Not 0: it faces against its sheet"), index("sheet", U32, Sheets, "The sheet it lies on"));
static_assert(sizeOf(polygon) == 26);

constexpr auto rim = record(index("end", U32, Corners, "Where it ends"), index("begin", U32, Corners, "Where it begins"));
constexpr auto rimEntry = record(
    Field{.name = "rim", .type = I16, .meaning = "A rim; negative: walked backwards", .use = Use::SignedIndex, .target = Rims});
static_assert(sizeOf(rim) == 8 && sizeOf(rimEntry) == 2);

constexpr auto skin = record(
    Field{.name = "picture", .type = Chars, .meaning = "Name of its picture", .use = Use::Name, .target = Pictures, .chars = 40},
    Field{.name = "follower",
          .type = I16,
          .meaning = "Next of its animation; -1: none",
          .use = Use::Index,
          .target = Skins,
          .lowest = INT16_MIN,
          .firstRecord = 1},
    flags("traits", U32, traits, "How it behaves"), plain("strength", F32, "Strength of its light"),
    array({"across.x", "across.y", "across.z", "across.offset"}, F32, "Texels for each map unit, and offset"),
    array({"down.x", "down.y", "down.z", "down.offset"}, F32, "Texels for each map unit, and offset"));
static_assert(sizeOf(skin) == 82);

constexpr auto cell = record(
    range("firstblock", "blocks", U32, CellBlocks, "First of its entries in CellBlocks"),
    range("firstpolygon", "polygons", U32, CellPolygons, "First of its entries in CellPolygons"),
    array({"low.x", "low.y", "low.z"}, I32, "Low corner of its box"),
    array({"high.x", "high.y", "high.z"}, I32, "High corner of its box"), index("room", U8, Rooms, "The room it belongs to"),
    index("zone", I32, Zones, "The zone it belongs to; -1: none", INT32_MIN), flags("fill", U32, fills, "What fills it"));
static_assert(sizeOf(cell) == 49);

constexpr auto cellPolygon = record(index("polygon", U32, Polygons, "A polygon seen from the cell"));
constexpr auto cellBlock = record(index("block", I32, Blocks, "A block that reaches into the cell"));

constexpr auto fork = record(countThenFirst("polygons", "firstpolygon", I32, Polygons, "First of the polygons on its sheet"),
                             array({"high.x", "high.y", "high.z"}, F32, "High corner of its box"),
                             array({"low.x", "low.y", "low.z"}, F32, "Low corner of its box"),
                             child("behind", I16, Forks, Cells, "What lies behind the sheet"),
                             child("before", I16, Forks, Cells, "What lies before the sheet"),
                             index("sheet", U16, Sheets, "The sheet that splits it"));
static_assert(sizeOf(fork) == 38);

constexpr auto body = record(child("tree", I16, Forks, Cells, "Root of its tree"),
                             countThenFirst("polygons", "firstpolygon", U16, Polygons, "First of its polygons"),
                             array({"low.x", "low.y", "low.z"}, F32, "Low corner of its box"),
                             array({"high.x", "high.y", "high.z"}, F32, "High corner of its box"));
static_assert(sizeOf(body) == 30);

constexpr auto block = record(flags("fill", U32, fills, "What fills it"),
                              countThenFirst("sides", "firstside", U16, BlockSides, "First of its sides"));
constexpr auto blockSide = record(index("skin", I32, Skins, "How it is textured; -1: not at all", none),
                                  index("sheet", U32, Sheets, "The sheet it lies on"));
constexpr auto room = record(range("firstdoor", "doors", U8, Doors, "First of the doors that lead out of it"));
constexpr auto door = record(index("beyond", U16, Rooms, "The room it leads to"), plain("number", U8, "Its number"));
static_assert(sizeOf(block) == 8 && sizeOf(blockSide) == 8 && sizeOf(room) == 2 && sizeOf(door) == 3);

// Derived tables: fields that are filled have the names of derivedtables.h and may be in any order; texts are keys of the
// game's entities.
constexpr auto pictures = imageFieldsByName<40>();
constexpr auto zones = record(byteOffset("phs", I32, Sight, "Its row of what is heard", none),
                              byteOffset("pvs", I32, Sight, "Its row of what is seen", none), clusterBox(), clusterSight(),
                              index("area", I32, Rooms, "The room of its first cell; -1: none", none), clusterContents());
constexpr auto glowMaps =
    record(byteOffset("offset", U32, Glow, "Where its first luxel lies"), plain("height", U32, "In luxels"),
           plain("width", U32, "In luxels"), plain("style", U32, "Light style that scales it"),
           plain("slot", U32, "Which of the polygon's up to four"), index("face", U32, Polygons, "The polygon it lights"));
constexpr auto thingList =
    record(plain("origin", Text, "Place, in map units"),
           Field{.name = "model", .type = Text, .meaning = "Body (*N)", .use = Use::Model, .target = Bodies},
           plain("leadsto", Text, "Name of what it acts on"), plain("targetname", Text, "Name by which others refer to it"),
           plain("classname", Text, "What the game makes of it"), byteOffset("offset", U32, Things, "Where its text begins"),
           plain("length", U32, "Bytes of its text"));

constexpr Roles roles = {.entities = Things,
                         .planes = Sheets,
                         .nodes = Forks,
                         .leafs = Cells,
                         .faces = Polygons,
                         .vertexes = Corners,
                         .texinfo = Skins,
                         .models = Bodies,
                         .visibility = Sight,
                         .lighting = Glow,
                         .areas = Rooms,
                         .areaPortals = Doors,
                         .entityList = ThingList,
                         .clusters = Zones,
                         .images = Pictures,
                         .faceLightmaps = GlowMaps};
constexpr auto ofPolygon = faceColumns<40>(roles, flags("traits", U32, traits, "How it behaves"));
constexpr auto ofCell = leafColumns();
constexpr auto ofBlock = brushColumns<40>(roles);
constexpr auto ofPicture = imageColumns();

// In the order of `engines`.
constexpr Limits bound(std::int64_t most) { return {Limit{most, true}, Limit{2 * most, false}}; }

constexpr Lump lumps[] = {
    records("SHEETS", "Sheets", "Sheet", " sheet ", "What others lie on", sheet, {}, required),
    with(ofPolygon, records("POLYGONS", "Polygons", "Polygon", " polygon ", "What is drawn", polygon, bound(500))),
    records("CORNERS", "Corners", "Corner", " corner ", "Corners of polygons", corner),
    records("RIMS", "Rims", "Rim", " ", "Pairs of corners", rim),
    records("RIMLIST", "RimList", "RimList entry", " ", "Rims around each polygon", rimEntry),
    records("SKINS", "Skins", "Skin", " skin ", "How polygons are textured", skin),
    with(ofCell, records("CELLS", "Cells", "Cell", " cell ", "Convex pieces of space", cell, {}, required)),
    records("CELLPOLYGONS", "CellPolygons", "CellPolygon", " ", "Which polygons are seen from which cell", cellPolygon),
    records("CELLBLOCKS", "CellBlocks", "CellBlock", " ", "Which blocks reach into which cell", cellBlock),
    records("FORKS", "Forks", "Fork", " fork ", "The tree that splits space", fork),
    blob("SIGHT", "Sight", " ", "Which zones see and hear which", Kind::Bytes),
    blob("GLOW", "Glow", " ", "Lightmaps' luxels, RGB", Kind::Bytes),
    records("BODIES", "Bodies", "Body", " body ", "The world and what moves in it", body),
    with(ofBlock, records("BLOCKS", "Blocks", "Block", " block ", "Convex solids", block)),
    records("BLOCKSIDES", "BlockSides", "BlockSide", " ", "Sides of blocks", blockSide),
    records("ROOMS", "Rooms", "Room", " room ", "What doors seal off", room),
    records("DOORS", "Doors", "Door", " door ", "Ways between rooms", door),
    blob("REMARKS", "Remarks", " ", "What its maker had to say", Kind::Bytes),
    blob("THINGS", "Things", " ", "The entities' text", Kind::Text),
    with(ofPicture, derivedLump("PICTURES", "Pictures", "Picture", " picture ", "The pictures that skins name", pictures)),
    derivedLump("ZONES", "Zones", "Zone", " zone ", "Groups of cells that see the same", zones),
    derivedLump("GLOWMAPS", "Glow maps", "Glow map", " glowmap ", "Every polygon's lightmaps", glowMaps),
    derivedLump("THINGLIST", "Thing list", "Thing", " thinglist ", "The entities, read from their text", thingList, bound(100))};

constexpr auto routeTable =
    routes(lumps, {
                      "SKINS.picture POLYGONS.skin CELLPOLYGONS.polygon CELLS.firstpolygon CELLS.zone",
                      "THINGLIST.model BODIES.firstpolygon CELLPOLYGONS.polygon CELLS.firstpolygon CELLS.zone",
                      "RIMS.begin RIMLIST.rim POLYGONS.firstrim CELLPOLYGONS.polygon CELLS.firstpolygon CELLS.zone",
                      "RIMS.end RIMLIST.rim POLYGONS.firstrim CELLPOLYGONS.polygon CELLS.firstpolygon CELLS.zone",
                      "POLYGONS.sheet CELLPOLYGONS.polygon CELLS.firstpolygon CELLS.zone",
                      "GLOWMAPS.face CELLPOLYGONS.polygon CELLS.firstpolygon CELLS.zone",
                      "FORKS.sheet",
                      "FORKS.firstpolygon",
                      "BODIES.tree",
                      "BLOCKSIDES.sheet BLOCKS.firstside CELLBLOCKS.block CELLS.firstblock",
                      "BLOCKSIDES.skin BLOCKS.firstside",
                      "DOORS.beyond CELLS.room",
                  });

constexpr Columns columns = {.planeNormal = named(lumps, "SHEETS.facing.x"),
                             .nodePlane = named(lumps, "FORKS.sheet"),
                             .nodeFront = named(lumps, "FORKS.before"),
                             .nodeBack = named(lumps, "FORKS.behind"),
                             .leafCluster = named(lumps, "CELLS.zone"),
                             .leafArea = named(lumps, "CELLS.room"),
                             .leafContents = named(lumps, "CELLS.fill"),
                             .leafBox = named(lumps, "CELLS.low.x"),
                             .leafFaces = named(lumps, "CELLS.firstpolygon"),
                             .leafFace = named(lumps, "CELLPOLYGONS.polygon"),
                             .leafBrushes = named(lumps, "CELLS.firstblock"),
                             .leafBrush = named(lumps, "CELLBLOCKS.block"),
                             .brushSides = named(lumps, "BLOCKS.firstside"),
                             .brushContents = named(lumps, "BLOCKS.fill"),
                             .sidePlane = named(lumps, "BLOCKSIDES.sheet"),
                             .modelBox = named(lumps, "BODIES.low.x"),
                             .modelFaces = named(lumps, "BODIES.firstpolygon"),
                             .modelTree = named(lumps, "BODIES.tree"),
                             .faceCorners = named(lumps, "POLYGONS.rimcount"),
                             .faceEdges = named(lumps, "POLYGONS.firstrim"),
                             .surfedge = named(lumps, "RIMLIST.rim"),
                             .edgeStart = named(lumps, "RIMS.begin"),
                             .edgeEnd = named(lumps, "RIMS.end"),
                             .vertexPoint = named(lumps, "CORNERS.at.x"),
                             .facePlane = named(lumps, "POLYGONS.sheet"),
                             .faceSide = named(lumps, "POLYGONS.flipped"),
                             .faceTexinfo = named(lumps, "POLYGONS.skin"),
                             .faceStyles = named(lumps, "POLYGONS.pulse[0]"),
                             .faceLight = named(lumps, "POLYGONS.glow"),
                             .texinfoAxes = named(lumps, "SKINS.across.x"),
                             .texinfoFlags = named(lumps, "SKINS.traits"),
                             .texinfoNext = named(lumps, "SKINS.follower"),
                             .texinfoImage = named(lumps, "SKINS.picture"),
                             .imageName = named(lumps, "SKINS.picture"),
                             .areaPortals = named(lumps, "ROOMS.firstdoor"),
                             .portalNumber = named(lumps, "DOORS.number"),
                             .portalArea = named(lumps, "DOORS.beyond"),
                             .clusterLeafs = named(lumps, "ZONES.leafs"),
                             .clusterBox = named(lumps, "ZONES.mins.x"),
                             .clusterSight = named(lumps, "ZONES.sees"),
                             .clusterSeenFaces = named(lumps, "ZONES.seenFaces"),
                             .clusterRow = named(lumps, "ZONES.pvs"),
                             .entityClass = named(lumps, "THINGLIST.classname"),
                             .entityName = named(lumps, "THINGLIST.targetname"),
                             .entityModel = named(lumps, "THINGLIST.model")};

constexpr const Game *readBy[] = {&games::madeUp};

} // namespace

extern constexpr Format madeUp = {.id = "madeup",
                                  .name = "MADE 7",
                                  .games = readBy,
                                  .magic = {'M', 'A', 'D', 'E'},
                                  .version = 7,
                                  .lumps = lumps,
                                  .directorySize = DirectorySize,
                                  .routes = routeTable,
                                  .engines = {{{"Dreamt"}, {"Imagined"}}},
                                  .roles = roles,
                                  .columns = columns,
                                  .visibility = Visibility::ClusterRle,
                                  .lightmaps = Lightmaps::Styles,
                                  .bytesPerLuxel = 3,
                                  .texelsPerLuxel = 16,
                                  .images = Images::TexinfoNames,
                                  .checksum = Checksum::CrcOfLumps,
                                  .contentsWords = fillWords,
                                  .qualifierContents = " FINE GLASSY ",
                                  .leafZeroContents = 0x100};
static_assert(valid(madeUp) && validDerived(madeUp));

} // namespace bsp
