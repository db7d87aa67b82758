// The sky is found where each game looks for it, and its six sides join as in the engines.
#include "core/assets/maptextures.h"
#include "core/games/game.h"
#include "core/opening/mapsource.h"
#include "core/scene/skycells.h"
#include "core/shading/sky.h"
#include "tests/facts.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/texturemaps.h"

namespace {

constexpr int boxSide = 16; // pixels of made boxes

// A colour for each pixel of each side.
QImage madeSide(int number)
{
    QImage image(boxSide, boxSide, QImage::Format_RGB32);
    for (int y = 0; y < boxSide; ++y)
        for (int x = 0; x < boxSide; ++x)
            image.setPixel(x, y, qRgb(number * 40, x * 16, y * 16));
    return image;
}

// Where the engines draw a place of a side: s to the right and t upwards, -1 to 1. By MakeSkyVec() each of x, y and z is
// one of s, t and 1, or its negative; the rows are in the order of bsp::skySides.
Point engineWay(int number, double s, double t)
{
    constexpr int ways[6][3] = {{3, -1, 2}, {-3, 1, 2}, {1, 3, 2}, {-1, -3, 2}, {-2, -1, 3}, {2, -1, -3}};
    const double parts[3] = {s, t, 1};
    Point way{};
    for (size_t i = 0; i < 3; ++i) {
        const int k = ways[number][i];
        way[i] = k < 0 ? -parts[-k - 1] : parts[k - 1];
    }
    return way;
}

// How OpenGL looks a direction up in a cube map (the table "Selection of cube map images" of its specification).
QRgb openGlColor(const std::array<QImage, 6> &cube, const Point &way)
{
    size_t axis = 0;
    for (size_t i = 1; i < 3; ++i)
        if (std::abs(way[i]) > std::abs(way[axis]))
            axis = i;
    const bool isNegative = way[axis] < 0;
    const double x = way[0], y = way[1], z = way[2];
    const std::array<std::pair<double, double>, 6> places{{{-z, -y}, {z, -y}, {x, z}, {x, -z}, {x, -y}, {-x, -y}}};
    const size_t face = axis * 2 + (isNegative ? 1 : 0);
    const double size = std::abs(way[axis]);
    const auto pixel = [size](double value) {
        return std::clamp(static_cast<int>((value / size + 1) / 2 * boxSide), 0, boxSide - 1);
    };
    return cube[face].pixel(pixel(places[face].first), pixel(places[face].second));
}

// A scene of one face, by its corners.
Scene sceneOf(std::initializer_list<Point> corners)
{
    Scene scene;
    for (const auto &corner : corners) {
        scene.vertexes.emplace_back().point = narrow(corner);
        const auto last = static_cast<quint32>(scene.vertexes.size()) - 1;
        if (last >= 2)
            scene.indexes.insert(scene.indexes.end(), {0, last - 1, last});
    }
    return scene;
}

SkyCells cellsOf(const Scene &scene, const Point &eye)
{
    const IndexRange all{0, static_cast<quint32>(scene.indexes.size())};
    return skyCells(scene, {&all, 1}, eye);
}

bool isTouched(const SkyCells::Side &cells) { return cells.high[0] >= cells.low[0]; }

SkyLook skyOf(const QString &path, qint32 image = -1)
{
    const auto shared = std::make_shared<const MapFile>(openMap(path).value());
    const auto files = std::make_shared<const GameFiles>(path, *shared);
    return findSky(*shared, *files, *mapTextures(shared, files), image);
}

QByteArray mapWith(const bsp::Format &format, const QByteArray &worldspawn)
{
    return MapBuilder(format).setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" " + worldspawn + " }").build();
}

} // namespace

class TestSky : public QObject
{
    Q_OBJECT

private slots:
    void theSidesJoinAsInTheEngines()
    {
        std::array<QImage, 6> sides;
        for (int i = 0; i < 6; ++i)
            sides[static_cast<size_t>(i)] = madeSide(i);
        const auto cube = cubeOf(sides, Qt::black);
        for (int i = 0; i < 6; ++i)
            for (int y = 0; y < boxSide; ++y)
                for (int x = 0; x < boxSide; ++x) {
                    const auto way = engineWay(i, (x + 0.5) / boxSide * 2 - 1, 1 - (y + 0.5) / boxSide * 2);
                    QCOMPARE(openGlColor(cube, {way[0], way[2], way[1]}), sides[static_cast<size_t>(i)].pixel(x, y));
                }
    }

