// What the games ask for beyond the format tables, and what they do not mind. Each fault is planted into a valid map,
// which must then have that one problem and no other.
#include "core/checks/enginestops.h"
#include "tests/facts.h"
#include "tests/planting.h"
#include "tests/program.h"
#include "tests/rows.h"

#include <functional>
#include <string>

using namespace planting;

namespace {

Plant plantLump(std::string_view lump, const QByteArray &bytes)
{
    return [=](MapBuilder &map) { map.setLumpBytes(lump, bytes); };
}

// With these entities between the world and one that has the brush model.
Plant plantEntities(const QByteArray &entities)
{
    return plantLump("ENTITIES",
                     "{ \"classname\" \"worldspawn\"} " + entities + " { \"classname\" \"func_wall\" \"model\" \"*1\" }" + '\0');
}

// Of face 6, whose texinfo has the flags.
Plant withoutLight(int flags)
{
    return [=](MapBuilder &map) { map.set("TEXINFO", 2, "flags", flags).set("FACES", 6, "lightofs", INT32_MAX); };
}

// SPECIAL, where Quake's lumps are: the engines of some games go by it, those of others light walls whatever it says.
bool lightsSpecialWalls(const bsp::Format &format) { return hasHulls(format) && format.game().unlit.litLiquids; }

bool leavesSpecialWallsUnlit(const bsp::Format &format) { return hasHulls(format) && !format.game().unlit.litLiquids; }

bool lacksSurfaceType(const bsp::Format &format, int type)
{
    const auto at = format.columns.faceType;
    return at.lump != bsp::none
           && std::ranges::none_of(format.lumps[static_cast<size_t>(at.lump)].fields[static_cast<size_t>(at.field)].names,
                                   [type](const bsp::NamedValue &known) { return known.value == type && type > 0; });
}

// Of formats whose first engine is known to stop so.
std::function<bool(const bsp::Format &)> stopsAt(bool EngineStops::*stop)
{
    return [stop](const bsp::Format &format) {
        const auto *row = stopsOf(format, 0);
        return row && row->*stop;
    };
}

MapFile openRoom(const bsp::Format &format, const QByteArray &entities)
{
    return readMap(validRoom(format).setLumpBytes("ENTITIES", entities).build()).value();
}

// With something else in the entity text of the room.
Plant withReplaced(const QByteArray &before, const QByteArray &after)
{
    return [=](MapBuilder &map) { map.setLumpBytes("ENTITIES", QByteArray(map.lumpBytes("ENTITIES")).replace(before, after)); };
}

} // namespace

