// What is seen of Quake's full bright colours, its light, its fences, its fog and its sky.
#include "core/assets/maptextures.h"
#include "core/scene/mapscene.h"
#include "core/shading/fogs.h"
#include "core/shading/sky.h"
#include "tests/gamefolder.h"
#include "tests/pixels.h"
#include "tests/program.h"
#include "tests/quakerooms.h"
#include "tests/viewfixture.h"
#include "widgets/gl/offscreen.h"

namespace {

// Of Quake's palette.
constexpr int darkRed = 79, brightRed = 251, brown = 19, blue = 208;

// With that in all luxels, of 0 to 255.
QByteArray litRoom(const QByteArray &miptex, int luxel, const QByteArray &world = {})
{
    auto room = roomOf(bsp::quake, {miptex}, world);
    return room.setLumpBytes("LIGHTING", QByteArray(room.lumpBytes("LIGHTING").size(), static_cast<char>(luxel))).build();
}

constexpr Camera down{.position = {20, 20, 40}, .pitch = 89}, along{.position = {20, 20, 0}, .yaw = 30, .pitch = -35},
    toWall{.position = {-36, 40, 0}}; // 100 units away

QImage drawn(const QString &path, SceneView view, QSize size = {64, 48})
{
    const auto map = std::make_shared<const MapFile>(openMap(path).value());
    const GameFiles files(path, *map);
    const auto textures = mapTextures(map, std::make_shared<const GameFiles>(path, *map));
    const auto made = buildMapScene(map, {}, {});
    view.over = map->game().brightness.over;
    view.ripples = map->game().ripples;
    view.rippleTurn = map->game().rippleTurn;
    const auto fill = [&](SceneRenderer &renderer) {
        renderer.setScene(&made->scene);
        renderer.setLight(made->light);
        for (qint32 i = 0; i < textures->count(); ++i)
            renderer.setTexture(readSceneTexture(*map, *textures, i));
        renderer.setFogs(fogsOf(*map, *textures));
        renderer.setSky(findSky(*map, files, *textures, skyImage(made->scene)));
    };
    const auto picture = drawOffscreen(fill, view, size);
    if (!picture)
        qFatal("%s", qPrintable(picture.error()));
    return picture.value();
}

} // namespace

