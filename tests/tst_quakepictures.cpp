// Quake's pictures: their palette, their bright and see-through colours, and what liquids and skies are made of.
#include "core/assets/foldertextures.h"
#include "core/assets/gamepalette.h"
#include "core/games/quakepalette.h"
#include "core/light/facelighting.h"
#include "core/scene/drawnsentence.h"
#include "core/scene/mapscene.h"
#include "core/scene/picturebudget.h"
#include "core/scene/scenetexture.h"
#include "core/scene/sky.h"
#include "tests/gamefolder.h"
#include "tests/rows.h"
#include "tests/texturemaps.h"

#include <QCryptographicHash>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace
{

Palette paletteOf(const bsp::PaletteColors &colors)
{
    Palette palette;
    for (const auto color : colors)
        palette.append(0xff000000 | color);
    return palette;
}

QByteArray lump(const Palette &palette)
{
    QByteArray bytes;
    for (const auto color : palette)
        bytes.append(static_cast<char>(qRed(color))).append(static_cast<char>(qGreen(color))).append(static_cast<char>(qBlue(color)));
    return bytes;
}

Palette plain(QRgb color)
{
    return Palette(256, color);
}

// All texels, or the first row of them, are of that index.
QByteArray filled(const QByteArray &name, int index, QSize size = {16, 16})
{
    auto miptex = miptexOf(name, size, {});
    return miptex.replace(40, miptex.size() - 40, QByteArray(miptex.size() - 40, static_cast<char>(index)));
}

QByteArray withTexel(QByteArray miptex, qsizetype at, int index)
{
    miptex[40 + at] = static_cast<char>(index);
    return miptex;
}

// All faces have the first of the textures; face 6 is the brush model's.
MapBuilder room(const bsp::Format &format, const QList<QByteArray> &miptexes, const QByteArray &world = {}, const QByteArray &entity = {})
{
    QByteArray offsets, data;
    for (const auto &miptex : miptexes) {
        offsets += words({4 + 4 * miptexes.size() + data.size()});
        data += miptex;
    }
    auto map = MapBuilder::room(format);
    map.setLumpBytes("TEXTURES", words({miptexes.size()}) + offsets + data);
    for (quint32 i = 0; i < map.count("TEXINFO"); ++i)
        map.set("TEXINFO", i, "miptex", 0);
    return map.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" " + world + " }\n{ \"classname\" \"func_wall\" \"model\" \"*1\" "
                                            + entity + " }\n" + '\0');
}

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
    void palettesAreThoseThatEverybodyKnows();
    void theNearestPaletteIsTaken_data();
    void theNearestPaletteIsTaken();
    void aBrokenPaletteIsTold();
    void aMiptexMayBringItsPalette();
    void aPaletteThatTheNextTextureCutsOffIsNone();
    void wadsOfQuakeHaveTheGamesColors();
    void brightColorsAreApart();
    void whatIsNotBrightHasNoGlow_data();
    void whatIsNotBrightHasNoGlow();
    void theGlowShrinksWithItsPicture();
    void fencesHaveHolesOnAllModels();
    void liquidsAreAsSeeThroughAsTheMapSays_data();
    void liquidsAreAsSeeThroughAsTheMapSays();
    void liquidsAreLitWhereTheMapHasLight_data();
    void liquidsAreLitWhereTheMapHasLight();
    void unlitLiquidsAreAsBrightAsStored();
    void aSkyHasTwoHalves();
    void aBoxGoesBeforeTheHalves_data();
    void aBoxGoesBeforeTheHalves();
    void frameChangesFiveTimesASecond();
};