class TestGameChecks : public QObject
{
    Q_OBJECT

private slots:
    void eachFaultIsFoundAndNothingElse_data()
    {
        addFaultColumns();
        addFault("node that is its own child", {}, setField("NODES", 6, "children[0]", 6),
                 {u"error tree-cycle NODES.children[0] 6"_s});
        addFault("node with its ancestor for a child", {}, setField("NODES", 6, "children[1]", 0),
                 {u"error tree-cycle NODES.children[1] 6"_s});
        addFault("cycle of clipnodes", {"CLIPNODES"}, setField("CLIPNODES", 5, "children[1]", 2),
                 {u"error tree-cycle CLIPNODES.children[1] 5"_s});
        for (const auto &[lump, node] : {std::pair("SURFEDGES", 8), {"FOGS", 7}})
            addFault("node of no tree", {lump}, [](MapBuilder &map) { map.addRecord("NODES"); },
                     {u"note node-unreachable NODES %1"_s.arg(node)});
        addFault("clipnode of no tree", {"CLIPNODES"}, [](MapBuilder &map) { map.addRecord("CLIPNODES"); },
                 {u"note node-unreachable CLIPNODES 6"_s});
        addFault("face of two edges", {"SURFEDGES"}, setField("FACES", 0, "numedges", 2), {u"warning face-edges FACES 0"_s});
        for (const double type : {1, 3})
            addFault(type == 1 ? "polygon of two vertexes" : "mesh of two vertexes", {"DRAWVERTS"},
                     [type](MapBuilder &map) {
                         map.set("SURFACES", 0, "numVerts", 2)
                             .set("SURFACES", 0, "numIndexes", 0)
                             .set("SURFACES", 0, "surfaceType", type);
                     },
                     {u"warning face-edges SURFACES 0"_s});
        for (const auto &[type, what] : {std::pair(0, "type 0"), {5, "type 5"}, {-1, "type -1"}})
            addFaultWhere(what, [type](const bsp::Format &format) { return lacksSurfaceType(format, type); },
                          setField("SURFACES", 0, "surfaceType", type), {u"error surface-type SURFACES 0"_s});
        addFault("light that ends early", {"SURFEDGES"},
                 [](MapBuilder &map) { map.setLumpBytes("LIGHTING", map.lumpBytes("LIGHTING").chopped(1)); },
                 {u"error lightmap-range FACES.lightofs 6"_s});
        addFault("light behind the end", {"SURFEDGES"}, setField("FACES", 2, "lightofs", INT32_MAX),
                 {u"error lightmap-range FACES.lightofs 2"_s});
        addFault("light before the start", {"SURFEDGES"}, setField("FACES", 2, "lightofs", -2),
                 {u"error lightmap-range FACES.lightofs 2"_s});
        addFaultWhere("light of a special face", lightsSpecialWalls, withoutLight(1),
                      {u"error lightmap-range FACES.lightofs 6"_s});
        addFault("fog of a flare", {"FOGS"},
                 [](MapBuilder &map) { map.set("SURFACES", 6, "surfaceType", 4).set("SURFACES", 6, "fogNum", 1); },
                 {u"warning index-range SURFACES.fogNum 6"_s});
        addFault("fog of a patch", {"FOGS"}, setField("SURFACES", 6, "fogNum", 1), {u"error index-range SURFACES.fogNum 6"_s});
        addFaultWhere("fog that fills the map", stopsAt(&EngineStops::fogWithoutBrush), setField("FOGS", 0, "brushNum", -1),
                      {u"error fog-everywhere FOGS 0"_s});
        const auto textures = [](qint64 count, qint64 offset, qint64 sides, qint64 mip) {
            return [=](MapBuilder &map) {
                const auto whole = map.lumpBytes("TEXTURES");
                const auto images = bsp::load<qint32>(bytesOf(whole).data());
                QByteArray lump = words({count < 0 ? images : count});
                for (int i = 0; i < images; ++i)
                    lump += words({offset < -1 ? 4 + 4 * images + 40 * i : offset});
                for (int i = 0; i < images; ++i)
                    lump += QByteArray("a").leftJustified(16, '\0') + words({sides, sides, mip, mip, mip, mip});
                map.setLumpBytes("TEXTURES", lump);
            };
        };
        addFault("textures in other files", {"CLIPNODES"}, textures(-1, -2, 16, 0));
        addFault("textures left out", {"CLIPNODES"}, textures(-1, -1, 16, 0));
        addFault("more textures than there is room for", {"CLIPNODES"}, textures(1 << 20, -2, 16, 0),
                 {u"error texture-range TEXTURES 0"_s});
        addFault("texture behind the end", {"CLIPNODES"}, textures(-1, 1 << 20, 16, 0), {u"error texture-range IMAGES 0 x2"_s});
        addFault("pixels behind the end", {"CLIPNODES"}, textures(-1, -2, 1024, 40), {u"warning texture-range IMAGES 0 x2"_s});
        addFault("small mips behind the end", {"CLIPNODES"}, textures(-1, -2, 16, 1), {u"warning texture-range IMAGES 0 x2"_s});
        addFault("no textures", {"CLIPNODES"}, plantLump("TEXTURES", {}), {u"note texture-count TEXTURES 0"_s});
        addFault("no hulls", {"CLIPNODES"}, plantLump("CLIPNODES", {}), {u"error hulls-missing CLIPNODES 0"_s});
        addFault("no hulls, but none is needed", {"CLIPNODES"}, [](MapBuilder &map) {
            map.setLumpBytes("CLIPNODES", {});
            for (quint32 model = 0; model < map.count("MODELS"); ++model)
                for (int hull = 1; hull <= map.format().clipHulls(); ++hull)
                    map.set("MODELS", model, "headnode[" + std::to_string(hull) + "]", -1);
        });

        const auto vis = [](const QByteArray &bytes) { return plantLump("VISIBILITY", bytes); };
        addFault("PVS behind the end", {"AREAS"}, vis(words({2, 20, 21, 24, 23}) + "\3\3\3\3"),
                 {u"error vis-range CLUSTERS.pvs 1"_s});
        addFault("PHS before the start", {"AREAS"}, vis(words({2, 20, -1, 22, 23}) + "\3\3\3\3"),
                 {u"error vis-range CLUSTERS.phs 0"_s});
        addFault("row that ends in half a run", {"AREAS"}, vis(words({2, 20, 21, 22, 23}) + QByteArray("\3\3\3\0", 4)),
                 {u"error vis-range CLUSTERS.phs 1"_s});
        addFault("clusters without rows", {"AREAS"}, vis(words({3, 20, 21, 22, 23}) + "\3\3\3\3"),
                 {u"error vis-size VISIBILITY 0"_s});
        addFault("row behind the end", {"CLIPNODES"}, setField("LEAFS", 2, "visofs", 2),
                 {u"error vis-range CLUSTERS.visofs 1"_s});
        addFault("row before the start", {"CLIPNODES"}, setField("LEAFS", 1, "visofs", -2),
                 {u"error vis-range CLUSTERS.visofs 0"_s});
        addFault("clusters behind the end", {"FOGS"}, vis(words({3, 8, 3, 0, 3, 0})), {u"error vis-size VISIBILITY 0"_s});

        for (const QByteArrayView name : {"*2", "*0", "*", "*x", "*-1", "*4294967297"}) {
            const bool isZero = name == "*0" || name == "*" || name == "*x"; // the world, where a game takes that
            const auto refuses = [isZero](const bsp::Format &format) {
                return !isZero || format.game().values.models != bsp::ModelReading::NumberOrWorld;
            };
            addFaultWhere(("model " + name.toByteArray()).constData(), refuses,
                          plantEntities("{ \"classname\" \"func_wall\" \"model\" \"" + name.toByteArray() + "\"}"),
                          {u"error model-missing ENTITYLIST.model 1"_s});
        }
        for (const auto *key : {"target", "KillTarget", "deathtarget", "master"}) {
            const auto plant = plantEntities(QByteArray("{ \"classname\" \"x\" \"targetname\" \"a\"} { \"classname\" \"x\" \"")
                                             + key + "\" \"b\"}");
            const auto names = [key](const bsp::Format &format) {
                return std::ranges::any_of(format.game().targets.always,
                                           [key](std::string_view each) { return isSame(key, viewOf(each)); });
            };
            addFaultWhere(key, names, plant, {u"warning target-missing ENTITYLIST 2"_s});
        }
        const auto entity = [](const QByteArray &pairs) { return plantEntities("{\n\"classname\" \"x\"\n" + pairs + "}"); };
        addFaultWhere("more keys than the game takes", stopsAt(&EngineStops::longEntities),
                      entity(QByteArray("\"k\" \"v\"\n").repeated(65)), {u"error entity-pairs ENTITYLIST 1"_s});
        addFaultWhere("more text than the game takes", stopsAt(&EngineStops::longEntities),
                      entity(("\"k\" \"" + QByteArray(1000, 'x') + "\"\n").repeated(5)), {u"error entity-length ENTITYLIST 1"_s});
        addFault("a word that the game cuts off", {"AREAS"}, entity("\"message\" \"" + QByteArray(128, 'x') + "\"\n"),
                 {u"note entity-token ENTITYLIST 1"_s});

        addFault("area portals of two numbers", {"AREAS"}, setField("AREAPORTALS", 2, "portalnum", 7),
                 {u"warning areaportal-open AREAPORTALS.portalnum 1 x2"_s});
        const QStringList isOpen{u"warning areaportal-open AREAPORTALS.portalnum 1"_s};
        addFault(
            "area portal of three records", {"AREAS"},
            [](MapBuilder &map) { map.set("AREAPORTALS", map.addRecord("AREAPORTALS"), "portalnum", 1); }, isOpen);
        for (const auto &[what, areas] : {std::pair("both area portals in one area", words({0, 0, 2, 1, 0, 0})),
                                          {"an area portal in no area", words({0, 0, 1, 1, 0, 0})},
                                          {"an area portal in area 0", words({1, 1, 0, 0, 1, 2})}})
            addFault(what, {"AREAS"}, plantLump("AREAS", areas), isOpen);
        for (const auto &[what, style] : {std::pair("style of no area portal", "\"style\" \"5\"\n"), {"no style", ""}})
            addFault(what, {"AREAS"}, withReplaced("\"style\" \"1\"\n", style), {u"warning areaportal-style ENTITYLIST 3"_s});
        addFault("area portal without a name", {"AREAS"}, withReplaced("\"targetname\" \"gate\"\n", ""),
                 {u"warning target-missing ENTITYLIST 4"_s, u"warning areaportal-untargeted ENTITYLIST 3"_s});
        addFault("nobody targets an area portal", {"AREAS"}, withReplaced("\"target\" \"gate\"\n", ""),
                 {u"warning areaportal-untargeted ENTITYLIST 3"_s});
    }

