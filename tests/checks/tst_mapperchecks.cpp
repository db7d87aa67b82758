// What a mapper wants to know. Each fault is planted into a valid map, which must then have that one note and no other;
// what only looks like it must have none.
#include "core/assets/gamefiles.h"
#include "core/assets/maptextures.h"
#include "core/checks/missingtextures.h"
#include "core/opening/mapsource.h"
#include "tests/gamefolder.h"
#include "tests/planting.h"
#include "tests/program.h"

using namespace planting;

namespace {

// The lump of faces' own corners, the number of the first of face 0, and what their places are called.
struct Corners {
    std::string_view lump;
    quint32 first;
    std::string_view point;

    explicit Corners(const MapBuilder &map)
        : lump(map.has("SURFEDGES") ? "VERTEXES" : "DRAWVERTS"), first(map.has("SURFEDGES") ? 1 : 0),
          point(map.has("SURFEDGES") ? "point" : "xyz")
    {
    }
};

// Face 0 is the wall at x = -64, whose corners 2 and 3 are those at y = 64.
Plant movedCorners(std::initializer_list<quint32> corners, const char *axis, double to)
{
    return [corners = std::vector(corners), axis, to](MapBuilder &map) {
        const Corners of(map);
        for (const quint32 corner : corners)
            map.set(of.lump, of.first + corner, std::string(of.point) + axis, to);
    };
}

// Face 0 states the direction it looks in, where faces do so.
void stateNormal(MapBuilder &map)
{
    if (map.has("FACES", "lightmapVecs[2].x"))
        map.set("FACES", 0, "lightmapVecs[2].x", 1);
}

void fillLight(MapBuilder &map, char value)
{
    const auto *lump = map.has("LIGHTING") ? "LIGHTING" : "LIGHTMAPS";
    map.setLumpBytes(lump, QByteArray(map.lumpBytes(lump).size(), value));
}

// The first 9 x 9 luxels, which light face 0: one behind the other, or in a page.
void darkenFace(MapBuilder &map)
{
    const qsizetype luxel = map.format().bytesPerLuxel, row = 9 * luxel, pageRow = map.format().pageSide * luxel;
    const bool isPage = map.format().lightmaps == bsp::Lightmaps::Pages;
    const auto *lump = isPage ? "LIGHTMAPS" : "LIGHTING";
    auto bytes = map.lumpBytes(lump);
    for (qsizetype y = 0; y < 9; ++y)
        bytes.replace(y * (isPage ? pageRow : row), row, QByteArray(row, '\1'));
    map.setLumpBytes(lump, bytes);
}

void leaveOut(MapBuilder &map)
{
    for (const quint32 entry : {0U, 6U})
        map.refer("LEAFFACES", entry, "FACES", 1);
}

// As the window and the command line check a map of that path.
QStringList notesOn(const QString &path, const WantedKinds &wanted = withoutDefinitions())
{
    const auto map = openMap(path);
    if (!map)
        return {map.error()};
    const References references(map.value());
    const auto files = std::make_shared<const GameFiles>(path, map.value());
    return printed(map.value(), ::check({.map = map.value(), .references = references, .wanted = wanted, .files = files}));
}

} // namespace

class TestMapperChecks : public QObject
{
    Q_OBJECT

private slots:
    void eachFaultIsNotedAndNothingElse_data()
    {
        addFaultColumns();
        addFault("brush without sides", {"BRUSHES"}, [](MapBuilder &map) { map.addRecord("BRUSHES"); },
                 {u"note brush-empty BRUSHES 7"_s});
        addFault("cluster of a unit", {},
                 [](MapBuilder &map) {
                     map.setVector("LEAFS", 1, "maxs", {-63, -63, -63});
                 },
                 {u"note cluster-tiny CLUSTERS 0"_s});
        addFault("corner off the plane", {},
                 [](MapBuilder &map) {
                     movedCorners({0}, ".x", -56)(map);
                     stateNormal(map);
                 },
                 {u"note face-nonplanar FACES 0"_s});
        addFault("sliver off its plane", {},
                 [](MapBuilder &map) { // half a unit wide, from its plane to 64 units off it, in the open
                     const Corners of(map);
                     map.setVector(of.lump, of.first, of.point, {-64, 10, -50})
                         .setVector(of.lump, of.first + 1, of.point, {0, 10, 50});
                     map.setVector(of.lump, of.first + 2, of.point, {0, 10.5, 50})
                         .setVector(of.lump, of.first + 3, of.point, {-64, 10.5, -50});
                     stateNormal(map);
                 },
                 {u"warning face-off-plane FACES 0"_s});
        addFault("corners on a line", {}, movedCorners({2, 3}, ".y", -64), {u"note face-degenerate FACES 0"_s});
        addFault("corners on the sides of others", {}, movedCorners({2, 3}, ".y", 0), {u"note t-junction FACES 4 x2"_s});
        addFault("black among lit ones", {}, darkenFace, {u"note face-black FACES 0"_s});
        addFault("without a lightmap, black", {"CLIPNODES"}, setField("FACES", 0, "lightofs", -1),
                 {u"note face-black FACES 0"_s});
        addFault("without a lightmap, full bright", {"AREAS"}, setField("FACES", 0, "lightofs", -1),
                 {u"note face-fullbright FACES.lightofs 0"_s});
        addFault("in no leaf", {}, leaveOut, {u"note faces-unseen FACES 0"_s});
    }

