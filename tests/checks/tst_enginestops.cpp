// What engines stop at: the table of it. A row is one place in an engine's source where the bytes of a map can end its
// loading or spawning, with the kind of problem that the checks tell it by and a fixture that triggers it; or the
// reason why there is none. Sources: sezero/quakespasm f5fe178, id-Software/Quake, rehlds/ReHLDS 1963001,
// FWGS/xash3d-fwgs 633203e, yquake2/yquake2 69599f5 with game/ of it, id-Software/Quake-2, ioquake/ioq3 5956299 with
// game/ of it.
#include "core/assets/gamefiles.h"
#include "core/checks/enginestops.h"
#include "tests/gamefolder.h"
#include "tests/planting.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sourcestops.h"

#include <cmath>

using namespace planting;

namespace {

// Plants the fault, and may put other files into the folder of the game that the map lies in.
using Fixture = std::function<void(MapBuilder &, const GameFolder &)>;

struct Stop {
    const char *where; // function (file)
    const char *what;  // what it says, or does
    const char *check; // the kind of problem; null: there is none
    Fixture fixture{};
    const char *why = nullptr;        // there is no check
    const char *acceptedBy = nullptr; // an engine of the format that loads the same
};

struct EngineTable {
    const char *engine;
    const bsp::Format *format;
    QString folder; // of the game, for maps
    std::vector<Stop> stops;
};

Fixture plant(const Plant &plant)
{
    return [plant](MapBuilder &map, const GameFolder &) { plant(map); };
}

Fixture set(std::string_view lump, quint32 record, std::string_view field, double value)
{
    return plant(setField(lump, record, field, value));
}

Fixture withLump(std::string_view lump, const QByteArray &bytes)
{
    return plant([=](MapBuilder &map) { map.setLumpBytes(lump, bytes); });
}

// A byte more than whole records.
Fixture cut(std::string_view lump)
{
    return plant([=](MapBuilder &map) { map.setLumpBytes(lump, map.lumpBytes(lump) + '\1'); });
}

Fixture emptied(std::string_view lump) { return withLump(lump, {}); }

Fixture filled(std::string_view lump, qint64 records)
{
    return plant([=](MapBuilder &map) {
        const auto &table = map.format().lumps[static_cast<size_t>(map.lump(lump))];
        map.setLumpBytes(lump, QByteArray(records * table.stride, '\0'));
    });
}

Fixture entityText(const QByteArray &text) { return withLump("ENTITIES", text + '\0'); }

const QByteArray world = "{ \"classname\" \"worldspawn\" }\n";
const QByteArray brush = "{ \"classname\" \"func_wall\" \"model\" \"*1\" }\n";

Fixture withEntity(const QByteArray &pairs) { return entityText(world + brush + "{ " + pairs + " }"); }

// Key-value pairs that no game knows, one below the other.
QByteArray manyPairs(int count)
{
    QByteArray pairs;
    for (int i = 0; i < count; ++i)
        pairs += "\"k" + QByteArray::number(i) + "\" \"v\"\n";
    return pairs;
}

QByteArray quoted(const QByteArray &text) { return '"' + text + '"'; }

Fixture withEntities(int count)
{
    return entityText(world + brush + QByteArray("{ \"classname\" \"info_player_deathmatch\" }\n").repeated(count));
}

// As many as all that is not written there need not say.
struct MadeTexture {
    QByteArray name;
    int width = 16, height = 16;
    bool isEmbedded = true;
};

Fixture withTextures(const QList<MadeTexture> &textures)
{
    return plant([textures](MapBuilder &map) {
        QByteArray offsets = words({textures.size()}), headers;
        for (const auto &[name, width, height, isEmbedded] : textures) {
            offsets += words({4 + 4 * textures.size() + headers.size()});
            headers += name.leftJustified(16, '\0') + words({width, height});
            const qint64 texels = qint64{width} * height;
            headers += isEmbedded ? words({40, 40 + texels, 40 + texels * 5 / 4, 40 + texels * 21 / 16}) : words({0, 0, 0, 0});
            headers += isEmbedded ? QByteArray(texels * 85 / 64 + 2 + 768 + 2, '\0') : QByteArray();
        }
        map.setLumpBytes("TEXTURES", offsets + headers);
    });
}

// The room's own two, and one more.
Fixture withTexture(const MadeTexture &texture) { return withTextures({{"wall"}, {"floor"}, texture}); }

// The room's walls are 128 units long: texels a unit of its first face along its axes.
Fixture spanning(double first, double second)
{
    return plant([=](MapBuilder &map) {
        map.set("TEXINFO", 0, "vecs[0].y", first).set("TEXINFO", 0, "vecs[1].z", second).setLumpBytes("LIGHTING", {});
    });
}

Fixture stretched(double texelsPerUnit) { return spanning(texelsPerUnit, texelsPerUnit); }

// A number of 16 bits holds 32 texels less than these along the 128 units, or 27,136 less than none.
constexpr double wrapsToFew = (65536 + 32) / 128.0, wrapsToMany = (65536 + 4096) / 128.0, wrapsBelowZero = 300;

// Faces enough that their lightmaps, of 9 x 9 luxels, fill more pages of 128 x 128 than engines have.
Fixture manyPages()
{
    return plant([](MapBuilder &map) {
        const auto &faces = map.lumpBytes("FACES");
        const auto stride = faces.size() / map.count("FACES");
        map.setLumpBytes("FACES", faces + faces.first(stride).repeated(28000)).setLumpBytes("LIGHTING", {});
        map.setLumpBytes("SURFEDGES", map.lumpBytes("SURFEDGES") + QByteArray(4 * 60000, '\0')); // else faces share too many
    });
}

// Face 0 goes around its four edges so often that it has as many corners, and all are of this texture; in Quake II's
// formats they have the flag.
Fixture withCorners(int corners, const QByteArray &texture, int texinfoFlags = 1, int quake2Flags = 0)
{
    return plant([=](MapBuilder &map) {
        QByteArray loop;
        for (int i = 0; i < corners; ++i)
            loop += map.lumpBytes("SURFEDGES").sliced(4 * (i % 4), 4);
        map.set("FACES", 0, "firstedge", map.count("SURFEDGES")).set("FACES", 0, "numedges", corners);
        map.setLumpBytes("SURFEDGES", map.lumpBytes("SURFEDGES") + loop);
        const bool isByName = map.has("CLIPNODES");
        if (isByName)
            nameMiptexes(map, texture);
        map.set("TEXINFO", 0, "flags", isByName ? texinfoFlags : quake2Flags);
    });
}

Fixture liquidWithCorners(int corners, int texinfoFlags = 1) // TEX_SPECIAL
{
    return withCorners(corners, "*lava", texinfoFlags, 0x8); // SURF_WARP
}

Fixture skyWithCorners(int corners)
{
    return withCorners(corners, "sky1", 1, 0x4); // SURF_SKY
}

// A liquid that reaches so many units from the origin.
Fixture farLiquid(double units)
{
    return [=](MapBuilder &map, const GameFolder &folder) {
        liquidWithCorners(4)(map, folder);
        map.set("VERTEXES", 0, "point.x", units).set("VERTEXES", 1, "point.x", units);
    };
}

// Shader 0 of a map of Quake III, by a script that says this of it.
Fixture shader(const QByteArray &body)
{
    return [=](MapBuilder &map, const GameFolder &folder) {
        map.set("SHADERS", 0, "shader", "textures/a/wall");
        folder.save(u"baseq3/scripts/a.shader"_s, "textures/a/wall\n{\n" + body + "}\n");
    };
}

// The brush model's tree, node 7, leads to a new node with a leaf on both sides; `before`: the model's root comes
// behind it.
Fixture treeInDisorder(bool before)
{
    return plant([=](MapBuilder &map) {
        if (before) { // node 8 is the root and leads back to node 7
            const auto root = map.addRecord("NODES");
            map.refer("NODES", root, "PLANES", 0).set("NODES", root, "children[0]", 7).set("NODES", root, "children[1]", ~0);
            map.set("MODELS", 1, "headnode[0]", root);
            return;
        }
        quint32 last = 0; // node 7 leads to one with two of another model between them
        for (int i = 0; i < 3; ++i) {
            last = map.addRecord("NODES");
            map.refer("NODES", last, "PLANES", 0).set("NODES", last, "children[0]", ~0).set("NODES", last, "children[1]", ~0);
        }
        map.set("NODES", 7, "children[0]", last);
    });
}

Fixture clipnodesInDisorder()
{
    return plant([](MapBuilder &map) {
        const auto root = map.addRecord("CLIPNODES");
        map.refer("CLIPNODES", root, "PLANES", 0)
            .set("CLIPNODES", root, "children[0]", 0)
            .set("CLIPNODES", root, "children[1]", -2);
        map.set("MODELS", 0, "headnode[1]", root);
    });
}

Fixture backwardBox()
{
    return plant([](MapBuilder &map) {
        map.setVector("MODELS", 1, "mins", {100, 0, 0}).setVector("MODELS", 1, "maxs", {-100, 1, 1});
    });
}

// A text of a whole number of blocks without a NUL, with something else than a NUL behind it.
Fixture withoutNul(qsizetype block)
{
    return plant([=](MapBuilder &map) {
        auto text = (world + brush).leftJustified(((world + brush).size() / block + 1) * block, ' ');
        map.setLumpBytes("ENTITIES", text);
    });
}

// A patch of that many control points in place of the room's.
Fixture patch(int width, int height)
{
    return plant([=](MapBuilder &map) {
        const auto first = map.count("DRAWVERTS");
        for (int i = 0; i < width * height; ++i)
            map.addRecord("DRAWVERTS");
        map.refer("SURFACES", 6, "DRAWVERTS", first, width * height);
        map.set("SURFACES", 6, "patchWidth", width).set("SURFACES", 6, "patchHeight", height);
    });
}

// Records enough that the number of one of the last is taken for a negative one, and a record that has it.
Fixture manyRecords(std::string_view lump, std::string_view from, std::string_view field, quint32 record = 0)
{
    return plant([=](MapBuilder &map) {
        const auto &bytes = map.lumpBytes(lump);
        const auto stride = bytes.size() / map.count(lump);
        map.setLumpBytes(lump, bytes + bytes.last(stride).repeated(40000));
        map.set(from, record, field, 40000);
    });
}

constexpr auto isOfTheFormat = "readMapFile() tells another format, or none";
using sourcestops::isInPlay, sourcestops::isMemory;

void addAll(std::vector<Stop> &stops, std::initializer_list<std::pair<const char *, std::string_view>> lumps, const char *what)
{
    for (const auto &[function, lump] : lumps)
        stops.push_back({function, what, "record-cut", cut(lump)});
}

void addEntityStops(std::vector<Stop> &stops, const char *parser, const char *loader)
{
    stops.push_back({parser, "EOF without closing brace, behind a key", "entity-text", entityText(world + "{ \"classname\"")});
    stops.push_back({parser, "EOF without closing brace, behind a value", "entity-text", entityText(world + "{ \"a\" \"b\"\n")});
    stops.push_back({parser, "closing brace without data", "entity-text", entityText(world + "{ \"classname\" }\n")});
    stops.push_back({loader, "found %s when expecting {", "entity-text", entityText(world + "word\n")});
}

EngineTable quakeSpasm()
{
    std::vector<Stop> stops;
    addAll(stops,
           {{"Mod_LoadVertexes (gl_model.c)", "VERTEXES"},
            {"Mod_LoadEdges (gl_model.c)", "EDGES"},
            {"Mod_LoadSurfedges (gl_model.c)", "SURFEDGES"},
            {"Mod_LoadPlanes (gl_model.c)", "PLANES"},
            {"Mod_LoadTexinfo (gl_model.c)", "TEXINFO"},
            {"Mod_LoadFaces (gl_model.c)", "FACES"},
            {"Mod_LoadMarksurfaces (gl_model.c)", "MARKSURFACES"},
            {"Mod_ProcessLeafs_S (gl_model.c)", "LEAFS"},
            {"Mod_LoadNodes_S (gl_model.c)", "NODES"},
            {"Mod_LoadClipnodes (gl_model.c)", "CLIPNODES"},
            {"Mod_LoadSubmodels (gl_model.c)", "MODELS"}},
           "funny lump size");
    const std::vector<Stop> more{
        {"Mod_LoadBrushModel (gl_model.c)", "unsupported version number", nullptr, {}, isOfTheFormat},
        {"Mod_LoadBrushModel (gl_model.c)", "reads lumps where the directory has them", "lump-outside",
         plant([](MapBuilder &map) { map.setExtent("PLANES", INT32_MAX, 20); })},
        {"Mod_LoadTextures (gl_model.c)", "Bad animating texture", "texture-frames", withTexture({"+Kwall"})},
        {"Mod_LoadTextures (gl_model.c)", "Missing frame, of 0 to 9", "texture-frames", withTexture({"+3wall"})},
        {"Mod_LoadTextures (gl_model.c)", "Missing frame, of A to J", "texture-frames", withTexture({"+bwall"})},
        {"Mod_LoadTextures (gl_model.c)", "reads headers where offsets lead", "texture-range", plant([](MapBuilder &map) {
             map.setLumpBytes("TEXTURES", words({1, 1 << 20}));
         })},
        {"Mod_LoadTexinfo (gl_model.c)", "reads textures[-1]", "index-range", set("TEXINFO", 0, "miptex", -1)},
        {"Mod_LoadFaces (gl_model.c)", "reads outside of planes, texinfos, surfedges", "index-range",
         set("FACES", 0, "texinfo", 999)},
        {"CalcSurfaceExtents (gl_model.c)", "Bad surface extents", "surface-extents", stretched(20)},
        {"CalcSurfaceExtents (gl_model.c)", "Bad surface extents, of 16 bits", "surface-extents", spanning(wrapsToMany, 1)},
        {"GL_SubdivideSurface (gl_warp.c)", "numverts, SubdividePolygon's too", "surface-corners", liquidWithCorners(61)},
        {"BuildSurfaceDisplayList (r_brush.c)", "numverts, of liquids with light", "surface-corners", liquidWithCorners(61, 0)},
        {"AllocBlock (r_brush.c)", "full, of a negative width", "surface-extents", spanning(wrapsBelowZero, 1)},
        {"AllocBlock (r_brush.c)", "full, of TEX_SPECIAL", "surface-extents",
         [](MapBuilder &map, const GameFolder &folder) {
             stretched(40)(map, folder);
             map.set("TEXINFO", 0, "flags", 1);
         }},
        {"R_BuildLightMap (r_brush.c)", "clears a negative number of luxels", "surface-extents", spanning(1, wrapsBelowZero)},
        {"Mod_ProcessLeafs_S (gl_model.c)", "leafs exceeds limit of 32767", "limit", filled("LEAFS", 32768)},
        {"Mod_LoadClipnodes (gl_model.c)", "planenum out of bounds", "index-range", set("CLIPNODES", 0, "planenum", 9999)},
        {"Mod_LoadMarksurfaces (gl_model.c)", "bad surface number", "index-range", set("MARKSURFACES", 0, "face", 999)},
        {"Mod_SetParent (gl_model.c)", "reads nodes that are not there", "lump-empty", emptied("NODES")},
        {"Mod_SetParent (gl_model.c)", "never ends", "tree-cycle", set("NODES", 6, "children[0]", 0)},
        {"Mod_SetParent (gl_model.c)", "takes a leaf for a node", "leaf-contents", set("LEAFS", 2, "contents", 0)},
        {"Mod_LoadSubmodels (gl_model.c)", "reads a model that is not there", "lump-empty", emptied("MODELS")},
        {"Mod_DecompressVis (gl_model.c)", "reads at the offset from nothing", "vis-missing", emptied("VISIBILITY")},
        {"Mod_DecompressVis (gl_model.c)", "reads behind the lump", "vis-range", set("LEAFS", 2, "visofs", 2)},
        {"Mod_DecompressVis (gl_model.c)", "decodes as many leafs as the world says", "vis-leafs",
         set("MODELS", 0, "visleafs", 999)},
        {"R_BuildLightMap (r_brush.c)", "reads behind the lump", "lightmap-range", set("FACES", 2, "lightofs", INT32_MAX)},
        {"AllocBlock (r_brush.c)", "AllocBlock: full", nullptr, {}, "it makes room for more until memory ends"},
        {"Mod_FindName (gl_model.c)", "mod_numknown == MAX_MOD_KNOWN", "limit", filled("MODELS", 4097)},
        {"SV_SpawnServer (sv_main.c)", "writes behind model_precache", "limit", filled("MODELS", 4096)},
        {"SV_HullPointContents (world.c)", "bad node number, of hull 0", "node-number", treeInDisorder(true), nullptr, "FTE"},
        {"SV_RecursiveHullCheck (world.c)", "bad node number, of hull 1", "node-number", clipnodesInDisorder()},
        {"SV_RecursiveHullCheck (world.c)", "bad node number, without clipnodes", "hulls-missing", emptied("CLIPNODES"), nullptr,
         "FTE"},
        {"SV_RecursiveHullCheck (world.c)", "bad node number, of none that exists", "index-range",
         set("CLIPNODES", 5, "children[1]", 999)},
        {"SV_HullForEntity (world.c)",
         "SOLID_BSP with a non bsp model",
         nullptr,
         {},
         "the game's code gives the entity its model"},
        {"PF_setmodel (pr_cmds.c)", "no precache", "model-missing", withEntity("\"classname\" \"func_wall\" \"model\" \"*99\"")},
        {"SetMinMaxSize (pr_cmds.c)", "backwards mins/maxs", "model-box", backwardBox()},
        {"COM_ParseEx (common.c)", "ends the text at a word too long", "entity-token",
         withEntity("\"classname\" \"info_notnull\" \"message\" \"" + QByteArray(1024, 'x') + '"'), nullptr, "DarkPlaces"},
        {"ED_ParseEpair (pr_edict.c)", "Can't find function, field", nullptr, {}, "progs.dat says which there are"},
        {"ED_Alloc (pr_edict.c)", "no free edicts", "entities-too-many", withEntities(32000)},
        {"ED_LoadFromFile (pr_edict.c)", "frees the world: no precache", "world-freed",
         entityText("{ \"classname\" \"worldspawn\" \"spawnflags\" \"1792\" }" + brush)},
        {"ED_LoadFromFile (pr_edict.c)", "No spawn function for the world: no precache", "worldspawn-missing",
         entityText("{ \"classname\" \"info_null\" }" + brush)},
        {"SV_CreateBaseline (sv_main.c)", "SZ_GetSpace overflow", nullptr, {}, "it adds buffers as it needs them"},
        {"CL_ParseStatic (cl_parse.c)", "Too many static entities", nullptr, {}, "the game's code makes entities static"},
        {"TexMgr_NewTexture (gl_texmgr.c)", "numgltextures == MAX_GLTEXTURES", "limit",
         withTextures(QList<MadeTexture>(4097, {.name = "wall", .isEmbedded = false})), nullptr, "FTE"},
        {"Hunk_Alloc (zone.c)", "failed on %i bytes", nullptr, {}, isMemory},
    };
    stops.insert(stops.end(), more.begin(), more.end());
    addEntityStops(stops, "ED_ParseEdict (pr_edict.c)", "ED_LoadFromFile (pr_edict.c)");
    return {"QuakeSpasm", &bsp::quake, u"id1"_s, std::move(stops)};
}

EngineTable quake()
{
    return {
        "Quake",
        &bsp::quake,
        u"id1"_s,
        {
            {"Mod_LoadTextures (gl_model.c)", "Texture %s is not 16 aligned", "texture-size", withTexture({"odd", 24, 16}),
             nullptr, "QuakeSpasm"},
            {"Mod_LoadTextures (gl_model.c)", "Bad animating texture", "texture-frames", withTexture({"+Kwall"})},
            {"Mod_LoadTextures (gl_model.c)", "Missing frame", "texture-frames", withTexture({"+3wall"})},
            {"Mod_LoadTexinfo (gl_model.c)", "miptex >= loadmodel->numtextures", "index-range", set("TEXINFO", 0, "miptex", 99)},
            {"Mod_LoadTexinfo (gl_model.c)", "miptex >= loadmodel->numtextures, of none", "texture-count",
             withLump("TEXTURES", words({0})), nullptr, "QuakeSpasm"},
            {"CalcSurfaceExtents (gl_model.c)", "Bad surface extents", "surface-extents", stretched(5), nullptr, "QuakeSpasm"},
            {"CalcSurfaceExtents (gl_model.c)", "Bad surface extents, of what is no number", "surface-extents", spanning(NAN, 1),
             nullptr, "QuakeSpasm"},
            {"CalcSurfaceExtents (gl_model.c)", "Bad surface extents, of no corners", "surface-extents",
             set("FACES", 0, "numedges", 0), nullptr, "QuakeSpasm"},
            {"CalcSurfaceExtents (gl_model.c)", "Bad surface extents, of texels beyond 999,999", "surface-extents",
             set("TEXINFO", 0, "vecs[0].offset", 2e6), nullptr, "QuakeSpasm"},
            {"AllocBlock (gl_rsurf.c)", "full, of texels below -99,999", "surface-extents",
             set("TEXINFO", 0, "vecs[0].offset", -2e5), nullptr, "QuakeSpasm"},
            {"R_BuildLightMap (gl_rsurf.c)", "writes behind blocklights", "surface-extents", stretched(2.5), nullptr,
             "QuakeSpasm"},
            {"Mod_SetParent (gl_model.c)", "takes a leaf for a node", "leaf-contents", set("LEAFS", 2, "contents", 7)},
            {"SV_SpawnServer (sv_main.c)", "writes behind model_precache", "limit", filled("MODELS", 256), nullptr, "QuakeSpasm"},
            {"Mod_LoadEntities (gl_model.c)", "reads on behind the text", "entity-end", withoutNul(16), nullptr, "QuakeSpasm"},
            {"Mod_LoadMarksurfaces (gl_model.c)", "takes numbers for negative ones", "index-signed",
             manyRecords("FACES", "MARKSURFACES", "face"), nullptr, "QuakeSpasm"},
            {"Mod_LoadClipnodes (gl_model.c)", "takes numbers for negative ones", "limit", filled("CLIPNODES", 32768), nullptr,
             "QuakeSpasm"},
            {"Mod_DecompressVis (gl_model.c)", "reads at the offset from nothing", "vis-missing", emptied("VISIBILITY")},
            {"SubdividePolygon (gl_warp.c)", "numverts", "surface-corners", liquidWithCorners(61, 0)},
            {"SubdividePolygon (gl_warp.c)", "numverts, of skies", "surface-corners", skyWithCorners(61), nullptr, "QuakeSpasm"},
            {"SubdividePolygon (gl_warp.c)", "never ends beyond BoundPoly()'s bounds", "surface-corners", farLiquid(-10120),
             nullptr, "QuakeSpasm"},
            {"SV_RecursiveHullCheck (world.c)", "bad node number", "node-number", clipnodesInDisorder()},
            {"SetMinMaxSize (pr_cmds.c)", "backwards mins/maxs", "model-box", backwardBox()},
            {"ED_LoadFromFile (pr_edict.c)", "frees the world: no precache", "world-freed",
             entityText("{ \"classname\" \"worldspawn\" \"spawnflags\" \"2048\" }" + brush)},
            {"ED_LoadFromFile (pr_edict.c)", "No spawn function for the world: no precache", "worldspawn-missing",
             entityText("{ \"classname\" \"worldspwn\" }" + brush)},
            {"PF_lightstyle (pr_cmds.c)", "writes behind sv.lightstyles", "light-style",
             withEntity("\"classname\" \"light_fluoro\" \"targetname\" \"a\" \"style\" \"64\""), nullptr, "QuakeSpasm"},
            {"AllocBlock (gl_rsurf.c)", "AllocBlock: full", "light-pages", manyPages(), nullptr, "QuakeSpasm"},
        }};
}

EngineTable goldSrc()
{
    std::vector<Stop> stops;
    addAll(stops,
           {{"Mod_LoadVertexes (model.cpp)", "VERTEXES"},
            {"Mod_LoadEdges (model.cpp)", "EDGES"},
            {"Mod_LoadSurfedges (model.cpp)", "SURFEDGES"},
            {"Mod_LoadPlanes (model.cpp)", "PLANES"},
            {"Mod_LoadTexinfo (model.cpp)", "TEXINFO"},
            {"Mod_LoadFaces (model.cpp)", "FACES"},
            {"Mod_LoadMarksurfaces (model.cpp)", "MARKSURFACES"},
            {"Mod_LoadLeafs (model.cpp)", "LEAFS"},
            {"Mod_LoadNodes (model.cpp)", "NODES"},
            {"Mod_LoadClipnodes (model.cpp)", "CLIPNODES"},
            {"Mod_LoadSubmodels (model.cpp)", "MODELS"}},
           "funny lump size");
    const std::vector<Stop> more{
        {"Mod_LoadBrushModel (model.cpp)", "has wrong version number", nullptr, {}, isOfTheFormat},
        {"Mod_LoadTextures (model.cpp)", "is not 16 aligned", "texture-size", withTexture({"odd", 16, 24}), nullptr, "Xash3D"},
        {"Mod_LoadTextures (model.cpp)", "Bad animating texture, of a +", "texture-frames", withTexture({"+Kwall"}), nullptr,
         "Xash3D"},
        {"Mod_LoadTextures (model.cpp)", "Bad animating texture, of a -", "texture-frames", withTexture({"-wall"}), nullptr,
         "Xash3D"},
        {"Mod_LoadTextures (model.cpp)", "Missing frame, of a +", "texture-frames", withTexture({"+3wall"}), nullptr, "Xash3D"},
        {"Mod_LoadTextures (model.cpp)", "Missing frame, of a -", "texture-frames", withTexture({"-1wall"}), nullptr, "Xash3D"},
        {"Mod_LoadTextures (model.cpp)", "Missing frame, of another case", "texture-frames",
         withTextures({{"+0wall"}, {"+1WALL"}}), nullptr, "Xash3D"},
        {"TEX_InitFromWad (textures.cpp)", "couldn't open", "wad-missing",
         [](MapBuilder &map, const GameFolder &folder) {
             folder.save(u"valve/halflife.wad"_s, wadOf({{.name = "floor", .bytes = "a miptex"}}));
             map.setLumpBytes("ENTITIES",
                              QByteArray("{ \"classname\" \"worldspawn\" \"wad\" \"halflife.wad;more.wad\" }\n") + brush + '\0');
         },
         nullptr, "Xash3D"},
        {"TEX_InitFromWad (textures.cpp)",
         "reads a list of WADs that is not there",
         nullptr,
         {},
         "the list of the map before stays, so it depends on what was played"},
        {"TEX_InitFromWad (textures.cpp)", "isn't a wadfile, and File read failure", nullptr, {}, "it is not in the map's bytes"},
        {"Mod_LoadTexinfo (model.cpp)", "miptex >= loadmodel->numtextures", "index-range", set("TEXINFO", 0, "miptex", 99)},
        {"Mod_LoadTexinfo (model.cpp)", "miptex >= loadmodel->numtextures, of none", "texture-count",
         withLump("TEXTURES", words({0}))},
        {"CalcSurfaceExtents (model.cpp)", "Bad surface extents", "surface-extents", stretched(5), nullptr, "Xash3D"},
        {"CalcSurfaceExtents (model.cpp)", "Bad surface extents, of what is no number", "surface-extents", spanning(NAN, NAN),
         nullptr, "Xash3D"},
        {"CalcSurfaceExtents (model.cpp)", "Bad surface extents, of no corners", "surface-extents",
         set("FACES", 0, "numedges", 0), nullptr, "Sven Co-op"},
        {"AllocBlock (the client's renderer, as of gl_rsurf.c)", "full, of a negative width", "surface-extents",
         spanning(wrapsBelowZero, 1), nullptr, "Xash3D"},
        {"Mod_SetParent (model.cpp)", "takes a leaf for a node", "leaf-contents", set("LEAFS", 2, "contents", 0)},
        {"Mod_LoadFaces (model.cpp)", "reads outside of planes, texinfos, surfedges", "index-range",
         set("FACES", 0, "texinfo", 999)},
        {"Mod_LoadEntities (model.cpp)", "reads on behind the text", "entity-end", withoutNul(16), nullptr, "Xash3D"},
        {"Mod_LoadMarksurfaces (model.cpp)", "bad surface number", "index-range", set("MARKSURFACES", 0, "face", 999)},
        {"Mod_LoadMarksurfaces (model.cpp)", "takes numbers for negative ones", "index-signed",
         manyRecords("FACES", "MARKSURFACES", "face"), nullptr, "Xash3D"},
        {"Mod_SetParent (model.cpp)", "reads nodes that are not there", "lump-empty", emptied("NODES")},
        {"Mod_SetParent (model.cpp)", "never ends", "tree-cycle", set("NODES", 6, "children[0]", 0)},
        {"CM_DecompressPVS (cmodel.cpp)", "reads at the offset from nothing", "vis-missing", emptied("VISIBILITY")},
        {"CM_DecompressPVS (cmodel.cpp)", "reads behind the lump", "vis-range", set("LEAFS", 2, "visofs", 2)},
        {"SV_SpawnServer (sv_main.cpp)", "oversized g_psv.worldmodel->numleafs", "vis-leafs",
         set("MODELS", 0, "visleafs", 300000)},
        {"SV_FatPVS (sv_main.cpp)", "MAX_MAP_LEAFS limit exceeded", "limit", filled("LEAFS", 32768), nullptr, "Xash3D"},
        {"Mod_FindName (model.cpp)", "mod_numknown >= MAX_KNOWN_MODELS", "limit", filled("MODELS", 1025), nullptr, "Xash3D"},
        {"SV_SpawnServer (sv_main.cpp)", "writes behind model_precache", "limit", filled("MODELS", 512), nullptr, "Xash3D"},
        {"SV_HullPointContents (world.cpp)", "bad node number, of hull 0", "node-number", treeInDisorder(true)},
        {"SV_RecursiveHullCheck (world.cpp)", "bad node number, of hull 1", "node-number", clipnodesInDisorder()},
        {"SV_RecursiveHullCheck (world.cpp)", "bad node number, without clipnodes", "hulls-missing", emptied("CLIPNODES"),
         nullptr, "Xash3D"},
        {"SV_RecursiveHullCheck (world.cpp)", "bad node number, of none that exists", "index-range",
         set("CLIPNODES", 5, "children[1]", 999)},
        {"SV_HullForBsp (world.cpp)", "Hit a %s with no model", nullptr, {}, "the game's library gives the entity its model"},
        {"SV_HullForEntity (world.cpp)", "SOLID_BSP without MOVETYPE_PUSH", nullptr, {}, "the game's library says how it moves"},
        {"PF_setmodel_I (pr_cmds.cpp)", "no precache", "model-missing",
         withEntity("\"classname\" \"func_wall\" \"model\" \"*99\"")},
        {"SetMinMaxSize (pr_cmds.cpp)", "backwards mins/maxs", "model-box", backwardBox(), nullptr, "Xash3D"},
        {"PF_precache_model_I (pr_cmds.cpp)",
         "failed to precache because the item count is over the limit",
         nullptr,
         {},
         "the game's library says what is precached"},
        {"ED_Alloc (pr_edict.cpp)", "no free edicts", "entities-too-many", withEntities(1400)},
        {"ED_LoadFromFile (pr_edict.cpp)", "frees the world: no precache", "world-freed",
         entityText("{ \"classname\" \"worldspawn\" \"spawnflags\" \"2048\" }" + brush), nullptr, "Xash3D"},
        {"ED_LoadFromFile (pr_edict.cpp)", "Can't init the world: no precache", "worldspawn-missing",
         entityText("{ \"classname\" \"Worldspawn\" }" + brush), nullptr, "Xash3D"},
        {"SuckOutClassname (pr_edict.cpp)", "finds none: found %s when expecting {", "class-missing",
         withEntity("\"origin\" \"0 0 0\""), nullptr, "Xash3D"},
        {"SuckOutClassname (pr_edict.cpp)", "finds none, in capitals", "class-missing", withEntity("\"Classname\" \"light\""),
         nullptr, "Xash3D"},
        {"SuckOutClassname (pr_edict.cpp)", "finds none, of no pairs", "class-missing", withEntity({}), nullptr, "Xash3D"},
        {"SuckOutClassname (pr_edict.cpp)", "finds none before a blank", "class-blank", withEntity("\"classname \" \"light\""),
         nullptr, "Xash3D"},
        {"COM_Parse (common.cpp)", "cuts a word: closing brace without data", "entity-token",
         withEntity("\"classname\" \"light\" \"a\" " + quoted(QByteArray(2047, 'x'))), nullptr, "Xash3D"},
        {"COM_Parse (common.cpp)", "cuts a word: finds no class behind it", "entity-token",
         withEntity("\"a\" " + quoted(QByteArray(2047, 'x')) + "\"classname\" \"light\" \"b\" " + quoted(QByteArray(3000, 'x'))),
         nullptr, "Xash3D"},
        {"COM_Parse (common.cpp)", "cuts a word before a brace", "entity-token",
         withEntity("\"classname\" \"light\" \"a\" " + quoted(QByteArray(2047, 'x') + '}' + QByteArray(2047, 'x'))), nullptr,
         "Xash3D"},
        {"PF_lightstyle_I (pr_cmds.cpp)", "writes behind lightstyles", "light-style",
         withEntity("\"classname\" \"light_spot\" \"targetname\" \"a\" \"style\" \"64\""), nullptr, "Xash3D"},
        {"PF_precache_model_I (pr_cmds.cpp)", "Bad string, of no key", "key-needed", withEntity("\"classname\" \"env_glow\""),
         nullptr, "Xash3D"},
        {"PF_precache_model_I (pr_cmds.cpp)", "Bad string, of an empty value", "key-needed",
         withEntity("\"classname\" \"monster_generic\" \"model\" \"\""), nullptr, "Xash3D"},
        {"PF_precache_sound_I (pr_cmds.cpp)", "do not precache sentence names", "key-needed",
         withEntity("\"classname\" \"func_rotating\" \"model\" \"*1\" \"message\" \"!HG_ALERT\""), nullptr, "Xash3D"},
        {"PF_precache_sound_I (pr_cmds.cpp)", "Bad string", "key-needed",
         withEntity("\"classname\" \"env_message\" \"messagesound\" \"\xe4.wav\""), nullptr, "Xash3D"},
        {"PF_precache_model_I (pr_cmds.cpp)", "Bad string, of what another key says last", "key-needed",
         withEntity("\"classname\" \"env_shooter\" \"model\" \"a.mdl\" \"shootmodel\" \"\""), nullptr, "Xash3D"},
        {"AllocBlock (the client's renderer, as of gl_rsurf.c)", "AllocBlock: full", "light-pages", manyPages(), nullptr,
         "Xash3D"},
    };
    stops.insert(stops.end(), more.begin(), more.end());
    addEntityStops(stops, "ED_ParseEdict (pr_edict.cpp)", "ED_LoadFromFile (pr_edict.cpp)");
    return {"GoldSrc", &bsp::goldsrc, u"valve"_s, std::move(stops)};
}

EngineTable xash3d()
{
    std::vector<Stop> stops;
    addAll(stops,
           {{"Mod_LoadLump (mod_bmodel.c), planes", "PLANES"},
            {"Mod_LoadLump (mod_bmodel.c), vertexes", "VERTEXES"},
            {"Mod_LoadLump (mod_bmodel.c), nodes", "NODES"},
            {"Mod_LoadLump (mod_bmodel.c), texinfos", "TEXINFO"},
            {"Mod_LoadLump (mod_bmodel.c), faces", "FACES"},
            {"Mod_LoadLump (mod_bmodel.c), clipnodes", "CLIPNODES"},
            {"Mod_LoadLump (mod_bmodel.c), leafs", "LEAFS"},
            {"Mod_LoadLump (mod_bmodel.c), marksurfaces", "MARKSURFACES"},
            {"Mod_LoadLump (mod_bmodel.c), edges", "EDGES"},
            {"Mod_LoadLump (mod_bmodel.c), surfedges", "SURFEDGES"},
            {"Mod_LoadLump (mod_bmodel.c), models", "MODELS"}},
           "Lump size was not a multiple");
    const std::vector<Stop> more{
        {"Mod_LoadLump (mod_bmodel.c)", "map has no nodes", "lump-empty", emptied("NODES")},
        {"Mod_LoadLump (mod_bmodel.c)", "map has no leafs", "lump-empty", emptied("LEAFS")},
        {"Mod_LoadLump (mod_bmodel.c)", "map has no models", "lump-empty", emptied("MODELS")},
        {"Mod_LoadLump (mod_bmodel.c)", "map has no entities", "lump-empty", entityText("{ \"classname\" \"worldspawn\" }"),
         nullptr, "GoldSrc"},
        {"Mod_LoadLump (mod_bmodel.c)", "map has no planes", "index-range", emptied("PLANES")},
        {"Mod_LoadLump (mod_bmodel.c)", "map has too many models", "limit", filled("MODELS", 2049), nullptr, "Sven Co-op"},
        {"Mod_LoadLump (mod_bmodel.c)", "map has too many leafs", "limit", filled("LEAFS", 131073)},
        {"Mod_LoadLump (mod_bmodel.c)", "map has too many nodes, texinfos", "limit", filled("TEXINFO", 262145), nullptr,
         "GoldSrc"},
        {"Mod_LoadLump (mod_bmodel.c)", "map has too many faces", "limit", filled("FACES", 262145), nullptr, "GoldSrc"},
        {"Mod_SetParent (mod_bmodel.c)", "takes a leaf for a node", "leaf-contents", set("LEAFS", 2, "contents", 0)},
        {"SubdividePolygon_r (ref/gl/gl_rsurf.c)", "too many vertexes on face", "surface-corners", liquidWithCorners(61, 0),
         nullptr, "GoldSrc"},
        {"GL_CreateSurfaceLightmap (ref/gl/gl_rsurf.c)", "full", "surface-extents", plant([](MapBuilder &map) {
             map.set("TEXINFO", 0, "vecs[0].y", 17); // and it has light
         })},
        {"Mod_LoadTexInfo (mod_bmodel.c)", "reads textures that are not there", "texture-count", emptied("TEXTURES"), nullptr,
         "GoldSrc"},
        {"Mod_CalcSurfaceExtents (mod_bmodel.c)", "bad edge, Mod_CalcSurfaceBounds' too", "index-range",
         set("SURFEDGES", 0, "edge", 9999)},
        {"Mod_LoadMarkSurfaces (mod_bmodel.c)", "bad surface number", "index-range", set("MARKSURFACES", 0, "face", 999)},
        {"Mod_LoadLeafs (mod_bmodel.c)", "leaf 0 is not CONTENTS_SOLID", "leaf-zero", set("LEAFS", 0, "contents", -1), nullptr,
         "GoldSrc"},
        {"Mod_DecompressPVS (mod_bmodel.c)", "reads at the offset from nothing", "vis-missing", emptied("VISIBILITY")},
        {"Mod_LoadLighting (mod_bmodel.c)", "bad lightmap sample count", nullptr, {}, "it is 1 or 3"},
        {"CountClipNodes16_r (mod_bmodel.c)", "MAX_MAP_CLIPNODES_HLBSP limit exceeded", "tree-cycle",
         set("NODES", 6, "children[0]", 0)},
        {"RemapClipNodes_r (mod_bmodel.c)", "MAX_MAP_CLIPNODES limit exceeded", "tree-cycle",
         set("CLIPNODES", 5, "children[1]", 0)},
        {"Mod_SetupHull (mod_bmodel.c)", "bad hull number", nullptr, {}, "it asks for hulls 1 to 3"},
        {"PM_RecursiveHullCheck (pm_trace.c)", "bad node number, below the root", "node-number", treeInDisorder(true)},
        {"PM_RecursiveHullCheck (pm_trace.c)", "bad node number, behind the count", "node-number", treeInDisorder(false), nullptr,
         "GoldSrc"},
        {"PM_RecursiveHullCheck (pm_trace.c)", "bad node number, of hull 1", "node-number", clipnodesInDisorder()},
        {"SV_HullForBsp (sv_world.c)",
         "SOLID_BSP with a non bsp model",
         nullptr,
         {},
         "the game's library gives the entity its model"},
        {"ClipSkyPolygon (ref/gl/gl_warp.c)", "MAX_CLIP_VERTS, R_AddSkyBoxSurface's too", "surface-corners", skyWithCorners(129),
         nullptr, "GoldSrc"},
        {"SV_ParseEdict (sv_game.c)", "too many keyvalue pairs: found %s when expecting {", "entity-pairs",
         withEntity("\"classname\" \"light\" " + manyPairs(257)), nullptr, "GoldSrc"},
        {"pfnLightStyle (sv_game.c)", "style >= MAX_LIGHTSTYLES", "light-style",
         withEntity("\"classname\" \"light\" \"targetname\" \"a\" \"style\" \"256\""), nullptr, "Sven Co-op"},
        {"SV_AllocEdict (sv_game.c)", "no free edicts", nullptr, {}, "gameinfo.txt says how many there are"},
        {"SV_ParseEdict (sv_game.c)", "game didn't handled classname", nullptr, {}, "the game's library does"},
    };
    stops.insert(stops.end(), more.begin(), more.end());
    addEntityStops(stops, "SV_ParseEdict (sv_game.c), Mod_LoadEntities (mod_bmodel.c)",
                   "SV_LoadFromFile (sv_game.c), Mod_LoadEntities (mod_bmodel.c)");
    return {"Xash3D", &bsp::goldsrc, u"valve"_s, std::move(stops)};
}

EngineTable yquake2()
{
    std::vector<Stop> stops;
    addAll(stops,
           {{"CMod_LoadSubmodels (collision.c), Mod_LoadSubmodels (gl1_model.c)", "MODELS"},
            {"CMod_LoadSurfaces (collision.c), Mod_LoadTexinfo (models.c)", "TEXINFO"},
            {"CMod_LoadNodes (collision.c), Mod_LoadNodes (models.c)", "NODES"},
            {"CMod_LoadBrushes (collision.c)", "BRUSHES"},
            {"CMod_LoadLeafs (collision.c), Mod_LoadLeafs (gl1_model.c)", "LEAFS"},
            {"CMod_LoadPlanes (collision.c), Mod_LoadPlanes (models.c)", "PLANES"},
            {"CMod_LoadLeafBrushes (collision.c)", "LEAFBRUSHES"},
            {"CMod_LoadBrushSides (collision.c)", "BRUSHSIDES"},
            {"CMod_LoadAreas (collision.c)", "AREAS"},
            {"CMod_LoadAreaPortals (collision.c)", "AREAPORTALS"},
            {"Mod_LoadVertexes (models.c)", "VERTEXES"},
            {"Mod_LoadEdges (models.c)", "EDGES"},
            {"Mod_LoadSurfedges (models.c)", "SURFEDGES"},
            {"Mod_LoadFaces (gl1_model.c)", "FACES"},
            {"Mod_LoadMarksurfaces (gl1_model.c)", "LEAFFACES"}},
           "funny lump size");
    for (const auto &[function, lump] : {std::pair("CMod_LoadSubmodels (collision.c)", "MODELS"),
                                         {"CMod_LoadSurfaces (collision.c)", "TEXINFO"},
                                         {"CMod_LoadNodes (collision.c)", "NODES"},
                                         {"CMod_LoadLeafs (collision.c)", "LEAFS"},
                                         {"CMod_LoadPlanes (collision.c)", "PLANES"},
                                         {"CMod_LoadLeafBrushes (collision.c)", "LEAFBRUSHES"}})
        stops.push_back({function, "Map with no ...", "lump-empty", emptied(lump)});
    for (const auto &[function, lump, records] : {std::tuple("CMod_LoadSubmodels (collision.c)", "MODELS", 1025),
                                                  {"CMod_LoadSurfaces (collision.c)", "TEXINFO", 8193},
                                                  {"CMod_LoadNodes (collision.c)", "NODES", 65537},
                                                  {"CMod_LoadBrushes (collision.c)", "BRUSHES", 8193},
                                                  {"CMod_LoadLeafs (collision.c)", "LEAFS", 65537},
                                                  {"CMod_LoadPlanes (collision.c)", "PLANES", 65537},
                                                  {"CMod_LoadLeafBrushes (collision.c)", "LEAFBRUSHES", 65537},
                                                  {"CMod_LoadBrushSides (collision.c)", "BRUSHSIDES", 65537},
                                                  {"CMod_LoadAreas (collision.c)", "AREAS", 257},
                                                  {"CMod_LoadAreaPortals (collision.c)", "AREAPORTALS", 1025},
                                                  {"CMod_LoadVisibility (collision.c)", "VISIBILITY", 0x100001},
                                                  {"CM_InitBoxHull (collision.c), nodes", "NODES", 65531},
                                                  {"CM_InitBoxHull (collision.c), brushes", "BRUSHES", 8192},
                                                  {"CM_InitBoxHull (collision.c), leaf brushes", "LEAFBRUSHES", 65536},
                                                  {"CM_InitBoxHull (collision.c), sides", "BRUSHSIDES", 65531},
                                                  {"CM_InitBoxHull (collision.c), planes", "PLANES", 65525}})
        stops.push_back({function, "Map has too many ...", "limit", filled(lump, records)});
    const std::vector<Stop> more{
        {"CM_LoadMap (collision.c), Mod_LoadBrushModel (gl1_model.c)", "has wrong version number", nullptr, {}, isOfTheFormat},
        {"CMod_LoadEntityString (collision.c)", "has too large entity lump", "limit",
         entityText((world + brush).leftJustified(0x40000, ' '))},
        {"CMod_LoadEntityString (collision.c)", "has too small entity lump", "lump-outside",
         plant([](MapBuilder &map) { map.setExtent("ENTITIES", 0, -1); })},
        {"CMod_LoadLeafs (collision.c)", "Map leaf 0 is not CONTENTS_SOLID", "leaf-zero", set("LEAFS", 0, "contents", 0)},
        {"CMod_LoadLeafs (collision.c)", "Map does not have an empty leaf", "leaf-empty",
         plant([](MapBuilder &map) { map.set("LEAFS", 1, "contents", 1).set("LEAFS", 2, "contents", 1); })},
        {"CMod_LoadBrushSides (collision.c)", "Bad brushside texinfo", "index-range", set("BRUSHSIDES", 0, "texinfo", 999)},
        {"CMod_LoadBrushSides (collision.c)", "takes numbers for negative ones", "index-signed",
         manyRecords("PLANES", "BRUSHSIDES", "planenum"), nullptr, "q2pro"},
        {"CM_InlineModel (collision.c)", "bad number", "model-missing",
         withEntity("\"classname\" \"func_wall\" \"model\" \"*99\"")},
        {"CM_InlineModel (collision.c)", "bad name", nullptr, {}, "PF_setmodel() asks only for those with a *"},
        {"FloodArea_r (collision.c)", "reflooded", nullptr, {}, isInPlay},
        {"CM_SetAreaPortalState (collision.c)", "areaportal > numareaportals", nullptr, {}, isInPlay},
        {"CM_AreasConnected (collision.c)", "area > numareas", "index-range", set("LEAFS", 1, "area", 999)},
        {"CM_LeafContents (collision.c)", "bad number, CM_LeafCluster's and CM_LeafArea's too", "index-range",
         set("NODES", 6, "children[0]", -999)},
        {"Mod_LoadNodes (models.c)", "Incorrect planenum", "index-range", set("NODES", 0, "planenum", 999)},
        {"Mod_LoadNodes (models.c)", "Incorrect nodenum as leaf", "index-range", set("NODES", 6, "children[0]", 999)},
        {"Mod_LoadNodes (models.c)", "Incorrect leafnum", "index-range", set("NODES", 6, "children[0]", -999)},
        {"Mod_SetParent (models.c)", "never ends", "tree-cycle", set("NODES", 6, "children[0]", 0)},
        {"Mod_LoadFaces (gl1_model.c)", "Incorrect planenum", "index-range", set("FACES", 0, "planenum", 999)},
        {"Mod_LoadFaces (gl1_model.c)", "Incorrect planenum, of a negative one", "index-signed",
         manyRecords("PLANES", "FACES", "planenum"), nullptr, "q2pro"},
        {"Mod_LoadFaces (gl1_model.c)", "bad texinfo number", "index-range", set("FACES", 0, "texinfo", 999)},
        {"Mod_LoadLeafs (gl1_model.c)", "wrong marksurfaces position", "index-range", set("LEAFS", 1, "firstleafface", 999)},
        {"Mod_LoadMarksurfaces (gl1_model.c)", "bad surface number", "index-range", set("LEAFFACES", 0, "face", 999)},
        {"Mod_LoadMarksurfaces (gl1_model.c)", "bad surface number, of a negative one", "index-signed",
         manyRecords("FACES", "LEAFFACES", "face"), nullptr, "q2pro"},
        {"Mod_LoadSubmodels (gl1_model.c)", "Inline model has bad firstnode", "index-range", set("MODELS", 1, "headnode", 999)},
        {"GL3_BuildLightMap (gl3_light.c), R_BuildLightMap (gl1_light.c)", "Bad s_blocklights size", "surface-extents",
         stretched(10), nullptr, "q2pro"},
        {"LM_AllocBlock (gl1_lightmap.c, gl3_lightmap.c)", "Consecutive calls failed", "surface-extents", stretched(70), nullptr,
         "q2pro"},
        {"LM_UploadBlock (gl1_lightmap.c)", "MAX_LIGHTMAPS exceeded", nullptr, {}, "gl3, its usual renderer, has larger ones"},
        {"R_SubdividePolygon (gl1_warp.c, gl3_warp.c)", "numverts", "surface-corners", liquidWithCorners(61), nullptr, "q2pro"},
        {"R_SubdividePolygon (gl1_warp.c, gl3_warp.c)", "never ends beyond R_BoundPoly()'s bounds", "surface-corners",
         farLiquid(10056), nullptr, "q2pro"},
        {"ClipSkyPolygon (gl1_warp.c, gl3_warp.c)", "MAX_CLIP_VERTS", "surface-corners", skyWithCorners(63), nullptr, "q2pro"},
        {"Mod_SetParent (models.c)", "takes a leaf for a node", "leaf-contents", set("LEAFS", 2, "contents", -1), nullptr,
         "q2pro"},
        {"GL3_BuildLightMap (gl3_light.c)",
         "called for non-lit surface",
         nullptr,
         {},
         "Mod_LoadFaces() does not call it for those"},
        {"R_FindImage (gl1_image.c)", "is too long", nullptr, {}, "32 bytes of a name hold no more than it takes"},
        {"G_Spawn (g_utils.c)", "no free edicts", "entities-too-many", withEntities(1100)},
        {"PF_setmodel (sv_game.c)", "NULL", "model-needed", withEntity("\"classname\" \"func_wall\"")},
        {"PrecacheItem (g_items.c)", "has bad precache string", nullptr, {}, "it is the game's own"},
    };
    stops.insert(stops.end(), more.begin(), more.end());
    addEntityStops(stops, "ED_ParseEdict (g_spawn.c)", "SpawnEntities (g_spawn.c)");
    return {"yquake2", &bsp::quake2, u"baseq2"_s, std::move(stops)};
}

EngineTable quake2()
{
    return {"Original",
            &bsp::quake2,
            u"baseq2"_s,
            {
                {"R_BuildLightMap (gl_light.c)", "Bad s_blocklights size", "surface-extents", stretched(4), nullptr, "yquake2"},
                {"R_BuildLightMap (gl_light.c)", "Bad s_blocklights size, of a negative one", "surface-extents",
                 spanning(1, wrapsBelowZero), nullptr, "yquake2"},
                {"LM_AllocBlock (gl_rsurf.c)", "Consecutive calls to LM_AllocBlock failed, of a negative width",
                 "surface-extents", spanning(wrapsBelowZero, 1), nullptr, "q2pro"},
                {"Mod_LoadSurfedges (gl_model.c)", "bad surfedges count", "limit", filled("SURFEDGES", 256000), nullptr, "q2pro"},
                {"ClipSkyPolygon (gl_warp.c)", "MAX_CLIP_VERTS", "surface-corners", skyWithCorners(63), nullptr, "q2pro"},
                {"Mod_SetParent (gl_model.c)", "takes a leaf for a node", "leaf-contents", set("LEAFS", 2, "contents", -1),
                 nullptr, "q2pro"},
                {"LM_AllocBlock (gl_rsurf.c)", "Consecutive calls to LM_AllocBlock failed", "surface-extents",
                 plant([](MapBuilder &map) {
                     map.set("TEXINFO", 0, "vecs[0].y", 17).set("TEXINFO", 0, "vecs[1].z", 0.01).setLumpBytes("LIGHTING", {});
                 }),
                 nullptr, "yquake2"},
                {"SubdividePolygon (gl_warp.c)", "numverts", "surface-corners", liquidWithCorners(61), nullptr, "q2pro"},
                {"LM_UploadBlock (gl_rsurf.c)", "MAX_LIGHTMAPS exceeded", "light-pages", manyPages(), nullptr, "yquake2"},
                {"Mod_LoadMarksurfaces (gl_model.c)", "bad surface number, of a negative one", "index-signed",
                 manyRecords("FACES", "LEAFFACES", "face"), nullptr, "q2pro"},
                {"Mod_LoadLeafs (gl_model.c)", "takes numbers for negative ones", "index-signed",
                 manyRecords("LEAFFACES", "LEAFS", "firstleafface", 1), nullptr, "yquake2"},
                {"PF_Configstring (sv_game.c)", "bad index, of a light style", "light-style",
                 withEntity("\"classname\" \"light\" \"targetname\" \"a\" \"style\" \"1280\""), nullptr, "yquake2"},
                {"CMod_LoadEntityString (cmodel.c)",
                 "leaves the end of the text before",
                 nullptr,
                 {},
                 "it depends on the map that was played before"},
            }};
}

EngineTable quake3()
{
    std::vector<Stop> stops;
    addAll(stops,
           {{"CMod_LoadShaders (cm_load.c)", "SHADERS"},
            {"CMod_LoadSubmodels (cm_load.c), R_LoadSubmodels (tr_bsp.c)", "MODELS"},
            {"CMod_LoadNodes (cm_load.c), R_LoadNodesAndLeafs (tr_bsp.c)", "NODES"},
            {"CMod_LoadBrushes (cm_load.c)", "BRUSHES"},
            {"CMod_LoadLeafs (cm_load.c), R_LoadNodesAndLeafs (tr_bsp.c)", "LEAFS"},
            {"CMod_LoadPlanes (cm_load.c), R_LoadPlanes (tr_bsp.c)", "PLANES"},
            {"CMod_LoadLeafBrushes (cm_load.c)", "LEAFBRUSHES"},
            {"CMod_LoadLeafSurfaces (cm_load.c), R_LoadMarksurfaces (tr_bsp.c)", "LEAFSURFACES"},
            {"CMod_LoadBrushSides (cm_load.c)", "BRUSHSIDES"},
            {"CMod_LoadPatches (cm_load.c), R_LoadSurfaces (tr_bsp.c)", "SURFACES"},
            {"CMod_LoadPatches (cm_load.c), R_LoadSurfaces (tr_bsp.c), vertexes", "DRAWVERTS"},
            {"R_LoadSurfaces (tr_bsp.c), indexes", "DRAWINDEXES"},
            {"R_LoadFogs (tr_bsp.c)", "FOGS"}},
           "funny lump size");
    for (const auto &[function, lump] : {std::pair("CMod_LoadShaders (cm_load.c)", "SHADERS"),
                                         {"CMod_LoadSubmodels (cm_load.c)", "MODELS"},
                                         {"CMod_LoadNodes (cm_load.c)", "NODES"},
                                         {"CMod_LoadLeafs (cm_load.c)", "LEAFS"},
                                         {"CMod_LoadPlanes (cm_load.c)", "PLANES"}})
        stops.push_back({function, "Map with no ...", "lump-empty", emptied(lump)});
    const std::vector<Stop> more{
        {"CM_LoadMap (cm_load.c), RE_LoadWorldMap (tr_bsp.c)", "has wrong version number", nullptr, {}, isOfTheFormat},
        {"CMod_LoadSubmodels (cm_load.c)", "MAX_SUBMODELS exceeded", "limit", filled("MODELS", 257), nullptr, "DarkPlaces"},
        {"CMod_LoadBrushes (cm_load.c)", "bad shaderNum", "index-range", set("BRUSHES", 0, "shaderNum", 99)},
        {"CMod_LoadBrushSides (cm_load.c)", "bad shaderNum", "index-range", set("BRUSHSIDES", 0, "shaderNum", 99)},
        {"CM_BoundBrush (cm_load.c)", "reads sides that are not there", "brush-sides",
         plant([](MapBuilder &map) { map.refer("BRUSHES", 6, "BRUSHSIDES", map.count("BRUSHSIDES"), 0); }), nullptr,
         "DarkPlaces"},
        {"CMod_LoadPatches (cm_load.c)", "ParseMesh: MAX_PATCH_VERTS", "patch-size", patch(33, 33), nullptr, "DarkPlaces"},
        {"CM_GeneratePatchCollide (cm_patch.c)", "bad parameters", "patch-size", patch(1, 3), nullptr, "DarkPlaces"},
        {"CM_GeneratePatchCollide (cm_patch.c)", "even sizes are invalid", "patch-size", patch(4, 3), nullptr, "DarkPlaces"},
        {"CM_GeneratePatchCollide (cm_patch.c)", "source is > MAX_GRID_SIZE", "patch-size", patch(131, 3), nullptr, "DarkPlaces"},
        {"CM_PatchCollideFromGrid (cm_patch.c)",
         "MAX_FACETS, MAX_PATCH_PLANES",
         nullptr,
         {},
         "it follows from how finely the patch is cut, which is not done here"},
        {"CMod_LoadVisibility (cm_load.c)", "reads behind the lump", "vis-size", withLump("VISIBILITY", words({9, 8, 3, 0}))},
        {"CM_InlineModel (cm_load.c)", "bad number", "model-missing",
         withEntity("\"classname\" \"func_static\" \"model\" \"*99\"")},
        {"CM_LeafCluster, CM_LeafArea (cm_load.c)", "bad number", "index-range", set("NODES", 6, "children[0]", -999)},
        {"CM_AdjustAreaPortalState (cm_test.c)", "bad area number", nullptr, {}, isInPlay},
        {"CM_FloodArea_r (cm_test.c)", "reflooded", nullptr, {}, "areas are connected both ways"},
        {"ShaderForShaderNum (tr_bsp.c)", "bad num", "index-range", set("SURFACES", 0, "shaderNum", 99)},
        {"ParseTexMod (tr_shader.c)", "too many tcMod stages", "shader-rejected",
         shader("{\nmap $lightmap\n" + QByteArray("tcMod scroll 1 1\n").repeated(5) + "}\n"), nullptr, "DarkPlaces"},
        {"ParseTriSurf (tr_bsp.c)", "Bad index in triangle surface", "index-range",
         plant([](MapBuilder &map) { map.set("SURFACES", 0, "surfaceType", 3).set("DRAWINDEXES", 0, "vertex", 99); })},
        {"R_LoadSurfaces (tr_bsp.c)", "Bad surfaceType", "surface-type", set("SURFACES", 0, "surfaceType", 9)},
        {"R_LoadFogs (tr_bsp.c)", "fog brushNumber out of range", "index-range", set("FOGS", 0, "brushNum", 99)},
        {"R_LoadFogs (tr_bsp.c)", "fog brushNumber out of range, of none", "fog-everywhere", set("FOGS", 0, "brushNum", -1),
         nullptr, "DarkPlaces"},
        {"R_LoadFogs (tr_bsp.c)", "fog brush sideNumber out of range", "index-range", set("FOGS", 0, "visibleSide", 99)},
        {"R_LoadEntities (tr_bsp.c)", "copies what stands behind the text", "entity-end",
         plant([](MapBuilder &map) { map.setLumpBytes("ENTITIES", (world + brush).leftJustified(100, ' ')); }), nullptr,
         "DarkPlaces"},
        {"CMod_LoadEntityString (cm_load.c)", "reads on behind the text", "entity-end", withoutNul(32), nullptr, "DarkPlaces"},
        {"RB_CheckOverflow (tr_surface.c)", "verts > MAX, indices > MAX", nullptr, {}, isInPlay},
        {"SV_SetBrushModel (sv_game.c)", "NULL", "model-needed", withEntity("\"classname\" \"func_static\"")},
        {"SV_SetBrushModel (sv_game.c)", "isn't a brush model", "model-needed",
         withEntity("\"classname\" \"func_static\" \"model\" \"models/a.md3\"")},
        {"G_ParseSpawnVars (g_spawn.c)", "MAX_SPAWN_VARS", "entity-pairs",
         withEntity("\"classname\" \"info_notnull\" " + QByteArray("\"a\" \"b\" ").repeated(64)), nullptr, "DarkPlaces"},
        {"G_AddSpawnVarToken (g_spawn.c)", "MAX_SPAWN_VARS_CHARS", "entity-length",
         withEntity("\"classname\" \"info_notnull\" " + ("\"a\" \"" + QByteArray(900, 'b') + "\" ").repeated(5)), nullptr,
         "DarkPlaces"},
        {"SP_worldspawn (g_spawn.c)", "The first entity isn't 'worldspawn'", "worldspawn-missing", entityText(brush + world),
         nullptr, "DarkPlaces"},
        {"G_SpawnEntitiesFromString (g_spawn.c)", "no entities", "worldspawn-missing", entityText("\n"), nullptr, "DarkPlaces"},
        {"SP_target_speaker (g_target.c)", "target_speaker without a noise key", "key-needed",
         withEntity("\"classname\" \"target_speaker\" \"targetname\" \"a\""), nullptr, "DarkPlaces"},
        {"G_Spawn (g_utils.c)", "no free entities", "entities-too-many", withEntities(960)},
        {"G_FindConfigstringIndex (g_utils.c)", "overflow", nullptr, {}, "the game says which models and sounds it has"},
        {"SelectSpawnPoint (g_client.c)", "Couldn't find a spawn point", nullptr, {}, isInPlay},
    };
    stops.insert(stops.end(), more.begin(), more.end());
    addEntityStops(stops, "G_ParseSpawnVars (g_spawn.c)", "G_ParseSpawnVars (g_spawn.c)");
    return {"Quake III", &bsp::quake3, u"baseq3"_s, std::move(stops)};
}

// What engines made of Quake III's have kept of its stops, by kinds, and their own.
EngineTable ofQuake3sKin(const char *engine, const bsp::Format &format, const QString &folder, QByteArrayList kept,
                         const std::vector<Stop> &own)
{
    kept += {"brush-sides", "patch-size", "entity-pairs", "entity-length", "worldspawn-missing", "surface-type"};
    EngineTable table{engine, &format, folder, own};
    for (auto stop : quake3().stops)
        if (stop.check && kept.contains(QByteArray(stop.check))) {
            stop.acceptedBy = nullptr; // is no engine of this format
            table.stops.push_back(stop);
        }
    return table;
}

Fixture foliage(double copies, double ofMesh)
{
    return plant([=](MapBuilder &map) {
        map.set("SURFACES", 0, "surfaceType", 5)
            .set("SURFACES", 0, "patchWidth", copies)
            .set("SURFACES", 0, "patchHeight", ofMesh);
    });
}

Fixture layerWithoutPage(double page)
{
    return plant(
        [=](MapBuilder &map) { map.set("SURFACES", 0, "lightmapStyles[1]", 5).set("SURFACES", 0, "lightmapNum[1]", page); });
}

// RTCW-SP and Enemy-Territory of id-Software, and JACoders/OpenJK 8cce3ea.
std::vector<EngineTable> kinTables()
{
    const std::vector<Stop> ofWolfenstein{
        {"R_LoadSurfaces (tr_bsp.c)", "Bad surfaceType, of foliage", "surface-type", foliage(1, 3), nullptr, "Enemy Territory"}};
    const std::vector<Stop> ofTerritory{
        {"ParseFoliage (tr_bsp.c)", "Bad index in triangle surface", "foliage-range", foliage(1, 3), nullptr, "Wolfenstein"},
        {"ParseFoliage (tr_bsp.c)", "reads behind the vertexes", "foliage-range", foliage(1e6, 4), nullptr, "Wolfenstein"},
        {"ParseFoliage (tr_bsp.c)", "reads a negative number of them", "foliage-range", foliage(-1, 4), nullptr, "Wolfenstein"}};
    const char *finish = "FinishShader (tr_shader.cpp)";
    const std::vector<Stop> ofRaven{
        {finish, "light style with no light map", "light-layer", layerWithoutPage(-1), nullptr, "Soldier of Fortune II"},
        {finish, "the same of a white one", "light-layer", layerWithoutPage(-2), nullptr, "Soldier of Fortune II"},
        {finish, "the same of one for 2D", "light-layer", layerWithoutPage(-4), nullptr, "Soldier of Fortune II"}};
    return {ofQuake3sKin("Wolfenstein", bsp::wolfenstein, u"main"_s, {"key-needed", "fog-everywhere"}, ofWolfenstein),
            ofQuake3sKin("Enemy Territory", bsp::wolfenstein, u"etmain"_s, {"key-needed"}, ofTerritory),
            ofQuake3sKin("Jedi Outcast", bsp::raven, u"base"_s, {}, ofRaven),
            ofQuake3sKin("Jedi Academy", bsp::raven, u"base"_s, {}, ofRaven)};
}

std::vector<EngineTable> tables() { return {quakeSpasm(), quake(), goldSrc(), xash3d(), yquake2(), quake2(), quake3()}; }

// The engine whose table has what both do alike; null: its own has all.
const char *sisterOf(QByteArrayView engine)
{
    return engine == "Quake" ? "QuakeSpasm" : engine == "Original" ? "yquake2" : nullptr;
}

const EngineTable *tableOf(const std::vector<EngineTable> &all, const char *engine)
{
    const auto found = std::ranges::find_if(all, [&](const EngineTable &table) { return qstrcmp(table.engine, engine) == 0; });
    return found == all.end() ? nullptr : &*found;
}

// The row of the table that is about the function, which is a whole word of it, and says so, in any case; null: there is none.
const Stop *rowOf(const EngineTable *table, const char *function, const char *says)
{
    if (!table)
        return nullptr;
    const QRegularExpression word(u"\\b"_s + QRegularExpression::escape(QString::fromLatin1(function)) + u"\\b"_s);
    const auto found = std::ranges::find_if(table->stops, [&](const Stop &stop) {
        return QString::fromLatin1(stop.where).contains(word)
               && QString::fromLatin1(stop.what).contains(QString::fromLatin1(says), Qt::CaseInsensitive);
    });
    return found == table->stops.end() ? nullptr : &*found;
}

int engineOf(const bsp::Format &format, const char *name) { return findEngine(format, QString::fromLatin1(name)); }

// Ids of errors of the kinds that are wanted.
QStringList errorsOf(const MapBuilder &builder, const GameFolder &folder, const QString &game, const char *engine,
                     const WantedKinds &wanted)
{
    const auto path = folder.save(game + u"/maps/a.bsp"_s, builder.build());
    const auto map = readMap(builder.build(), builder.format(), path);
    if (!map)
        return {map.error()};
    const References references(map.value());
    const auto problems = ::check({.map = map.value(),
                                   .references = references,
                                   .engine = engineOf(builder.format(), engine),
                                   .wanted = wanted,
                                   .files = std::make_shared<const GameFiles>(path, map.value()),
                                   .mapPath = path});
    QStringList ids;
    for (const auto &problem : problems)
        if (problem.severity == Severity::Error)
            ids.append(problem.id);
    return ids;
}

// Whether the fault is an error for the table's engine, too, or there is none.
bool stops(const EngineTable &table, const Stop &stop)
{
    if (!stop.check)
        return true;
    const GameFolder folder;
    auto builder = validRoom(*table.format);
    stop.fixture(builder, folder);
    const WantedKinds wanted{.only = {QString::fromLatin1(stop.check)}};
    return !errorsOf(builder, folder, table.folder, table.engine, wanted).isEmpty();
}

} // namespace