// The sums are of the bytes that assimp's and ericw-tools' tables have.
void TestQuakePictures::palettesAreThoseThatEverybodyKnows()
{
    const auto sum = [](const bsp::PaletteColors &colors) {
        return QCryptographicHash::hash(lump(paletteOf(colors)), QCryptographicHash::Sha1).toHex();
    };
    QCOMPARE(sum(bsp::games::quakeColors), "42e2a2a6daf7d0ba1f3563e2adf8516d4a5da449");
    QCOMPARE(sum(bsp::games::hexen2Colors), "cae45fb3468e062a9051691675af66dc2ec3a81c");
    const auto quake = paletteOf(bsp::games::quakeColors);
    // By quakewiki.org: a row of greys, the first brown, a backwards row of blues, the fires and the brights.
    QCOMPARE(quake[15], qRgb(235, 235, 235));
    QCOMPARE(quake[16], qRgb(15, 11, 7));
    QCOMPARE(quake[208], qRgb(0, 0, 255));
    QCOMPARE(quake[224], qRgb(43, 0, 0));
    QCOMPARE(quake[251], qRgb(255, 0, 0));
    QCOMPARE(quake[254], qRgb(255, 255, 255));
    QCOMPARE(quake[255], qRgb(159, 91, 83));
}

void TestQuakePictures::theNearestPaletteIsTaken_data()
{
    const auto row = addColumns<const bsp::Format *, QString, QStringList, QString, Palette>("format", "map", "saved", "taken", "expected");
    const auto quake = paletteOf(bsp::games::quakeColors), hexen2 = paletteOf(bsp::games::hexen2Colors);
    row("nothing but the map", &bsp::quake, u"any/a.bsp"_s, {}, {}, quake);
    row("BSP2", &bsp::bsp2, u"any/a.bsp"_s, {}, {}, quake);
    row("Hexen II", &bsp::hexen2, u"any/a.bsp"_s, {}, {}, hexen2);
    row("the game without its files", &bsp::quake, u"id1/maps/a.bsp"_s, {}, {}, quake);
    row("the game's", &bsp::quake, u"id1/maps/a.bsp"_s, {u"id1"_s}, u"id1/gfx/palette.lmp"_s, plain(qRgb(1, 1, 1)));
    row("the base game's for a mod", &bsp::quake, u"mod/maps/a.bsp"_s, {u"id1"_s}, u"id1/gfx/palette.lmp"_s, plain(qRgb(1, 1, 1)));
    row("the mod's before it", &bsp::quake, u"mod/maps/a.bsp"_s, {u"id1"_s, u"mod"_s}, u"mod/gfx/palette.lmp"_s, plain(qRgb(2, 2, 2)));
    row("Hexen II's own", &bsp::hexen2, u"data1/maps/a.bsp"_s, {u"data1"_s}, u"data1/gfx/palette.lmp"_s, plain(qRgb(1, 1, 1)));
}

void TestQuakePictures::theNearestPaletteIsTaken()
{
    QFETCH(QString, map);
    QFETCH(QStringList, saved);
    QFETCH(QString, taken);
    QFETCH(Palette, expected);
    const GameFolder game;
    for (int i = 0; i < saved.size(); ++i)
        game.save(saved[i] + u"/gfx/palette.lmp"_s, lump(plain(qRgb(i + 1, i + 1, i + 1))));
    game.save(u"id1/progs.dat"_s, "the base game");
    const auto textures = texturesOf(game.save(map, room(fetchFormat(), {filled("wall", 7)}).build()));
    const auto texture = textures->load(0);
    QCOMPARE(texture.picture.image().colorTable(), expected);
    QVERIFY(!texture.picture.hasPalette && texture.inMap);
    QCOMPARE(texture.palette, taken.isEmpty() ? TextureText::tr("the game's standard palette") : game.path(taken));
    QVERIFY(textures->notices().isEmpty());
}

void TestQuakePictures::aBrokenPaletteIsTold()
{
    const GameFolder game;
    const auto broken = game.save(u"id1/gfx/palette.lmp"_s, QByteArray(767, 'x'));
    const auto textures = texturesOf(game.save(u"id1/maps/a.bsp"_s, room(bsp::quake, {filled("wall", 7)}).build()));
    QCOMPARE(textures->load(0).picture.image().colorTable(), paletteOf(bsp::games::quakeColors));
    QCOMPARE(textures->notices().size(), 1);
    QVERIFY(textures->notices()[0].contains(broken));
}

