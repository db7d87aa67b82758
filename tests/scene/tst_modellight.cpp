// The light in which models stand: of the floor under them, of the sun, or of a grid.
#include "tests/bspxbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/shownmodels.h"
#include "tests/testmaps.h"

#include <cmath>

namespace {

// Of the first model that an entity shows.
ModelLight lightIn(const MapBuilder &builder) { return entityModels(*sceneOf(builder)).shown.front().light; }

ModelLight lightWith(const bsp::Format &format, const QByteArray &text) { return modelsWith(format, text).shown.front().light; }

} // namespace

class TestModelLight : public QObject
{
    Q_OBJECT

private slots:
    void modelsAreAsBrightAsTheFloorUnderThem()
    {
        const auto light = lightWith(bsp::quake2, "{ \"classname\" \"item_quad\" " + there + "}");
        for (const auto channel : light.ambient)
            QVERIFY(std::abs(channel - 128.0f / 255) < 0.02f);
        QCOMPARE(light.ambient, light.directed);
        const auto turned = lightWith(bsp::quake2, "{ \"classname\" \"misc_banner\" \"angle\" \"90\" " + there + "}");
        QVERIFY(length(turned.towards - Point{1, 0, 1} * std::sqrt(0.5)) < 0.001);
        const auto outside = lightWith(bsp::quake2, "{ \"classname\" \"item_quad\" \"origin\" \"0 0 -4000\" }");
        QCOMPARE(outside.ambient, (std::array<float, 3>{0, 0, 0}));
    }

    void whereTheSkyIsSeenTheSunLightsHalfLifesModels_data()
    {
        QTest::addColumn<QByteArray>("suns");
        QTest::addColumn<bool>("isSeen");
        const auto sun = [](const QByteArray &keys) { return "{ \"classname\" \"light_environment\" " + keys + "} "; };
        const QByteArray bright = "\"_light\" \"100 50 25 255\" ", dark = "\"_light\" \"0 0 0 255\" ";
        QTest::newRow("through the sky") << sun(bright + "\"angle\" \"180\" ") << true;
        QTest::newRow("angles") << sun(bright + "\"angles\" \"0 180 0\" ") << true;
        QTest::newRow("through the ceiling") << sun(bright + "\"angle\" \"180\" \"pitch\" \"-90\" ") << false;
        QTest::newRow("a pitch behind angles") << sun(bright + "\"angles\" \"0 180 0\" \"pitch\" \"-90\" ") << false;
        QTest::newRow("a pitch before angles") << sun(bright + "\"pitch\" \"-90\" \"angles\" \"0 180 0\" ") << true;
        QTest::newRow("angle behind angles") << sun(bright + "\"angles\" \"0 90 0\" \"angle\" \"180\" ") << true;
        QTest::newRow("none") << QByteArray() << false;
        QTest::newRow("the last is dark") << sun(bright + "\"angle\" \"180\" ") + sun(dark) << false;
        QTest::newRow("the last is bright") << sun(dark) + sun(bright + "\"angle\" \"180\" ") << true;
    }

    // The walls are sky, and the floor has a grey light of 128.
    void whereTheSkyIsSeenTheSunLightsHalfLifesModels()
    {
        QFETCH(const QByteArray, suns);
        QFETCH(const bool, isSeen);
        auto room = MapBuilder::room(bsp::goldsrc);
        auto textures = room.lumpBytes("TEXTURES");
        room.setLumpBytes("TEXTURES", textures.replace("wall", QByteArray("sky\0", 4)));
        room.setLumpBytes("ENTITIES",
                          "{ \"classname\" \"worldspawn\" } { \"classname\" \"item_battery\" " + there + "} " + suns + '\0');
        const auto light = lightIn(room);
        if (!isSeen) {
            QVERIFY(light.ambient[0] > 0.1f && std::abs(light.ambient[0] - light.ambient[2]) < 0.01f);
            QVERIFY(light.towards[2] > 0.9);
            return;
        }
        // What CEnvLight makes of 100, 50 and 25, drawn twice as bright.
        const std::array<float, 3> wanted{244 * 2.0f / 255, 161 * 2.0f / 255, 106 * 2.0f / 255};
        for (size_t i = 0; i < 3; ++i) {
            QVERIFY(std::abs(light.ambient[i] - 0.702f * wanted[i]) < 0.02f);
            QVERIFY(std::abs(light.directed[i] - 0.602f * wanted[i]) < 0.02f);
        }
        QVERIFY(length(light.towards - Point{1, 0, 0}) < 1e-6);
    }

    void quake3sGridLightsModelsInTheAir()
    {
        auto room = MapBuilder::room(bsp::quake3);
        room.setLumpBytes("ENTITIES",
                          QByteArray("{ \"classname\" \"worldspawn\" } { \"classname\" \"ammo_shells\" ") + there + "}" + '\0');
        // The room is 128 units wide: three points across, three along, two or one up.
        for (const int points : {9, 18, 27}) {
            auto lit =
                MapBuilder(room).setLumpBytes("LIGHTGRID", QByteArray("\x20\x10\x08\x04\x02\x01\x00\x00", 8).repeated(points));
            const auto light = lightIn(lit);
            if (light.directed[0] != 4.0f * 4 / 255)
                continue; // a grid of another size is none
            QVERIFY(std::abs(light.ambient[0] - (0.6f * 4 * 32 + 32) / 255) < 0.001f);
            QCOMPARE(light.towards, (Point{0, 0, 1}));
            QCOMPARE(light.back, 0.0f);
            return;
        }
        QFAIL("no grid was taken");
    }