class TestEngineStops : public QObject
{
    Q_OBJECT

private slots:
    void eachStopIsAnErrorForItsEngine_data()
    {
        QTest::addColumn<EngineTable>("table");
        QTest::addColumn<Stop>("stop");
        for (const auto &all : {tables(), kinTables()})
            for (const auto &table : all)
                for (const auto &stop : table.stops)
                    QTest::addRow("%s, %s: %s", table.engine, stop.where, stop.what) << table << stop;
    }

    void eachStopIsAnErrorForItsEngine()
    {
        QFETCH(EngineTable, table);
        QFETCH(Stop, stop);
        QVERIFY((stop.check == nullptr) == (stop.why != nullptr));
        QVERIFY(engineOf(*table.format, table.engine) >= 0);
        if (!stop.check)
            return;
        const GameFolder folder;
        auto builder = validRoom(*table.format);
        QVERIFY(stop.fixture);
        const WantedKinds wanted{.only = {QString::fromLatin1(stop.check)}};
        QCOMPARE(errorsOf(builder, folder, table.folder, table.engine, wanted), QStringList());
        stop.fixture(builder, folder);
        QVERIFY(!errorsOf(builder, folder, table.folder, table.engine, wanted).isEmpty());
        if (stop.acceptedBy) {
            QVERIFY(engineOf(*table.format, stop.acceptedBy) >= 0);
            QCOMPARE(errorsOf(builder, folder, table.folder, stop.acceptedBy, wanted), QStringList());
        }
    }

