// The textures of maps are found where the games find them, in the size that texture coordinates count in.
#include "core/assets/maptextures.h"
#include "core/assets/textureexport.h"
#include "core/shading/shaderlist.h"
#include "tests/gamefolder.h"
#include "tests/madetextures.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"
#include "tests/texturemaps.h"

#include <QtConcurrentMap>

#include <numeric>

namespace {

bool isNear(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) < 12;
}

} // namespace

// As of an archive of a few kilobytes. A list of 20 such names, each another file or all one, would take minutes.
class LargePictures : public MadeTextures
{
public:
    explicit LargePictures(bool isOneFile) : MadeTextures(20), isOneFile_(isOneFile) {}
    using MadeTextures::load;
    Texture load(int index) const override
    {
        ++loads;
        constexpr int side = 8192;
        QImage image(side, side, QImage::Format_Indexed8);
        image.setColorTable({qRgb(1, 2, 3)});
        image.fill(0);
        Texture texture{.name = name(index), .fileBytes = 1000};
        texture.picture.mips = {image};
        texture.source = isOneFile_ ? u"/game/one.pk3/one.png"_s : name(index);
        return texture;
    }

private:
    bool isOneFile_;
};

class MapTexturesTest : public QObject
{
    Q_OBJECT

private slots:
    void picturesFarLargerThanTheirFilesAreNotAllRead()
    {
        const auto map = readMapFile(sampleFile(u"quake3/maps/gallery.bsp"));
        VERIFY_RESULT(map);
        std::vector<int> all(20);
        std::iota(all.begin(), all.end(), 0);
        const QTemporaryDir folder;
        for (const bool isOneFile : {false, true}) {
            const LargePictures listed(isOneFile), written(isOneFile);
            const auto shaders = listShaders(map.value(), listed);
            QCOMPARE(shaders.size(), size_t(20));
            QCOMPARE(listed.loads.load(), 3); // of 64 million pixels each
            QVERIFY(shaders[2].ignored.isEmpty() && !shaders[3].ignored.isEmpty());
            QStringList whys;
            QCOMPARE(exportTextures(written, all, folder.path(),
                                    [&](int, const Texture &texture, const QString &) { whys.append(texture.why); }),
                     3);
            QCOMPARE(written.loads.load(), 3);
            QVERIFY(whys[2].isEmpty() && whys[3].contains(u"many times the size"));
        }
    }

    void theSamplesTexturesAreFound_data()
    {
        // prefix: of the texture's names
        // source: what the sources' paths contain; empty: in the map
        const auto row = addColumns<QString, QString>("prefix", "source");
        row("quake2/maps/gallery.bsp", u"gallery/"_s, u"/quake2/textures/gallery/"_s);
        row("quake3/maps/gallery.bsp", u"textures/gallery/"_s, u"/quake3/textures/gallery/"_s);
        row("halflife/maps/gallery.bsp", u""_s, u""_s);
        row("halflife/maps/gallery_wad.bsp", u""_s, u"/halflife/gallery.wad/"_s);
        row("archives/gallery.pak/maps/gallery.bsp", u"gallery/"_s, u"/archives/gallery.pak/textures/gallery/"_s);
        row("archives/gallery.pk3/maps/gallery.bsp", u"textures/gallery/"_s, u"/archives/gallery.pk3/textures/gallery/"_s);
    }

    void theSamplesTexturesAreFound()
    {
        const auto map = QString::fromLatin1(QTest::currentDataTag());
        QFETCH(QString, prefix);
        QFETCH(QString, source);
        const auto textures = texturesOf(sampleFile(map));
        int found = 0;
        for (int i = 0; i < textures->count(); ++i) {
            const auto texture = textures->load(i);
            QCOMPARE(texture.name, textures->name(i));
            if (!texture.name.startsWith(prefix) || texture.name.isEmpty() || texture.name == u"noshader"
                || texture.name.startsWith(u"textures/common/"))
                continue; // what the games draw nothing of
            QVERIFY2(!texture.isMissing(), qPrintable(texture.name));
            QVERIFY(texture.picture.damage.isEmpty() && texture.tried.list().isEmpty() && texture.why.isEmpty());
            const bool isLarge = texture.name.endsWith(u"gallery/sky");
            QCOMPARE(texture.size, isLarge ? QSize(128, 128) : QSize(64, 64));
            QCOMPARE(texture.picture.size(), texture.size);
            QCOMPARE(texture.inMap, source.isEmpty());
            QVERIFY2(source.isEmpty() ? texture.source.isEmpty() : texture.source.contains(source), qPrintable(texture.source));
            ++found;
        }
        QVERIFY(found >= 11);
        QVERIFY2(textures->notices().isEmpty(), qPrintable(textures->notices().join(u'\n')));
        const auto arrow = textures->load(prefix + u"arrow"_s).picture.image(); // points up, with a red square at its lower right
        QVERIFY(isNear(arrow.pixel(0, 0), qRgb(38, 60, 44)));
        QVERIFY(isNear(arrow.pixel(32, 10), qRgb(230, 236, 228)));
        QVERIFY(isNear(arrow.pixel(54, 54), qRgb(214, 64, 48)));
        QVERIFY(isNear(arrow.pixel(54, 10), qRgb(38, 60, 44)));
    }