    // Of the point in the room's middle, and of the next one, both half as far from where the light is taken.
    void layersOfTheGridAddUpAndWallsAreSkipped_data()
    {
        const auto row = addColumns<const bsp::Format *, int, int>("format", "next", "directed");
        row("RBSP, the same", &bsp::raven, 0, 8);
        row("RBSP, dark", &bsp::raven, 1, 4);
        row("RBSP, a wall", &bsp::raven, 2, 8);
        row("FBSP, the same", &bsp::qfusion, 0, 8);
        row("FBSP, a wall", &bsp::qfusion, 2, 4);
    }
    void layersOfTheGridAddUpAndWallsAreSkipped()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(int, next);
        QFETCH(int, directed);
        const auto point = [](const QByteArray &first, const QByteArray &second, const QByteArray &styles) {
            return first + second + QByteArray(6, '\7') + first + second + QByteArray(6, '\7') + styles + QByteArray(2, '\0');
        };
        const auto color = [](char channel) { return QByteArray(3, channel); };
        const QByteArray none(2, '\xff');
        auto room = MapBuilder::room(*format);
        room.setLumpBytes("LIGHTGRID", point(color(5), color(3), QByteArray("\0\xfd", 2) + none)
                                           + point(color(0), color(0), QByteArray("\0\xff", 2) + none)
                                           + point(color(9), color(9), none + none));
        for (quint32 at = 0; at < room.count("LIGHTARRAY"); ++at)
            room.set("LIGHTARRAY", at, "point", at == 5 ? next : 0);
        const auto scene = sceneOf(room);
        const auto light = ModelLights(*scene).at({32, 0, 20});
        const float gain = scene->map->game().brightness.light / 255;
        QCOMPARE(light.directed[0], static_cast<float>(directed) * gain);
        QVERIFY(std::abs(light.ambient[0] - (0.6f * static_cast<float>(directed) * gain + 32.0f / 255)) < 0.001f);
    }

    // A grid around all the room, in place of the floor's grey of 128; one that is cut off counts as little as the octree of a
    // map for Half-Life.
    void theOctreeLightsModelsInTheAir()
    {
        const auto grid = floats({512, 512, 512}) + words({2, 2, 2}) + floats({-256, -256, -256}) + QByteArray("\1", 1)
                          + words({gridLeaf, 0, 1}) + words({0, 0, 0, 2, 2, 2}) + QByteArray("\1\0\x40\x20\x10", 5).repeated(8);
        const auto lit = [](const bsp::Format &format, const QByteArray &classname, const QByteArray &octree) {
            auto room = MapBuilder::room(format);
            const auto shown = "{ \"classname\" \"" + classname + "\" " + there + "}";
            room.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" } " + shown + '\0');
            return lightIn(room.addBspx("LIGHTGRID_OCTREE", octree)).ambient;
        };
        const auto of = lit(bsp::quake2, "item_quad", grid);
        for (size_t i = 0; i < 3; ++i)
            QVERIFY(std::abs(of[i] - std::array{64.0f, 32.0f, 16.0f}[i] / 255) < 0.001f);
        QVERIFY(std::abs(lit(bsp::quake2, "item_quad", grid.chopped(1))[0] - 128.0f / 255) < 0.02f);
        const auto own = lit(bsp::goldsrc, "item_battery", grid);
        QVERIFY(own[0] > 0.1f && std::abs(own[0] - own[2]) < 0.01f);
    }

    void theOctreeIsReadPointByPoint()
    {
        auto room = MapBuilder::room(bsp::quake2);
        OPEN_BYTES(map, room.addBspx("LIGHTGRID_OCTREE", lightGridOctree()).build());
        const auto grid = LightGrid::of(map);
        QVERIFY(grid.has_value());
        const auto near = [&grid](const Point &place, const Point &color) {
            const auto found = grid->at(place);
            return found && length(*found - color) < 0.001;
        };
        // Points lie 32 units apart from (-32, -16, 8) on. In the plane of y = -16: a colour, black, black; of y = 16: unknown,
        // then two styles together, then red.
        QVERIFY(near({32, 16, 8}, {255, 0, 0}));
        QVERIFY(near({0, 16, 8}, {0x11, 0x22, 0x33}));
        QVERIFY(near({0, -16, 8}, {0, 0, 0}));
        QVERIFY(near({-32, -16, 8}, {0x40, 0x80, 0xc0}));
        // Half way to a point that is unknown: all that are known around it make up for it.
        const Point average{(0x40 + 0x11) / 3.0, (0x80 + 0x22) / 3.0, (0xc0 + 0x33) / 3.0};
        QVERIFY(near({-32, 0, 8}, (Point{0x40, 0x80, 0xc0} + average) * 0.5));
        QVERIFY(!grid->at({4000, 0, 8}) && !grid->at({0, 0, 1e30}) && !grid->at({0, 0, NAN}));
        OPEN_BYTES(plain, MapBuilder::room(bsp::quake2).build());
        QVERIFY(!LightGrid::of(plain));
    }
};

ADD_TEST(TestModelLight, QCoreApplication)
#include "tst_modellight.moc"
