// The Quake III sample, compiled for the games made from Quake III, looks as it does in Quake III: pictures of each are compared
// with those of the sample, from the same place and drawn as bright. And the light of vertexes is drawn as Raven's games do.
#include "core/assets/maptextures.h"
#include "core/scene/entities/startplace.h"
#include "core/scene/stylelight.h"
#include "core/shading/scenetexture.h"
#include "core/shading/sky.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/pixels.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/texturemaps.h"
#include "widgets/gl/offscreen.h"
#include "widgets/gl/opengl.h"

#include <array>
#include <deque>
#include <functional>

namespace {

QString sample() { return sampleFile(u"quake3/maps/gallery.bsp"); }

// Returns the format of a map, with one game that is as bright as Quake III.
const bsp::Format &asBrightAsQuake3(const MapFile &map)
{
    struct Bright {
        bsp::Game game;
        std::array<const bsp::Game *, 1> games{};
        bsp::Format format;
    };
    static std::deque<Bright> all;
    auto &bright = all.emplace_back(Bright{map.game(), {}, map.format()});
    bright.game.brightness = bsp::games::quake3.brightness;
    bright.games[0] = &bright.game;
    bright.format.games = bright.games;
    return bright.format;
}

QImage pictureOf(const QString &path, DrawMode mode)
{
    static const auto camera = startPlace(readMapFile(sample()).value()); // eyes of other games are elsewhere
    const auto bytes = contentOf(path);
    const auto map = std::make_shared<const MapFile>(readMap(bytes, asBrightAsQuake3(readMap(bytes).value())).value());
    const auto files = std::make_shared<const GameFiles>(sample(), bsp::games::quake3.folders);
    const auto textures = mapTextures(map, files);
    const auto scene = buildMapScene(map, {}, {});
    const auto fill = [&](SceneRenderer &renderer) {
        renderer.setScene(&scene->scene);
        renderer.setLight(scene->light);
        for (qint32 i = 0; i < textures->count(); ++i)
            renderer.setTexture(readSceneTexture(*map, *textures, i));
        renderer.setSky(findSky(*map, *files, *textures, -1));
    };
    const SceneView view{.camera = camera, .mode = mode, .textureGain = map->game().brightness.texture};
    return drawOffscreen(fill, view, {640, 480}).value();
}

// A room whose floor is lit by its vertexes: 40 of 255 always, and 60 more in style 4.
QByteArray vertexLitRoom()
{
    constexpr quint32 floor = 4; // surface
    auto room = MapBuilder::room(bsp::raven);
    room.set("SURFACES", floor, "lightmapNum[0]", -3).set("SURFACES", floor, "vertexStyles[1]", 4);
    for (quint32 vertex = 4 * floor; vertex < 4 * floor + 4; ++vertex)
        for (const std::string channel : {"[0]", "[1]", "[2]"}) {
            room.set("DRAWVERTS", vertex, "color[0]" + channel, 40);
            room.set("DRAWVERTS", vertex, "color[1]" + channel, 60);
        }
    return room.build();
}

// Returns the colour of the floor. `prepare` gets the renderer with the scene.
QRgb floorOf(const MapScene &scene, const std::function<void(SceneRenderer &)> &prepare, SceneView view)
{
    view.camera = {.position = {20, 20, 40}, .pitch = 89};
    const auto fill = [&](SceneRenderer &renderer) {
        renderer.setScene(&scene.scene);
        renderer.setLight(scene.light);
        prepare(renderer);
    };
    return middleOf(drawOffscreen(fill, view, {64, 48}).value());
}

// Returns the mean structural similarity of the brightness of two pictures (Wang et al. 2004), in squares of 8 pixels; 1: equal.
double similarity(const QImage &one, const QImage &other)
{
    constexpr int side = 8, step = 4;
    constexpr double count = side * side, c1 = 0.01 * 255 * 0.01 * 255, c2 = 0.03 * 255 * 0.03 * 255;
    const auto a = one.convertToFormat(QImage::Format_Grayscale8), b = other.convertToFormat(QImage::Format_Grayscale8);
    double sum = 0;
    int squares = 0;
    for (int top = 0; top + side <= a.height(); top += step)
        for (int left = 0; left + side <= a.width(); left += step, ++squares) {
            double sumA = 0, sumB = 0, sumAA = 0, sumBB = 0, sumAB = 0;
            for (int y = top; y < top + side; ++y)
                for (int x = left; x < left + side; ++x) {
                    const double valueA = a.constScanLine(y)[x], valueB = b.constScanLine(y)[x];
                    sumA += valueA;
                    sumB += valueB;
                    sumAA += valueA * valueA;
                    sumBB += valueB * valueB;
                    sumAB += valueA * valueB;
                }
            const double meanA = sumA / count, meanB = sumB / count, varianceA = sumAA / count - meanA * meanA,
                         varianceB = sumBB / count - meanB * meanB, covariance = sumAB / count - meanA * meanB;
            sum += (2 * meanA * meanB + c1) * (2 * covariance + c2)
                   / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2));
        }
    return sum / squares;
}

} // namespace