    void aValidMapStopsNobody_data()
    {
        QTest::addColumn<EngineTable>("table");
        for (const auto &all : {tables(), kinTables()})
            for (const auto &table : all)
                QTest::newRow(table.engine) << table;
    }

    void aValidMapStopsNobody()
    {
        QFETCH(EngineTable, table);
        const GameFolder folder;
        QCOMPARE(errorsOf(validRoom(*table.format), folder, table.folder, table.engine, withoutDefinitions()), QStringList());
    }

    // An engine whose stops are known has a table here, unless it was made of another's.
    void everyRowOfTheEnginesIsInTheTable()
    {
        auto all = tables();
        for (const auto &table : kinTables())
            all.push_back(table);
        const QSet<QByteArray> others{"Hammer of Thyrion"};
        for (const auto *format : bsp::formats())
            for (int engine = 0; engine < static_cast<int>(format->engines.size()); ++engine)
                if (const auto *row = stopsOf(*format, engine); row && !others.contains(viewOf(row->engine).toByteArray()))
                    QVERIFY2(std::ranges::any_of(all, [row](const EngineTable &table) { return row->engine == table.engine; }),
                             row->engine.data());
        QVERIFY(!stopsOf(bsp::quake, findEngine(bsp::quake, u"ericw-tools")));
        QVERIFY(!stopsOf(bsp::quake, -1));
    }