    void eachFaultIsFoundAndNothingElse() { plantAndCompare(); }
    // The game takes the bit of cluster 19 from the third byte of a row, whatever width the rows are said to have: of the
    // last narrow ones that lies behind the lump, and of those of negative width before it.
    void rowsTooNarrowForTheClustersAreFound()
    {
        auto room = validRoom(bsp::quake3);
        for (const int width : {1, -8, -1000}) {
            room.setLumpBytes("VISIBILITY", words({20, width}) + QByteArray(20, '\3'));
            QVERIFY2(!problemsOf(room).filter(u"error vis-"_s).isEmpty(), qPrintable(QString::number(width)));
        }
    }

    void whatTheGamesAcceptIsNoProblem_data()
    {
        addFaultColumns();
        addFault("no light", {}, plantLump("LIGHTING", {})); // Quake III: images of their own
        addFault("no visibility", {"FOGS"}, plantLump("VISIBILITY", {}));
        addFault("an empty lump anywhere", {},
                 [](MapBuilder &map) { map.setLumpBytes("LIGHTING", {}).setExtent("LIGHTING", INT32_MAX, 0); });
        addFault("an area portal that a death opens", {"AREAS"}, withReplaced("\"target\"", "\"deathtarget\""));
        addFault("sides without texture", {"AREAS"}, setField("BRUSHSIDES", 0, "texinfo", -1));
        addFault("the end of an animation", {"AREAS"}, setField("TEXINFO", 0, "nexttexinfo", -77));
        addFault("a model that is a leaf", {}, [](MapBuilder &map) {
            for (const auto *field : {"headnode", "headnode[0]"})
                if (map.has("MODELS", field))
                    map.set("MODELS", 0, field, ~0);
        });
        addFault("two parents of a node", {}, setField("NODES", 1, "children[0]", 2));
        addFault("a patch of two vertexes", {"FOGS"}, setField("SURFACES", 6, "numVerts", 2));
        addFault("indexes of a patch", {"FOGS"}, [](MapBuilder &map) { map.refer("SURFACES", 6, "DRAWINDEXES", 9999, 3); });
        addFault("vertexes of a flare", {"FOGS"}, [](MapBuilder &map) {
            map.set("SURFACES", 6, "surfaceType", 4)
                .refer("SURFACES", 6, "DRAWVERTS", -5, 1)
                .refer("SURFACES", 6, "DRAWINDEXES", 9999, 3);
        });
        addFault("an edge that no surfedge names", {"SURFEDGES"},
                 [](MapBuilder &map) { map.set("EDGES", 0, "v[0]", 999).set("EDGES", map.addRecord("EDGES"), "v[1]", 999); });
        addFault("a surfedge that no face names", {"SURFEDGES"}, [](MapBuilder &map) {
            const auto edge = map.addRecord("EDGES");
            map.set("EDGES", edge, "v[0]", 999).set("SURFEDGES", map.addRecord("SURFEDGES"), "edge", edge);
            map.set("SURFEDGES", map.addRecord("SURFEDGES"), "edge", -9999);
        });
        const auto isOfReadEngines = [](const bsp::Format &format) { return &format == &bsp::quake2 || &format == &bsp::quake3; };
        addFaultWhere("a brush that no leaf lists", isOfReadEngines,
                      [](MapBuilder &map) { map.set("LEAFBRUSHES", map.addRecord("LEAFBRUSHES"), "brush", 9999); });
        addFault("a surface without a page", {"FOGS"}, setField("SURFACES", 0, "lightmapNum", -4));
        for (const auto &[what, flags] : {std::pair("light of a translucent face", 0x10), {"light of the sky", 4}})
            addFault(what, {"AREAS"}, withoutLight(flags));
        addFaultWhere("light of a special face", leavesSpecialWallsUnlit, withoutLight(1));
        addFault("a leaf that sees everything", {"CLIPNODES"}, setField("LEAFS", 1, "visofs", -1));
        const auto targeting = [](const QByteArray &name) {
            return addText("{ \"classname\" \"x\" \"model\" \"models/box.md2\" \"target\" \"" + name
                           + "\"} { \"classname\" \"x\" \"targetname\" \"door\" \"target\" \"\"}");
        };
        addFault("models of files and no target", {}, targeting("door"));
        for (const auto *lump : {"AREAS", "FOGS"}) // of games that do not mind capitals
            addFault("targets in any case", {lump}, targeting("DOOR"));
    }

