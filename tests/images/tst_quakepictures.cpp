// Quake's pictures: their bright and see-through colours, and what liquids and skies are made of.
#include "core/light/facelighting.h"
#include "core/scene/drawnsentence.h"
#include "core/scene/mapscene.h"
#include "core/shading/picturebudget.h"
#include "core/shading/scenetexture.h"
#include "core/shading/sky.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/quakerooms.h"
#include "tests/rows.h"

namespace {

SceneTexture drawn(const QString &path, qint32 image = 0)
{
    return readSceneTexture(openMap(path).value(), *texturesOf(path), image);
}

const SceneBatch &batchOf(const Scene &scene, quint32 face)
{
    const auto shown = scene.shown(face)[0];
    return *std::ranges::find_if(scene.batches, [shown](const SceneBatch &batch) {
        return shown >= batch.firstFace && shown < batch.firstFace + batch.faceCount;
    });
}

} // namespace

class TestQuakePictures : public QObject
{
    Q_OBJECT

private slots:
    void brightColorsAreApart()
    {
        const GameFolder game;
        const auto miptex = withTexel(withTexel(filledMiptex("wall", 223), 0, 224), 17, 255);
        const auto texture = drawn(game.save(u"a.bsp"_s, roomOf(bsp::quake, {miptex}).build()));
        const auto colors = paletteOf(bsp::games::quakeColors);
        QCOMPARE(texture.glow.size(), QSize(16, 16));
        QCOMPARE(texture.glow.format(), QImage::Format_RGBA8888);
        for (int y = 0; y < 16; ++y)
            for (int x = 0; x < 16; ++x) {
                const bool isBright = (x == 0 && y == 0) || (x == 1 && y == 1);
                const auto color = colors[x == 0 && y == 0 ? 224 : isBright ? 255 : 223];
                QCOMPARE(texture.picture.pixel(x, y), isBright ? qRgb(0, 0, 0) : color);
                QCOMPARE(texture.glow.pixel(x, y), isBright ? color : qRgb(0, 0, 0));
            }
    }

    void whatIsNotBrightHasNoGlow_data()
    {
        const auto row = addColumns<const bsp::Format *, QByteArray>("format", "miptex");
        row("dim colours", &bsp::quake, filledMiptex("wall", 223));
        row("a liquid", &bsp::quake, filledMiptex("*lava1", 230));
        row("a sky", &bsp::quake, filledMiptex("sky1", 230, {32, 16}));
        row("the holes of a fence", &bsp::quake, filledMiptex("{fence", 255));
        row("Hexen II", &bsp::hexen2, filledMiptex("wall", 230));
        row("Half-Life", &bsp::goldsrc, filledMiptex("wall", 230));
    }

    void whatIsNotBrightHasNoGlow()
    {
        QFETCH(QByteArray, miptex);
        const GameFolder game;
        const auto texture = drawn(game.save(u"a.bsp"_s, roomOf(fetchFormat(), {miptex}).build()));
        QVERIFY(!texture.picture.isNull() && texture.glow.isNull());
    }

    void theGlowShrinksWithItsPicture()
    {
        const GameFolder game;
        auto texture = drawn(game.save(u"a.bsp"_s, roomOf(bsp::quake, {filledMiptex("wall", 240, {256, 256})}).build()));
        PictureBudget(1 << 16).fit(texture);
        QVERIFY(texture.picture.width() < 256);
        QCOMPARE(texture.glow.size(), texture.picture.size());
        QCOMPARE(texture.glow.format(), QImage::Format_RGBA8888);
    }

    void fencesHaveHolesOnAllModels()
    {
        const GameFolder game;
        const auto miptex = withTexel(withTexel(filledMiptex("{fence", 100), 5, 255), 6, 240);
        const auto path = game.save(u"a.bsp"_s, roomOf(bsp::quake, {miptex}).build());
        const auto texture = drawn(path);
        const auto colors = paletteOf(bsp::games::quakeColors);
        QVERIFY(texture.isCutOut);
        QCOMPARE(qAlpha(texture.picture.pixel(5, 0)), 0);
        QCOMPARE(texture.picture.pixel(4, 0), colors[100]);
        QCOMPARE(texture.glow.pixel(6, 0), colors[240]);
        QCOMPARE(texture.glow.pixel(5, 0) & 0xffffff, 0u);
        const auto map = openMap(path).value();
        const auto scene = buildScene(buildGeometry(map), placementsOf(map));
        for (const quint32 face : {0u, 6u})
            QCOMPARE(batchOf(scene, face).pass, ScenePass::AlphaTested);
    }

