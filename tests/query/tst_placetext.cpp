// Places as people and games write them.
#include "core/camera/placetext.h"
#include "core/format/formats.h"
#include "tests/program.h"
#include "tests/rows.h"

class TestPlaceText : public QObject
{
    Q_OBJECT

private slots:
    void placesAreRead_data()
    {
        // Named by the text; of the angles yaw comes first.
        const auto row = addColumns<QList<double>, QList<double>>("eye", "angles");
        row("128 -64 40", {128, -64, 40}, {});
        row("  128,-64,  40.5 ", {128, -64, 40.5}, {});
        row("128 -64 40 90", {128, -64, 40}, {90});
        row("128 -64 40 10 90", {128, -64, 40}, {90, 10});
        row("(128 -64 40)", {128, -64, 40}, {});
        row("( 128 -64 40 )", {128, -64, 40}, {});
        row("(128 -64 40) : 90", {128, -64, 40}, {90});
        row("(128 -64 40) -90", {128, -64, 40}, {-90});
        row("setpos 128 -64 40", {128, -64, 40}, {});
        row("setpos 128 -64 40;", {128, -64, 40}, {});
        row("setpos 128 -64 40;setang 5 90", {128, -64, 40}, {90, 5});
        row("setpos 128 -64 18 5 90 0", {128, -64, 40}, {90, 5});
        row("SETPOS 128 -64 40 ; SetAng 5 90 0", {128, -64, 40}, {90, 5});
        row("setviewpos 128 -64 40 90", {128, -64, 67}, {90}); // TeleportPlayer() adds 1, and the eye is 26 above
        row("SetViewPos 128 -64 40", {128, -64, 67}, {});
        row("teleport 128 -64 40", {128, -64, 72}, {});             // 10, and 22
        row("teleport 128 -64 40 5 90 0", {128, -64, 62}, {90, 5}); // the re-release adds none
    }