    void eachFaultIsNotedAndNothingElse() { plantAndCompare(); }
    void whatOnlyLooksLikeOneIsNone_data()
    {
        addFaultColumns();
        addFault("corner off the plane by rounding", {}, [](MapBuilder &map) {
            movedCorners({0}, ".x", -63.5)(map);
            stateNormal(map);
        });
        addFault("surface that states no plane", {"DRAWVERTS"}, movedCorners({0}, ".x", -56));
        addFault("cluster of a unit without visibility", {"CLIPNODES"}, [](MapBuilder &map) {
            map.setVector("LEAFS", 1, "maxs", {-63, -63, -63}).setLumpBytes("VISIBILITY", {});
            for (quint32 leaf = 0; leaf < map.count("LEAFS"); ++leaf)
                map.set("LEAFS", leaf, "visofs", -1);
        });
        addFault("all in the dark", {}, [](MapBuilder &map) { fillLight(map, 0); });
        addFault("dark among dim ones", {}, [](MapBuilder &map) {
            fillLight(map, 8);
            darkenFace(map);
        });
        addFault("water without a lightmap", {"AREAS"}, [](MapBuilder &map) {
            map.set("TEXINFO", 0, "flags", 8).set("FACES", 0, "lightofs", -1).set("FACES", 1, "lightofs", -1);
        });
        addFault("without a lightmap as it says", {"CLIPNODES"}, [](MapBuilder &map) {
            map.set("TEXINFO", 0, "flags", 1).set("FACES", 0, "lightofs", -1).set("FACES", 1, "lightofs", -1);
        });
        addFault("map without light", {"SURFEDGES"}, [](MapBuilder &map) {
            map.setLumpBytes("LIGHTING", {});
            for (quint32 face = 0; face < map.count("FACES"); ++face)
                map.set("FACES", face, "lightofs", -1);
        });
        addFault("sky in no leaf", {"AREAS"}, [](MapBuilder &map) {
            map.set("TEXINFO", 0, "flags", 4);
            leaveOut(map);
        });
    }

    void whatOnlyLooksLikeOneIsNone() { plantAndCompare(); }
    void samplesHaveNone_data() { addSampleMapRows(); }
    void samplesHaveNone()
    {
        QFETCH(QString, path);
        QCOMPARE(notesOn(path).filter(u"note "_s), QStringList());
    }

    void unseenFacesAreCountedWithTheirArea()
    {
        auto room = validRoom(bsp::quake2);
        leaveOut(room);
        OPEN_BYTES(map, room.build());
        const auto problems = check(map);
        QCOMPARE(problems.size(), 1U);
        const auto &text = problems.front().findings.front().text;
        QVERIFY2(text.contains(QLocale().toString(128 * 128)) && text.contains(u"Face 0"_s), qPrintable(text));
    }

    void aGapIsToldWithItsPlace()
    {
        auto room = validRoom(bsp::quake3);
        movedCorners({2, 3}, ".y", 0)(room);
        OPEN_BYTES(map, room.build());
        const auto problems = check(map);
        QCOMPARE(problems.size(), 1U);
        const auto &text = problems.front().findings.front().text;
        QVERIFY2(text.contains(u"-64 0 -64"_s) && text.contains(u"Surface 0"_s), qPrintable(text));
    }

