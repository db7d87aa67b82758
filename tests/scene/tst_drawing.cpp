// What drawing is told of a scene: where moving textures are, in which order what blends is drawn, and how light follows
// its styles.
#include "core/light/lightstyles.h"
#include "core/opening/mapsource.h"
#include "core/scene/drawingorder.h"
#include "core/scene/lighting.h"
#include "core/scene/stylelight.h"
#include "core/shading/scenetexture.h"
#include "core/shading/texturemotion.h"
#include "tests/gamefolder.h"
#include "tests/parsedshaders.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/texturemaps.h"

#include <numeric>

namespace {

std::array<float, 2> moved(std::span<const TextureMotion> motions, double seconds, float s, float t)
{
    const auto place = placeAt(motions, seconds);
    const auto at = [s, t](const std::array<float, 3> &row) { return s * row[0] + t * row[1] + row[2]; };
    return {at(place.across), at(place.down)};
}

SceneTexture drawn(const QString &path, qint32 image)
{
    const auto map = openMap(path);
    if (!map)
        qFatal("%s: %s", qPrintable(path), qPrintable(map.error()));
    return readSceneTexture(map.value(), *texturesOf(path), image);
}

bool isNear(const std::array<float, 2> &a, const std::array<float, 2> &b)
{
    return std::abs(a[0] - b[0]) < 1e-5F && std::abs(a[1] - b[1]) < 1e-5F;
}

} // namespace

class TestDrawing : public QObject
{
    Q_OBJECT

private slots:
    void texturesScrollScaleAndTurn()
    {
        const TextureMotion scroll[] = {{TextureMotion::Scroll, {0.5, -0.25, 0}}};
        QVERIFY(isNear(moved(scroll, 1, 0, 0), {0.5F, -0.25F}));
        QVERIFY(isNear(moved(scroll, 3600 * 24 * 2 + 1, 0, 0), {0.5F, -0.25F})); // after days as well
        const TextureMotion both[] = {{TextureMotion::Scale, {2, 4, 0}}, {TextureMotion::Scroll, {0.5, 0, 0}}};
        QVERIFY(isNear(moved(both, 1, 0.25F, 0.5F), {1.0F, 2.0F}));
        const TextureMotion turns[] = {{TextureMotion::Rotate, {90, 0, 0}}};
        QVERIFY(isNear(moved(turns, 1, 0.5F, 0.5F), {0.5F, 0.5F})); // its middle stays
        QVERIFY(isNear(moved(turns, 1, 1, 0.5F), {0.5F, 0}));
        QVERIFY(isNear(moved(turns, 4, 1, 0.5F), {1, 0.5F}));
        const TextureMotion waves[] = {{TextureMotion::Turbulence, {0.1, 0.25, 2}}};
        const auto place = placeAt(waves, 0.25);
        QCOMPARE(place.waves, 0.1F);
        QCOMPARE(place.wavePhase, 0.75F);
        QVERIFY(isNear(moved({}, 12, 0.25F, 0.75F), {0.25F, 0.75F}));
        QVERIFY(isNear(moved(scroll, qQNaN(), 0.25F, 0.75F), {0.25F, 0.75F}));
    }

    void whatBlendsIsDrawnFromTheBack_data() { addMapRows(); }
    void whatBlendsIsDrawnFromTheBack()
    {
        OPEN_MAP(map);
        const ImageFlags flags(map.recordCount(map.format().roles.images), FaceFlag::Blended); // whatever scripts say
        const auto built = buildMapScene(std::make_shared<const MapFile>(map), {}, flags);
        QVERIFY(built);
        const auto &scene = built->scene;
        std::vector<std::vector<IndexRange>> ranges(scene.batches.size());
        quint64 expected = 0;
        for (size_t i = 0; i < ranges.size(); ++i) {
            const auto &batch = scene.batches[i];
            for (quint32 face = batch.firstFace; face < batch.firstFace + batch.faceCount; ++face)
                if (face % 3 != 0) { // some are not seen
                    ranges[i].push_back({scene.faces[face].firstIndex, scene.faces[face].indexCount});
                    expected += batch.pass >= ScenePass::Filter ? scene.faces[face].indexCount : 0;
                }
        }
        const Point eye{-4096, -4096, -4096};
        double before = INFINITY;
        quint64 drawn = 0;
        for (const auto &run : backToFront(scene, ranges, eye)) {
            const auto &batch = scene.batches[run.batch];
            QVERIFY(batch.pass >= ScenePass::Filter);
            drawn += run.range.count;
            for (quint32 face = batch.firstFace; face < batch.firstFace + batch.faceCount; ++face) {
                const auto &at = scene.faces[face];
                if (at.firstIndex < run.range.first || at.firstIndex >= run.range.first + run.range.count)
                    continue;
                QVERIFY(face % 3 != 0);
                const double distance = length(at.box.middle() - eye);
                QVERIFY(distance <= before + 1e-6);
                before = distance;
            }
        }
        std::vector<quint32> all(scene.faces.size());
        std::iota(all.begin(), all.end(), 0u);
        for (const auto &run : backToFront(scene, ranges, eye, all)) // something is drawn between any two
            QCOMPARE(run.range.count, scene.faces[run.lastFace].indexCount);
        mapsThatBlend_ += expected > 0 ? 1 : 0; // some have hardly a face but the sky
        QCOMPARE(drawn, expected);
    }