    void whatTheGamesAcceptIsNoProblem() { plantAndCompare(); }
    void enginesDifferInWhatTheyFollow()
    {
        const int darkPlaces = findEngine(bsp::quake3, u"DarkPlaces");
        auto fog = validRoom(bsp::quake3);
        setField("FOGS", 0, "brushNum", -1)(fog);
        QCOMPARE(problemsOf(fog, darkPlaces), QStringList(u"note fog-everywhere FOGS 0"_s));
        auto brush = validRoom(bsp::quake3);
        brush.set("LEAFBRUSHES", brush.addRecord("LEAFBRUSHES"), "brush", 9999);
        QCOMPARE(problemsOf(brush, darkPlaces), QStringList(u"error index-range LEAFBRUSHES.brush 7"_s));
    }

    void theFirstEntityMayBeAnotherInNexuiz()
    {
        auto room = validRoom(bsp::quake3);
        withReplaced("worldspawn", "__init_dedicated_server")(room);
        auto map = readMap(room.build()).value();
        map.setGame(bsp::games::nexuiz);
        const auto ofFirst = [&map] {
            auto problems = check(map, findEngine(bsp::quake3, u"DarkPlaces"));
            std::erase_if(problems, [](const Problem &problem) { return problem.id != u"worldspawn-missing"; });
            return printed(map, problems);
        };
        QCOMPARE(ofFirst(), QStringList(u"note worldspawn-missing ENTITYLIST 0"_s));
        map.setEntityText("\n");
        QCOMPARE(ofFirst(), QStringList(u"warning worldspawn-missing ENTITIES 0"_s));
    }