    void everyStopOfTheSourcesIsInTheTable_data()
    {
        QTest::addColumn<QString>("engine");
        const auto sources = sourcestops::all();
        QCOMPARE(sources.size(), tables().size());
        for (const auto &source : sources)
            QTest::newRow(source.engine) << QString::fromLatin1(source.engine);
    }

    void everyStopOfTheSourcesIsInTheTable()
    {
        QFETCH(QString, engine);
        const auto all = tables();
        const auto name = engine.toLatin1();
        const auto *table = tableOf(all, name.constData());
        const auto *sister = sisterOf(name) ? tableOf(all, sisterOf(name)) : nullptr;
        QVERIFY(table);
        QStringList missing;
        for (const auto &source : sourcestops::all())
            if (source.engine == name)
                for (const auto &[file, function, says, told] : source.stops) {
                    const auto *where = told.where ? told.where : function, *what = told.what ? told.what : says;
                    const auto *own = rowOf(table, where, what), *shared = own ? nullptr : rowOf(sister, where, what);
                    if ((own || shared) == (told.why != nullptr) || (shared && !stops(*table, *shared)))
                        missing.append(
                            u"%1, %2: %3"_s.arg(QLatin1StringView(file), QLatin1StringView(function), QLatin1StringView(says)));
                }
        QCOMPARE(missing.join(u'\n'), QString());
    }

