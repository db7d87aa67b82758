// Where entities are marked in a view, in what size and colour, and how the pointer moves them.
#include "core/entities/places.h"
#include "core/games/keyvalues.h"
#include "core/scene/entities/entitymarks.h"
#include "core/scene/entities/origindrag.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#define MARKS_OF(marks, text, of)                                                                                                \
    OPEN_BYTES(map, mapWithEntities(of, text));                                                                                  \
    const auto marks = entityMarks(map, Targets(map.entitySource(), map.game()))

class TestEntityMarks : public QObject
{
    Q_OBJECT

private slots:
    void classesHaveTheirSizesAndColours_data()
    {
        // Relative: another class of the same family.
        const auto add = addFormatColumns<QByteArray, double, double, QByteArray>("classname", "width", "height", "relative");
        const auto row = [&add](const bsp::Format &format, const char *name, double width, double height, const char *relative) {
            add(format, name, name, width, height, relative);
        };
        row(bsp::quake2, "info_player_start", 32, 56, "info_null");
        row(bsp::quake3, "info_player_deathmatch", 32, 56, "info_camp");
        row(bsp::goldsrc, "info_player_start", 32, 72, "info_target");
        row(bsp::quake2, "item_health", 32, 32, "weapon_shotgun");
        row(bsp::quake3, "ammo_shells", 32, 32, "holdable_medkit");
        row(bsp::goldsrc, "light_spot", 16, 16, "light");
        row(bsp::quake2, "path_corner", 16, 16, "path_other");
        row(bsp::goldsrc, "monster_barney", 32, 72, "MONSTER_other");
        row(bsp::quake2, "monster_soldier", 32, 56, "monster_tank");
        row(bsp::quake3, "target_speaker", 16, 16, "trigger_always");
        row(bsp::blueShift, "no_such_family", 16, 16, "neither");
        row(bsp::quake2, "", 16, 16, "neither");
    }

    void classesHaveTheirSizesAndColours()
    {
        QFETCH(QByteArray, classname);
        QFETCH(QByteArray, relative);
        const auto &game = fetchFormat().game();
        const auto lookOfClass = [&game](QByteArrayView name) { return bsp::EntityClass(game, name).look(); };
        const auto look = lookOfClass(classname), other = lookOfClass(relative);
        QTEST(look.high[0] - look.low[0], "width");
        QTEST(look.high[1] - look.low[1], "width");
        QTEST(look.high[2] - look.low[2], "height");
        QCOMPARE(look.color, other.color);
        QCOMPARE(qAlpha(look.color), 255);
        if (!classname.isEmpty() && relative != "neither")
            QVERIFY(look.color != lookOfClass("neither").color);
    }

    void lightsHaveTheirOwnColour_data()
    {
        const auto row = addColumns<const bsp::Format *, QByteArray, QByteArray, QRgb>("format", "key", "value", "color");
        row("to 1", &bsp::quake2, "_color", "1 0.5 0", qRgb(255, 127, 0));
        row("scaled up", &bsp::quake3, "_color", "0.2 0.1 0.2", qRgb(255, 127, 255));
        row("to 255", &bsp::goldsrc, "_light", "255 0 0 200", qRgb(255, 0, 0));
        row("to 255 in Quake III", &bsp::quake3, "_color", "128 128 0", qRgb(255, 255, 0));
        row("one number", &bsp::goldsrc, "_light", "200", qRgb(255, 255, 255));
        row("black", &bsp::goldsrc, "_light", "0 0 0 200", qRgb(255, 255, 255));
        row("below zero", &bsp::quake2, "_color", "1 -1 0", qRgb(255, 0, 0));
        row("no numbers", &bsp::quake2, "_color", "red green blue", qRgb(255, 255, 255));
        row("not a number", &bsp::quake2, "_color", "nan 1 1", qRgb(255, 255, 255));
        row("another game's key", &bsp::quake2, "_light", "255 0 0 200", qRgb(255, 255, 255));
    }