// As Half-Life's, which some engines take in maps of version 29 as well.
void TestQuakePictures::aMiptexMayBringItsPalette()
{
    const GameFolder game;
    game.save(u"id1/gfx/palette.lmp"_s, lump(plain(qRgb(9, 9, 9))));
    const auto path = game.save(u"id1/maps/a.bsp"_s, room(bsp::quake, {miptexOf("own", {16, 16}, someColors()), filled("quake", 7)}).build());
    const auto textures = texturesOf(path);
    QCOMPARE(textures->load(0).picture.image().colorTable(), someColors());
    QVERIFY(textures->load(0).picture.hasPalette && textures->load(0).palette.isEmpty());
    QCOMPARE(textures->load(1).picture.image().colorTable(), plain(qRgb(9, 9, 9)));
    QVERIFY(drawn(path, 0).glow.isNull()); // of which no colour is known to be bright
}

void TestQuakePictures::aPaletteThatTheNextTextureCutsOffIsNone()
{
    const auto whole = miptexOf("wall", {16, 16}, someColors());
    const auto mips = whole.size() - 2 - 768;
    for (const auto &size : {mips, mips + 1, mips + 2, mips + 500, whole.size() - 1})
        QCOMPARE(withoutCutPalette(whole.first(size)).size(), mips);
    QCOMPARE(withoutCutPalette(whole).size(), whole.size());
    for (qsizetype size = 0; size < mips; ++size)
        QCOMPARE(withoutCutPalette(whole.first(size)).size(), size);
    const GameFolder game;
    const auto path = game.save(u"a.bsp"_s, room(bsp::quake, {whole.first(mips + 300), filled("next", 7)}).build());
    QCOMPARE(texturesOf(path)->load(0).picture.image().colorTable(), paletteOf(bsp::games::quakeColors));
    QVERIFY(texturesOf(path)->load(0).picture.damage.isEmpty());
}

void TestQuakePictures::wadsOfQuakeHaveTheGamesColors()
{
    const GameFolder game;
    const auto wad = game.save(u"any/a.wad"_s, wadOf({{.name = "wall", .bytes = filled("wall", 7), .type = 68},
                                                      {.name = "conback", .bytes = qpicOf({4, 4}, QByteArray(16, '\xff'), {}), .type = 66},
                                                      {.name = "palette", .bytes = lump(plain(qRgb(3, 3, 3))), .type = 64}},
                                                     "WAD2"));
    auto standard = paletteOf(bsp::games::quakeColors);
    const auto textures = folderTextures(wad);
    VERIFY_RESULT(textures);
    QCOMPARE(textures.value()->count(), 2);
    QCOMPARE(textures.value()->load(u"wall.mip"_s).picture.image().colorTable(), standard);
    QVERIFY(textures.value()->notices().isEmpty());
    standard[255] &= 0xffffff; // nothing is seen of it
    QCOMPARE(textures.value()->load(u"conback.qpic"_s).picture.image().colorTable(), standard);
    for (const auto &base : {u"id1"_s, u"data1"_s}) { // each game's own
        game.save(base + u"/gfx/palette.lmp"_s, lump(plain(base == u"id1" ? qRgb(4, 4, 4) : qRgb(5, 5, 5))));
        const auto inside = folderTextures(game.save(base + u"/b.mip"_s, filled("b", 7)));
        VERIFY_RESULT(inside);
        QCOMPARE(inside.value()->load(0).palette, game.path(base + u"/gfx/palette.lmp"_s));
    }
}