    // Of the game's other engines; none of another game's.
    void whatStopsOthersIsANote()
    {
        const GameFolder folder;
        auto room = validRoom(bsp::goldsrc);
        withTexture({"+3wall"})(room, folder);
        const auto frames = [&](const char *engine) {
            return problemsOf(room, engineOf(bsp::goldsrc, engine)).filter(u"texture-frames"_s);
        };
        QCOMPARE(frames("GoldSrc"), QStringList(u"error texture-frames IMAGES 2"_s));
        QCOMPARE(frames("Xash3D"), QStringList(u"note texture-frames IMAGES 2"_s));
        OPEN_BYTES(map, room.build());
        auto ofSven = map;
        ofSven.setGame(bsp::games::svenCoop);
        const auto sven = findEngine(bsp::goldsrc, u"Sven Co-op");
        QCOMPARE(printed(ofSven, check(ofSven, sven)).filter(u"texture-frames"_s), QStringList());
    }

    void whatFitsIntoSixteenBitsStopsNobody()
    {
        const GameFolder folder;
        for (const auto *format : {&bsp::quake, &bsp::goldsrc, &bsp::quake2}) {
            auto room = validRoom(*format);
            spanning(wrapsToFew, 1)(room, folder);
            QCOMPARE(problemsOf(room).filter(u"surface-extents"_s), QStringList());
        }
    }