    void lightsHaveTheirOwnColour()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, value);
        MARKS_OF(marks, "{ classname worldspawn }\n{ classname light\norigin \"1 2 3\"\n\"" + key + "\" \"" + value + "\" }\n",
                 *format);
        QCOMPARE(marks.marks.size(), 1U);
        QVERIFY(marks.marks[0].isLight);
        QTEST(marks.marks[0].color, "color");
    }

    void onlyWhatHasAPlaceIsMarked()
    {
        MARKS_OF(marks,
                 "{ classname worldspawn\norigin \"0 0 0\" }\n{ classname info_null }\n{ classname a\norigin \"8 16 24\" }\n"
                 "{ classname b\norigin \"1e30 0 0\" }\n{ classname c\norigin \"5\" }\n{ classname d\norigin \"x y z\" }\n",
                 bsp::quake2);
        QCOMPARE(marks.marks.size(), 3U);
        QVERIFY(marks.of(2) && marks.of(4) && marks.of(5));
        QVERIFY(!marks.of(0) && !marks.of(1) && !marks.of(3) && !marks.of(6) && !marks.of(-1));
        QCOMPARE(marks.of(2)->middle(), (Point{8, 16, 24}));
        QCOMPARE(marks.of(2)->low, (Point{0, 8, 16}));
        QCOMPARE(marks.of(4)->origin, (Point{0, 0, 0})); // yquake2 keeps three numbers or none
        QCOMPARE(marks.of(5)->origin, (Point{0, 0, 0}));
    }

    void aModelIsMarkedWhereItStands()
    {
        MARKS_OF(marks, "{ classname worldspawn }\n{ classname func_wall\nmodel *1\norigin \"0 0 100\" }\n", bsp::quake2);
        const auto *mark = marks.of(1);
        QVERIFY(mark && mark->isBrush);
        const auto box = map.vectors<6>(map.format().columns.modelBox).at(1);
        const Point middle{(box[0] + box[3]) / 2, (box[1] + box[4]) / 2, (box[2] + box[5]) / 2};
        QVERIFY(length(mark->origin - middle - Point{0, 0, 100}) < 0.01);
        QVERIFY(boxesOf(marks).isEmpty());
        QVERIFY(entitiesAlong(marks, {mark->origin - Point{500, 0, 0}, {1, 0, 0}}).empty());
    }

    // A renderer in software would blend them for seconds.
    void thousandsOfBoxesAreNotFilled()
    {
        for (const int count : {1024, 1025}) {
            MARKS_OF(marks, "{ classname worldspawn }\n" + QByteArray("{ classname a\norigin \"8 16 24\" }\n").repeated(count),
                     bsp::quake2);
            const auto drawn = boxesOf(marks);
            QVERIFY(drawn.lines.size() >= size_t(count) * 24);
            QCOMPARE(drawn.triangles.size(), count > 1024 ? 0U : size_t(count) * 36);
        }
    }

    void targetsAreLinked()
    {
        MARKS_OF(marks,
                 "{ classname worldspawn }\n{ classname a\norigin \"0 0 0\"\ntarget t }\n{ classname b\norigin \"64 0 "
                 "0\"\ntargetname t\n"
                 "target u }\n{ classname c\ntargetname u }\n{ classname d\norigin \"9 9 9\"\ntargetname v\ntarget v }\n",
                 bsp::quake2);
        // What has no place is no end of an arrow, nor is an entity's own.
        QCOMPARE(marks.links, (std::vector<std::pair<qint32, qint32>>{{1, 2}}));
        // 10,000 entities that each target 10,000 others, of which none has a place: no link would ever be made.
        constexpr int many = 10'000;
        const auto text = "{ classname worldspawn }\n"
                          + QByteArray("{ classname a\norigin \"0 0 0\"\ntarget t\ntarget t }\n").repeated(many)
                          + QByteArray("{ classname b\ntargetname t }\n").repeated(many);
        OPEN_BYTES(large, mapWithEntities(bsp::quake2, text));
        const Targets targets(large.entitySource(), large.game());
        const auto unlinked = entityMarks(large, targets);
        QCOMPARE(unlinked.marks.size(), static_cast<size_t>(many));
        QVERIFY(unlinked.links.empty());
        QCOMPARE(targets.targetsOf(1).size(), static_cast<size_t>(many));
    }

    void marksOfMapsAreSound_data() { addMapRows(); }
    void marksOfMapsAreSound()
    {
        OPEN_MAP(map);
        const auto source = map.entitySource();
        const auto marks = entityMarks(map, Targets(source, map.game()));
        qint32 last = -1;
        for (const auto &mark : marks.marks) {
            QVERIFY(mark.entity > last);
            last = mark.entity;
            QCOMPARE(marks.of(mark.entity), &mark);
            for (size_t i = 0; i < 3; ++i) {
                QVERIFY(mark.low[i] <= mark.high[i]);
                QVERIFY(!mark.isBrush || (mark.low[i] <= mark.origin[i] && mark.origin[i] <= mark.high[i]));
            }
            if (const auto origin = originOf(source, mark.entity); !mark.isBrush)
                QVERIFY(origin && *origin == mark.origin);
            else
                QVERIFY(edits::valueOf(source, mark.entity, "model").startsWith('*'));
        }
        for (const auto &[from, to] : marks.links)
            QVERIFY(marks.of(from) && marks.of(to) && from != to);
    }

    void aRayMeetsTheNearestBoxFirst()
    {
        MARKS_OF(
            marks,
            "{ classname worldspawn }\n{ classname far\norigin \"200 0 0\" }\n{ classname near\norigin \"100 0 0\" }\n"
            "{ classname beside\norigin \"100 50 0\" }\n{ classname behind\norigin \"-100 0 0\" }\n{ classname here\norigin \"0 "
            "0 0\" }\n",
            bsp::quake2);
        const auto hits = entitiesAlong(marks, {{0, 0, 0}, {1, 0, 0}});
        QCOMPARE(hits.size(), 2U); // not the one around the eye
        QCOMPARE(hits[0].entity, 2);
        QCOMPARE(hits[0].distance, 92.0);
        QCOMPARE(hits[1].entity, 1);
        QCOMPARE(entitiesAlong(marks, {{0, 0, 0}, {0, 0, 1}}).size(), 0U);
    }

    // Clockwise as seen from outside, or the half that is seen would be left out.
    void solidsOfMarksFaceOutwards()
    {
        Marks box, diamond;
        addBox(box, {-1, -2, -3}, {1, 2, 3}, 0xffffffff, 0x80ffffff);
        addDiamond(diamond, {-1, -2, -3}, {1, 2, 3}, 0xffffffff, 0x80ffffff);
        QCOMPARE(box.lines.size(), 24U);
        QCOMPARE(box.triangles.size(), 36U);
        QCOMPARE(diamond.lines.size(), 24U);
        QCOMPARE(diamond.triangles.size(), 24U);
        for (const auto *marks : {&box, &diamond})
            for (size_t i = 0; i < marks->triangles.size(); i += 3) {
                const auto a = toPoint(marks->triangles[i].point), b = toPoint(marks->triangles[i + 1].point),
                           c = toPoint(marks->triangles[i + 2].point);
                QVERIFY(dot(cross(b - a, c - a), a + b + c) < 0);
            }
        Marks edges;
        addBox(edges, {-1, -2, -3}, {1, 2, 3}, 0xffffffff, 0);
        QVERIFY(edges.triangles.empty());
    }

    void arrowsEndAtTheBox()
    {
        MARKS_OF(marks,
                 "{ classname worldspawn }\n{ classname a\norigin \"0 0 0\" }\n{ classname b\norigin \"100 0 0\" }\n"
                 "{ classname c\norigin \"0 0 0\" }\n",
                 bsp::quake2);
        Marks drawn;
        addLinkArrow(drawn, *marks.of(1), *marks.of(2), 0xffffffff);
        QCOMPARE(drawn.lines.size(), 10U);
        QCOMPARE(drawn.lines[1].point[0], 92.0f);
        addLinkArrow(drawn, *marks.of(1), *marks.of(3), 0xffffffff); // no way between them
        QCOMPARE(drawn.lines.size(), 10U);
    }

    void thePlaneOfADragFollowsTheView()
    {
        const Point eye{0, 0, 100};
        const auto towards = [&eye](const Point &place) { return Ray{eye, (place - eye) * (1 / length(place - eye))}; };
        const OriginDrag fromAbove{{100, 0, 0}, towards({100, 0, 0}).direction};
        const auto level = fromAbove.by(towards({130, 40, 0}), false);
        QVERIFY(level && length(*level - Point{30, 40, 0}) < 1e-6);
        const auto raised = fromAbove.by(towards({100, 30, 50}), true);
        QVERIFY(raised && length(*raised - Point{0, 0, 50}) < 1e-6);
        QVERIFY(!fromAbove.by({eye, {1, 0, 0}}, false));     // along the plane
        QVERIFY(!fromAbove.by({eye, {0.6, 0, 0.8}}, false)); // above it
        const OriginDrag ahead{{100, 0, 100}, {1, 0, 0}};
        const auto sideways = ahead.by(towards({100, 20, 70}), false);
        QVERIFY(sideways && length(*sideways - Point{0, 20, 0}) < 1e-6);
        const OriginDrag below{{0, 0, 0}, {0, 0, -1}};
        QVERIFY(!below.by(towards({5, 0, 0}), true)); // there is no up and down to be seen
    }

    // From a little below, 40 pixels lower on the screen are hundreds of units further on the level plane.
    void aDragEndsAtTheFirstFace()
    {
        const Point eye{0, 0, -12};
        const auto towards = [&eye](const Point &place) { return Ray{eye, (place - eye) * (1 / length(place - eye))}; };
        const auto wall = [&](const Ray &ray) { return DragStop{(200 - eye[0]) / ray.direction[0], {-1, 0, 0}}; };
        const OriginDrag drag{{90, 0, 0}, towards({90, 0, 0}).direction, {90, -8, -8}, {106, 8, 8}};
        const auto far = towards({500, 0, 0});
        QCOMPARE(std::round((*drag.by(far, false))[0]), 410.0);
        const auto ends = [&](const Ray &ray) {
            const auto moved = drag.by(ray, false, wall(ray));
            return moved && length(*moved - Point{94, 0, 0}) < 1e-6; // the box touches it
        };
        QVERIFY(ends(far));
        QVERIFY(ends(towards({500, 0, -12})));  // level
        QVERIFY(ends(towards({500, 0, -100}))); // which never meets the plane
        const auto near = towards({120, 10, 0});
        QVERIFY(length(*drag.by(near, false, wall(near)) - Point{30, 10, 0}) < 1e-6);
        // What reaches into it already goes no deeper.
        const OriginDrag sunk{{190, 0, 0}, drag.direction, {190, -8, -8}, {210, 8, 8}};
        const auto along = towards({195, 30, 0});
        QVERIFY(length(*sunk.by(along, false, wall(along)) - Point{0, 30, 0}) < 1e-6);
        // Down to the floor.
        const Point above{0, 0, 100};
        const OriginDrag fromAbove{
            {100, 0, 0}, (Point{100, 0, 0} - above) * (1 / length(Point{100, 0, 0} - above)), {92, -8, -8}, {108, 8, 8}};
        const auto way = Point{80, 0, -40} - above;
        const auto lowered = fromAbove.by({above, way * (1 / length(way))}, true, {length(way), {0, 0, 1}});
        QVERIFY(lowered && length(*lowered - Point{0, 0, -32}) < 1e-6);
    }

    void originsGoByWholeUnits_data()
    {
        const auto row = addColumns<QList<double>, QList<double>, double, QString>("from", "by", "step", "text");
        row("whole", QList<double>{1, 2, 3}, QList<double>{3.4, -3.6, 0}, 1.0, u"4 -2 3"_s);
        row("a fraction stays", QList<double>{1.5, 2, 3.25}, QList<double>{3.4, 0.2, 0}, 1.0, u"4.5 2 3.25"_s);
        row("steps", QList<double>{1.5, 2, 3}, QList<double>{9, -7, 0}, 8.0, u"8 -8 3"_s);
        row("no minus zero", QList<double>{-1, 0, 0}, QList<double>{1, 0, 0}, 1.0, u"0 0 0"_s);
        row("large", QList<double>{100000, 0, 0}, QList<double>{23456, 0, 0}, 1.0, u"123456 0 0"_s);
    }

    void originsGoByWholeUnits()
    {
        QFETCH(QList<double>, from);
        QFETCH(QList<double>, by);
        QFETCH(double, step);
        const auto moved = movedOrigin({from[0], from[1], from[2]}, {by[0], by[1], by[2]}, step);
        QTEST(originText(moved), "text");
        QCOMPARE(bsp::vectorIn(originText(moved).toLatin1(), {}), moved);
    }
};

ADD_TEST(TestEntityMarks, QCoreApplication)
#include "tst_entitymarks.moc"
