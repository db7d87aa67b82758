// The colour of a model as the renderer draws it: by the stages of its shader, in fog, and where a view leaves it out.
#include "core/assets/maptextures.h"
#include "core/scene/mapscene.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/modelbuilder.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "widgets/gl/offscreen.h"
#include "widgets/gl/opengl.h"

#include <cmath>

namespace {

constexpr QRgb redImage = qRgb(100, 0, 0), greenImage = qRgb(0, 100, 0), blueImage = qRgb(0, 0, 100);
const QByteArray redStage = "{\nmap red.tga\n}\n", greenAdded = "{\nmap green.tga\nblendFunc add\n}\n";

QByteArray scriptOf(const QByteArray &stages) { return "models/skin\n{\n" + stages + "}\n"; }

void compareColors(const QColor &is, const QColor &wanted)
{
    constexpr int most = 3;
    const bool isNear = std::abs(is.red() - wanted.red()) <= most && std::abs(is.green() - wanted.green()) <= most
                        && std::abs(is.blue() - wanted.blue()) <= most;
    QVERIFY2(isNear, qPrintable(u"%1, not %2"_s.arg(is.name(), wanted.name())));
}

// What is red, behind which the room is grey.
bool isHidden(const QColor &color) { return color.isValid() && (std::abs(color.red() - 100) > 3 || color.green() > 3); }

} // namespace