    // Mod_LoadFaces() of ReHLDS' model.cpp makes the texinfo of a liquid's face TEX_SPECIAL, which has no bounds.
    void ofALiquidOneFaceIsBounded()
    {
        const GameFolder folder;
        const auto told = [&](const QByteArray &texture) {
            auto room = validRoom(bsp::goldsrc);
            const auto faces = room.count("FACES");
            for (quint32 face = 0; face < faces; ++face)
                room.set("FACES", face, "texinfo", 0);
            stretched(5)(room, folder);
            nameMiptexes(room, texture);
            return problemsOf(room).filter(u"error surface-extents"_s);
        };
        QCOMPARE(told("!water"), QStringList(u"error surface-extents FACES 0"_s));
        QVERIFY2(told("wall").value(0).contains(u" x"_s), qPrintable(told("wall").join(u'\n')));
    }

    void withoutHullsXash3DGoesOn()
    {
        auto room = validRoom(bsp::goldsrc);
        room.setLumpBytes("CLIPNODES", {});
        OPEN_BYTES(map, room.build());
        const auto sentence = [&map](const char *engine) {
            for (const auto &problem : check(map, engineOf(bsp::goldsrc, engine)))
                if (problem.id == u"hulls-missing"_s)
                    return severityName(problem.severity) + u' ' + problem.findings.front().text;
            return QString();
        };
        QVERIFY(sentence("GoldSrc").startsWith(u"error"_s) && sentence("GoldSrc").contains(u"bad node number"_s));
        QVERIFY(sentence("Xash3D").startsWith(u"warning"_s) && !sentence("Xash3D").contains(u"bad node number"_s));
    }