    void sidesOfAnySizeMakeACube()
    {
        std::array<QImage, 6> sides;
        sides[0] = madeSide(1).scaled(8, 4);
        sides[3] = madeSide(2).scaled(32, 8);
        sides[5] = QImage(4000, 10, QImage::Format_ARGB32);
        sides[5].fill(Qt::transparent);
        const auto cube = cubeOf(sides, Qt::green);
        for (const auto &image : cube) {
            QCOMPARE(image.size(), QSize(2048, 2048));
            QCOMPARE(image.format(), QImage::Format_RGBA8888);
            QCOMPARE(qAlpha(image.pixel(5, 5)), 255);
        }
        QCOMPARE(cube[1].pixelColor(9, 9), QColor(Qt::green)); // towards -X there is none
    }

    void theMapNamesTheSky_data()
    {
        const auto row = addColumns<const bsp::Format *, QByteArray, QString>("format", "keys", "base");
        row("quake2", &bsp::quake2, "\"sky\" \"Space1\"", u"env/space1"_s);
        row("quake2, no key", &bsp::quake2, {}, u"env/unit1_"_s);
        row("halflife", &bsp::goldsrc, "\"skyname\" \"dusk\"", u"gfx/env/dusk"_s);
        row("halflife, no key", &bsp::goldsrc, {}, u"gfx/env/desert"_s);
        row("blue shift", &bsp::blueShift, "\"skyname\" \"dusk\"", u"gfx/env/dusk"_s);
    }

    void theMapNamesTheSky()
    {
        QFETCH(QByteArray, keys);
        QFETCH(QString, base);
        const GameFolder game;
        const auto path = game.save(u"game/maps/a.bsp"_s, mapWith(fetchFormat(), keys));
        for (size_t i = 0; i < 6; ++i) {
            const auto name = u"game/"_s + base + QString::fromLatin1(bsp::skySides[i].data());
            game.save(name + u".tga"_s, tga({4, 4}, qRgb(static_cast<int>(i) * 40, 1, 2)));
        }
        const auto sky = skyOf(path);
        QVERIFY(sky.hasBox());
        for (const auto &[boxSide, number] : {std::pair(0, 0), {1, 1}, {2, 4}, {3, 5}, {4, 2}, {5, 3}})
            QCOMPARE(sky.box[static_cast<size_t>(boxSide)].pixel(1, 1), qRgb(number * 40, 1, 2));
    }

    void aSkyTurnsAboutItsAxis()
    {
        const GameFolder game;
        const auto turn = [&game](const QByteArray &keys) {
            return skyOf(game.save(u"game/maps/a.bsp"_s, mapWith(bsp::quake2, "\"sky\" \"a\" " + keys)));
        };
        auto sky = turn("\"skyrotate\" \"-4.5\" \"skyaxis\" \"0 3 4\"");
        QCOMPARE(sky.turn, -4.5);
        QVERIFY(length(sky.axis - Point{0, 0.6, 0.8}) < 1e-12);
        QCOMPARE(turn("\"skyrotate\" \"5\"").turn, 0.0); // about nothing
        QCOMPARE(turn("\"skyrotate\" \"nan\" \"skyaxis\" \"1 0 0\"").turn, 0.0);
        QCOMPARE(turn("\"skyrotate\" \"9\" \"skyaxis\" \"1e300 1e300 x\"").turn, 0.0);
    }

    void oneSideIsBetterThanNoSky()
    {
        const GameFolder game;
        const auto path = game.save(u"game/maps/a.bsp"_s, mapWith(bsp::quake2, "\"sky\" \"dawn\""));
        auto sky = skyOf(path);
        QVERIFY(!sky.hasBox());
        QVERIFY(sky.files.isMissing());
        QVERIFY2(states(missingSkySentence(sky.files), {u"env/dawn"_s}), qPrintable(missingSkySentence(sky.files)));
        game.save(u"game/env/dawnbk.png"_s, png({2, 2}, qRgb(9, 9, 9)));
        sky = skyOf(path);
        QVERIFY(sky.hasBox() && !sky.files.isMissing());
        QCOMPARE(sky.box[4].pixel(0, 0), qRgb(9, 9, 9)); // +Y
        QCOMPARE(sky.box[0].pixel(0, 0), plainSky);
        QCOMPARE(QColor(plainSky).saturation(), 0); // it is not taken for one
    }