    // Faces 2 and 3 as rectangles in the plane y = 0: a side of the first lies along x = 20, and so does a shorter one of the
    // second.
    void facesThatOverlapOrAreSeenThroughLeaveNoGap()
    {
        using Rectangle = std::array<std::array<double, 2>, 4>; // x and z
        const GameFolder folder;
        const auto found = [&folder](const Rectangle &second) {
            constexpr Rectangle first{{{-20, -30}, {20, -30}, {20, 30}, {-20, 30}}};
            auto room = validRoom(bsp::quake3);
            for (quint32 i = 0; i < 4; ++i)
                for (const auto &[face, corners] : {std::pair(2U, first), {3U, second}})
                    room.setVector("DRAWVERTS", 4 * face + i, "xyz", {corners[i][0], 0, corners[i][1]});
            return notesOn(folder.save(u"baseq3/maps/a.bsp"_s, room.build()), {.only = {u"t-junction"_s}});
        };
        constexpr Rectangle beside{{{20, -10}, {40, -10}, {40, 10}, {20, 10}}};
        const QStringList gap(u"note t-junction SURFACES 2"_s);
        QCOMPARE(found(beside), gap);
        QCOMPARE(found({{{20, 10}, {40, 10}, {40, -10}, {20, -10}}}), QStringList());   // it looks the other way
        QCOMPARE(found({{{-10, -10}, {20, -10}, {20, 10}, {-10, 10}}}), QStringList()); // the first lies behind it
        const auto shader = [&folder](const QByteArray &blend) {
            folder.save(u"baseq3/scripts/a.shader"_s, "textures/room/wall\n{\n{\nmap $whiteimage\n" + blend + "}\n}\n");
        };
        shader({});
        QCOMPARE(found(beside), gap);
        shader("blendFunc blend\n");
        QCOMPARE(found(beside), QStringList());
    }

    // Everything is solid that faces lie before.
    void blackFacesThatNobodySeesAreNotTold()
    {
        const auto found = [](const bsp::Format &format, bool isSolid) {
            auto room = validRoom(format);
            darkenFace(room);
            for (quint32 leaf = 0; isSolid && leaf < readMap(room.build()).value().recordCount(format.roles.leafs); ++leaf)
                if (room.has("LEAFS", "contents"))
                    room.set("LEAFS", leaf, "contents", room.has("LEAFS", "visofs") ? -2 : 1);
                else
                    room.set("LEAFS", leaf, "cluster", -1);
            const auto map = readMap(room.build()).value();
            const References references(map);
            return printed(map, ::check({.map = map, .references = references, .wanted = {.only = {u"face-black"_s}}}));
        };
        for (const auto *format : {&bsp::quake, &bsp::quake2, &bsp::quake3}) {
            QCOMPARE(found(*format, false).size(), 1);
            QVERIFY2(found(*format, true).isEmpty(), format->id.data());
        }
    }

    void blackFacesWhoseShaderAddsLightAreNotTold()
    {
        const GameFolder folder;
        auto room = validRoom(bsp::quake3);
        darkenFace(room);
        const auto path = folder.save(u"baseq3/maps/a.bsp"_s, room.build());
        folder.save(u"baseq3/textures/room/glow.tga"_s, "an image");
        const auto found = [&](const QByteArray &stage) {
            folder.save(u"baseq3/scripts/a.shader"_s,
                        "textures/room/wall\n{\n{\nmap $lightmap\n}\n{\nmap textures/room/glow.tga\n" + stage + "}\n}\n");
            return notesOn(path, {.only = {u"face-black"_s}});
        };
        QCOMPARE(found("blendFunc filter\n"), QStringList(u"note face-black SURFACES 0"_s));
        QCOMPARE(found("blendFunc add\n"), QStringList());
    }