class TestKinDrawing : public QObject
{
    Q_OBJECT

private slots:
    void theSampleLooksLikeInQuake3_data()
    {
        const auto row = addColumns<QString>("path");
        const auto paths = familyMaps();
        if (paths.isEmpty())
            QSKIP("LUMPSCOPE_MAPS is not set: no maps of these games are drawn.");
        for (const auto &path : paths)
            if (path.contains(u"quake3kin"_s) && !path.contains(u"styles"_s))
                row(qPrintable(QFileInfo(path).fileName()), path);
    }
    void theSampleLooksLikeInQuake3()
    {
        if (!OffscreenContext().create())
            QSKIP("There is no OpenGL 3.3 here: the pictures are not compared.");
        QFETCH(QString, path);
        static const auto expected = pictureOf(sample(), DrawMode::Textured), lit = pictureOf(sample(), DrawMode::Lit);
        const auto picture = pictureOf(path, DrawMode::Textured);
        const auto found = similarity(picture, expected);
        QVERIFY2(found >= 0.97, qPrintable(QString::number(found)));
        QVERIFY(similarity(picture.mirrored(true, false), expected) < 0.9); // it can tell pictures apart
        // These maps were compiled without bounces, and games' compilers fade light in other ways.
        const auto likeLit = similarity(pictureOf(path, DrawMode::Lit), lit);
        QVERIFY2(likeLit >= 0.75, qPrintable(QString::number(likeLit)));
    }

    void slidersChangeTheLightOfVertexes()
    {
        if (!OffscreenContext().create())
            QSKIP("There is no OpenGL 3.3 here: nothing is drawn.");
        const auto scene = buildMapScene(std::make_shared<const MapFile>(readMap(vertexLitRoom()).value()), {}, {});
        auto values = normalStyles();
        values[4] = 0;
        const auto parts = StyleLight(scene).changed(normalStyles(), values);
        const auto change = [&parts](SceneRenderer &renderer) {
            for (const auto &part : parts)
                renderer.setVertexLight(part.face, part.colors);
        };
        const SceneView view{.mode = DrawMode::Lightmap};
        QVERIFY(isLike(floorOf(
                           *scene, [](SceneRenderer &) {}, view),
                       qRgb(100, 100, 100)));
        QVERIFY(isLike(floorOf(*scene, change, view), qRgb(40, 40, 40)));
    }

    // In place of a lightmap, a stage has the light of the vertexes in Raven's games, and is white in Quake III.
    void lightmapStagesShowTheLightOfVertexes()
    {
        if (!OffscreenContext().create())
            QSKIP("There is no OpenGL 3.3 here: nothing is drawn.");
        const GameFolder folder;
        const auto path = folder.save(u"baseq3/maps/a.bsp"_s, vertexLitRoom());
        folder.save(u"baseq3/textures/room/white.tga"_s, tga({8, 8}, qRgb(255, 255, 255)));
        folder.save(u"baseq3/scripts/a.shader"_s, "textures/room/floor\n{\n{\nmap $lightmap\n}\n"
                                                  "{\nmap textures/room/white.tga\nblendFunc filter\n}\n}\n");
        const auto map = std::make_shared<const MapFile>(readMap(vertexLitRoom()).value());
        const auto textures = mapTextures(map, std::make_shared<const GameFiles>(path, bsp::games::quake3.folders));
        const auto scene = buildMapScene(map, {}, {});
        const auto addTextures = [&](SceneRenderer &renderer) {
            for (qint32 i = 0; i < textures->count(); ++i)
                renderer.setTexture(readSceneTexture(*map, *textures, i));
        };
        QVERIFY(map->game().paged.showsVertexLight);
        QVERIFY(isLike(floorOf(*scene, addTextures, {.showsVertexLight = true}), qRgb(100, 100, 100)));
        QVERIFY(isLike(floorOf(*scene, addTextures, {}), qRgb(255, 255, 255)));
    }
};

ADD_TEST(TestKinDrawing, QApplication)
#include "tst_kindrawing.moc"