    // Mod_SetParent() begins at node 0.
    void leafsOutsideOfTheWorldsTreeAreNoNodes()
    {
        auto room = validRoom(bsp::quake);
        const auto leaf = room.addRecord("LEAFS");
        room.set("LEAFS", leaf, "contents", 0);
        QCOMPARE(problemsOf(room).filter(u"leaf-contents"_s), QStringList());
        room.set("NODES", 7, "children[0]", ~static_cast<int>(leaf)); // the brush model's
        QCOMPARE(problemsOf(room).filter(u"leaf-contents"_s), QStringList());
    }

    void whatJustFitsStopsNobody_data()
    {
        const auto row = addColumns<const bsp::Format *, QByteArray, Fixture>("format", "engine", "fixture");
        const auto named = [](const char *style) {
            return withEntity(QByteArray("\"classname\" \"light\" \"targetname\" \"a\" \"style\" \"") + style + '"');
        };
        row("the last style of Quake", &bsp::quake, "Quake", named("63"));
        row("the last style of GoldSrc", &bsp::goldsrc, "GoldSrc", named("63"));
        row("the last style of Xash3D", &bsp::goldsrc, "Xash3D", named("255"));
        row("the last style of Quake II", &bsp::quake2, "Original", named("1279"));
        row("a style of a light without a name", &bsp::goldsrc, "GoldSrc",
            withEntity("\"classname\" \"light\" \"style\" \"5000\""));
        row("a style of a torch", &bsp::quake, "Quake",
            withEntity("\"classname\" \"light_torch_small_walltorch\" \"targetname\" \"a\" \"style\" \"5000\""));
        row("all pairs that Xash3D takes", &bsp::goldsrc, "Xash3D",
            withEntity("\"classname\" \"light\" \"wad\" \"a\" \"empty\" \"\" " + manyPairs(256)));
        row("all corners of a sky", &bsp::goldsrc, "Xash3D", skyWithCorners(128));
        row("a word in one piece", &bsp::goldsrc, "GoldSrc",
            withEntity("\"classname\" \"light\" \"a\" " + quoted(QByteArray(2046, 'x'))));
        row("the same without quotes", &bsp::goldsrc, "GoldSrc",
            withEntity("\"classname\" \"light\" \"a\" " + QByteArray(2047, 'x')));
        row("a sound", &bsp::goldsrc, "GoldSrc",
            withEntity("\"classname\" \"func_rotating\" \"model\" \"*1\" \"message\" \"fans/fan1.wav\""));
        row("no sound", &bsp::goldsrc, "GoldSrc", withEntity("\"classname\" \"env_message\" \"messagesound\" \"\""));
        row("a model by another key", &bsp::goldsrc, "GoldSrc",
            withEntity("\"classname\" \"env_shooter\" \"shootmodel\" \"models/a.mdl\""));
        row("a world that is not the first", &bsp::quake, "QuakeSpasm", entityText(brush + world));
        row("a class without a name", &bsp::goldsrc, "GoldSrc", withEntity("\"classname\" \"\" \"a\" \"b\""));
    }

