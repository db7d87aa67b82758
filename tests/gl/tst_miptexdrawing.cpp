// Which of Half-Life's textures a face is drawn with, where its name stands for several.
#include "core/assets/maptextures.h"
#include "core/geometry/randomtiles.h"
#include "core/scene/mapscene.h"
#include "core/shading/picturenumbers.h"
#include "tests/gamefolder.h"
#include "tests/picturebuilder.h"
#include "tests/pixels.h"
#include "tests/program.h"
#include "tests/texturemaps.h"
#include "tests/viewfixture.h"
#include "widgets/gl/offscreen.h"

namespace {

constexpr QRgb red = qRgb(240, 10, 10), green = qRgb(10, 240, 10), blue = qRgb(10, 10, 240), grey = qRgb(100, 100, 100);

struct Miptex {
    QByteArray name;
    QRgb color;
};

// A room of which all faces have the first of these textures, and an entity with the model in its middle.
QByteArray roomOf(const QList<Miptex> &miptexes, const QByteArray &pairs)
{
    QByteArray offsets, data;
    const auto headerSize = 4 + 4 * miptexes.size();
    for (const auto &[name, color] : miptexes) {
        offsets += words({headerSize + data.size()});
        data += miptexOf(name, {16, 16}, QList<QRgb>(256, color)).leftJustified(1200, '\0');
    }
    auto room = MapBuilder::room(bsp::goldsrc);
    room.setLumpBytes("TEXTURES", words({miptexes.size()}) + offsets + data);
    for (quint32 i = 0; i < 3; ++i)
        room.set("TEXINFO", i, "miptex", 0);
    room.setLumpBytes("ENTITIES", "{ classname worldspawn }\n{ model *1\n" + pairs + " }\n" + '\0');
    return room.build();
}

// Looks down at the model; the floor lies around it.
QImage drawnModel(const QString &path, SceneView view, QSize size = {64, 48})
{
    const auto map = std::make_shared<const MapFile>(openMap(path).value());
    const auto textures = mapTextures(map, std::make_shared<const GameFiles>(path, *map));
    const auto made = buildMapScene(map, {}, {});
    const auto fill = [&](SceneRenderer &renderer) {
        renderer.setScene(&made->scene);
        renderer.setLight(made->light);
        PictureNumbers numbers(*textures);
        for (qint32 i = 0; i < textures->count(); ++i) {
            auto texture = readSceneTexture(*map, *textures, i);
            numbers.number(texture);
            renderer.setTexture(texture);
        }
        for (qint32 i = 0; i < numbers.others().size(); ++i)
            renderer.setTexture(readSceneFrame(*textures, numbers.others()[i], numbers.firstOther() + i));
    };
    view.camera = {.position = {0, 0, 40}, .pitch = 89};
    return drawOffscreen(fill, view, size).value();
}

} // namespace

class TestMiptexDrawing : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void anEntitysFrameChoosesTheAlternates_data()
    {
        const auto row = addColumns<QByteArray, double, QRgb>("pairs", "time", "expected");
        row("as it is", "classname func_button", -1, red);
        row("as it is, a frame later", "classname func_button", 0.15, green);
        row("pressed", "classname func_button\nframe 1", -1, blue);
        row("pressed, at its beginning", "classname func_button\nframe 1", 0.05, blue);
        row("pressed, a frame later", "classname func_button\nframe 1", 0.15, grey);
    }

    void anEntitysFrameChoosesTheAlternates()
    {
        QFETCH(QByteArray, pairs);
        QFETCH(double, time);
        QFETCH(QRgb, expected);
        const auto path =
            game_.save(u"valve/maps/a.bsp"_s, roomOf({{"+0b", red}, {"+1b", green}, {"+ab", blue}, {"+bb", grey}}, pairs));
        const SceneView view{.mode = DrawMode::Textured, .animate = time >= 0, .time = std::max(time, 0.0)};
        const auto picture = drawnModel(path, view);
        QVERIFY(isLike(middleOf(picture), expected, 24));
        QVERIFY(isLike(picture.pixel(2, 2), time >= 0.1 ? green : red, 24)); // the world has no frame
    }

    // The model lies from -16 on in both ways: in the engine's table that is the number in row 15 and column 15.
    void aFaceShowsItsTile()
    {
        const QList<Miptex> miptexes{{"-0t", red}, {"-1t", green}, {"-2t", blue}};
        const auto path = game_.save(u"valve/maps/t.bsp"_s, roomOf(miptexes, "classname func_wall"));
        const RandomTiles tiles(openMap(path).value());
        const auto expected = tiles.shown(0, -16, -16);
        QVERIFY(expected >= 0);
        QVERIFY(isLike(middleOf(drawnModel(path, {.mode = DrawMode::Textured})), miptexes[expected].color, 24));
    }

    void aDetailDarkensAndBrightens()
    {
        const auto room = roomOf({{"wall", grey}}, "classname func_wall");
        const auto plain = drawnModel(game_.save(u"valve/maps/p.bsp"_s, room), {});
        const auto path = game_.save(u"valve/maps/d.bsp"_s, room);
        game_.save(u"valve/maps/d_detail.txt"_s, "wall detail/fine 4 4\n");
        QVERIFY(isLike(middleOf(drawnModel(path, {})), middleOf(plain), 24)); // its picture is nowhere
        const auto with = [&](int shade, DrawMode mode = DrawMode::Lit) {
            game_.save(u"valve/gfx/detail/fine.tga"_s, tga({8, 8}, qRgb(shade, shade, shade)));
            return qGreen(middleOf(drawnModel(path, {.mode = mode})));
        };
        const int before = qGreen(middleOf(plain));
        QVERIFY(before > 20 && before < 235);
        QCOMPARE(with(0), 0);
        QVERIFY(std::abs(with(128) - before) < 4);
        QVERIFY(std::abs(with(64) - before / 2) < 4);
        QVERIFY(with(192) > before + before / 3 || with(192) > 250);
        QVERIFY(with(0, DrawMode::Textured) > 20); // as it is stored
        QVERIFY(with(0, DrawMode::Lightmap) > 20);
    }

    void aDetailIsRepeatedByItsScale()
    {
        const auto path = game_.save(u"valve/maps/s.bsp"_s, roomOf({{"wall", grey}}, "classname func_wall"));
        game_.save(u"valve/gfx/detail/stripes.tga"_s, tgaOf({}, {1, 2}, {qRgb(0, 0, 0), qRgb(128, 128, 128)}));
        // Across the model, which lies along y, as the texture's t does.
        const auto changes = [&](const QByteArray &scale) {
            game_.save(u"valve/maps/s_detail.txt"_s, "wall detail/stripes " + scale + "\n");
            const auto picture = drawnModel(path, {.linear = false}, {256, 192});
            int count = 0;
            for (int x = 84; x < 172; ++x)
                count += std::abs(qGreen(picture.pixel(x, 96)) - qGreen(picture.pixel(x - 1, 96))) > 20 ? 1 : 0;
            return count;
        };
        const int once = changes("1 1");
        QVERIFY(once >= 2 && once <= 6);
        QCOMPARE(changes("4 1"), once);
        QVERIFY(changes("1 4") >= 3 * once);
    }

private:
    GameFolder game_;
};

ADD_TEST(TestMiptexDrawing, QApplication)
#include "tst_miptexdrawing.moc"