    void texturesOfRealMapsAreFound()
    {
        const auto folder = qEnvironmentVariable("LUMPSCOPE_MAPS");
        if (folder.isEmpty() || !QFileInfo::exists(folder + u"/quake2/distrib__city.bsp"_s))
            QSKIP("LUMPSCOPE_MAPS is not set, or has no maps of Quake II with textures.");
        QStringList missing;
        QSet<QString> sources;
        for (const auto &name : {u"city"_s, u"wizs"_s}) {
            const auto textures = texturesOf(folder + u"/quake2/distrib__%1.bsp"_s.arg(name));
            for (int i = 0; i < textures->count(); ++i) {
                const auto texture = textures->load(i);
                if (texture.isMissing())
                    missing.append(texture.name);
                else
                    sources.insert(texture.source);
                QVERIFY(texture.isMissing() || (texture.picture.mips.size() == 4 && texture.picture.damage.isEmpty()));
            }
            QVERIFY(textures->notices().isEmpty());
        }
        missing.removeOne(u"e1u1/sky1"_s); // of the game itself
        QCOMPARE(missing, QStringList{u"wizardext/xwalk"_s});
        QVERIFY(sources.size() > 130);
    }

    void quake2ReplacementsKeepTheSizeOfTheWal()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, quake2Map({{"e1/Floor", -1}, {"e1/new", -1}, {"e1/plain", -1}}));
        folder.save(u"baseq2/textures/e1/floor.wal"_s, walOf("e1/floor", {64, 32}));
        folder.save(u"baseq2/textures/e1/floor.jpg"_s, "not looked at: the TGA goes first");
        folder.save(u"baseq2/textures/e1/FLOOR.TGA"_s, tga({256, 128}, qRgb(1, 2, 3)));
        folder.save(u"baseq2/textures/e1/new.png"_s, png({40, 20}, qRgb(4, 5, 6)));
        folder.save(u"baseq2/textures/e1/plain.wal"_s, walOf("e1/plain", {16, 16}));
        folder.save(u"baseq2/textures/e1/plain.m8"_s, "left alone");
        const auto textures = texturesOf(map);
        QCOMPARE(textures->count(), 3);
        const auto replaced = textures->load(0), alone = textures->load(1), plain = textures->load(2);
        QCOMPARE(replaced.size, QSize(64, 32));
        QCOMPARE(replaced.picture.size(), QSize(256, 128));
        QCOMPARE(replaced.picture.image().pixel(9, 9), qRgb(1, 2, 3));
        QCOMPARE(replaced.source, folder.path(u"baseq2/textures/e1/FLOOR.TGA"_s));
        QCOMPARE(alone.size, QSize(40, 20));
        QCOMPARE(alone.picture.kind, u"PNG"_s);
        QCOMPARE(plain.picture.kind, u"WAL"_s);
        QCOMPARE(plain.size, QSize(16, 16));
    }

    void aBrokenReplacementGivesWayToTheWal()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, quake2Map({{"a", -1}, {"b", -1}}));
        folder.save(u"baseq2/textures/a.tga"_s, "broken");
        folder.save(u"baseq2/textures/a.wal"_s, walOf("a", {16, 16}));
        folder.save(u"baseq2/textures/b.wal"_s, "broken");
        const auto textures = texturesOf(map);
        QCOMPARE(textures->load(0).picture.kind, u"WAL"_s);
        const auto broken = textures->load(1);
        QVERIFY(broken.isMissing());
        QVERIFY2(broken.why.startsWith(folder.path(u"baseq2/textures/b.wal: "_s)), qPrintable(broken.why));
        QCOMPARE(broken.tried.list().last(), folder.path(u"baseq2/textures/b.wal"_s));
    }

    // It would be there twice while it is decoded.
    void aPicturesFileIsBounded()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, quake2Map({{"a", -1}}));
        QFile large(folder.save(u"baseq2/textures/a.tga"_s, tgaOf({}, {16, 16}, QList<QRgb>(256, qRgb(1, 2, 3)))));
        QVERIFY(large.resize(151 << 20));
        const auto texture = texturesOf(map)->load(0);
        QVERIFY(texture.isMissing());
        QVERIFY2(texture.why.contains(u"a.tga: "_s) && isSentence(texture.why), qPrintable(texture.why));
        QVERIFY(large.resize(100 << 20));
        QVERIFY(!texturesOf(map)->load(0).isMissing());
    }

    void quake2WithoutAPaletteIsGreyAndSaysSo()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, quake2Map({{"a", -1}}));
        folder.savePak(u"baseq2/pak0.pak"_s, "textures/a.wal", walOf("a", {16, 16}));
        const auto textures = texturesOf(map);
        QVERIFY(textures->notices().isEmpty()); // nobody has asked for a colour
        QCOMPARE(textures->load(0).picture.image().colorTable(), neutralPalette());
        QCOMPARE(textures->notices().size(), 1);
        for (const auto &words : {u"pics/colormap.pcx"_s, folder.path(u"baseq2"_s) + u" and 1 archives"_s})
            QVERIFY2(textures->notices().first().contains(words), qPrintable(textures->notices().first()));

        folder.save(u"baseq2/pics/colormap.pcx"_s, pcxOf({4, 4}, someIndexes({4, 4}), someColors()));
        const auto colored = texturesOf(map);
        QCOMPARE(colored->load(0).picture.image().colorTable(), someColors());
        QVERIFY(colored->notices().isEmpty());
        folder.save(u"baseq2/pics/colormap.pcx"_s, "broken");
        const auto broken = texturesOf(map);
        QCOMPARE(broken->load(0).picture.image().colorTable(), neutralPalette());
        QVERIFY(broken->notices().first().contains(folder.path(u"baseq2/pics/colormap.pcx"_s)));
    }

    void quake2AnimationsFollowTheirTexinfos()
    {
        const GameFolder folder;
        const auto map = folder.save(u"a.bsp"_s, quake2Map({{"still", -1},
                                                            {"w1", -1},
                                                            {"w1", 3},
                                                            {"w2", 4},
                                                            {"w3", 2},
                                                            {"self", 5},
                                                            {"ends", 7},
                                                            {"end", 0},
                                                            {"wild", 999},
                                                            {"into", 2},
                                                            {"bad", -5}}));
        const auto textures = texturesOf(map);
        const auto frames = [&textures](const QString &name) { return asList(textures->load(name).frames); };
        QCOMPARE(frames(u"w1"_s), (QStringList{u"w1"_s, u"w2"_s, u"w3"_s}));
        QCOMPARE(frames(u"w3"_s), (QStringList{u"w3"_s, u"w1"_s, u"w2"_s}));
        QCOMPARE(frames(u"ends"_s), (QStringList{u"ends"_s, u"end"_s}));
        QCOMPARE(frames(u"into"_s), (QStringList{u"into"_s, u"w1"_s, u"w2"_s, u"w3"_s}));
        for (const auto &name : {u"still"_s, u"self"_s, u"end"_s, u"wild"_s, u"bad"_s})
            QVERIFY(frames(name).isEmpty());
        QList<std::pair<QByteArray, int>> endless;
        for (int i = 0; i < 1000; ++i)
            endless.append({"w" + QByteArray::number(i), (i + 1) % 1000});
        QCOMPARE(texturesOf(folder.save(u"b.bsp"_s, quake2Map(endless)))->load(0).frames.size(), 256U);
        QCOMPARE(textures->load(u"w1"_s).framesPerSecond, 2);
        QCOMPARE(textures->load(u"still"_s).framesPerSecond, 0);
    }

    void whatIsMissingTellsEveryPathInOrder()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, quake2Map({{"a/b", -1}}));
        folder.savePak(u"baseq2/pak0.pak"_s, "x", "y");
        const auto texture = texturesOf(map)->load(0);
        QVERIFY(texture.isMissing() && texture.why.isEmpty() && texture.source.isEmpty() && texture.size.isEmpty());
        QStringList expected;
        for (const auto &ending : {u".tga"_s, u".png"_s, u".jpg"_s, u".wal"_s})
            for (const auto &place : {u"baseq2/pak0.pak"_s, u"baseq2"_s})
                expected.append(folder.path(place) + u"/textures/a/b"_s + ending);
        QCOMPARE(texture.tried.list(), expected);
    }

    void halfLifeTakesTheMapBeforeTheWads()
    {
        const GameFolder folder;
        const auto inMap = miptexOf("Brick", {32, 16}, someColors());
        const auto map = folder.save(
            u"cstrike/maps/a.bsp"_s,
            halfLifeMap({inMap, {}, miptexElsewhere("STONE", 48, 64), miptexElsewhere("none", 16, 16)}, "halflife.wad"));
        folder.save(u"valve/halflife.wad"_s, wadOf({{.name = "brick", .bytes = miptexOf("brick", {64, 64}, someColors())},
                                                    {.name = "stone", .bytes = miptexOf("stone", {48, 64}, someColors())}}));
        const auto textures = texturesOf(map);
        QCOMPARE(textures->count(), 4);
        const auto brick = textures->load(0), absent = textures->load(1), stone = textures->load(2), none = textures->load(3);
        QVERIFY(brick.inMap && brick.source.isEmpty());
        QCOMPARE(brick.picture.size(), QSize(32, 16));
        QCOMPARE(brick.picture.image().pixelIndex(5, 6), quint8(someIndexes({32, 16})[6 * 32 + 5]));
        QVERIFY(absent.isMissing() && !absent.why.isEmpty() && absent.tried.list().isEmpty());
        QCOMPARE(stone.source, folder.path(u"valve/halflife.wad/stone.mip"_s));
        QVERIFY(!stone.inMap);
        QCOMPARE(stone.size, QSize(48, 64));
        QCOMPARE(none.tried.list(), QStringList{folder.path(u"valve/halflife.wad/none.mip"_s)});
        QCOMPARE(none.size, QSize(16, 16)); // the map says it, whatever is missing
        QVERIFY(textures->places().contains(folder.path(u"valve/halflife.wad"_s)));
        QVERIFY(textures->notices().isEmpty());

        const auto added =
            folder.save(u"mine.wad"_s, wadOf({{.name = "None", .bytes = miptexOf("None", {16, 16}, someColors())}}));
        QCOMPARE(texturesOf(map, {added})->load(3).source, added + u"/None.mip"_s);
    }

    void miptexesThatClaimTheSamePixelsAreNotReadWithoutEnd()
    {
        const GameFolder folder;
        constexpr int many = 64;
        const auto miptex = miptexOf("Brick", {256, 256}, someColors());
        QByteArray lump(4 * (many + 1), '\0');
        qToLittleEndian<qint32>(many, lump.data());
        for (int i = 1; i <= many; ++i)
            qToLittleEndian<qint32>(static_cast<qint32>(lump.size()), lump.data() + 4 * i);
        const auto map =
            folder.save(u"valve/maps/a.bsp"_s, MapBuilder::room(bsp::goldsrc).setLumpBytes("TEXTURES", lump + miptex).build());
        const auto textures = texturesOf(map);
        QCOMPARE(textures->count(), many);
        QVERIFY(textures->load(0).inMap && textures->load(3).inMap);
        const auto last = textures->load(many - 1);
        QVERIFY(last.isMissing());
        QVERIFY2(isSentence(last.why), qPrintable(last.why));
    }

    void halfLifeAnimatesByTheDigitAndTheLetter()
    {
        QList<QByteArray> miptexes;
        for (const auto *name : {"+0fire", "+1FIRE", "+2fire", "+afire", "+Bfire", "+0alone", "-0tile", "-1tile", "fire", "+",
                                 "+zfire", "+0lamp", "+aLamp", "+0hole", "+2hole", "+ahole", "+chole", "+1late", "+alate"})
            miptexes.append(miptexElsewhere(name, 16, 16));
        const GameFolder folder;
        const auto textures = texturesOf(folder.save(u"a.bsp"_s, halfLifeMap(miptexes)));
        const auto frames = [&textures](const QString &name) { return asList(textures->load(name).frames); };
        const auto alternates = [&textures](const QString &name) { return asList(textures->load(name).alternates); };
        QCOMPARE(frames(u"+0fire"_s), (QStringList{u"+0fire"_s, u"+1FIRE"_s, u"+2fire"_s}));
        QCOMPARE(frames(u"+2FIRE"_s), (QStringList{u"+2fire"_s, u"+0fire"_s, u"+1FIRE"_s}));
        QCOMPARE(frames(u"+bfire"_s), (QStringList{u"+Bfire"_s, u"+afire"_s}));
        QCOMPARE(textures->load(u"+0fire"_s).framesPerSecond, 10);
        // All that belong together begin with the same.
        for (const auto &name : {u"+0fire"_s, u"+1FIRE"_s, u"+2fire"_s}) {
            const auto texture = textures->load(name);
            QCOMPARE(texture.frames[static_cast<size_t>(texture.firstFrame)], u"+0fire"_s);
            QCOMPARE(alternates(name), (QStringList{u"+afire"_s, u"+Bfire"_s}));
        }
        QCOMPARE(alternates(u"+bfire"_s), (QStringList{u"+0fire"_s, u"+1FIRE"_s, u"+2fire"_s}));
        for (const auto &name : {u"+0alone"_s, u"-0tile"_s, u"fire"_s, u"+"_s, u"+zfire"_s})
            QVERIFY2(frames(name).isEmpty() && alternates(name).isEmpty(), qPrintable(name));
        QVERIFY(frames(u"+0lamp"_s).isEmpty());
        QCOMPARE(alternates(u"+0lamp"_s), QStringList{u"+aLamp"_s});
        QCOMPARE(alternates(u"+alamp"_s), QStringList{u"+0lamp"_s});
        // Where one between them is missing, they stand still.
        for (const auto &name : {u"+0hole"_s, u"+2hole"_s, u"+chole"_s})
            QVERIFY2(frames(name).isEmpty(), qPrintable(name));
        QCOMPARE(alternates(u"+0hole"_s), QStringList{u"+ahole"_s});
        QVERIFY(alternates(u"+alate"_s).isEmpty()); // its first is missing
    }

    void aMiptexOfQuakeTakesTheGamesPalette()
    {
        const GameFolder folder;
        // Behind the second lies more than a palette's room, and it begins with what could be a palette's count.
        const auto map =
            folder.save(u"valve/maps/a.bsp"_s, halfLifeMap({miptexOf("one", {16, 16}, {}), miptexOf("two", {16, 16}, {}),
                                                            QByteArray("\x00\x01", 2).leftJustified(2000, '\0')}));
        const auto standard = texturesOf(map);
        QCOMPARE(standard->load(0).picture.image().color(254), qRgb(255, 255, 255));
        QCOMPARE(standard->load(0).picture.image().color(251), qRgb(255, 0, 0));
        QVERIFY(standard->notices().isEmpty());
        QByteArray palette;
        for (const auto color : someColors())
            palette += QByteArray{1, static_cast<char>(qRed(color))} + static_cast<char>(qGreen(color))
                       + static_cast<char>(qBlue(color));
        folder.save(u"valve/gfx/palette.lmp"_s, palette);
        const auto colored = texturesOf(map);
        QCOMPARE(colored->load(0).picture.image().colorTable(), someColors());
        QCOMPARE(colored->load(1).picture.image().colorTable(), someColors());
        QVERIFY(colored->load(1).inMap && !colored->load(1).picture.hasPalette);
    }

    void framesAreLoadedByTheirNames()
    {
        const auto textures = texturesOf(sampleFile(u"quake2/maps/gallery.bsp"));
        const auto water = textures->load(u"gallery/water1"_s);
        QCOMPARE(asList(water.frames), (QStringList{u"gallery/water1"_s, u"gallery/water2"_s}));
        for (const auto &frame : water.frames)
            QVERIFY(textures->load(frame).source.endsWith(frame + u".wal"_s));
        QCOMPARE(textures->load(u"GALLERY/trigger"_s).picture.size(), QSize(64, 64)); // of the game, though not of the map
        QVERIFY(textures->load(u"../maps/gallery"_s).isMissing());
    }

    void manyThreadsLoadTheSame()
    {
        for (const auto &map :
             {u"quake3/maps/gallery.bsp", u"archives/gallery.pak/maps/gallery.bsp", u"halflife/maps/gallery_wad.bsp"}) {
            const auto path = sampleFile(map);
            const auto one = texturesOf(path), all = texturesOf(path);
            QList<int> indexes;
            for (int i = 0; i < 40 * one->count(); ++i)
                indexes.append(i % one->count());
            const auto loaded = QtConcurrent::blockingMapped(indexes, [&all](int index) { return all->load(index); });
            for (qsizetype i = 0; i < loaded.size(); ++i) {
                const auto expected = one->load(indexes[i]);
                QVERIFY(loaded[i].picture.mips == expected.picture.mips && loaded[i].source == expected.source);
            }
        }
    }
};

ADD_TEST(MapTexturesTest, QCoreApplication)
#include "tst_maptextures.moc"