    void placesAreRead()
    {
        QFETCH(QList<double>, eye);
        QFETCH(QList<double>, angles);
        const auto place = parsePlace(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(place);
        QCOMPARE(QList<double>(place->eye.begin(), place->eye.end()), eye);
        QCOMPARE(place->yaw.has_value(), !angles.isEmpty());
        QCOMPARE(place->yaw.value_or(0), angles.value(0));
        QCOMPARE(place->pitch.has_value(), angles.size() > 1);
        QCOMPARE(place->pitch.value_or(0), angles.value(1));
    }

    void otherTextIsNoPlace()
    {
        for (const char *text : {"",
                                 " ",
                                 "1",
                                 "1 2",
                                 "1 2 x",
                                 "1.2.3 4 5",
                                 "1 2 3 4 5 6",
                                 "nan 1 2",
                                 "1 inf 2",
                                 "1e300 0 0",
                                 "faces 120",
                                 "(1 2 3",
                                 "(1 2) 3",
                                 "(1 2 3) : x",
                                 "(1 2 3) 4 5",
                                 "setpos 1 2",
                                 "setpos",
                                 "setpos 1 2 3 4 5",
                                 "setpos 1 2 3 4 5 6 7",
                                 "setpos 1 2 3;setang 4",
                                 "setpos 1 2 3;kill",
                                 "teleport 1 2 3 4",
                                 "teleport 1 2 3 4 5",
                                 "teleport",
                                 "setviewpos",
                                 "setviewpos 1 2 3 4 5",
                                 "kill 1 2 3",
                                 "*3",
                                 "-"})
            QVERIFY2(!parsePlace(QString::fromLatin1(text)), text);
    }

    void gamesGetTheirOwnCommand()
    {
        const Camera camera{.position = {162.01, 320.49, 67}, .yaw = -90, .pitch = 12};
        QCOMPARE(placeText(camera, bsp::games::quake2), u"teleport 162 320.5 35"_s);
        QCOMPARE(placeText(camera, bsp::games::quake2Rerelease), u"teleport 162 320.5 45 12 -90 0"_s);
        QCOMPARE(placeText(camera, bsp::games::quake3), u"setviewpos 162 320.5 40 -90"_s);
        QCOMPARE(placeText(camera, bsp::games::enemyTerritory), u"setviewpos 162 320.5 26 -90"_s); // the eye is 40 above
        QCOMPARE(placeText(camera, bsp::games::warsow), u"162 320.5 67"_s);
        QCOMPARE(placeText(camera, bsp::games::quake), u"setpos 162 320.5 45 12 -90 0"_s);
        QCOMPARE(placeText(camera, bsp::games::halfLife), u"162 320.5 67"_s);
        QCOMPARE(placeText({.position = {-0.01, 0, 0}}, bsp::games::halfLife), u"0 0 0"_s);
    }

    void whatIsCopiedBringsTheEyeBack()
    {
        const Camera camera{.position = {-1034.25, 8, 512.5}, .yaw = 33.5};
        for (const bsp::Format *format : bsp::formats()) {
            const auto place = parsePlace(placeText(camera, format->game()), &format->game());
            QVERIFY(place);
            QCOMPARE(place->eye, camera.position);
            QCOMPARE(place->yaw.value_or(33.5), 33.5);
            QCOMPARE(place->pitch.value_or(0), 0.0);
        }
    }

    void aPlaceMovesTheCamera()
    {
        const Camera camera{.position = {1, 2, 3}, .yaw = 10, .pitch = 20, .fieldOfView = 75};
        QCOMPARE(parsePlace(u"4 5 6")->moved(camera), (Camera{.position = {4, 5, 6}, .yaw = 10, .pitch = 20, .fieldOfView = 75}));
        QCOMPARE(parsePlace(u"4 5 6 270")->moved(camera),
                 (Camera{.position = {4, 5, 6}, .yaw = -90, .pitch = 20, .fieldOfView = 75}));
        QVERIFY(parsePlace(u"4 5 6 1000 0")->moved(camera).pitch < 90);
    }

    // What is pasted where an entity has its place.
    void keysTakeWhatTheyNeedOfAPlace()
    {
        const auto origin = [](const QString &text, const bsp::Game *game = nullptr) {
            return valueOfPlace("origin", text, game).value_or(u"as it is"_s);
        };
        QCOMPARE(origin(u"(128 -64 40.5) : 90"_s), u"128 -64 40.5"_s);
        QCOMPARE(origin(u"128, -64, 40"_s), u"128 -64 40"_s);
        QCOMPARE(origin(u"setpos 128 -64 40;setang 0 90 0"_s), u"128 -64 40"_s);
        for (const auto &text : {u"128 -64 40"_s, u" 1  2 3"_s, u"1 2"_s, u"door"_s, u""_s})
            QCOMPARE(origin(text), u"as it is"_s);
        for (const auto *game : bsp::games::all()) { // what the 3D view copies
            const Camera camera{.position = {8, -16, 24}, .yaw = 45};
            if (!game->placeCommand.word.empty())
                QCOMPARE(origin(placeText(camera, *game), game), u"8 -16 24"_s);
        }
        QCOMPARE(valueOfPlace("angles", u"setpos 1 2 3;setang 10 90").value_or(QString()), u"10 90 0"_s);
        QCOMPARE(valueOfPlace("Angles", u"(1 2 3) : 90").value_or(QString()), u"0 90 0"_s);
        QCOMPARE(valueOfPlace("angles", u"(0 90 0)").value_or(QString()), u"0 90 0"_s);
        QVERIFY(!valueOfPlace("angles", u"0 90 0") && !valueOfPlace("angles", u"setpos 1 2 3"));
        QCOMPARE(valueOfPlace("angle", u"(1 2 3) : 90").value_or(QString()), u"90"_s);
        QVERIFY(!valueOfPlace("message", u"(1 2 3) : 90") && !valueOfPlace("angle", u"-1"));
    }

    void aWholeCameraSurvivesAsText()
    {
        const Camera camera{.position = {0.1, -1e5 / 3, 7}, .yaw = 12.345678901, .pitch = -45.5, .fieldOfView = 110};
        QCOMPARE(parseCamera(cameraText(camera)), std::optional(camera));
    }

    void textThatIsNoCameraIsRefused()
    {
        for (const char *text : {"", "1 2 3 4 5", "1 2 3 4 5 x", "1 2 3 4 5 6 7", "1e99 2 3 4 5 6"})
            QVERIFY2(!parseCamera(QString::fromLatin1(text)), text);
        QCOMPARE(parseCamera(u"1 2 3 0 0 500")->fieldOfView, 170.0);
        QVERIFY(parseCamera(u"1 2 3 900 0 90")->pitch < 90);
    }
};

ADD_TEST(TestPlaceText, QCoreApplication)
#include "tst_placetext.moc"
