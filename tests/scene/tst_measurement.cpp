// What the ruler says: figures, the faces' angles and slopes, and what a player does there.
#include "core/games/quake2.h"
#include "core/scene/marks/measurement.h"
#include "tests/program.h"

#include <numbers>

namespace {

QString all(const Measurement &measured, const bsp::Game &game = bsp::games::quake2)
{
    return measurementLines(measured, game).join(u'\n');
}

Point sloped(double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return {std::sin(angle), 0, std::cos(angle)};
}

} // namespace

class TestMeasurement : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void placesAreMeasured()
    {
        const Measurement measured{{.at = {10, 20, 30}}, {.at = {13, 24, 18}}};
        QCOMPARE(measured.distance(), 13);
        QCOMPARE(measured.level(), 5);
        QVERIFY(!measured.angle() && !measured.gap());
        const auto said = all(measured);
        for (const auto &figure : {u"13"_s, u"x 3, y 4, z -12"_s, u"5"_s})
            QVERIFY2(said.contains(figure), qPrintable(said));
        QCOMPARE(measureText(128.256), u"128.26"_s);
        QCOMPARE(measureText(-0.001), u"0"_s);
    }

    void facesStandToEachOther()
    {
        const MeasuredPoint floor{{5, 5, 0}, {0, 0, 1}, 3}, ceiling{{90, 7, 64}, {0, 0, -1}, 4}, wall{{0, 9, 9}, {1, 0, 0}, 5};
        QCOMPARE((Measurement{floor, ceiling}).gap(), 64);
        QCOMPARE((Measurement{floor, ceiling}).angle(), 180);
        QCOMPARE((Measurement{floor, wall}).angle(), 90);
        QVERIFY(!(Measurement{floor, wall}).gap());
        QVERIFY(all({floor, ceiling}).contains(u"64 apart"));
        QVERIFY(all({floor, wall}).contains(u"90\u00b0"));
        QVERIFY(all({floor, MeasuredPoint{{9, 9, 0}, {0, 0, 1}, 6}}).contains(u"one plane"));
        // Of walls it counts how far they are apart, wherever they are clicked.
        const MeasuredPoint facing{{40, 300, 9}, {-1, 0, 0}, 6};
        QVERIFY(all({wall, facing}).contains(u"Width 40"));
    }

    void slopesAreJudged_data()
    {
        QTest::addColumn<double>("degrees");
        QTest::addColumn<bool>("isWalkedOn");
        QTest::newRow("level") << 0.0 << true;
        QTest::newRow("gentle") << 30.0 << true;
        QTest::newRow("as steep as can be") << 45.5 << true;
        QTest::newRow("too steep") << 45.7 << false;
        QTest::newRow("much too steep") << 80.0 << false;
    }

    void slopesAreJudged()
    {
        QFETCH(double, degrees);
        QFETCH(bool, isWalkedOn);
        const MeasuredPoint point{{}, sloped(degrees), 7};
        QVERIFY(std::abs(slopeOf(point.normal) - degrees) < 1e-6);
        const auto said = measurementLines(point, bsp::games::quake2).join(u'\n');
        QCOMPARE(said.contains(u"too steep"), !isWalkedOn);
        QVERIFY(said.contains(QString::number(degrees)));
    }

    void whatAPlayerDoesThere_data()
    {
        QTest::addColumn<Point>("way");
        QTest::addColumn<QString>("words");
        QTest::newRow("a step") << Point{0, 0, 18} << u"low enough to step up"_s;
        QTest::newRow("down a step") << Point{8, 0, -16} << u"low enough to step up"_s;
        QTest::newRow("no step") << Point{0, 0, 18.1} << u"too high to step up"_s;
        QTest::newRow("too low") << Point{0, 0, 27} << u"too low"_s;
        QTest::newRow("to crouch in") << Point{0, 0, 28} << u"only to crouch"_s;
        QTest::newRow("nearly to stand in") << Point{0, 0, 55} << u"only to crouch"_s;
        QTest::newRow("to stand in") << Point{0, 0, 56} << u"enough to stand"_s;
        QTest::newRow("wide enough") << Point{32, 0, 0} << u"wide enough"_s;
        QTest::newRow("too narrow") << Point{0, 31, 0} << u"too narrow"_s;
    }

    void whatAPlayerDoesThere()
    {
        QFETCH(Point, way);
        QFETCH(QString, words);
        const auto said = all({{}, {.at = way}});
        QVERIFY2(said.contains(words), qPrintable(said));
        QCOMPARE(said.contains(u"Height"), way[2] != 0);
        QCOMPARE(said.contains(u"Width"), way[0] != 0 || way[1] != 0);
    }

    // Two clicks on walls that bound nothing have a height and a width between them, which let nobody through.
    void onlyWhatOnePassesIsJudged()
    {
        const MeasuredPoint floor{{5, 5, 0}, {0, 0, 1}, 3}, ledge{{9, 5, 16}, {0, 0, 1}, 4}, ceiling{{9, 7, 40}, {0, 0, -1}, 5};
        const MeasuredPoint wall{{0, 9, 9}, {1, 0, 0}, 6}, facing{{40, 9, 65}, {-1, 0, 0}, 7}, behind{{-64, 9, 65}, {1, 0, 0}, 8};
        const MeasuredPoint beside{{40, 60, 65}, {0, -1, 0}, 9}, same{{0, 80, 49}, {1, 0, 0}, 10};
        const auto says = [](const Measurement &measured, bool height, bool width) {
            const auto said = all(measured);
            return said.contains(u"Height") == height && said.contains(u"Width") == width;
        };
        QVERIFY(says({wall, facing}, false, true));
        QVERIFY(says({wall, behind}, false, false));
        QVERIFY(says({wall, beside}, false, false));
        QVERIFY(says({wall, same}, true, true)); // the sides of a window
        QVERIFY(says({floor, ceiling}, true, false) && says({ceiling, floor}, true, false));
        QVERIFY(all({floor, ceiling}).contains(u"only to crouch") && !all({floor, ceiling}).contains(u"step"));
        QVERIFY(says({floor, ledge}, true, false));
        QVERIFY(all({ledge, floor}).contains(u"low enough to step up") && !all({floor, ledge}).contains(u"too low"));
        QVERIFY(says({floor, wall}, true, false));
        QVERIFY(says({ceiling, wall}, false, false));
        QVERIFY(says({floor, MeasuredPoint{{9, 7, -40}, {0, 0, -1}, 5}}, false, false)); // of the storey below
    }

    void everyGameHasAPlayer()
    {
        for (const bsp::Game *game : bsp::games::all()) {
            const auto &player = game->player;
            QVERIFY2(player.crouching < player.standing && player.step < player.standing, game->id.data());
            // The eyes of who stands lie in the body.
            QVERIFY2(game->eyeHeight < player.standing, game->id.data());
            const auto said = all({{}, {.at = {100, 0, 100}}}, *game);
            QVERIFY2(!said.contains(u"(0)"), qPrintable(said)); // what is not known is not said
        }
    }
};

ADD_TEST(TestMeasurement, QCoreApplication)
#include "tst_measurement.moc"
