#include "core/entities/places.h"
#include "core/geometry/placements.h"
#include "core/where/space.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

bool isNear(const Point &a, const Point &b) { return length(a - b) < 1e-9; }

MapBuilder roomWith(const bsp::Format &format, const QByteArray &pairs)
{
    auto builder = MapBuilder::room(format);
    builder.setLumpBytes("ENTITIES", "{\n\"classname\" \"worldspawn\"\n}\n{\n\"model\" \"*1\"\n" + pairs + "}\n");
    return builder;
}

} // namespace

class TestPlacements : public QObject
{
    Q_OBJECT

private slots:
    void anglesTurnAsTheGamesDo_data()
    {
        const auto row = addColumns<Point, Point, Point, Point>("angles", "forward", "left", "up");
        row("not at all", {0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1});
        row("yaw", {0, 90, 0}, {0, 1, 0}, {-1, 0, 0}, {0, 0, 1});
        row("pitch looks down", {90, 0, 0}, {0, 0, -1}, {0, 1, 0}, {1, 0, 0});
        row("roll leans to the right", {0, 0, 90}, {1, 0, 0}, {0, 0, 1}, {0, -1, 0});
        row("yaw comes last", {90, 90, 0}, {0, 0, -1}, {-1, 0, 0}, {0, 1, 0});
        row("roll comes first", {90, 0, 90}, {0, 0, -1}, {1, 0, 0}, {0, -1, 0});
        row("a turn and a half", {0, 540, 0}, {-1, 0, 0}, {0, -1, 0}, {0, 0, 1});
    }

    void anglesTurnAsTheGamesDo()
    {
        QFETCH(Point, angles);
        QFETCH(Point, forward);
        QFETCH(Point, left);
        QFETCH(Point, up);
        const auto transform = transformOf({1, 2, 3}, angles);
        QVERIFY(isNear(transform.axes[0], forward));
        QVERIFY(isNear(transform.axes[1], left));
        QVERIFY(isNear(transform.axes[2], up));
        QVERIFY(isNear(transform.point({1, 0, 0}), forward + Point{1, 2, 3}));
    }

    void theWayBackLeadsToTheStart()
    {
        const auto transform = transformOf({100, -200, 300}, {17, 130, -40});
        for (const auto &point : {Point{0, 0, 0}, Point{1, 2, 3}, Point{-500, 20, 7}}) {
            QVERIFY(isNear(transform.pointBack(transform.point(point)), point));
            QVERIFY(isNear(transform.directionBack(transform.direction(point)), point));
        }
    }

    void modelsStandWhereTheirEntitiesAre_data() { addFormatRows(); }
    void modelsStandWhereTheirEntitiesAre()
    {
        auto builder = roomWith(fetchFormat(), "\"classname\" \"func_rotating\"\n\"origin\" \"1 2 3\"\n");
        builder.addRecord("MODELS"); // *2, that nobody uses
        builder.setLumpBytes("ENTITIES", builder.lumpBytes("ENTITIES") + "{\n\"classname\" \"func_wall\"\n\"Model\" \"*1\"\n}\n");
        OPEN_BYTES(map, builder.build());
        const auto placements = placementsOf(map);
        QCOMPARE(placements.size(), size_t(4));
        QVERIFY(placements[0].isWorld() && !placements[0].isUnused() && placements[0].entity == -1);
        QCOMPARE(placements[0].transform, Transform());
        QCOMPARE(placements[1].model, 1U);
        QCOMPARE(placements[1].entity, 1);
        QCOMPARE(placements[1].transform.origin, (Point{1, 2, 3}));
        QCOMPARE(placements[2].model, 1U);
        QCOMPARE(placements[2].entity, 2);
        QCOMPARE(placements[3].model, 2U);
        QVERIFY(placements[3].isUnused());
    }

