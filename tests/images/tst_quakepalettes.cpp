// Which colours Quake's pictures have, that bring none.
#include "core/assets/foldertextures.h"
#include "core/assets/gamepalette.h"
#include "core/shading/scenetexture.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/quakerooms.h"
#include "tests/rows.h"

namespace {

Palette plain(QRgb color) { return Palette(256, color); }

} // namespace

class TestQuakePalettes : public QObject
{
    Q_OBJECT

private slots:
    // The sums are of the bytes that assimp's and ericw-tools' tables have.
    void palettesAreThoseThatEverybodyKnows()
    {
        const auto sum = [](const bsp::PaletteColors &colors) {
            return QCryptographicHash::hash(lumpOf(paletteOf(colors)), QCryptographicHash::Sha1).toHex();
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

    void theNearestPaletteIsTaken_data()
    {
        const auto row = addColumns<const bsp::Format *, QString, QStringList, QString, Palette>("format", "map", "saved",
                                                                                                 "taken", "expected");
        const auto quake = paletteOf(bsp::games::quakeColors), hexen2 = paletteOf(bsp::games::hexen2Colors);
        row("nothing but the map", &bsp::quake, u"any/a.bsp"_s, {}, {}, quake);
        row("BSP2", &bsp::bsp2, u"any/a.bsp"_s, {}, {}, quake);
        row("Hexen II", &bsp::hexen2, u"any/a.bsp"_s, {}, {}, hexen2);
        row("the game without its files", &bsp::quake, u"id1/maps/a.bsp"_s, {}, {}, quake);
        row("the game's", &bsp::quake, u"id1/maps/a.bsp"_s, {u"id1"_s}, u"id1/gfx/palette.lmp"_s, plain(qRgb(1, 1, 1)));
        row("the base game's for a mod", &bsp::quake, u"mod/maps/a.bsp"_s, {u"id1"_s}, u"id1/gfx/palette.lmp"_s,
            plain(qRgb(1, 1, 1)));
        row("the mod's before it", &bsp::quake, u"mod/maps/a.bsp"_s, {u"id1"_s, u"mod"_s}, u"mod/gfx/palette.lmp"_s,
            plain(qRgb(2, 2, 2)));
        row("Hexen II's own", &bsp::hexen2, u"data1/maps/a.bsp"_s, {u"data1"_s}, u"data1/gfx/palette.lmp"_s,
            plain(qRgb(1, 1, 1)));
    }

    void theNearestPaletteIsTaken()
    {
        QFETCH(QString, map);
        QFETCH(QStringList, saved);
        QFETCH(QString, taken);
        QFETCH(Palette, expected);
        const GameFolder game;
        for (int i = 0; i < saved.size(); ++i)
            game.save(saved[i] + u"/gfx/palette.lmp"_s, lumpOf(plain(qRgb(i + 1, i + 1, i + 1))));
        game.save(u"id1/progs.dat"_s, "the base game");
        const auto textures = texturesOf(game.save(map, roomOf(fetchFormat(), {filledMiptex("wall", 7)}).build()));
        const auto texture = textures->load(0);
        QCOMPARE(texture.picture.image().colorTable(), expected);
        QVERIFY(!texture.picture.hasPalette && texture.inMap);
        QCOMPARE(texture.palette, taken.isEmpty() ? TextureText::tr("the game's standard palette") : game.path(taken));
        QVERIFY(textures->notices().isEmpty());
    }

    void aBrokenPaletteIsTold()
    {
        const GameFolder game;
        const auto broken = game.save(u"id1/gfx/palette.lmp"_s, QByteArray(767, 'x'));
        const auto textures = texturesOf(game.save(u"id1/maps/a.bsp"_s, roomOf(bsp::quake, {filledMiptex("wall", 7)}).build()));
        QCOMPARE(textures->load(0).picture.image().colorTable(), paletteOf(bsp::games::quakeColors));
        QCOMPARE(textures->notices().size(), 1);
        QVERIFY(textures->notices()[0].contains(broken));
    }

    // As Half-Life's, which some engines take in maps of version 29 as well.
    void aMiptexMayBringItsPalette()
    {
        const GameFolder game;
        game.save(u"id1/gfx/palette.lmp"_s, lumpOf(plain(qRgb(9, 9, 9))));
        const QList<QByteArray> miptexes{miptexOf("own", {16, 16}, someColors()), filledMiptex("quake", 7)};
        const auto path = game.save(u"id1/maps/a.bsp"_s, roomOf(bsp::quake, miptexes).build());
        const auto textures = texturesOf(path);
        QCOMPARE(textures->load(0).picture.image().colorTable(), someColors());
        QVERIFY(textures->load(0).picture.hasPalette && textures->load(0).palette.isEmpty());
        QCOMPARE(textures->load(1).picture.image().colorTable(), plain(qRgb(9, 9, 9)));
        QVERIFY(readSceneTexture(openMap(path).value(), *textures, 0).glow.isNull()); // of which no colour is known to be bright
    }

    void aPaletteThatTheNextTextureCutsOffIsNone()
    {
        const auto whole = miptexOf("wall", {16, 16}, someColors());
        const auto mips = whole.size() - 2 - 768;
        for (const auto &size : {mips, mips + 1, mips + 2, mips + 500, whole.size() - 1})
            QCOMPARE(withoutCutPalette(whole.first(size)).size(), mips);
        QCOMPARE(withoutCutPalette(whole).size(), whole.size());
        for (qsizetype size = 0; size < mips; ++size)
            QCOMPARE(withoutCutPalette(whole.first(size)).size(), size);
        const GameFolder game;
        const auto path = game.save(u"a.bsp"_s, roomOf(bsp::quake, {whole.first(mips + 300), filledMiptex("next", 7)}).build());
        QCOMPARE(texturesOf(path)->load(0).picture.image().colorTable(), paletteOf(bsp::games::quakeColors));
        QVERIFY(texturesOf(path)->load(0).picture.damage.isEmpty());
    }

    void wadsOfQuakeHaveTheGamesColors()
    {
        const GameFolder game;
        const QList<PackedLump> lumps{{.name = "wall", .bytes = filledMiptex("wall", 7), .type = 68},
                                      {.name = "conback", .bytes = qpicOf({4, 4}, QByteArray(16, '\xff'), {}), .type = 66},
                                      {.name = "palette", .bytes = lumpOf(plain(qRgb(3, 3, 3))), .type = 64}};
        const auto wad = game.save(u"any/a.wad"_s, wadOf(lumps, "WAD2"));
        auto standard = paletteOf(bsp::games::quakeColors);
        const auto textures = folderTextures(wad);
        VERIFY_RESULT(textures);
        QCOMPARE(textures.value()->count(), 2);
        QCOMPARE(textures.value()->load(u"wall.mip"_s).picture.image().colorTable(), standard);
        QVERIFY(textures.value()->notices().isEmpty());
        standard[255] &= 0xffffff; // nothing is seen of it
        QCOMPARE(textures.value()->load(u"conback.qpic"_s).picture.image().colorTable(), standard);
        for (const auto &base : {u"id1"_s, u"data1"_s}) { // each game's own
            game.save(base + u"/gfx/palette.lmp"_s, lumpOf(plain(base == u"id1" ? qRgb(4, 4, 4) : qRgb(5, 5, 5))));
            const auto inside = folderTextures(game.save(base + u"/b.mip"_s, filledMiptex("b", 7)));
            VERIFY_RESULT(inside);
            QCOMPARE(inside.value()->load(0).palette, game.path(base + u"/gfx/palette.lmp"_s));
        }
    }
};

ADD_TEST(TestQuakePalettes, QCoreApplication)
#include "tst_quakepalettes.moc"