    void eachSkyThatIsMissingIsTold()
    {
        const GameFolder folder;
        auto room = validRoom(bsp::quake3);
        for (const quint32 shader : {0U, 1U, 2U})
            room.set("SHADERS", shader, "surfaceFlags", 4);
        const auto path = folder.save(u"baseq3/maps/a.bsp"_s, room.build());
        const auto found = [&](const QByteArray &wall, const QByteArray &floor) {
            folder.save(u"baseq3/scripts/a.shader"_s,
                        "textures/room/wall\n{\nskyparms " + wall + "}\ntextures/room/floor\n{\nskyparms " + floor + "}\n");
            return notesOn(path, {.only = {u"sky-missing"_s}});
        };
        QCOMPARE(found("env/hills 512 -\n", "env/night 512 -\n"), QStringList(u"note sky-missing SURFACES 0 x2"_s));
        QCOMPARE(found("- 512 -\n", "env/night 512 -\n"), QStringList(u"note sky-missing SURFACES 4"_s));
        folder.save(u"baseq3/textures/room/clouds.tga"_s, "an image");
        QCOMPARE(found("full 512 -\n{\nmap textures/room/clouds.tga\n}\n", "- 512 -\n"), QStringList());
        folder.save(u"baseq3/env/night_up.tga"_s, "a side");
        QCOMPARE(found("- 512 -\n", "env/night 512 -\n"), QStringList(u"note sky-missing SURFACES 4"_s));
        folder.save(u"baseq3/env/night_rt.tga"_s, "the side that the game asks for");
        QCOMPARE(found("- 512 -\n", "env/night 512 -\n"), QStringList());
    }

    // The game draws them with its default picture, whatever the map's flags say.
    void facesOfTheSkyWithoutItsShaderAreDrawn()
    {
        const GameFolder folder;
        auto room = validRoom(bsp::quake3);
        room.set("SHADERS", 2, "surfaceFlags", 4);
        const auto path = folder.save(u"baseq3/maps/a.bsp"_s, room.build());
        folder.save(u"baseq3/textures/room/wall.tga"_s, "an image");
        const auto found = [&path] { return notesOn(path, {.only = {u"texture-missing"_s}}); };
        QCOMPARE(found(), QStringList(u"note texture-missing IMAGES 1"_s));
        folder.save(u"baseq3/scripts/a.shader"_s, "textures/room/floor\n{\nskyparms - 512 -\n}\n");
        QCOMPARE(found(), QStringList());
    }

    void missingTexturesAreToldOneByOneWhereTheGameIs()
    {
        const GameFolder folder;
        const auto path = folder.save(u"baseq2/maps/a.bsp"_s, validRoom(bsp::quake2).build());
        QCOMPARE(notesOn(path), QStringList(u"note texture-missing IMAGES 0 x2"_s));
        folder.save(u"baseq2/textures/room/wall.tga"_s, "replaces it");
        QCOMPARE(notesOn(path), QStringList(u"note texture-missing IMAGES 1"_s));
        folder.savePak(u"baseq2/pak0.pak"_s, "textures/room/floor.wal", "original");
        QCOMPARE(notesOn(path), QStringList());
    }

    // Whatever of its own a map brings, most textures are the game's.
    void withoutTheGameOneNoteTellsOfAllTextures()
    {
        const GameFolder folder;
        const auto path = folder.save(u"downloads/a.bsp"_s, validRoom(bsp::quake2).build());
        QCOMPARE(notesOn(path), QStringList(u"note textures-unknown IMAGES 0"_s));
        folder.save(u"downloads/textures/room/wall.wal"_s, "its own");
        QCOMPARE(notesOn(path), QStringList(u"note texture-missing IMAGES 1"_s));
    }

    void texturesThatNobodySeesMayBeMissing()
    {
        const GameFolder folder;
        auto room = validRoom(bsp::quake2);
        for (const auto &[texinfo, flag] : {std::pair(0U, 4), {1U, 4}, {2U, 128}}) // sky, sky, nodraw
            room.set("TEXINFO", texinfo, "flags", flag);
        const auto path = folder.save(u"baseq2/maps/a.bsp"_s, room.build());
        QCOMPARE(notesOn(path), QStringList(u"note sky-missing FACES 0"_s)); // but what is seen through them
        folder.save(u"baseq2/env/unit1_rt.tga"_s, "a side");
        QCOMPARE(notesOn(path), QStringList());
    }

    void ofAShaderTheImageThatItDrawsCounts()
    {
        const GameFolder folder;
        const auto path = folder.save(u"baseq3/maps/a.bsp"_s, validRoom(bsp::quake3).build());
        folder.save(u"baseq3/textures/room/floor.jpg"_s, "an image");
        const auto script = [&folder](const QByteArray &stage) {
            folder.save(u"baseq3/scripts/room.shader"_s,
                        "textures/room/wall\n{\nqer_editorimage textures/room/floor.jpg\n" + stage + "}\n");
        };
        script("{\nmap textures/room/bricks.tga\n}\n");
        QCOMPARE(notesOn(path), (QStringList{u"warning shader-rejected IMAGES 0"_s,
                                             u"note texture-missing IMAGES 0"_s})); // an editor's image is no help
        script("{\nmap $whiteimage\n}\n");
        QCOMPARE(notesOn(path), QStringList());
        script("{\nmap textures/room/bricks.tga\n}\n");
        folder.save(u"baseq3/textures/room/bricks.png"_s, "an image of another kind");
        QCOMPARE(notesOn(path), QStringList());
    }