    void classesDecideWhetherAnglesTurn_data()
    {
        // forward: of the model, turned
        const auto row = [add = addFormatColumns<QByteArray, QByteArray, Point, bool>("classname", "key", "forward", "isDrawn")](
                             const bsp::Format &format, const QByteArray &classname, const char *key, Point forward,
                             bool isDrawn = true) {
            add(format, (classname + ' ' + key).constData(), classname, key, forward, isDrawn);
        };
        const auto *yaw = "\"angle\" \"90\"", *angles = "\"angles\" \"0 90 0\"", *up = "\"angle\" \"-1\"",
                   *down = "\"angle\" \"-2\"";
        constexpr Point ahead{1, 0, 0}, left{0, 1, 0};
        for (const auto *key : {yaw, angles}) {
            for (const auto *cleared : {"func_door", "func_button", "func_plat", "func_water"})
                row(bsp::quake2, cleared, key, ahead);
            for (const auto *kept : {"func_wall", "func_rotating", "func_explosive", "func_object"})
                row(bsp::quake2, kept, key, left);
            for (const auto *cleared : {"func_door", "func_static", "func_rotating", "func_train"})
                row(bsp::quake3, cleared, key, ahead);
            row(bsp::quake3, "func_pendulum", key, left);
            for (const bsp::Format *format : {&bsp::goldsrc, &bsp::blueShift}) {
                for (const auto *cleared : {"func_door", "func_wall", "func_illusionary", "momentary_door", "func_breakable"})
                    row(*format, cleared, key, ahead);
                for (const auto *kept : {"func_rotating", "func_door_rotating", "func_tracktrain", "func_healthcharger"})
                    row(*format, kept, key, left);
                row(*format, "func_ladder", key, left, false);
            }
            for (const bsp::Format *format : bsp::formats())
                row(*format, "trigger_once", key, ahead, false);
        }
        row(bsp::quake2, "func_door", up, ahead);
        row(bsp::goldsrc, "func_rotating", up, {0, 0, 1});
        row(bsp::goldsrc, "func_rotating", down, {0, 0, -1});
    }

    void classesDecideWhetherAnglesTurn()
    {
        QFETCH(QByteArray, classname);
        QFETCH(QByteArray, key);
        OPEN_BYTES(map, roomWith(fetchFormat(), "\"classname\" \"" + classname + "\"\n" + key + "\n").build());
        const auto placements = placementsOf(map);
        QCOMPARE(placements.size(), size_t(2));
        QFETCH(Point, forward);
        QVERIFY(isNear(placements[1].transform.axes[0], forward));
        QTEST(placements[1].isDrawn, "isDrawn");
    }

    void gamesFindTurnedModelsByTheirOwnBoxes_data()
    {
        const auto row = addColumns<const bsp::Format *, QByteArray, Point>("format", "pairs", "highest");
        constexpr Point upright{5 + 12, 6 + 22, 7 + 42}; // 10 20 40 of the model, and a unit twice
        const auto cube = [](double far) { return Point{5 + far, 6 + far, 7 + far}; };
        row("Quake", &bsp::quake, "\"classname\" \"func_train\"\n\"angles\" \"0 30 0\"\n", upright);
        row("Quake II", &bsp::quake2, "\"classname\" \"func_rotating\"\n\"angles\" \"0 30 0\"\n", cube(42));
        row("Quake II, not turned", &bsp::quake2, "\"classname\" \"func_rotating\"\n", upright);
        row("Half-Life", &bsp::goldsrc, "\"classname\" \"func_rotating\"\n\"angles\" \"0 30 0\"\n", cube(42));
        row("Hexen II", &bsp::hexen2, "\"classname\" \"func_rotating\"\n\"angles\" \"0 30 0\"\n", cube(42));
        row("Quake III", &bsp::quake3, "\"classname\" \"func_pendulum\"\n\"angles\" \"0 30 0\"\n",
            cube(1 + std::sqrt(11.0 * 11 + 21 * 21 + 41 * 41)));
    }

