// Where decals lie on faces, which pictures they show, and whom they belong to.
#include "core/scene/decals.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <random>
#include <set>

namespace {

constexpr quint32 low = 0; // the room's wall at x = -64, which looks along x

QByteArray decal(const QByteArray &origin, const QByteArray &texture = "{mark", const QByteArray &more = {})
{
    return "{\nclassname infodecal\norigin \"" + origin + "\"\n\"texture\" \"" + texture + "\"\n" + more + "}\n";
}

QByteArray wadWith(QRgb last)
{
    auto colors = someColors();
    colors[255] = last;
    return wadOf({{.name = "{MARK", .bytes = miptexOf("{MARK", {32, 16}, colors)},
                  {.name = "plain", .bytes = miptexOf("plain", {16, 16}, colors)}});
}

} // namespace

class TestDecals : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { folder_.save(u"valve/decals.wad"_s, wadWith(qRgb(200, 100, 50))); }
    // A unit a texel, around its origin, lit as its face.
    void aDecalLiesOnTheFaceBesideIt()
    {
        const auto [scene, found] = make(decal("-62 8 4"));
        QCOMPARE(found.decals.size(), 1U);
        const auto &only = found.decals.front();
        QCOMPARE(only.entity, 1U);
        QCOMPARE(scene->scene.faces[only.face].face, low);
        QCOMPARE(only.vertexCount, 6U);
        QCOMPARE(found.pictures[only.picture].size(), QSize(32, 16));
        std::set<std::pair<float, float>> corners, places;
        for (const auto &vertex : found.vertexes) {
            QCOMPARE(vertex.point[0], -64.0F);
            corners.insert({vertex.point[1], vertex.point[2]});
            places.insert({vertex.texture[0], vertex.texture[1]});
            QVERIFY(vertex.light[0] > 0 && vertex.light[0] < 1 && vertex.light[1] > 0 && vertex.light[1] < 1);
        }
        QCOMPARE(corners, (std::set<std::pair<float, float>>{{-8, -4}, {-8, 12}, {24, -4}, {24, 12}}));
        QCOMPARE(places, (std::set<std::pair<float, float>>{{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
        QCOMPARE(found.entityAt(only.face, {-64, 20, 10}), 1U);
        QVERIFY(!found.entityAt(only.face, {-64, 30, 10}));
        QVERIFY(!found.entityAt(only.face + 1, {-64, 20, 10}));
        QVERIFY(found.sentence().isEmpty());
    }

    void decalsEndWithTheirFaces()
    {
        const auto [scene, found] = make(decal("-62 60 0"));
        QVERIFY(!found.decals.empty());
        std::set<quint32> faces;
        for (const auto &part : found.decals) {
            faces.insert(scene->scene.faces[part.face].face);
            for (quint32 i = 0; i < part.vertexCount; ++i)
                for (const float at : found.vertexes[part.firstVertex + i].point)
                    QVERIFY(std::abs(at) <= 64);
        }
        // The wall at its end is as near, and gets its part.
        const auto corner = make(decal("-62 62 0"));
        QCOMPARE(faces, std::set<quint32>{low});
        QCOMPARE(corner.decals.decals.size(), 2U);
    }

    void brushModelsBesideThemGetThem()
    {
        const QByteArray wall = "{\nclassname func_wall\nmodel *1\norigin \"32 0 10\"\n}\n";
        const auto [scene, found] = make(wall + decal("32 0 11", "plain"));
        QCOMPARE(found.decals.size(), 1U);
        QCOMPARE(scene->scene.faces[found.decals[0].face].face, 6U);
        QCOMPARE(found.decals[0].entity, 2U);
        for (const auto &vertex : found.vertexes)
            QVERIFY(vertex.point[2] == 10 && vertex.point[0] >= 24 && vertex.point[0] <= 40);
    }

    void whoWaitsOrIsFarGetsNone_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("entity", "texture");
        row("it waits until it is triggered", decal("-62 0 0", "{mark", "targetname later\n"), "wall");
        row("it is far from all faces", decal("-59 0 0"), "wall");
        row("it names no picture", decal("-62 0 0", {}), "wall");
        row("on a liquid", decal("-62 0 0"), "!water");
        row("on the sky", decal("-62 0 0"), "sky");
        row("on a conveyor", decal("-62 0 0"), "scroll1");
        row("on what has holes", decal("-62 0 0"), "{fence");
        row("nowhere", decal("1e30 0 0"), "wall");
    }

    void whoWaitsOrIsFarGetsNone()
    {
        QFETCH(QByteArray, entity);
        QFETCH(QByteArray, texture);
        const auto made = make(entity, {}, [&](MapBuilder &room) { nameMiptexes(room, texture); });
        QVERIFY(made.decals.decals.empty() && made.decals.missing.isEmpty());
    }

    // One colour, and the index says how much of it; where that is blue, a hole; all of it without a brace.
    void picturesAreBlendedByTheirPalettes()
    {
        const auto read = [](const QByteArray &name, QRgb last) {
            auto colors = someColors();
            colors[255] = last;
            const auto picture = readMiptex(miptexOf(name, {16, 16}, colors), {});
            return std::pair(decalPicture(picture.value()), picture.value().image());
        };
        const auto [shades, indexes] = read("{mark", qRgb(200, 100, 50));
        const auto [holes, coloured] = read("{mark", qRgb(0, 0, 255));
        const auto [plain, opaque] = read("mark", qRgb(200, 100, 50));
        for (int y = 0; y < 16; ++y)
            for (int x = 0; x < 16; ++x) {
                const int index = indexes.pixelIndex(x, y);
                QCOMPARE(shades.pixel(x, y), qRgba(200, 100, 50, index));
                QCOMPARE(qAlpha(holes.pixel(x, y)), index == 255 ? 0 : 255);
                QCOMPARE(plain.pixel(x, y), opaque.pixel(x, y));
            }
    }

    void whatIsMissingIsTold()
    {
        const auto unknown = make(decal("-62 0 0", "{other") + decal("-62 0 20", "{OTHER") + decal("-62 0 0", "{mark"));
        QCOMPARE(unknown.decals.missing, QStringList{u"{other"_s});
        QVERIFY(unknown.decals.sentence().contains(u"{other"_s) && unknown.decals.sentence().contains(u"decals.wad"_s));
        QCOMPARE(unknown.decals.decals.size(), 1U);
        const GameFolder elsewhere;
        const auto nowhere = make(decal("-62 0 0"), elsewhere.path(u"maps/a.bsp"_s));
        QVERIFY(nowhere.decals.decals.empty());
        QCOMPARE(nowhere.decals.missing, QStringList{u"{mark"_s});
    }

    void otherGamesHaveNone()
    {
        for (const auto *format : {&bsp::quake2, &bsp::quake3}) {
            auto room = MapBuilder::room(*format);
            room.setLumpBytes("ENTITIES", "{\nclassname worldspawn\n}\n" + decal("-62 0 0") + '\0');
            const auto map = std::make_shared<const MapFile>(readMap(room.build(), *format).value());
            const auto found = findDecals(*buildMapScene(map, {}, {}), GameFiles(folder_.path(u"valve/maps/a.bsp"_s), *map));
            QVERIFY(found.decals.empty() && found.missing.isEmpty());
        }
    }

    void manyEntitiesAreBounded()
    {
        const auto made = make(decal("-62 0 0").repeated(200'000));
        QVERIFY(made.decals.decals.size() > 100'000);
        QVERIFY(made.decals.vertexes.size() <= 1'000'000);
        QCOMPARE(made.decals.pictures.size(), 1U);
    }

    void damagedMapsAreDecoratedAsFarAsTheyGo()
    {
        auto room = MapBuilder::room(bsp::goldsrc);
        room.setLumpBytes("ENTITIES",
                          "{\nclassname worldspawn\n}\n" + decal("-62 0 0") + decal("0 62 0") + decal("0 0 -63") + '\0');
        const auto whole = room.build();
        std::mt19937 random(1);
        size_t parts = 0;
        constexpr int rounds = 450;
        for (int round = 0; round < rounds; ++round) {
            auto bytes = round % 3 == 0 ? whole.first(whole.size() * round / rounds) : whole;
            for (int i = 0; i < 12 && round % 3 != 0; ++i)
                bytes[static_cast<qsizetype>(random() % static_cast<quint32>(bytes.size()))] = static_cast<char>(random());
            const auto map = readMap(bytes, bsp::goldsrc);
            if (!map)
                continue;
            const auto scene = buildMapScene(std::make_shared<const MapFile>(map.value()), {}, {});
            const auto found = findDecals(*scene, GameFiles(folder_.path(u"valve/maps/a.bsp"_s), *scene->map));
            for (const auto &part : found.decals) {
                QVERIFY(part.face < scene->scene.faces.size() && part.picture < found.pictures.size());
                QVERIFY(part.vertexCount % 3 == 0 && part.firstVertex + part.vertexCount <= found.vertexes.size());
                (void)found.entityAt(part.face, {-64, 0, 0});
                ++parts;
            }
        }
        QVERIFY(parts > 200);
    }

private:
    struct Made {
        std::shared_ptr<const MapScene> scene;
        SceneDecals decals;
    };
    // Of a map of that path; empty: in the folder of the game.
    Made make(const QByteArray &entities, const QString &path = {}, const std::function<void(MapBuilder &)> &change = {}) const
    {
        auto room = MapBuilder::room(bsp::goldsrc);
        room.setLumpBytes("ENTITIES", "{\nclassname worldspawn\n}\n" + entities + '\0');
        if (change)
            change(room);
        const auto map = std::make_shared<const MapFile>(readMap(room.build(), bsp::goldsrc).value());
        Made made{.scene = buildMapScene(map, {}, {}), .decals = {}};
        made.decals = findDecals(*made.scene, GameFiles(path.isEmpty() ? folder_.path(u"valve/maps/a.bsp"_s) : path, *map));
        return made;
    }

    GameFolder folder_;
};

ADD_TEST(TestDecals, QCoreApplication)
#include "tst_decals.moc"