    void liquidsAreAsSeeThroughAsTheMapSays_data()
    {
        const auto row =
            addColumns<QByteArray, QByteArray, QByteArray, double, double>("name", "world", "entity", "ofWorld", "ofEntity");
        row("nobody says", "*water1", "", "", 1, 1);
        row("water", "*water1", "\"wateralpha\" \"0.5\"", "", 0.5, 0.5);
        row("with an underscore, the last counts", "*WATER1", "\"wateralpha\" \"0.5\" \"_wateralpha\" \"0.25\"", "", 0.25, 0.25);
        row("water's is not lava's", "*lava1", "\"wateralpha\" \"0.5\"", "", 1, 1);
        row("lava", "*lava1", "\"_lavaalpha\" \"0.75\"", "", 0.75, 0.75);
        row("slime", "*slime", "\"slimealpha\" \"0.75\"", "", 0.75, 0.75);
        row("a teleporter", "*teleport", "\"telealpha\" \"0.75\"", "", 0.75, 0.75);
        row("beyond", "*water1", "\"wateralpha\" \"7\"", "", 1, 1);
        row("an entity's own", "*water1", "\"wateralpha\" \"0.5\"", "\"alpha\" \"0.25\"", 0.5, 0.25);
        row("an entity's whole", "*water1", "\"wateralpha\" \"0.5\"", "\"alpha\" \"1\"", 0.5, 1);
        row("an entity's none", "*water1", "\"wateralpha\" \"0.5\"", "\"alpha\" \"0\"", 0.5, 0.5);
        row("no number", "*water1", "\"wateralpha\" \"nan\"", "", 1, 1);
        row("a wall's", "wall", "\"wateralpha\" \"0.5\"", "\"alpha\" \"0.25\"", 1, 0.25);
    }