    // The leafs that this box touches decide from where a server lets the model be seen.
    void gamesFindTurnedModelsByTheirOwnBoxes()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(QByteArray, pairs);
        QFETCH(Point, highest);
        auto builder = roomWith(*format, pairs + "\"origin\" \"5 6 7\"\n");
        builder.setVector("MODELS", 1, "mins", {-10, -20, -30}).setVector("MODELS", 1, "maxs", {10, 20, 40});
        OPEN_BYTES(map, builder.build());
        const auto boxes = placedBoxesOf(map, placementsOf(map).at(1), {{}, {}});
        QVERIFY2(isNear(boxes.linked.high, highest), qPrintable(QString::number(boxes.linked.high[0])));
        builder.setVector("MODELS", 1, "mins", {30, -20, -30}); // inside out
        OPEN_BYTES(broken, builder.build());
        QCOMPARE(placedBoxesOf(broken, placementsOf(broken).at(1), {{-1, -1, -1}, {1, 2, 3}}).linked.high, (Point{2, 3, 4}));
    }

    void aSpawnflagMayShowAModel()
    {
        const auto isDrawn = [](const QByteArray &pairs) {
            const auto map = readMap(roomWith(bsp::quake, "\"classname\" \"func_movewall\"\n" + pairs).build());
            return map && placementsOf(map.value()).at(1).isDrawn;
        };
        QVERIFY(!isDrawn({}));
        QVERIFY(!isDrawn("\"spawnflags\" \"6\"\n"));
        QVERIFY(isDrawn("\"spawnflags\" \"1\"\n"));
        QVERIFY(isDrawn("\"spawnflags\" \"261\"\n")); // and not on easy
    }

    void numbersAreReadAsTheGamesReadThem_data()
    {
        const auto row = addColumns<QByteArray, Point>("pairs", "origin");
        row("fractions", "\"origin\" \"1.5 -.25 +3e1\"", {1.5, -0.25, 30});
        row("no value", "\"origin\" \"\"", {0, 0, 0});
        row("two numbers", "\"origin\" \"4 5\"", {0, 0, 0}); // ED_ParseField() keeps nothing of them
        row("a word among them", "\"origin\" \"4 x 6\"", {0, 0, 0});
        row("commas", "\"origin\" \"4, 5, 6\"", {0, 0, 0});
        row("hexadecimal", "\"origin\" \"0x10 -0X1p4 6\"", {16, -16, 6});
        row("spaces", "\"origin\" \"  4\t5   6 7\"", {4, 5, 6});
        row("the last of equal keys", "\"origin\" \"1 2 3\"\n\"ORIGIN\" \"4 5 6\"", {4, 5, 6});
        row("no number", "\"origin\" \"nan inf 6\"", {0, 0, 0});
        row("beyond every map", "\"origin\" \"1e300 -1e30 6\"", {maxCoordinate, -maxCoordinate, 6});
    }

    void numbersAreReadAsTheGamesReadThem()
    {
        QFETCH(QByteArray, pairs);
        OPEN_BYTES(map, roomWith(bsp::quake2, pairs + "\n").build());
        QTEST(placementsOf(map).at(1).transform.origin, "origin");
    }

    // As each game does: QuakeSpasm's ED_ParseEpair() cuts words at single blanks, UTIL_StringToVector() of the SDK reads on
    // behind them, DarkPlaces takes white space of any kind, Quake III leaves what it does not find to chance, which is 0 here.
    void eachGameSplitsThreeNumbersInItsOwnWay_data()
    {
        const auto row = addColumns<QByteArray, Point, Point, Point, Point>("value", "quake", "halfLife", "nexuiz", "quake3");
        row("plain", "4 5 6", {4, 5, 6}, {4, 5, 6}, {4, 5, 6}, {4, 5, 6});
        row("commas", "64, 32, 16", {64, 32, 16}, {64, 32, 16}, {64, 32, 16}, {64, 0, 0});
        row("decimal commas", "-5352,91 4966,43 -341,94", {-5352, 4966, -341}, {-5352, 4966, -341}, {-5352, 4966, -341},
            {-5352, 0, 0});
        row("two", "64 32", {64, 32, 0}, {64, 32, 0}, {64, 32, 0}, {64, 32, 0});
        row("a word", "64 x 16", {64, 0, 16}, {64, 0, 16}, {64, 0, 16}, {64, 0, 0});
        row("two blanks", "64  32 16", {64, 0, 32}, {64, 32, 32}, {64, 32, 16}, {64, 32, 16});
        row("a blank first", " 64 32 16", {0, 64, 32}, {64, 64, 32}, {64, 32, 16}, {64, 32, 16});
        row("tabs", "64\t32\t16", {64, 0, 0}, {64, 0, 0}, {64, 32, 16}, {64, 32, 16});
        row("exponents", "1e2 0x20 +16", {100, 32, 16}, {100, 32, 16}, {100, 32, 16}, {100, 32, 16});
        row("nothing", "", {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0});
        row("none", "nan inf -inf", {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0});
    }

    void eachGameSplitsThreeNumbersInItsOwnWay()
    {
        QFETCH(QByteArray, value);
        const auto read = [&](const bsp::Format &format, const bsp::Game &game) {
            auto map = readMap(roomWith(format, "\"origin\" \"" + value + "\"\n").build());
            if (map)
                map.value().setGame(game);
            return map ? placementsOf(map.value()).at(1).transform.origin : Point{-1, -1, -1};
        };
        QTEST(read(bsp::quake, bsp::games::quake), "quake");
        QTEST(read(bsp::goldsrc, bsp::games::halfLife), "halfLife");
        QTEST(read(bsp::quake3, bsp::games::nexuiz), "nexuiz");
        QTEST(read(bsp::quake3, bsp::games::quake3), "quake3");
    }

    // The engines read keys in their order, and angle is angles in other words.
    void ofAngleAndAnglesTheLastCounts_data()
    {
        const auto add = addFormatColumns<QByteArray, Point>("pairs", "angles");
        const QByteArray angle = "\"angle\" \"90\"\n", angles = "\"angles\" \"10 45 5\"\n", up = "\"angle\" \"-1\"\n";
        for (const auto *format : bsp::formats()) {
            const bool keeps = format->game().values.anglesOfDirections; // pitch and roll
            add(*format, "angle", angle, {0, 90, 0});
            add(*format, "angles", angles, {10, 45, 5});
            add(*format, "angle before angles", angle + angles, {10, 45, 5});
            add(*format, "angle behind angles", angles + angle, keeps ? Point{10, 90, 5} : Point{0, 90, 0});
            add(*format, "up behind angles", angles + up, keeps ? Point{-90, 0, 0} : Point{0, -1, 0});
            add(*format, "no number behind angles", angles + "\"angle\" \"x\"\n", keeps ? Point{10, 0, 5} : Point{0, 0, 0});
        }
    }

    void ofAngleAndAnglesTheLastCounts()
    {
        QFETCH(QByteArray, pairs);
        OPEN_BYTES(map, roomWith(fetchFormat(), "\"origin\" \"1 2 3\"\n" + pairs).build());
        QTEST(placementByKeys(map, 1).angles, "angles");
        QTEST(anglesOf(map.entitySource(), 1).value_or(Point{}), "angles");
    }

    void halfLifeSaysHowAnEntityIsBlended_data() { addFormatRows(); }
    void halfLifeSaysHowAnEntityIsBlended()
    {
        OPEN_BYTES(
            map, roomWith(fetchFormat(), "\"rendermode\" \"2\"\n\"renderamt\" \"120\"\n\"rendercolor\" \"10 300 -7\"\n").build());
        const auto placement = placementsOf(map).at(1);
        const bool blends = map.game().renderModes;
        QCOMPARE(placement.renderMode, blends ? RenderMode::Texture : RenderMode::Normal);
        QCOMPARE(placement.renderAmount, blends ? 120.0 : 0.0);
        QCOMPARE(placement.renderColor, (blends ? std::array<quint8, 3>{10, 255, 0} : std::array<quint8, 3>{}));
    }

    void halfLifeSaysHowFastTexturesFlow_data()
    {
        const auto row = addColumns<QByteArray, float>("pairs", "flow");
        row("a conveyor", "classname func_conveyor\n", 100);
        row("a fast one", "classname FUNC_CONVEYOR\nspeed 250\n", 250);
        row("one that runs back", "classname func_conveyor\nspeed -50\nrendercolor \"0 9 9\"\n", -50);
        row("what is none", "classname func_wall\nspeed 250\n", 0);
        row("a colour that says it", "classname func_wall\nrendercolor \"0 6 64\"\n", 100);
        row("and that it runs back", "classname func_wall\nrendercolor \"1 6 64\"\n", -100);
    }

    void halfLifeSaysHowFastTexturesFlow()
    {
        QFETCH(QByteArray, pairs);
        OPEN_BYTES(map, roomWith(bsp::goldsrc, pairs).build());
        const auto placements = placementsOf(map);
        QCOMPARE(placements.at(0).flow, 0.0F); // the world's
        QVERIFY(placements.at(1).flow);
        QTEST(*placements.at(1).flow, "flow");
        OPEN_BYTES(other, roomWith(bsp::quake2, pairs).build());
        QVERIFY(!placementsOf(other).at(1).flow);
    }

    void effectsThatEndAreAtTheirEnd_data()
    {
        const auto row = addColumns<int, double, bool>("renderfx", "amount", "seen");
        row("none", 0, 0.0, false);
        row("it pulses around nothing", 1, 0.0, true);
        row("it has faded", 5, 0.0, false);
        row("it has become solid", 8, 255.0, true);
        row("it flickers between nothing and nothing", 12, 0.0, false);
        row("a hologram", 16, 180.0, true);
        row("unknown", 99, 0.0, false);
    }

    void effectsThatEndAreAtTheirEnd()
    {
        QFETCH(int, renderfx);
        const auto pairs = "rendermode 2\nrenderfx " + QByteArray::number(renderfx) + "\nclassname func_wall\n";
        OPEN_BYTES(map, roomWith(bsp::goldsrc, pairs).build());
        const auto placement = placementsOf(map).at(1);
        QTEST(placement.renderAmount, "amount");
        QTEST(!placement.isFaded(), "seen");
    }

    void quakeTwoSaysWhoseTexturesAreAnimated_data()
    {
        const auto row = addColumns<QByteArray, float, int>("pairs", "rate", "count");
        row("a wall", "classname func_wall\n", 0, 0);
        row("one that is animated", "classname func_wall\nspawnflags 8\n", 2, 0);
        row("fast", "classname func_wall\nspawnflags 17\n", 10, 0);
        row("both", "classname func_rotating\nspawnflags 192\n", 2, 0);
        row("the bit of another class", "classname func_door\nspawnflags 8\n", 0, 0);
        row("a button", "classname func_button\n", 2, 2);
    }

    void quakeTwoSaysWhoseTexturesAreAnimated()
    {
        QFETCH(QByteArray, pairs);
        OPEN_BYTES(map, roomWith(bsp::quake2, pairs).build());
        const auto placements = placementsOf(map);
        QVERIFY(!placements.at(0).frames); // the world's are
        QVERIFY(placements.at(1).frames);
        QTEST(placements.at(1).frames->rate, "rate");
        QTEST(static_cast<int>(placements.at(1).frames->count), "count");
        OPEN_BYTES(other, roomWith(bsp::goldsrc, pairs).build());
        QVERIFY(!placementsOf(other).at(1).frames);
    }

    void halfLifeSaysWhoShowsAlternates_data()
    {
        const auto row = addColumns<QByteArray, bool>("pairs", "shown");
        row("a wall", "classname func_wall\n", false);
        row("by its frame", "classname func_wall\nframe 1\n", true);
        row("of any number", "classname func_button\nframe 2.5\n", true);
        row("none", "classname func_button\nframe 0\n", false);
        row("a target that is on", "classname button_target\nspawnflags 3\n", true);
        row("one that is off", "classname button_target\nspawnflags 1\n", false);
        row("one that is off, by its frame", "classname button_target\nspawnflags 1\nframe 1\n", true);
        row("a charger is full", "classname func_recharge\nframe 1\n", false);
        row("whatever its flags", "classname func_healthcharger\nframe 1\nspawnflags 2\n", false);
    }

    void halfLifeSaysWhoShowsAlternates()
    {
        QFETCH(QByteArray, pairs);
        OPEN_BYTES(map, roomWith(bsp::goldsrc, pairs).build());
        QVERIFY(!placementsOf(map).at(0).showsAlternates);
        QTEST(placementsOf(map).at(1).showsAlternates, "shown");
        OPEN_BYTES(other, roomWith(bsp::quake2, pairs).build());
        QVERIFY(!placementsOf(other).at(1).showsAlternates);
    }

    void everyModelOfAMapStandsSomewhere_data() { addMapRows(); }
    void everyModelOfAMapStandsSomewhere()
    {
        OPEN_MAP(map);
        std::vector<int> times(map.recordCount(map.format().roles.models));
        for (const auto &placement : placementsOf(map)) {
            ++times.at(placement.model);
            for (size_t i = 0; i < 3; ++i)
                for (size_t j = 0; j < 3; ++j)
                    QVERIFY(std::abs(dot(placement.transform.axes[i], placement.transform.axes[j]) - (i == j)) < 1e-9);
        }
        QVERIFY(std::ranges::all_of(times, [](int count) { return count > 0; }));
    }

    void entitiesOfOtherModelsPlaceNothing_data() { addFormatRows(); }
    void entitiesOfOtherModelsPlaceNothing()
    {
        auto builder = MapBuilder::room(fetchFormat());
        builder.setLumpBytes("ENTITIES", "{\n\"classname\" \"worldspawn\"\n}\n{\n\"model\" \"*0\"\n}\n{\n\"model\" \"*9\"\n}\n"
                                         "{\n\"model\" \"models/box.mdl\"\n}\n{\n\"model\" \"*\"\n}\n{\n\"model\" \"*1\"");
        OPEN_BYTES(map, builder.build());
        const auto placements = placementsOf(map);
        QCOMPARE(placements.size(), size_t(2));
        QCOMPARE(placements[1].entity, 5);
        OPEN_BYTES(none, builder.setLumpBytes("MODELS", {}).build());
        QVERIFY(placementsOf(none).empty());
    }
};

ADD_TEST(TestPlacements, QCoreApplication)
#include "tst_placements.moc"