void TestQuakePictures::brightColorsAreApart()
{
    const GameFolder game;
    const auto miptex = withTexel(withTexel(filled("wall", 223), 0, 224), 17, 255);
    const auto texture = drawn(game.save(u"a.bsp"_s, room(bsp::quake, {miptex}).build()));
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

void TestQuakePictures::whatIsNotBrightHasNoGlow_data()
{
    const auto row = addColumns<const bsp::Format *, QByteArray>("format", "miptex");
    row("dim colours", &bsp::quake, filled("wall", 223));
    row("a liquid", &bsp::quake, filled("*lava1", 230));
    row("a sky", &bsp::quake, filled("sky1", 230, {32, 16}));
    row("the holes of a fence", &bsp::quake, filled("{fence", 255));
    row("Hexen II", &bsp::hexen2, filled("wall", 230));
    row("Half-Life", &bsp::goldsrc, filled("wall", 230));
}

void TestQuakePictures::whatIsNotBrightHasNoGlow()
{
    QFETCH(QByteArray, miptex);
    const GameFolder game;
    const auto texture = drawn(game.save(u"a.bsp"_s, room(fetchFormat(), {miptex}).build()));
    QVERIFY(!texture.picture.isNull() && texture.glow.isNull());
}

void TestQuakePictures::theGlowShrinksWithItsPicture()
{
    const GameFolder game;
    auto texture = drawn(game.save(u"a.bsp"_s, room(bsp::quake, {filled("wall", 240, {256, 256})}).build()));
    PictureBudget(1 << 16).fit(texture);
    QVERIFY(texture.picture.width() < 256);
    QCOMPARE(texture.glow.size(), texture.picture.size());
    QCOMPARE(texture.glow.format(), QImage::Format_RGBA8888);
}

void TestQuakePictures::fencesHaveHolesOnAllModels()
{
    const GameFolder game;
    const auto miptex = withTexel(withTexel(filled("{fence", 100), 5, 255), 6, 240);
    const auto path = game.save(u"a.bsp"_s, room(bsp::quake, {miptex}).build());
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

void TestQuakePictures::liquidsAreAsSeeThroughAsTheMapSays_data()
{
    const auto row = addColumns<QByteArray, QByteArray, QByteArray, double, double>("name", "world", "entity", "ofWorld", "ofEntity");
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

void TestQuakePictures::liquidsAreAsSeeThroughAsTheMapSays()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, world);
    QFETCH(QByteArray, entity);
    QFETCH(double, ofWorld);
    QFETCH(double, ofEntity);
    OPEN_BYTES(map, room(bsp::quake, {filled(name, 7)}, world, entity).build());
    const auto scene = buildScene(buildGeometry(map), placementsOf(map));
    for (const auto &[face, alpha] : {std::pair(0u, ofWorld), {6u, ofEntity}}) {
        const auto &batch = batchOf(scene, face);
        QCOMPARE(batch.pass, alpha < 1 ? ScenePass::Translucent : ScenePass::Opaque);
        QCOMPARE(static_cast<double>(batch.alpha), alpha);
        QCOMPARE(drawnSentence(References(map), face).contains(QString::number(alpha * 100) + u" %"_s), alpha < 1);
    }
}

void TestQuakePictures::liquidsAreLitWhereTheMapHasLight_data()
{
    const auto row = addColumns<const bsp::Format *, QByteArray, int, int, int>("format", "name", "flags", "lightofs", "expected");
    row("lit water", &bsp::quake, "*water", 0, 0, FaceLighting::Luxels);
    row("special water", &bsp::quake, "*water", 1, 0, FaceLighting::White);
    row("water without light", &bsp::quake, "*water", 0, -1, FaceLighting::White);
    row("a wall", &bsp::quake, "wall", 0, 0, FaceLighting::Luxels);
    row("a special wall", &bsp::quake, "wall", 1, 0, FaceLighting::Luxels);
    row("a wall without light", &bsp::quake, "wall", 0, -1, FaceLighting::Black);
    row("Half-Life's water", &bsp::goldsrc, "*water", 0, 0, FaceLighting::White);
    row("Half-Life's special wall", &bsp::goldsrc, "wall", 1, 0, FaceLighting::Black);
}

void TestQuakePictures::liquidsAreLitWhereTheMapHasLight()
{
    QFETCH(QByteArray, name);
    QFETCH(int, flags);
    QFETCH(int, lightofs);
    QFETCH(int, expected);
    auto made = room(fetchFormat(), {filled(name, 7)});
    for (quint32 i = 0; i < made.count("TEXINFO"); ++i)
        made.set("TEXINFO", i, "flags", flags);
    made.set("FACES", 0, "lightofs", lightofs);
    OPEN_BYTES(map, made.build());
    const Luxels luxels(map, {});
    QCOMPARE(static_cast<int>(FaceLightings(luxels).at(0).by), expected);
}

void TestQuakePictures::unlitLiquidsAreAsBrightAsStored()
{
    const auto shadeOf = [](const QByteArray &name, bool isLit) {
        auto made = room(bsp::quake, {filled(name, 7)});
        made.set("FACES", 0, "lightofs", -1);
        if (!isLit)
            made.setLumpBytes("LIGHTING", {});
        const auto map = std::make_shared<const MapFile>(MapFile::fromBytes(made.build(), bsp::quake).value());
        const auto scene = buildMapScene(map, {}, {});
        const auto &vertex = scene->scene.vertexes[scene->scene.faces[scene->scene.shown(0)[0]].firstVertex];
        return vertex.light[0] >= 0 ? -1.0F : static_cast<float>(vertex.color[0]) * map->game().brightness.over / 255;
    };
    QVERIFY(std::abs(shadeOf("*water", true) - 1) < 0.01F);
    QCOMPARE(shadeOf("wall", true), 0.0F);
    QCOMPARE(shadeOf("wall", false), bsp::games::quake.brightness.over); // as engines brighten what is not lit at all
}

void TestQuakePictures::aSkyHasTwoHalves()
{
    const GameFolder game;
    auto miptex = filled("sky1", 10, {32, 16});
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x)
            miptex = withTexel(miptex, y * 32 + x, x < 8 ? 0 : 20); // the clouds
    const auto path = game.save(u"a.bsp"_s, room(bsp::quake, {miptex}).build());
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
    const auto hexen2 = game.save(u"b.bsp"_s, room(bsp::hexen2, {miptex}).build());
    const auto other = openMap(hexen2).value();
    const auto its = findSky(other, GameFiles(hexen2, other), *texturesOf(hexen2), 0);
    QCOMPARE(colorAt(clouds.stage, 0)[3], 1.0F);
    QCOMPARE(colorAt(its.layers.at(1).stage, 0)[3], 0.67F);
}