    // What a map does not name is missed only where its game is.
    void aSkyIsMissedWhereItShouldBe()
    {
        const GameFolder game;
        const auto isMissing = [&game](const QString &path, const bsp::Format &format, const QByteArray &keys) {
            return skyOf(game.save(path, mapWith(format, keys))).files.isMissing();
        };
        QVERIFY(!isMissing(u"game/maps/a.bsp"_s, bsp::quake2, {}));
        QVERIFY(isMissing(u"game/maps/a.bsp"_s, bsp::quake2, "\"sky\" \"dawn\""));
        game.save(u"baseq2/pics/colormap.pcx"_s, "");
        QVERIFY(isMissing(u"baseq2/maps/a.bsp"_s, bsp::quake2, {}));
        game.save(u"baseq2/env/unit1_rt.tga"_s, tga({4, 4}, qRgb(1, 2, 3)));
        QVERIFY(!isMissing(u"baseq2/maps/a.bsp"_s, bsp::quake2, {}));
        QVERIFY(isMissing(u"baseq2/maps/a.bsp"_s, bsp::quake2, "\"sky\" \"dawn\""));
        QVERIFY(!isMissing(u"id1/maps/a.bsp"_s, bsp::quake, {})); // its textures are the sky
        QVERIFY(isMissing(u"id1/maps/a.bsp"_s, bsp::quake, "\"sky\" \"dawn\""));
        const auto path = game.save(u"baseq3/maps/a.bsp"_s, quake3Map({"textures/sky", "textures/clouds"}));
        game.save(u"baseq3/scripts/a.shader"_s,
                  "textures/sky\n{\nskyparms env/hills 300 -\n}\ntextures/clouds\n{\nskyparms - 300 -\n}\n");
        QVERIFY(skyOf(path, 0).files.isMissing());
        QVERIFY(!skyOf(path, 1).files.isMissing());
        game.save(u"baseq3/env/hills_up.tga"_s, tga({4, 4}, qRgb(1, 2, 3)));
        QVERIFY(skyOf(path, 0).files.isMissing()); // RB_StageIteratorSky() asks for the first side alone
        game.save(u"baseq3/env/hills_rt.tga"_s, tga({4, 4}, qRgb(1, 2, 3)));
        QVERIFY(!skyOf(path, 0).files.isMissing());
    }

    // "full" is an old word of skyparms, which now names a box.
    void aBoxIsNotMissedWhereThereAreClouds()
    {
        const GameFolder game;
        const auto path = game.save(u"baseq3/maps/a.bsp"_s, quake3Map({"textures/sky"}));
        game.save(u"baseq3/scripts/a.shader"_s, "textures/sky\n{\nskyparms full 300 -\n{\nmap clouds.tga\n}\n}\n");
        game.save(u"baseq3/clouds.jpg"_s, png({4, 4}, qRgb(1, 2, 3)));
        QVERIFY(!skyOf(path, 0).files.isMissing());
        QVERIFY(!skyOf(path, 0).hasBox() && skyOf(path, 0).layers.size() == 1);
        game.save(u"baseq3/scripts/a.shader"_s, "textures/sky\n{\nskyparms full 300 -\n{\nmap $whiteimage\n}\n}\n");
        QVERIFY(skyOf(path, 0).files.isMissing());
    }

    void quake3TakesTheShadersBox()
    {
        const GameFolder game;
        const auto path = game.save(u"game/maps/a.bsp"_s, quake3Map({"textures/wall", "textures/sky"}));
        game.save(u"game/scripts/a.shader"_s, "textures/sky\n{\nskyparms env/hills 300 -\n}\n");
        game.save(u"game/env/hills_up.jpg"_s, png({4, 4}, qRgb(1, 2, 250)));
        game.save(u"game/env/hills_rt.jpg"_s, png({4, 4}, qRgb(1, 2, 3)));
        const auto sky = skyOf(path, 1);
        QVERIFY(sky.hasBox() && sky.layers.empty());
        QCOMPARE(sky.box[2].pixel(1, 1), qRgb(1, 2, 250)); // upwards
        QVERIFY(!skyOf(path, 0).hasBox());
        QVERIFY(!skyOf(path, -1).hasBox());
    }