    void whatJustFitsStopsNobody()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(QByteArray, engine);
        QFETCH(Fixture, fixture);
        const GameFolder folder;
        auto room = validRoom(*format);
        fixture(room, folder);
        auto kinds = withoutDefinitions();
        QCOMPARE(
            errorsOf(room, folder, format->game().folders.bases == " valve " ? u"valve"_s : u"id1"_s, engine.constData(), kinds),
            QStringList());
    }

    // The class is still a class, and the closing brace stands where it may.
    void whatIsCutIntoAnEvenNumberOfWordsIsAWarning()
    {
        const GameFolder folder;
        auto room = validRoom(bsp::goldsrc);
        withEntity("\"classname\" \"light\" \"a\" " + quoted(QByteArray(5000, 'x')))(room, folder);
        QCOMPARE(problemsOf(room, engineOf(bsp::goldsrc, "GoldSrc")).filter(u"entity-token"_s),
                 QStringList(u"warning entity-token ENTITYLIST 2"_s));
        QCOMPARE(problemsOf(room, engineOf(bsp::goldsrc, "Xash3D")).filter(u"entity-token"_s),
                 QStringList(u"note entity-token ENTITYLIST 2"_s));
    }

    // Each fault that lies in the text alone, in a file that engines read instead.
    void faultsOfTheTextAreToldOfFilesNextToTheMap_data()
    {
        QTest::addColumn<EngineTable>("table");
        QTest::addColumn<Stop>("stop");
        const GameFolder folder;
        for (const auto &table : {quakeSpasm(), quake()})
            for (const auto &stop : table.stops) {
                auto text = validRoom(*table.format), rest = text;
                if (!stop.check || qstrcmp(stop.check, "entity-end") == 0) // a file has an end
                    continue;
                stop.fixture(text, folder);
                if (text.lumpBytes("ENTITIES") == rest.lumpBytes("ENTITIES"))
                    continue;
                rest.setLumpBytes("ENTITIES", text.lumpBytes("ENTITIES"));
                if (rest.build() == text.build())
                    QTest::addRow("%s, %s: %s", table.engine, stop.where, stop.what) << table << stop;
            }
    }

    void faultsOfTheTextAreToldOfFilesNextToTheMap()
    {
        QFETCH(EngineTable, table);
        QFETCH(Stop, stop);
        const GameFolder folder;
        const WantedKinds wanted{.only = {u"entities-beside-unfit"_s}};
        auto builder = validRoom(*table.format);
        stop.fixture(builder, folder);
        auto text = builder.lumpBytes("ENTITIES");
        text.chop(1);
        folder.save(table.folder + u"/maps/a.ent"_s, text);
        const auto room = validRoom(*table.format).build();
        const auto path = folder.save(table.folder + u"/maps/a.bsp"_s, room);
        const auto map = readMap(room, *table.format, path);
        QVERIFY(map);
        const References references(map.value());
        QVERIFY(!::check({.map = map.value(),
                          .references = references,
                          .engine = engineOf(*table.format, table.engine),
                          .wanted = wanted,
                          .mapPath = path})
                     .empty());
    }

    void hexenIIsEngineTakesLargerFaces()
    {
        const GameFolder folder;
        const auto isTold = [&folder](const Fixture &fixture, const QString &kind) {
            auto room = validRoom(bsp::hexen2);
            fixture(room, folder);
            return !problemsOf(room, engineOf(bsp::hexen2, "Hammer of Thyrion")).filter(u"error "_s + kind).isEmpty();
        };
        QVERIFY(!isTold(spanning(12, 0.01), u"surface-extents"_s)); // more than Quake takes
        QVERIFY(isTold(spanning(16, 0.01), u"surface-extents"_s));  // as wide as a page of lightmaps
        QVERIFY(isTold(stretched(2.5), u"surface-extents"_s));      // 21 x 21 luxels
        QVERIFY(isTold(stretched(70), u"surface-extents"_s));
        QVERIFY(isTold(spanning(wrapsToFew, 0.01), u"surface-extents"_s)); // its numbers have 32 bits
        QVERIFY(!isTold(liquidWithCorners(60), u"surface-corners"_s));
        QVERIFY(isTold(liquidWithCorners(61), u"surface-corners"_s));
        QVERIFY(isTold(skyWithCorners(61), u"surface-corners"_s));
        QVERIFY(!isTold(farLiquid(20000), u"surface-corners"_s));
    }

    void whatTheLineOfFiguresIs_data()
    {
        const auto row = addColumns<int, QString, bool>("texels", "engine", "stops");
        row("GoldSrc takes 512", 512, u"GoldSrc"_s, false);
        row("and no more", 528, u"GoldSrc"_s, true);
        row("Sven Co-op more", 2048, u"Sven Co-op"_s, false);
    }

    void whatTheLineOfFiguresIs()
    {
        QFETCH(int, texels);
        QFETCH(QString, engine);
        QFETCH(bool, stops);
        const GameFolder folder;
        auto room = validRoom(bsp::goldsrc);
        stretched(texels / 128.0)(room, folder);
        const auto found = problemsOf(room, findEngine(bsp::goldsrc, engine)).filter(u"error surface-extents"_s);
        QCOMPARE(!found.isEmpty(), stops);
        room.set("TEXINFO", 0, "flags", 1); // TEX_SPECIAL: it has no lightmap
        QCOMPARE(problemsOf(room, findEngine(bsp::goldsrc, engine)).filter(u"error surface-extents"_s), QStringList());
    }

    void texturesOfWadsAreFramesInAnyCase()
    {
        const GameFolder folder;
        const auto frames = [&](const QList<MadeTexture> &textures) {
            auto room = validRoom(bsp::goldsrc);
            withTextures(textures)(room, folder);
            return problemsOf(room).filter(u"texture-frames"_s);
        };
        QCOMPARE(frames({{"+0wall"}, {"+1WALL"}}).size(), 1);
        QCOMPARE(frames({{"+0wall"}, {"+1WALL", 16, 16, false}}), QStringList());
        QCOMPARE(frames({{"+0~wall"}, {"+1xw~ll"}}).size(), 1); // their third characters do not count, but the rest does
        QCOMPARE(frames({{"+0~wall"}, {"+1~wall"}, {"+ax~"}}), QStringList());
    }

    void animationsThatAreWholeStopNobody()
    {
        const GameFolder folder;
        for (const auto *format : {&bsp::quake, &bsp::goldsrc}) {
            auto room = validRoom(*format);
            withTextures({{"+1wall"}, {"+0wall"}, {"+awall"}, {"+Bwall"}, {"+0floor"}, {"wall"}, {"-0floor"}, {"+0other"}})(
                room, folder);
            QCOMPARE(problemsOf(room), QStringList());
        }
    }

    void axesWithoutNumbersAreTold_data()
    {
        const auto row = addColumns<double, double>("first", "second");
        row("no number", NAN, 1.0);
        row("endless", INFINITY, 1.0);
        row("too large", 1e30, 1.0);
        row("zero", 0.0, 0.0);
    }

    void axesWithoutNumbersAreTold()
    {
        QFETCH(double, first);
        QFETCH(double, second);
        for (const auto *format : {&bsp::quake, &bsp::goldsrc, &bsp::quake2}) {
            auto room = validRoom(*format);
            room.set("TEXINFO", 0, "vecs[0].y", first).set("TEXINFO", 0, "vecs[1].z", second).setLumpBytes("LIGHTING", {});
            const auto problems = problemsOf(room);
            QCOMPARE(problems.filter(u"texture-axes"_s), QStringList(u"warning texture-axes TEXINFO.vecs[0].x 0"_s));
            // What is no number never counts; engines that begin at numbers stop at what is left.
            const bool stops = std::isnan(first) && format != &bsp::quake;
            QCOMPARE(!problems.filter(u"error surface-extents"_s).isEmpty(), stops);
        }
    }
};

ADD_TEST(TestEngineStops, QCoreApplication)
#include "tst_enginestops.moc"