void TestQuakePictures::aBoxGoesBeforeTheHalves_data()
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

void TestQuakePictures::aBoxGoesBeforeTheHalves()
{
    QFETCH(QByteArray, world);
    QFETCH(QString, saved);
    QFETCH(bool, hasBox);
    const GameFolder game;
    game.save(u"id1/"_s + saved, saved.endsWith(u"tga") ? tga({4, 4}, qRgb(1, 2, 250)) : png({4, 4}, qRgb(1, 2, 250)));
    const auto path = game.save(u"id1/maps/a.bsp"_s, room(bsp::quake, {filled("sky1", 10, {32, 16})}, world).build());
    const auto map = openMap(path).value();
    const auto sky = findSky(map, GameFiles(path, map), *texturesOf(path), 0);
    QCOMPARE(sky.hasBox(), hasBox);
    QCOMPARE(sky.layers.size(), size_t(hasBox ? 0 : 2));
}

void TestQuakePictures::frameChangesFiveTimesASecond()
{
    const GameFolder game;
    const auto path = game.save(u"a.bsp"_s, room(bsp::quake, {filled("+0lamp", 1), filled("+1lamp", 2), filled("+alamp", 3)}, {},
                                                 "\"frame\" \"1\"").build());
    const auto texture = texturesOf(path)->load(0);
    QCOMPARE(texture.framesPerSecond, 5.0);
    QCOMPARE(asList(texture.frames), (QStringList{u"+0lamp"_s, u"+1lamp"_s}));
    QCOMPARE(asList(texture.alternates), (QStringList{u"+alamp"_s}));
    const auto map = openMap(path).value();
    QVERIFY(placementsOf(map)[1].showsAlternates && !placementsOf(map)[0].showsAlternates);
}

QTEST_GUILESS_MAIN(TestQuakePictures)
#include "tst_quakepictures.moc"