    void liquidsAreAsSeeThroughAsTheMapSays()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, world);
        QFETCH(QByteArray, entity);
        QFETCH(double, ofWorld);
        QFETCH(double, ofEntity);
        OPEN_BYTES(map, roomOf(bsp::quake, {filledMiptex(name, 7)}, world, entity).build());
        const auto scene = buildScene(buildGeometry(map), placementsOf(map));
        for (const auto &[face, alpha] : {std::pair(0u, ofWorld), {6u, ofEntity}}) {
            const auto &batch = batchOf(scene, face);
            QCOMPARE(batch.pass, alpha < 1 ? ScenePass::Translucent : ScenePass::Opaque);
            QCOMPARE(static_cast<double>(batch.alpha), alpha);
            QCOMPARE(drawnSentence(References(map), face).contains(QString::number(alpha * 100) + u" %"_s), alpha < 1);
        }
    }

    void liquidsAreLitWhereTheMapHasLight_data()
    {
        const auto row =
            addColumns<const bsp::Format *, QByteArray, int, int, int>("format", "name", "flags", "lightofs", "expected");
        row("lit water", &bsp::quake, "*water", 0, 0, FaceLighting::Luxels);
        row("special water", &bsp::quake, "*water", 1, 0, FaceLighting::White);
        row("water without light", &bsp::quake, "*water", 0, -1, FaceLighting::White);
        row("a wall", &bsp::quake, "wall", 0, 0, FaceLighting::Luxels);
        row("a special wall", &bsp::quake, "wall", 1, 0, FaceLighting::Luxels);
        row("a wall without light", &bsp::quake, "wall", 0, -1, FaceLighting::Black);
        row("Half-Life's water", &bsp::goldsrc, "*water", 0, 0, FaceLighting::White);
        row("Half-Life's special wall", &bsp::goldsrc, "wall", 1, 0, FaceLighting::Black);
    }

    void liquidsAreLitWhereTheMapHasLight()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, flags);
        QFETCH(int, lightofs);
        QFETCH(int, expected);
        auto made = roomOf(fetchFormat(), {filledMiptex(name, 7)});
        for (quint32 i = 0; i < made.count("TEXINFO"); ++i)
            made.set("TEXINFO", i, "flags", flags);
        made.set("FACES", 0, "lightofs", lightofs);
        OPEN_BYTES(map, made.build());
        const Luxels luxels(map, {});
        QCOMPARE(static_cast<int>(FaceLightings(luxels).at(0).by), expected);
    }

    void unlitLiquidsAreAsBrightAsStored()
    {
        const auto shadeOf = [](const QByteArray &name, bool isLit) {
            auto made = roomOf(bsp::quake, {filledMiptex(name, 7)});
            made.set("FACES", 0, "lightofs", -1);
            if (!isLit)
                made.setLumpBytes("LIGHTING", {});
            const auto map = std::make_shared<const MapFile>(readMap(made.build(), bsp::quake).value());
            const auto scene = buildMapScene(map, {}, {});
            const auto &vertex = scene->scene.vertexes[scene->scene.faces[scene->scene.shown(0)[0]].firstVertex];
            return vertex.light[0] >= 0 ? -1.0F : static_cast<float>(vertex.color[0]) * map->game().brightness.over / 255;
        };
        QVERIFY(std::abs(shadeOf("*water", true) - 1) < 0.01F);
        QCOMPARE(shadeOf("wall", true), 0.0F);
        QCOMPARE(shadeOf("wall", false), bsp::games::quake.brightness.over); // as engines brighten what is not lit at all
    }

    void aSkyHasTwoHalves()
    {
        const GameFolder game;
        auto miptex = filledMiptex("sky1", 10, {32, 16});
        for (int y = 0; y < 16; ++y)
            for (int x = 0; x < 16; ++x)
                miptex = withTexel(miptex, y * 32 + x, x < 8 ? 0 : 20); // the clouds
        const auto path = game.save(u"a.bsp"_s, roomOf(bsp::quake, {miptex}).build());
        const auto map = openMap(path).value();
        const GameFiles files(path, map);
        const auto sky = findSky(map, files, *texturesOf(path), 0);
        QVERIFY(!sky.hasBox() && sky.isFlattened);
        QCOMPARE(sky.layers.size(), size_t(2));
        const auto colors = paletteOf(bsp::games::quakeColors);
        const auto &behind = sky.layers[0], &clouds = sky.layers[1];
        QVERIFY(behind.stage.blend.isOpaque() && !clouds.stage.blend.isOpaque());
        for (const auto *layer : {&behind, &clouds}) {
            QCOMPARE(layer->pictures.size(), size_t(1));
            QCOMPARE(layer->pictures[0].size(), QSize(16, 16));
            QVERIFY(layer->stage.moves());
        }
        QCOMPARE(behind.pictures[0].pixel(3, 3), colors[10]);
        QCOMPARE(qAlpha(clouds.pictures[0].pixel(3, 3)), 0);
        QCOMPARE(clouds.pictures[0].pixel(7, 3) | 0xff000000, colors[20]); // goes on under the edge
        QCOMPARE(clouds.pictures[0].pixel(9, 3), colors[20]);
        QCOMPARE(behind.stage.script.motions[0], (TextureMotion{TextureMotion::Scroll, {8 / 128.0, 8 / 128.0}}));
        QCOMPARE(clouds.stage.script.motions[0], (TextureMotion{TextureMotion::Scroll, {16 / 128.0, 16 / 128.0}}));
        QVERIFY(findSky(map, files, *texturesOf(path), -1).layers.empty());
        const auto hexen2 = game.save(u"b.bsp"_s, roomOf(bsp::hexen2, {miptex}).build());
        const auto other = openMap(hexen2).value();
        const auto its = findSky(other, GameFiles(hexen2, other), *texturesOf(hexen2), 0);
        QCOMPARE(colorAt(clouds.stage, 0)[3], 1.0F);
        QCOMPARE(colorAt(its.layers.at(1).stage, 0)[3], 0.67F);
    }

    void aBoxGoesBeforeTheHalves_data()
    {
        const auto row = addColumns<QByteArray, QString, bool>("world", "saved", "hasBox");
        row("no key", "", u"gfx/env/dusk_rt.tga"_s, false);
        row("sky", "\"sky\" \"dusk\"", u"gfx/env/duskrt.tga"_s, true);
        row("with a joint", "\"sky\" \"dusk\"", u"gfx/env/dusk_up.tga"_s, true);
        row("an underscore", "\"_sky\" \"dusk\"", u"gfx/env/duskrt.png"_s, true);
        row("skyname", "\"skyname\" \"dusk_\"", u"gfx/env/dusk_rt.tga"_s, true);
        row("the last counts", "\"sky\" \"dawn\" \"skyname\" \"dusk\"", u"gfx/env/duskrt.tga"_s, true);
        row("not there", "\"sky\" \"dawn\"", u"gfx/env/duskrt.tga"_s, false);
    }

    void aBoxGoesBeforeTheHalves()
    {
        QFETCH(QByteArray, world);
        QFETCH(QString, saved);
        QFETCH(bool, hasBox);
        const GameFolder game;
        game.save(u"id1/"_s + saved, saved.endsWith(u"tga") ? tga({4, 4}, qRgb(1, 2, 250)) : png({4, 4}, qRgb(1, 2, 250)));
        const auto path = game.save(u"id1/maps/a.bsp"_s, roomOf(bsp::quake, {filledMiptex("sky1", 10, {32, 16})}, world).build());
        const auto map = openMap(path).value();
        const auto sky = findSky(map, GameFiles(path, map), *texturesOf(path), 0);
        QCOMPARE(sky.hasBox(), hasBox);
        QCOMPARE(sky.layers.size(), size_t(hasBox ? 0 : 2));
    }

    void frameChangesFiveTimesASecond()
    {
        const GameFolder game;
        const QList<QByteArray> miptexes{filledMiptex("+0lamp", 1), filledMiptex("+1lamp", 2), filledMiptex("+alamp", 3)};
        const auto path = game.save(u"a.bsp"_s, roomOf(bsp::quake, miptexes, {}, "\"frame\" \"1\"").build());
        const auto texture = texturesOf(path)->load(0);
        QCOMPARE(texture.framesPerSecond, 5.0);
        QCOMPARE(asList(texture.frames), (QStringList{u"+0lamp"_s, u"+1lamp"_s}));
        QCOMPARE(asList(texture.alternates), (QStringList{u"+alamp"_s}));
        const auto map = openMap(path).value();
        QVERIFY(placementsOf(map)[1].showsAlternates && !placementsOf(map)[0].showsAlternates);
    }
};

ADD_TEST(TestQuakePictures, QCoreApplication)
#include "tst_quakepictures.moc"