    void quake3HasItsCloudsInLayersWithABoxOrWithout()
    {
        const GameFolder game;
        const auto path = game.save(u"game/maps/a.bsp"_s, quake3Map({"textures/sky"}));
        game.save(u"game/scripts/a.shader"_s, "textures/sky\n{\nqer_editorimage editor.tga\nskyparms - 300 -\n{\nmap clouds.tga\n"
                                              "tcMod scale 2 3\ntcMod scroll 0.5 -0.25\n}\n}\n");
        game.save(u"game/clouds.tga"_s, tga({4, 4}, qRgb(250, 2, 1)));
        game.save(u"game/editor.tga"_s, tga({4, 4}, qRgb(0, 0, 0)));
        const auto sky = skyOf(path, 0);
        QVERIFY(!sky.hasBox());
        QCOMPARE(sky.layers.size(), size_t(1));
        QCOMPARE(sky.layers[0].pictures[0].pixel(1, 1), qRgb(250, 2, 1)); // what is drawn, not what editors show
        QCOMPARE(sky.cloudHeight, 300.0);
        const auto &motions = sky.layers[0].stage.script.motions;
        QCOMPARE(motions.size(), size_t(2));
        QCOMPARE(motions[1], (TextureMotion{TextureMotion::Scroll, {0.5, -0.25, 0}}));
        game.save(u"game/scripts/a.shader"_s, "textures/sky\n{\nskyparms env/hills - -\n{\nmap clouds\nblendFunc add\n}\n"
                                              "{\nmap nowhere\n}\n{\nmap clouds.tga\nblendFunc blend\n}\n}\n");
        game.save(u"game/env/hills_up.jpg"_s, png({4, 4}, qRgb(1, 2, 250)));
        game.save(u"game/env/hills_rt.jpg"_s, png({4, 4}, qRgb(1, 2, 3)));
        const auto over = skyOf(path, 0);
        QVERIFY(over.hasBox());
        QCOMPARE(over.layers.size(), size_t(2));
        QVERIFY(!over.layers[0].stage.blend.isOpaque());
    }

    void fogLiesInWholeCellsOfTheDome()
    {
        // Above the eye by 100: from -30 to 60 along x, which are 1.2 columns to one side and 2.4 to the other; 5 to 30 along y.
        const auto ceiling = cellsOf(sceneOf({{970, 5, 100}, {1060, 5, 100}, {1060, 30, 100}, {970, 30, 100}}), {1000, 0, 0});
        QCOMPARE(ceiling.sides[4].low, (std::array{-2.0, 0.0}));
        QCOMPARE(ceiling.sides[4].high, (std::array{3.0, 2.0}));
        for (size_t other = 0; other < 6; ++other)
            QCOMPARE(isTouched(ceiling.sides[other]), other == 4);
    }

    void aWallThatReachesAroundACornerTouchesBothSides()
    {
        // 100 ahead, from 50 to the right to 300 to the left, so that the left side is seen through as well; 10 high and 20 deep.
        const auto wall = cellsOf(sceneOf({{100, -50, -20}, {100, 300, -20}, {100, 300, 10}, {100, -50, 10}}), {});
        QCOMPARE(wall.sides[0].low, (std::array{-2.0, -1.0}));
        QCOMPARE(wall.sides[0].high, (std::array{4.0, 1.0}));
        QCOMPARE(wall.sides[2].low, (std::array{1.0, -1.0})); // 100 of 300 is 1.3 columns
        QCOMPARE(wall.sides[2].high, (std::array{4.0, 1.0}));
        for (size_t other = 0; other < 6; ++other)
            QCOMPARE(isTouched(wall.sides[other]), other == 0 || other == 2);
    }

    void nothingBeneathTheEyeIsFogged()
    {
        const auto floor = cellsOf(sceneOf({{-30, -30, -100}, {30, -30, -100}, {30, 30, -100}}), {});
        QVERIFY(std::ranges::none_of(floor.sides, isTouched));
        QVERIFY(!isTouched(cellsOf(sceneOf({{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}), {}).sides[4])); // nor where the eye is
    }
};

ADD_TEST(TestSky, QCoreApplication)
#include "tst_sky.moc"