    // id's COM_Parse() has room for 128 characters with the NUL, and yquake2's for 1,024.
    void wordsThatQuake2CutsOffAreToldWithWhatItKeeps()
    {
        QLocale::setDefault(QLocale::c());
        const auto told = [](int length, const QString &engine) {
            const auto map =
                openRoom(bsp::quake2, "{ \"classname\" \"worldspawn\" \"message\" \"" + QByteArray(length, 'x') + "\" }");
            const auto problems = check(map, findEngine(bsp::quake2, engine));
            const auto found = std::ranges::find(problems, u"entity-token"_s, &Problem::id);
            return found == problems.end() ? QString() : severityName(found->severity) + u": "_s + found->findings.front().text;
        };
        QCOMPARE(told(127, u"yquake2"_s), QString());
        const auto cut = told(128, u"yquake2"_s);
        QVERIFY2(cut.startsWith(u"note: "_s) && states(cut, {u"Quake II"_s, u"128"_s}) && !cut.contains(u"empty"_s),
                 qPrintable(cut));
        QVERIFY(told(1023, u"yquake2"_s).startsWith(u"note: "_s));
        const auto dropped = told(1024, u"yquake2"_s);
        QVERIFY2(dropped.startsWith(u"warning: "_s) && states(dropped, {u"1023"_s, u"empty"_s}), qPrintable(dropped));
    }

    void faultsOfTheEntityTextNameTheirLine_data()
    {
        const auto row = addFormatColumns<QByteArray, QString, int>("text", "expected", "line");
        for (const bsp::Format *format : bsp::formats()) {
            row(*format, "no closing brace", "{\n\"a\" \"b\"\n}\n{\n\"c\" \"d\"\n", u"error entity-text ENTITYLIST 1"_s, 5);
            row(*format, "open quote", "{\n\"a\" \"b\"\n}\n{\n\"c\" \"d\n}\n", u"error entity-text ENTITYLIST 1 x2"_s, 6);
            row(*format, "key without value", "{\n\"a\"\n}\n", u"error entity-text ENTITYLIST 0"_s, 4);
            row(*format, "stray brace", "{\n}\n}\n", u"error entity-text ENTITIES 18"_s, 4);
            row(*format, "words between entities", "{\n}\n\nword\n{\n}\n", u"error entity-text ENTITIES 19"_s, 5);
            row(*format, "empty key", "{\n\"\" \"b\"\n}\n", u"warning entity-text ENTITYLIST 0"_s, 3);
        }
    }

    void faultsOfTheEntityTextNameTheirLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QFETCH(int, line);
        OPEN_BYTES(map, validRoom(fetchFormat()).setLumpBytes("ENTITIES", "//\"classname\"\n" + text).build());
        auto problems = check(map);
        std::erase_if(problems,
                      [](const Problem &problem) { return problem.id != u"entity-text"; }); // area portals miss their entity
        QCOMPARE(printed(map, problems), QStringList(expected));
        const auto &findings = problems.front().findings;
        QVERIFY(std::ranges::any_of(findings,
                                    [line](const Finding &finding) { return finding.text.contains(u" line %1:"_s.arg(line)); }));
    }
};

ADD_TEST(TestGameChecks, QCoreApplication)
#include "tst_gamechecks.moc"