class TestModelDrawing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!OffscreenContext().create())
            QSKIP("There is no OpenGL 3.3 here: models are not drawn.");
    }

    void itsStagesAreMixed_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QColor>("color");
        QTest::newRow("one") << scriptOf(redStage) << QColor(100, 0, 0);
        QTest::newRow("two") << scriptOf(redStage + greenAdded) << QColor(100, 100, 0);
        QTest::newRow("in its light") << scriptOf("{\nmap red.tga\nrgbGen lightingDiffuse\n}\n" + greenAdded)
                                      << QColor(50, 100, 0);
        QTest::newRow("a colour") << scriptOf("{\nmap red.tga\nrgbGen const ( 0.5 1 1 )\n}\n") << QColor(50, 0, 0);
        QTest::newRow("a picture is missing: the shader is given up")
            << scriptOf("{\nmap red.tga\nrgbGen lightingDiffuse\n}\n{\nmap none.tga\nblendFunc add\n}\n")
            << QColor(0xc0, 0xc0, 0xc0);
    }

    void itsStagesAreMixed()
    {
        QFETCH(const QByteArray, script);
        QFETCH(const QColor, color);
        compareColors(drawn(script), color);
    }

    void whatItMirrorsChangesWithTheEye_data()
    {
        QTest::addColumn<Point>("eye");
        QTest::addColumn<double>("yaw");
        QTest::addColumn<double>("turned");
        QTest::addColumn<QColor>("color");
        QTest::newRow("from the left") << Point{35, 35, -49} << 225.0 << 0.0 << QColor(100, 100, 0);
        QTest::newRow("from the right") << Point{35, -35, -49} << 135.0 << 0.0 << QColor(100, 0, 100);
        QTest::newRow("turned to the left") << Point{50, 0, -49} << 180.0 << 45.0 << QColor(100, 0, 100);
        QTest::newRow("turned to the right") << Point{50, 0, -49} << 180.0 << -45.0 << QColor(100, 100, 0);
    }

    // At 45 degrees a mirror shows what lies an eighth from the picture's side.
    void whatItMirrorsChangesWithTheEye()
    {
        QFETCH(const Point, eye);
        QFETCH(const double, yaw);
        QFETCH(const double, turned);
        QFETCH(const QColor, color);
        const SceneView view{.camera = {.position = eye, .yaw = yaw}};
        compareColors(drawn(scriptOf(redStage + "{\nmap halves.tga\ntcGen environment\nblendFunc add\n}\n"), view, {}, turned),
                      color);
    }

    void itsCornersMove()
    {
        const auto higher = scriptOf("deformVertexes move 0 0 30 sin 1 0 0 0\n" + redStage);
        const SceneView above{.camera = {.position = {50, 0, -19}, .yaw = 180}};
        compareColors(drawn(higher, above), QColor(100, 0, 0));
        QVERIFY(isHidden(drawn(higher)));
        // From its side nothing is seen of it, unless it turns.
        QVERIFY(isHidden(drawn(scriptOf(redStage), {.camera = before}, {}, 90)));
        compareColors(drawn(scriptOf("deformVertexes autosprite\n" + redStage), {.camera = before}, {}, 90), QColor(100, 0, 0));
    }

    // 50 map units away, in a fog that is whole at 200: half of it, the root of a quarter.
    void fogLiesOverIt()
    {
        SceneFog fog{.color = {0, 0, 1}, .depth = 200};
        fog.bounds = std::array<Point, 2>{Point{-64, -64, -64}, Point{64, 64, 64}};
        compareColors(drawn(scriptOf(redStage + greenAdded), {.camera = before}, {fog}), QColor(50, 50, 128));
        fog.bounds = std::array<Point, 2>{Point{-64, -64, 0}, Point{64, 64, 64}};
        compareColors(drawn(scriptOf(redStage + greenAdded), {.camera = before}, {fog}), QColor(100, 100, 0)); // above it
    }

    // exp(-1) of it is seen where the fog's density is one to those units.
    void fogOfTheMapLiesOverIt()
    {
        const SceneFog fog{.color = {0, 0, 1}, .density = 1.0 / 50};
        compareColors(drawn(scriptOf(redStage + greenAdded), {.camera = before}, {fog}), QColor(37, 37, 161));
        compareColors(drawn(scriptOf(redStage), {.camera = before, .fog = false}, {fog}), QColor(100, 0, 0));
        auto ranged = fog; // which grows no faster
        ranged.range = SceneFog::Range{.from = 0, .upTo = 1000, .most = 1};
        compareColors(drawn(scriptOf(redStage + greenAdded), {.camera = before}, {ranged}), QColor(37, 37, 161));
        ranged.range->upTo = 25;
        compareColors(drawn(scriptOf(redStage + greenAdded), {.camera = before}, {ranged}), QColor(61, 61, 100));
        ranged.range = SceneFog::Range{.from = 60, .upTo = 1000, .most = 1};
        compareColors(drawn(scriptOf(redStage + greenAdded), {.camera = before}, {ranged}), QColor(100, 100, 0));
        ranged.range->from = 0; // what is added fades, what is mixed takes its colour
        compareColors(drawn(scriptOf("{\nmap red.tga\nblendFunc blend\n}\n"), {.camera = before}, {ranged}), QColor(37, 0, 161));
        const auto plain = drawn({}, {.camera = before}); // it is grey
        QVERIFY(plain.isValid());
        const auto seen = [](int part) { return static_cast<int>(part * std::exp(-1)); };
        compareColors(drawn({}, {.camera = before}, {fog}),
                      QColor(seen(plain.red()), seen(plain.green()), seen(plain.blue()) + 161));
    }

    void whatAViewLeavesOutIsNotDrawn()
    {
        const std::vector<quint8> reached{0, 1}, closed{0, 0};
        compareColors(drawn(scriptOf(redStage), {.camera = before, .areasReached = reached}), QColor(100, 0, 0));
        QVERIFY(isHidden(drawn(scriptOf(redStage), {.camera = before, .areasReached = closed})));
    }

    // Half-Life's additive sprites have a black ground, which is not seen, whatever the map is coloured by.
    void blackIsNotAddedInAnyMode_data()
    {
        QTest::addColumn<DrawMode>("mode");
        QTest::newRow("lit") << DrawMode::Lit;
        QTest::newRow("textured") << DrawMode::Textured;
        QTest::newRow("lightmap") << DrawMode::Lightmap;
        QTest::newRow("flat") << DrawMode::Flat;
        QTest::newRow("normals") << DrawMode::Normals;
        QTest::newRow("light directions") << DrawMode::LightDirections;
    }

    void blackIsNotAddedInAnyMode()
    {
        QFETCH(const DrawMode, mode);
        const GameFolder game;
        const auto bright = spriteOf(2, 1);
        auto black = bright;
        black.replace(QByteArray(8, '\1'), QByteArray(8, '\0'));
        game.save(u"valve/sprites/bright.spr"_s, bright);
        game.save(u"valve/sprites/black.spr"_s, black);
        const auto path = game.save(u"valve/maps/room.bsp"_s, MapBuilder::room(bsp::goldsrc).build());
        const auto map = std::make_shared<const MapFile>(std::move(readMapFile(path).value()));
        const auto files = std::make_shared<const GameFiles>(path, *map);
        const auto scene = buildMapScene(map, {}, {});
        const auto middle = [&](const QString &name) {
            PictureBudget budget;
            const auto model =
                readSceneModel(*files, *mapTextures(map, files), {.name = u"sprites/%1.spr"_s.arg(name)}, 0, budget);
            const ShownModel shown{
                .entity = 1, .transform = transformOf({0, 0, -49}, {}), .scale = 8, .renderColor = {255, 80, 0}};
            const auto fill = [&](SceneRenderer &renderer) {
                renderer.setScene(&scene->scene);
                renderer.setLight(scene->light);
                renderer.setShownModels({shown});
                if (model.isThere())
                    renderer.setModel(model);
            };
            const auto picture = drawOffscreen(fill, {.camera = before, .mode = mode}, {64, 48});
            return picture ? picture.value().pixelColor(32, 24) : QColor();
        };
        const auto behind = middle(u"none"_s);
        QVERIFY(behind.isValid());
        QCOMPARE(middle(u"black"_s), behind);
        if (behind != QColor(Qt::white)) // to which nothing can be added
            QVERIFY(middle(u"bright"_s) != behind);
    }

    // Two squares of 20,000 surfaces each, one behind the other, of which a picture has room for the nearer.
    void tooManyTrianglesAreBoxesFromAfar()
    {
        const auto map = std::make_shared<const MapFile>(readMap(MapBuilder::room(bsp::quake3).build()).value());
        const auto scene = buildMapScene(map, {}, {});
        auto made = readModel(md3Of("a")).value();
        made.surfaces.assign(20'000, ModelSurface(made.surfaces.front()));
        SceneModel model{.model = std::make_shared<const Model>(std::move(made))};
        model.skins.resize(model.model->skins.size());
        const auto sentenceFor = [&](const SceneView &view, const std::vector<ShownModel> &shown) {
            QString sentence;
            const auto fill = [&](SceneRenderer &renderer) {
                renderer.setScene(&scene->scene);
                renderer.setShownModels(shown);
                renderer.setModel(model);
            };
            const auto ask = [&sentence](const SceneRenderer &renderer) { sentence = renderer.boxedSentence(); };
            return drawOffscreen(fill, view, {64, 48}, ask) ? sentence : u"failed"_s;
        };
        const ShownModel far{.entity = 1, .transform = {.origin = {0, 0, -49}}},
            near{.entity = 2, .transform = {.origin = {20, 0, -49}}};
        QVERIFY(sentenceFor({.camera = before}, {far, near}).startsWith(u"1 "));
        QCOMPARE(sentenceFor({.camera = before}, {far}), QString());
        QCOMPARE(sentenceFor({.camera = {.position = before.position}}, {far, near}), QString()); // it looks away
    }

private:
    // The middle of a square that looks along +x, turned by degrees about up, with this script.
    QColor drawn(const QByteArray &script, const SceneView &view = {.camera = before}, const std::vector<SceneFog> &fogs = {},
                 double turned = 0) const
    {
        const GameFolder game;
        game.save(u"baseq3/scripts/a.shader"_s, script);
        game.save(u"baseq3/models/square.md3"_s, md3Of("models/skin"));
        game.save(u"baseq3/red.tga"_s, tgaOf({}, {2, 2}, QList<QRgb>(4, redImage)));
        game.save(u"baseq3/green.tga"_s, tgaOf({}, {2, 2}, QList<QRgb>(4, greenImage)));
        game.save(u"baseq3/halves.tga"_s, tgaOf({}, {8, 1}, QList<QRgb>(4, greenImage) + QList<QRgb>(4, blueImage)));
        const auto path = game.save(u"baseq3/maps/room.bsp"_s, MapBuilder::room(bsp::quake3).build());
        const auto map = std::make_shared<const MapFile>(std::move(readMapFile(path).value()));
        const auto files = std::make_shared<const GameFiles>(path, *map);
        const auto scene = buildMapScene(map, {}, {});
        PictureBudget budget;
        const auto model = readSceneModel(*files, *mapTextures(map, files), {.name = u"models/square.md3"_s}, 0, budget);
        const ShownModel shown{.entity = 1,
                               .transform = transformOf({0, 0, -49}, {0, turned, 0}),
                               .area = 1,
                               .light = {.ambient = {0.5f, 0.5f, 0.5f}}};
        const auto fill = [&](SceneRenderer &renderer) {
            renderer.setScene(&scene->scene);
            renderer.setLight(scene->light);
            renderer.setFogs(fogs);
            renderer.setShownModels({shown});
            renderer.setModel(model);
        };
        const auto picture = drawOffscreen(fill, view, {64, 48});
        return picture ? picture.value().pixelColor(32, 24) : QColor();
    }

    static constexpr Camera before{.position = {50, 0, -49}, .yaw = 180};
};

ADD_TEST(TestModelDrawing, QApplication)
#include "tst_modeldrawing.moc"