    void stylesFollowTheirLetters()
    {
        QCOMPARE(styleValue("amz", 0), 0.0F);
        QCOMPARE(styleValue("amz", 0.1001), 1.0F);
        QCOMPARE(styleValue("amz", 0.2001), 25.0F / 12);
        QCOMPARE(styleValue("amz", 0.3001), 0.0F); // again
        QCOMPARE(styleValue("", 5), 1.0F);
        QCOMPARE(styleValue("a", qInf()), 1.0F);
        QVERIFY(styleLetters(0).empty() && styleLetters(-1).empty() && styleLetters(32).empty());
        for (int style = 1; style <= 12; ++style)
            for (const char letter : styleLetters(style))
                QVERIFY(letter >= 'a' && letter <= 'z');
        QCOMPARE(styleLetters(4), std::string_view("mamamamamama"));
    }

    void shadersSayHowTheyBlend_data()
    {
        using enum FaceFlag;
        const auto row = addColumns<QByteArray, FaceFlags>("body", "expected");
        row("lit", "{\nmap $lightmap\n}\n{\nmap a.tga\nblendFunc filter\n}\n", {});
        row("lit by its vertexes", "{\nmap a.tga\nrgbGen exactVertex\n}\n", {});
        row("full bright", "{\nmap a.tga\n}\n", FullBright);
        row("adds", "{\nmap a.tga\nblendFunc add\n}\n", Blended | Adds | FullBright);
        row("adds by its alpha", "{\nmap a.tga\nblendFunc GL_SRC_ALPHA GL_ONE\n}\n", Blended | Adds | FullBright);
        row("filters", "{\nmap a.tga\nblendFunc GL_ZERO GL_SRC_COLOR\n}\n", Blended | Filters | FullBright);
        row("darkens", "{\nmap a.tga\nblendFunc GL_ZERO GL_ONE_MINUS_SRC_COLOR\n}\n", Blended | Darkens | FullBright);
        row("covers", "{\nmap a.tga\nblendFunc blend\n}\n{\nmap $lightmap\n}\n", Blended);
        row("nothing", "", {});
        row("two-sided", "cull none\n{\nmap a.tga\nalphaFunc GE128\n}\n", TwoSided | AlphaTested | FullBright);
        row("sky", "surfaceparm sky\ncull none\n{\nmap a.tga\nblendFunc add\n}\n{\nmap $lightmap\n}\n",
            TwoSided | Blended | Adds | Sky);
        row("has holes", "{\nmap a.tga\nalphaFunc GE128\n}\n{\nmap $lightmap\n}\n", AlphaTested);
    }

    void shadersSayHowTheyBlend()
    {
        QFETCH(QByteArray, body);
        QFETCH(FaceFlags, expected);
        const auto script = parseShaders("a\n{\n" + body + "}\n", QStringLiteral("a.shader"));
        QVERIFY(script.problem.isEmpty());
        QCOMPARE(flagsOf(script.shaders.at(0)), expected);
    }

    void quake2CutsOutTheLastColor()
    {
        const GameFolder game;
        auto wal = walOf("a", {16, 16});
        const auto pixels = wal.size() - (256 + 64 + 16 + 4);
        wal.replace(pixels, 3, QByteArray("\x07\xff\x07", 3));
        game.save(QStringLiteral("baseq2/textures/a.wal"), wal);
        const auto path = game.save(QStringLiteral("baseq2/maps/a.bsp"), quake2Map({{"a", 0}}));
        const auto texture = drawn(path, 0);
        QCOMPARE(texture.size, QSize(16, 16));
        QCOMPARE(qAlpha(texture.picture.pixel(0, 0)), 255);
        QCOMPARE(qAlpha(texture.picture.pixel(1, 0)), 0);
        QCOMPARE(texture.picture.pixel(1, 0) | 0xFF000000, texture.picture.pixel(0, 0)); // its neighbour's colour goes on
    }