class TestQuakeDrawing : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void lightIsOverbrightAndBrightColorsNeedNone_data()
    {
        const auto row = addColumns<QByteArray, int, DrawMode, QRgb>("miptex", "luxel", "mode", "expected");
        row("dark", filledMiptex("wall", darkRed), 0, DrawMode::Lit, qRgb(0, 0, 0));
        row("as stored", filledMiptex("wall", darkRed), 124, DrawMode::Lit, qRgb(127, 0, 0));
        row("overbright", filledMiptex("wall", darkRed), 240, DrawMode::Lit, qRgb(247, 0, 0));
        row("bright, dark", filledMiptex("wall", brightRed), 0, DrawMode::Lit, qRgb(255, 0, 0));
        row("bright, lit", filledMiptex("wall", brightRed), 200, DrawMode::Lit, qRgb(255, 0, 0));
        row("bright, without light", filledMiptex("wall", brightRed), 0, DrawMode::Textured, qRgb(255, 0, 0));
        row("without light", filledMiptex("wall", darkRed), 0, DrawMode::Textured, qRgb(127, 0, 0));
        row("a special liquid in the dark", filledMiptex("*slime", darkRed), -1, DrawMode::Lit, qRgb(127, 0, 0));
        row("a lit liquid in the dark", filledMiptex("*slime", darkRed), 0, DrawMode::Lit, qRgb(0, 0, 0));
    }

    void lightIsOverbrightAndBrightColorsNeedNone()
    {
        QFETCH(QByteArray, miptex);
        QFETCH(int, luxel);
        QFETCH(DrawMode, mode);
        QFETCH(QRgb, expected);
        auto bytes = litRoom(miptex, std::max(luxel, 0));
        if (luxel < 0) {
            auto room = roomOf(bsp::quake, {miptex});
            for (quint32 i = 0; i < room.count("TEXINFO"); ++i)
                room.set("TEXINFO", i, "flags", 1);
            bytes = room.build();
        }
        const auto found = middleOf(drawn(game_.save(u"a.bsp"_s, bytes), {.camera = down, .mode = mode}));
        QVERIFY2(isLike(found, expected), qPrintable(QString::number(found, 16)));
    }

    // The brush model stands in the middle of the room, and the floor is behind it: with holes everywhere nothing of either is
    // seen.
    void whatLiesBehindAFenceIsSeen()
    {
        const auto background =
            middleOf(drawn(game_.save(u"a.bsp"_s, litRoom(filledMiptex("{fence", 255), 200)), {.camera = down}));
        QVERIFY(isLike(background, qRgb(41, 43, 48))); // which the renderer clears to
        const auto bars =
            middleOf(drawn(game_.save(u"b.bsp"_s, litRoom(filledMiptex("{fence", brightRed), 0)), {.camera = down}));
        QVERIFY(isLike(bars, qRgb(255, 0, 0)));
    }

    void fogIsMixedByTheDistance_data()
    {
        const auto row = addColumns<QByteArray, SceneView, QRgb>("world", "view", "expected");
        const SceneView lit{.camera = toWall};
        // exp(-(0.5 / 64 * 100)^2) is 0.543.
        row("none", "", lit, qRgb(127, 0, 0));
        row("blue", R"("fog" "0.5 0 0 1")", lit, qRgb(69, 0, 116));
        row("brighter than can be", R"("fog" "0.5 0 -3 255")", lit, qRgb(69, 0, 116));
        row("of no colour", R"("_fog" "0.5")", lit, qRgb(104, 35, 35));
        row("thick", R"("fog" "9e99 0 0 1")", lit, qRgb(0, 0, 255));
        row("below none", R"("fog" "-0.5 0 0 1")", lit, qRgb(127, 0, 0));
        row("another key", R"("Fog" "0.5 0 0 1")", lit, qRgb(127, 0, 0));
        row("the last counts", R"("fog" "0.5 0 0 1" "_fog" "0 0 0 1")", lit, qRgb(127, 0, 0));
        row("what the last leaves out stays", R"("fog" "0.1 0 0 1" "_fog" "0.5")", lit, qRgb(69, 0, 116));
        const Camera parallel{.position = {-36, 40, 0}, .span = 40};
        row("without a distance", R"("fog" "0.5 0 0 1")", {.camera = parallel}, qRgb(127, 0, 0));
        row("switched off", R"("fog" "0.5 0 0 1")", {.camera = toWall, .fog = false}, qRgb(127, 0, 0));
        row("textures alone", R"("fog" "0.5 0 0 1")", {.camera = toWall, .mode = DrawMode::Textured}, qRgb(127, 0, 0));
        row("half as bright", R"("fog" "0.5 0 0 1")", {.camera = toWall, .brightness = 0.5f}, qRgb(35, 0, 58));
    }

    void fogIsMixedByTheDistance()
    {
        QFETCH(QByteArray, world);
        QFETCH(SceneView, view);
        QFETCH(QRgb, expected);
        constexpr int half = 62; // the wall has two styles, which add up
        const auto found = middleOf(drawn(game_.save(u"a.bsp"_s, litRoom(filledMiptex("wall", darkRed), half, world)), view));
        QVERIFY2(isLike(found, expected), qPrintable(QString::number(found, 16)));
    }

    void fogHasItsShareOfTheSky_data()
    {
        const auto row = addColumns<QByteArray, SceneView, QRgb>("world", "view", "expected");
        const SceneView lit{.camera = along};
        row("none", R"("skyfog" "0.7")", lit, qRgb(0, 0, 255));
        row("half", R"("fog" "0.01 1 0 0")", lit, qRgb(127, 0, 127));
        row("another share", R"("fog" "0.01 1 0 0" "skyfog" "0.8")", lit, qRgb(204, 0, 51));
        row("all and more", R"("fog" "0.01 1 0 0" "_skyfog" "7")", lit, qRgb(255, 0, 0));
        row("nothing", R"("fog" "0.01 1 0 0" "skyfog" "0")", lit, qRgb(0, 0, 255));
        row("no number", R"("fog" "0.01 1 0 0" "skyfog" "")", lit, qRgb(0, 0, 255));
        row("switched off", R"("fog" "0.01 1 0 0")", {.camera = along, .fog = false}, qRgb(0, 0, 255));
        row("textures alone", R"("fog" "0.01 1 0 0")", {.camera = along, .mode = DrawMode::Textured}, qRgb(0, 0, 255));
    }

    void fogHasItsShareOfTheSky()
    {
        QFETCH(QByteArray, world);
        QFETCH(SceneView, view);
        QFETCH(QRgb, expected);
        const auto found =
            middleOf(drawn(game_.save(u"a.bsp"_s, litRoom(filledMiptex("sky1", blue, {256, 128}), 200, world)), view));
        QVERIFY2(isLike(found, expected), qPrintable(QString::number(found, 16)));
    }

    void skiesLieOnAFlattenedSphereAndMove_data()
    {
        const auto row = addColumns<int, double>("clouds", "time"); // their index; 0: none are seen
        row("behind", 0, 0);
        row("behind, later", 0, 3.3);
        row("clouds", brown, 0);
        row("clouds, later", brown, 2.7);
    }

    // Of a texture whose halves have two colours each, one beside the other, what is seen along the way of each pixel follows
    // from the engine's lines.
    void skiesLieOnAFlattenedSphereAndMove()
    {
        QFETCH(int, clouds);
        QFETCH(double, time);
        auto miptex = filledMiptex("sky1", blue, {256, 128});
        for (int y = 0; y < 128; ++y)
            for (int x = 0; x < 256; ++x) {
                const bool isLeft = x % 128 < 64;
                const int index = x < 128 ? (isLeft ? clouds : 0) : (isLeft ? darkRed : blue);
                miptex[40 + y * 256 + x] = static_cast<char>(index);
            }
        const auto path = game_.save(u"s.bsp"_s, litRoom(miptex, 200));
        const QSize size(400, 300); // so that mips blur no more than the edges that are left out
        const auto picture = drawn(path, {.camera = along, .animate = true, .time = time}, size);
        const auto share = [time](const Point &way, double speed) { // of the texture's width, 0 to 1
            const Point wide{way[0], way[1], way[2] * 3};
            const double s = (time * speed + wide[0] * 6 * 63 / length(wide)) / 128;
            return s - std::floor(s);
        };
        const auto isNearEdge = [](double at) { return std::min({std::abs(at), std::abs(at - 0.5), std::abs(at - 1)}) < 0.06; };
        int seen = 0;
        for (int y = 2; y < size.height(); y += 20)
            for (int x = 2; x < size.width(); x += 20) {
                const auto way = along.towards((x + 0.5) / size.width() * 2 - 1, 1 - (y + 0.5) / size.height() * 2,
                                               static_cast<double>(size.width()) / size.height());
                const double behind = share(way, 8), before = share(way, 16);
                if (isNearEdge(behind) || isNearEdge(before))
                    continue;
                auto expected = behind < 0.5 ? qRgb(127, 0, 0) : qRgb(0, 0, 255);
                if (clouds != 0 && before < 0.5)
                    expected = qRgb(39, 27, 15);
                const auto found = picture.pixel(x, y);
                const auto what = u"%1 %2: %3, not %4"_s.arg(x).arg(y).arg(found, 0, 16).arg(expected, 0, 16);
                QVERIFY2(isLike(found, expected), qPrintable(what));
                ++seen;
            }
        QVERIFY(seen > 100);
    }

private:
    GameFolder game_;
};

ADD_TEST(TestQuakeDrawing, QApplication)
#include "tst_quakedrawing.moc"
