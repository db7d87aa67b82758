// Where a player comes into a map: at the eyes of a start, whatever its keys say.
#include "core/scene/entities/startplace.h"
#include "core/where/space.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <limits>

class TestStartPlace : public QObject
{
    Q_OBJECT

private slots:
    void aStartIsLookedThrough_data()
    {
        const auto add =
            addColumns<double, double, double>("x", "yaw", "x in Quake II"); // where yquake2 keeps three numbers or none
        const auto row = [&add](const char *keys, double x, double yaw, std::optional<double> inQuake2 = {}) {
            add(keys, x, yaw, inQuake2.value_or(x));
        };
        row("origin \"8 16 24\"\nangle 90", 8, 90);
        row("origin \"8 16 24\"\nangles \"10 45 0\"", 8, 45);
        row("origin \"8 16 24\"\nangles \"10 45 0\"\nangle 90", 8, 90);
        row("origin \"8 16 24\"\nangle 90\nangles \"10 45 0\"", 8, 45);
        row("origin \"8 16 24\"\nangle 90\nangles \"\"", 8, 0);
        row("origin \"+8 16 24\"\nangle 315", 8, 315);
        row("origin \"8 nan inf\"\nangle nan", 8, 0, 0);
        row("origin \"8\"\nangle inf", 8, 0, 0);
        row("origin \"8 1e999 0\"\nangles \"0 1e999 0\"", 8, 0, 0);
        row("origin \"8 0 0\"\nangle 725", 8, 5);
    }

    void aStartIsLookedThrough()
    {
        const QByteArray keys = QTest::currentDataTag();
        for (const auto *format : {&bsp::quake2, &bsp::quake3, &bsp::goldsrc}) {
            OPEN_BYTES(map,
                       mapWithEntities(*format, "{ classname worldspawn }\n{ classname info_player_start\n" + keys + " }\n"));
            const auto camera = startPlace(map);
            QVERIFY(camera.isFinite());
            QTEST(camera.position[0], format == &bsp::quake2 ? "x in Quake II" : "x");
            QTEST(camera.yaw, "yaw");
        }
    }

    void aStartThatIsNowhereIsPassedOver()
    {
        OPEN_BYTES(map, mapWithEntities(bsp::quake2, "{ classname worldspawn }\n{ classname info_player_start }\n"
                                                     "{ classname info_player_start\norigin \"1e300 0 0\" }\n"
                                                     "{ classname info_player_deathmatch\norigin \"1 2 3\" }\n"));
        QCOMPARE(startPlace(map).position, (Point{1, 2, 3 + map.game().eyeHeight}));
    }

    void withoutAStartTheWorldsMiddleIsTaken_data() { addFormatRows(); }
    void withoutAStartTheWorldsMiddleIsTaken()
    {
        OPEN_BYTES(map, mapWithEntities(fetchFormat(), "{ classname worldspawn }\n"));
        const StoredBox world(map, map.format().columns.modelBox, 0);
        for (size_t i = 0; i < 3; ++i)
            QVERIFY(world.low[i] < world.high[i]);
        QCOMPARE(startPlace(map).position, (world.low + world.high) * 0.5);
    }

    void aBrokenBoxOfTheWorldIsNotTaken_data() { addFormatRows(); }
    void aBrokenBoxOfTheWorldIsNotTaken()
    {
        const auto &format = fetchFormat();
        for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(), 3e38}) {
            auto builder = MapBuilder::room(format).setLumpBytes("ENTITIES", QByteArray("{ classname worldspawn }\n\0", 26));
            OPEN_BYTES(
                map, builder.setVector("MODELS", 0, "mins", {bad, 0, bad}).setVector("MODELS", 0, "maxs", {bad, 10, 0}).build());
            QCOMPARE(startPlace(map).position, (Point{0, 5, 0}));
        }
    }

    void mapsAreSeenFromAPlace_data() { addMapRows(); }
    void mapsAreSeenFromAPlace()
    {
        OPEN_MAP(map);
        const auto camera = startPlace(map);
        QVERIFY(camera.isFinite());
        for (const double value : camera.position)
            QVERIFY(std::abs(value) < 100'000);
    }
};

ADD_TEST(TestStartPlace, QCoreApplication)
#include "tst_startplace.moc"