    // Engines draw it as a checkerboard, and look for nothing.
    void texturesThatTheMapLeavesOutAreToldAndNotMissing()
    {
        const GameFolder folder;
        for (const auto *format : {&bsp::quake, &bsp::goldsrc}) {
            auto room = validRoom(*format);
            room.setLumpBytes("TEXTURES", words({2, -1, -1}));
            const auto path = folder.save(u"id1/maps/a.bsp"_s, room.build());
            QCOMPARE(notesOn(path), QStringList(u"note texture-left-out IMAGES 0 x2"_s));
            OPEN_BYTES(map, room.build());
            const std::shared_ptr<const MapFile> unowned(std::shared_ptr<const void>(), &map);
            const auto files = std::make_shared<const GameFiles>(path, map);
            const auto missing = missingTextures(map, *mapTextures(unowned, files), *files);
            QCOMPARE(missing.drawn, 2U);
            QCOMPARE(missing.leftOut.size(), 2U);
            QCOMPARE(missing.count(), 0);
            QVERIFY(missing.leftOut[0].image == 0 && missing.leftOut[1].image == 1 && missing.leftOut[1].faces > 0);
            // What is said to lie elsewhere is no such texture.
            room.setLumpBytes("TEXTURES", words({2, 1 << 24, -5}));
            const auto damaged = notesOn(folder.save(u"id1/maps/b.bsp"_s, room.build()));
            QVERIFY2(!damaged.join(u' ').contains(u"left-out"_s), qPrintable(damaged.join(u'\n')));
        }
    }

    void wadsThatAreMissingAreToldWhereATextureIs()
    {
        const GameFolder folder;
        auto room = validRoom(bsp::goldsrc);
        const auto world = QByteArray(room.lumpBytes("ENTITIES"))
                               .replace("\"A room\"", "\"A room\"\n\"wad\" \"C:\\mapping\\decor.wad;\\more.wad\"");
        const auto path = folder.save(u"valve/maps/a.bsp"_s, room.setLumpBytes("ENTITIES", world).build());
        QCOMPARE(notesOn(path), (QStringList{u"note texture-missing IMAGES 1"_s, u"note wad-missing ENTITYLIST 0 x2"_s}));
        folder.save(u"valve/decor.wad"_s, wadOf({{.name = "floor", .bytes = "a miptex"}}));
        QCOMPARE(notesOn(path),
                 QStringList(u"error wad-missing ENTITYLIST 0"_s)); // the engine opens all before it looks into one
        folder.save(u"valve/more.wad"_s, wadOf({}));
        QCOMPARE(notesOn(path), QStringList());
    }

    void aPointfileTellsOfALeak()
    {
        OPEN_BYTES(map, validRoom(bsp::quake2).build());
        const References references(map);
        const auto problems =
            ::check({.map = map, .references = references, .wanted = withoutDefinitions(), .pointFile = u"/maps/a.pts"_s});
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems.front().id, u"map-leaked"_s);
        QVERIFY(problems.front().findings.front().text.contains(u"/maps/a.pts"_s));
    }

    void kindsThatNobodyWantsAreNotLookedFor()
    {
        auto room = validRoom(bsp::quake2);
        leaveOut(room);
        darkenFace(room);
        OPEN_BYTES(map, room.build());
        const References references(map);
        const auto kinds = [&](const WantedKinds &wanted) {
            return printed(map, ::check({.map = map, .references = references, .wanted = wanted}));
        };
        const auto unseen = u"note faces-unseen FACES 0"_s, black = u"note face-black FACES 0"_s;
        QCOMPARE(kinds({}), (QStringList{unseen, black}));
        QCOMPARE(kinds({.only = {u"face-black"_s}}), QStringList(black));
        QCOMPARE(kinds({.without = {u"face-black"_s}}), QStringList(unseen));
    }
};

ADD_TEST(TestMapperChecks, QCoreApplication)
#include "tst_mapperchecks.moc"