    void whatIsDrawnIsTheStageNotTheEditorsPicture()
    {
        const GameFolder game;
        game.save(QStringLiteral("game/scripts/a.shader"),
                  "a\n{\nqer_editorimage editor.tga\n{\nclampmap drawn\ntcMod scroll 1 0\nblendFunc add\n}\n}\n"
                  "b\n{\nqer_editorimage editor.tga\n{\nmap nowhere.tga\n}\n}\n");
        game.save(QStringLiteral("game/editor.tga"), tga({4, 4}, qRgb(1, 1, 1)));
        game.save(QStringLiteral("game/drawn.tga"), tga({4, 4}, qRgb(2, 2, 2)));
        const auto path = game.save(QStringLiteral("game/maps/a.bsp"), quake3Map({"a", "b", "c"}));
        const auto stage = drawn(path, 0);
        QCOMPARE(stage.picture.pixel(1, 1), qRgb(2, 2, 2));
        QVERIFY(stage.isClamped && stage.areFractions && stage.motions.size() == 1);
        QVERIFY(stage.flags & FaceFlag::Adds);
        QCOMPARE(drawn(path, 1).picture.pixel(1, 1), qRgb(1, 1, 1)); // better than none
        QVERIFY(drawn(path, 2).picture.isNull());
    }

    void alphasAreKeptAsAlphaFuncSays()
    {
        const GameFolder game;
        game.save(QStringLiteral("game/scripts/a.shader"),
                  "a\n{\n{\nmap p\nalphaFunc GT0\n}\n}\nb\n{\n{\nmap p\nalphaFunc LT128\n}\n}\n"
                  "c\n{\n{\nmap p\nalphaFunc GE128\n}\n}\n");
        const auto path = game.save(QStringLiteral("game/maps/a.bsp"), quake3Map({"a", "b", "c"}));
        const auto keeps = [&](qint32 image, int alpha) {
            const auto [from, to] = drawn(path, image).keptAlphas;
            const float share = static_cast<float>(alpha) / 255;
            return share >= from && share <= to;
        };
        for (const int alpha : {0, 1, 127, 128, 255}) {
            QCOMPARE(keeps(0, alpha), alpha > 0);
            QCOMPARE(keeps(1, alpha), alpha < 128);
            QCOMPARE(keeps(2, alpha), alpha >= 128);
        }
    }

    void onlyFacesOfAStyleAreLitAnew_data() { addMapRows(); }
    // A part of the atlas at other values is what the whole atlas would be there; what is not among the parts is the same.
    void onlyFacesOfAStyleAreLitAnew()
    {
        OPEN_MAP(map);
        const auto shared = std::make_shared<const MapFile>(map);
        const StyleLight light(buildMapScene(shared, {}, {}));
        const auto normal = normalStyles();
        QVERIFY(light.changed(normal, normal).empty());
        if (light.styles().empty())
            return;
        ++mapsWithStyles_;
        QVERIFY(std::ranges::is_sorted(light.styles()) && light.styles().front() > 0);
        auto other = normal;
        other[static_cast<size_t>(light.styles().back())] = 0;
        const Luxels luxels(*shared);
        const auto gain = map.game().brightness.light;
        auto drawn = makeAtlas(luxels, atlasForDrawing(normal, gain)).image;
        const auto expected = makeAtlas(luxels, atlasForDrawing(other, gain)).image;
        const auto parts = light.changed(normal, other);
        QVERIFY(!parts.empty());
        for (const auto &part : parts)
            for (int y = 0; y < part.luxels.height(); ++y)
                for (int x = 0; x < part.luxels.width(); ++x)
                    drawn.setPixel(part.at + QPoint(x, y), part.luxels.pixel(x, y));
        QCOMPARE(drawn, expected);
    }

    // A map without what a test is about passes it.
    void bothMetSomething()
    {
        QVERIFY(mapsThatBlend_ >= 3); // the samples
        QVERIFY(mapsWithStyles_ >= 1);
    }

private:
    int mapsThatBlend_ = 0, mapsWithStyles_ = 0;
};

ADD_TEST(TestDrawing, QCoreApplication)
#include "tst_drawing.moc"
