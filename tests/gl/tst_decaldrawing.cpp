// That decals are seen where they lie, and that what is clicked there is the entity that put them.
#include "core/assets/maptextures.h"
#include "core/scene/decals.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/gl/offscreen.h"

class TestDecalDrawing : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useOpenGL();
        auto colors = someColors();
        colors[255] = qRgb(250, 20, 20);
        game_.save(u"valve/decals.wad"_s, wadOf({{.name = "{mark", .bytes = miptexOf("{mark", {32, 16}, colors)}}));
        auto room = MapBuilder::room(bsp::goldsrc);
        room.setLumpBytes("ENTITIES", QByteArray("{\n\"classname\" \"worldspawn\"\n}\n{\n\"classname\" \"infodecal\"\n"
                                                 "\"origin\" \"-62 8 4\"\n\"texture\" \"{mark\"\n}\n")
                                          + '\0');
        path_ = game_.save(u"valve/maps/a.bsp"_s, room.build());
        elsewhere_.save(u"maps/a.bsp"_s, room.build());
    }

    void init() { start(); }
    void cleanup() { window_.reset(); }
    void itsColourCoversTheWall_data()
    {
        const auto row = addColumns<int, bool>("mode", "seen");
        row("lit", static_cast<int>(DrawMode::Lit), true);
        row("textures alone", static_cast<int>(DrawMode::Textured), true);
        row("light alone", static_cast<int>(DrawMode::Lightmap), false);
        row("one colour a face", static_cast<int>(DrawMode::Flat), false);
    }

    void itsColourCoversTheWall()
    {
        QFETCH(int, mode);
        const SceneView view{.camera = camera(), .mode = static_cast<DrawMode>(mode)};
        const auto with = drawn(path_, view, true), without = drawn(path_, view, false);
        QTEST(redPixels(with) > 100, "seen");
        QCOMPARE(redPixels(without), 0);
        QCOMPARE(with.pixel(120, 90), without.pixel(120, 90)); // beside it
    }

    // The brush model's face, seen from above, covers what was drawn before it; what lies on it fades as it does.
    void onWhatIsSeenThroughItLiesOnTop()
    {
        const auto reds = [this](const QByteArray &amount) {
            auto room = MapBuilder::room(bsp::goldsrc);
            room.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" } { \"classname\" \"func_wall\" \"model\" \"*1\" "
                                          "\"rendermode\" \"2\" \"renderamt\" \""
                                              + amount
                                              + "\" } "
                                                "{ \"classname\" \"infodecal\" \"origin\" \"0 0 1\" \"texture\" \"{mark\" }"
                                              + '\0');
            const auto path = game_.save(u"valve/maps/glass.bsp"_s, room.build());
            const SceneView view{.camera = {.position = {0, 0, 40}, .pitch = 89}};
            const auto with = drawn(path, view, true), without = drawn(path, view, false);
            return redPixels(without) == 0 ? redPixels(with) : -1;
        };
        QVERIFY(reds("255") > 100);
        QCOMPARE(reds("10"), 0);
    }

    void aClickFindsItsEntity()
    {
        show(path_);
        view()->setCamera(camera());
        const auto records = view()->recordsAt(middle());
        QCOMPARE(records.size(), 2U);
        QCOMPARE(records[0], (RecordRef{document()->map().format().roles.entityList, 1}));
        QCOMPARE(records[1], face(0));
        auto beside = camera();
        beside.position = {0, 40, 4};
        view()->setCamera(beside);
        QCOMPARE(view()->recordsAt(middle()).front(), face(0));
    }

    void whatIsMissingIsTold()
    {
        show(elsewhere_.path(u"maps/a.bsp"_s));
        QTRY_VERIFY(std::ranges::any_of(window_->view()->findChildren<QLabel *>(), [](const QLabel *label) {
            return label->isVisibleTo(label->parentWidget()) && label->text().contains(u"{mark"_s);
        }));
    }

private:
    // At the decal's left, where no mark of its entity is in front of it.
    static Camera camera() { return {.position = {0, 20, 4}, .yaw = 180}; }
    // Of a map with its textures.
    QImage drawn(const QString &path, const SceneView &view, bool withDecals) const
    {
        const auto map = std::make_shared<const MapFile>(openMap(path).value());
        const auto files = std::make_shared<const GameFiles>(path, *map);
        const auto textures = mapTextures(map, files);
        const auto made = buildMapScene(map, {}, {});
        const auto fill = [&](SceneRenderer &renderer) {
            renderer.setScene(&made->scene);
            renderer.setLight(made->light);
            for (qint32 i = 0; i < textures->count(); ++i)
                renderer.setTexture(readSceneTexture(*map, *textures, i));
            if (withDecals)
                renderer.setDecals(findDecals(*made, *files));
        };
        return drawOffscreen(fill, view, {128, 96}).value();
    }

    static int redPixels(const QImage &picture)
    {
        return countPixels(picture, [&](int x, int y) { return qRed(picture.pixel(x, y)) > qBlue(picture.pixel(x, y)) + 30; });
    }
    QString path_;
    GameFolder game_, elsewhere_;
};

ADD_TEST(TestDecalDrawing, QApplication)
#include "tst_decaldrawing.moc"
