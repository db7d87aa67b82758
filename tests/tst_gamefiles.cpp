// Files are found where the games find them, and of what is missing every path that was tried is told.
#include "core/assets/gamefiles.h"
#include "core/assets/gamefolders.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"

#include <QtConcurrentFilter>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace
{

// The bytes of a file as the game finds it; "nothing" where it finds none.
QByteArray found(const GameFiles &files, const QString &name)
{
    const auto file = files.find(name);
    if (!file)
        return "nothing";
    const auto bytes = files.read(*file);
    return bytes ? bytes.value() : bytes.error().toUtf8();
}

} // namespace

class GameFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void paksGoFromNineToZeroBeforeFilesAndOthersBehind();
    void theLastPk3ByNameGoesFirstAndFilesLast();
    void aModGoesBeforeTheBaseGame();
    void halfLifeSearchesWhatGoesWithAModAndItsFallback();
    void aMapOfWhatGoesWithAModIsTheMods();
    void namesAreFoundInAnyCaseAndWithEitherSlash();
    void noNameLeadsOutOfItsPlace();
    void aMapInAnArchiveHasThatArchiveFirst();
    void whatIsAddedGoesBeforeAllOthers();
    void anAddedFolderBringsTheBaseGameInIt();
    void linksToMapsAreFollowed();
    void mapsThatLieAnywhereHaveOnlyWhatLiesNear();
    void ofManyArchivesBesideAMapNoneIsOpened();
    void aFolderOfABasesNameWithoutAGameIsNone();
    void samplesAreFoundAroundTheirMaps();
    void listsHaveEachNameOnce();
    void whatIsTriedIsTold();
    void damagedArchivesAreToldAndPassedOver();
    void manyThreadsFindTheSame();

};

void GameFilesTest::paksGoFromNineToZeroBeforeFilesAndOthersBehind()
{
    const GameFolder folder;
    const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
    folder.savePak(u"baseq2/pak0.pak"_s, "pics/a.pcx", "0");
    const QStringList expected{u"baseq2/PAK9.pak"_s, u"baseq2/pak1.pak"_s, u"baseq2/pak0.pak"_s,
                               u"baseq2"_s,          u"baseq2/zoo.pkz"_s,  u"baseq2/pak10.pak"_s};
    folder.savePak(u"baseq2/pak10.pak"_s, "pics/a.pcx", "10");
    folder.savePak(u"baseq2/zoo.pkz"_s, "pics/a.pcx", "zoo");
    folder.savePak(u"baseq2/pak1.pak"_s, "pics/a.pcx", "1");
    folder.savePak(u"baseq2/PAK9.pak"_s, "pics/b.pcx", "9");
    folder.save(u"baseq2/pics/a.pcx"_s, "loose");
    folder.save(u"baseq2/readme.txt"_s, "no archive");
    const GameFiles files(map, bsp::games::quake2.folders);
    QCOMPARE(below(folder, files.places()), expected);
    QCOMPARE(found(files, u"pics/a.pcx"_s), "1");
    QCOMPARE(found(files, u"pics/b.pcx"_s), "9");
    QVERIFY(QFile::remove(folder.path(u"baseq2/pak1.pak"_s)) && QFile::remove(folder.path(u"baseq2/pak0.pak"_s)));
    QCOMPARE(found(GameFiles(map, bsp::games::quake2.folders), u"pics/a.pcx"_s), "loose");
    QVERIFY(QFile::remove(folder.path(u"baseq2/pics/a.pcx"_s)));
    QCOMPARE(found(GameFiles(map, bsp::games::quake2.folders), u"pics/a.pcx"_s), "zoo");
}

void GameFilesTest::theLastPk3ByNameGoesFirstAndFilesLast()
{
    const GameFolder folder;
    const auto map = folder.save(u"baseq3/maps/a.bsp"_s, "map");
    for (const auto *name : {"pak0.pk3", "pak9.pk3", "Zcool.pk3", "map-a.pk3", "zz.pak"})
        folder.save(u"baseq3/"_s + QString::fromLatin1(name), zipOf({{.name = "a.tga", .bytes = name}}));
    folder.save(u"baseq3/a.tga"_s, "loose");
    const GameFiles files(map, bsp::games::quake3.folders);
    QCOMPARE(below(folder, files.places()),
             (QStringList{u"baseq3/Zcool.pk3"_s, u"baseq3/pak9.pk3"_s, u"baseq3/pak0.pk3"_s, u"baseq3/map-a.pk3"_s,
                          u"baseq3"_s}));
    QCOMPARE(found(files, u"a.tga"_s), "Zcool.pk3");
}

void GameFilesTest::aModGoesBeforeTheBaseGame()
{
    const GameFolder folder;
    const auto map = folder.save(u"xatrix/maps/deeper/a.bsp"_s, "map");
    folder.savePak(u"BaseQ2/pak0.pak"_s, "pics/a.pcx", "base");
    folder.save(u"BaseQ2/pics/b.pcx"_s, "base");
    folder.save(u"xatrix/pics/a.pcx"_s, "mod");
    folder.save(u"rogue/pics/a.pcx"_s, "another mod");
    const GameFiles files(map, bsp::games::quake2.folders);
    QCOMPARE(below(folder, files.places()), (QStringList{u"xatrix"_s, u"BaseQ2/pak0.pak"_s, u"BaseQ2"_s}));
    QCOMPARE(found(files, u"pics/a.pcx"_s), "mod");
    QCOMPARE(found(files, u"pics/b.pcx"_s), "base");
}

void GameFilesTest::halfLifeSearchesWhatGoesWithAModAndItsFallback()
{
    const GameFolder folder;
    const auto map = folder.save(u"czero/maps/a.bsp"_s, "map");
    folder.save(u"czero/liblist.gam"_s, "game \"Condition Zero\"\n// fallback_dir \"valve\"\nfallback_dir \"cstrike\"\r\n");
    for (const auto *name : {"czero_addon", "czero_downloads", "cstrike", "cstrike_downloads", "valve", "valve_addon"})
        folder.save(QString::fromLatin1(name) + u"/models/a.mdl"_s, name);
    folder.save(u"valve/maps/b.bsp"_s, "map");
    const GameFiles files(map, bsp::games::halfLife.folders);
    QCOMPARE(below(folder, files.places()),
             (QStringList{u"czero_addon"_s, u"czero"_s, u"czero_downloads"_s, u"cstrike"_s, u"cstrike_downloads"_s,
                          u"valve_addon"_s, u"valve"_s}));
    const GameFiles base(folder.path(u"valve/maps/b.bsp"_s), bsp::games::halfLife.folders);
    QCOMPARE(below(folder, base.places()), (QStringList{u"valve_addon"_s, u"valve"_s}));
    folder.save(u"czero/liblist.gam"_s, "fallback_dir \"../../etc\"\n");
    QCOMPARE(GameFiles(map, bsp::games::halfLife.folders).places().size(), 5);
}

void GameFilesTest::aMapOfWhatGoesWithAModIsTheMods()
{
    const GameFolder folder;
    const auto map = folder.save(u"cstrike_downloads/maps/a.bsp"_s, "map");
    folder.save(u"cstrike/maps/b.bsp"_s, "map");
    folder.save(u"valve/maps/c.bsp"_s, "map");
    QCOMPARE(below(folder, GameFiles(map, bsp::games::halfLife.folders).places()),
             (QStringList{u"cstrike"_s, u"cstrike_downloads"_s, u"valve"_s}));
}

void GameFilesTest::namesAreFoundInAnyCaseAndWithEitherSlash()
{
    const GameFolder folder;
    const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
    folder.save(u"baseq2/Textures/E1U1/Floor.WAL"_s, "one");
    folder.save(u"baseq2/textures/e1u1/wall.wal"_s, "two");
    folder.savePak(u"baseq2/pak0.pak"_s, "TEXTURES/e1u1\\Door.wal", "three");
    const GameFiles files(map, bsp::games::quake2.folders);
    for (const auto &name : {u"textures/e1u1/floor.wal"_s, u"TEXTURES\\E1U1\\FLOOR.WAL"_s, u"/textures//./e1u1/Floor.wal"_s})
        QCOMPARE(found(files, name), "one");
    QCOMPARE(found(files, u"textures/E1U1/wall.wal"_s), "two");
    QCOMPARE(found(files, u"textures\\e1u1/door.WAL"_s), "three");
    QCOMPARE(files.find(u"textures/e1u1/floor.wal"_s)->path, folder.path(u"baseq2/Textures/E1U1/Floor.WAL"_s));
    QCOMPARE(files.find(u"textures/e1u1/door.wal"_s)->path, folder.path(u"baseq2/pak0.pak/TEXTURES/e1u1/Door.wal"_s));
    for (const auto &name : {u"textures/e1u1"_s, u"textures/e1u1/"_s, u"textures"_s, QString(), u"/"_s, u"textures/none/floor.wal"_s})
        QCOMPARE(found(files, name), "nothing");
}

void GameFilesTest::noNameLeadsOutOfItsPlace()
{
    const GameFolder folder;
    const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
    folder.save(u"secret.txt"_s, "secret");
    folder.save(u"baseq2/a.txt"_s, "inside");
    const GameFiles files(map, bsp::games::quake2.folders);
    QCOMPARE(found(files, u"maps/../a.txt"_s), "inside");
    const QStringList names{u"../secret.txt"_s, u"..\\secret.txt"_s, u"maps/../../secret.txt"_s,
                            u"../baseq2/a.txt"_s, folder.path(u"secret.txt"_s), u"maps/.../../../secret.txt"_s};
    for (const auto &name : names)
        QCOMPARE(found(files, name), "nothing");
    QVERIFY(files.tried(u"../secret.txt"_s).isEmpty());
}

void GameFilesTest::aMapInAnArchiveHasThatArchiveFirst()
{
    const GameFolder folder;
    const auto archive = folder.save(u"baseq2/pak3.pak"_s, pakOf({{.name = "maps/a.bsp", .bytes = "map"},
                                                                  {.name = "pics/a.pcx", .bytes = "its own"}}));
    folder.savePak(u"baseq2/pak5.pak"_s, "pics/a.pcx", "another's");
    folder.save(u"baseq2/pics/b.pcx"_s, "loose");
    const GameFiles files(archive + u"/maps/a.bsp"_s, bsp::games::quake2.folders);
    QCOMPARE(below(folder, files.places()), (QStringList{u"baseq2/pak3.pak"_s, u"baseq2/pak5.pak"_s, u"baseq2"_s}));
    QCOMPARE(found(files, u"pics/a.pcx"_s), "its own");
    QCOMPARE(found(files, u"pics/b.pcx"_s), "loose");
}

void GameFilesTest::whatIsAddedGoesBeforeAllOthers()
{
    const GameFolder folder;
    const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
    folder.savePak(u"baseq2/pak0.pak"_s, "pics/a.pcx", "game");
    const auto archive = folder.savePak(u"else/any.zip"_s, "pics/a.pcx", "archive");
    folder.save(u"mine/pics/a.pcx"_s, "folder");
    folder.savePak(u"mine/pak1.pak"_s, "pics/b.pcx", "in the folder");
    const GameFiles files(map, bsp::games::quake2.folders, {archive, folder.path(u"mine"_s), folder.path(u"none"_s)});
    QCOMPARE(below(folder, files.places()), (QStringList{u"else/any.zip"_s, u"mine/pak1.pak"_s, u"mine"_s,
                                                         u"baseq2/pak0.pak"_s, u"baseq2"_s}));
    QCOMPARE(found(files, u"pics/a.pcx"_s), "archive");
    QCOMPARE(found(files, u"pics/b.pcx"_s), "in the folder");
}

void GameFilesTest::anAddedFolderBringsTheBaseGameInIt()
{
    const GameFolder folder, apart;
    folder.savePak(u"quake2/baseq2/pak0.pak"_s, "pics/a.pcx", "game");
    const auto map = apart.save(u"a.bsp"_s, "map");
    const GameFiles files(map, bsp::games::quake2.folders, {folder.path(u"quake2"_s)});
    QCOMPARE(found(files, u"pics/a.pcx"_s), "game");
    QCOMPARE(found(GameFiles({}, bsp::games::quake2.folders, {folder.path(u"quake2"_s)}), u"pics/a.pcx"_s), "game");
    folder.save(u"mine/textures/a.wal"_s, "mine");
    const GameFiles textures(map, bsp::games::quake2.folders, {folder.path(u"mine/textures"_s)});
    QCOMPARE(found(textures, u"textures/a.wal"_s), "mine");
}

void GameFilesTest::linksToMapsAreFollowed()
{
    const GameFolder folder, apart;
    folder.savePak(u"baseq2/pak0.pak"_s, "pics/a.pcx", "game");
    const auto link = apart.path(u"link.bsp"_s);
    QVERIFY(QFile::link(folder.save(u"baseq2/maps/a.bsp"_s, "map"), link));
    QCOMPARE(found(GameFiles(link, bsp::games::quake2.folders), u"pics/a.pcx"_s), "game");
}

void GameFilesTest::mapsThatLieAnywhereHaveOnlyWhatLiesNear()
{
    const GameFolder folder;
    const auto map = folder.save(u"a/b/c/d/e/f/maps/x.bsp"_s, "map");
    folder.save(u"a/textures/far.wal"_s, "too far");
    folder.save(u"a/b/pak0.pak"_s, "not opened: its folder holds nothing of a game");
    folder.save(u"a/b/c/textures/near.wal"_s, "near");
    folder.savePak(u"a/b/c/any.pak"_s, "textures/packed.wal", "packed");
    const GameFiles files(map, bsp::games::quake2.folders);
    QCOMPARE(below(folder, files.places()), (QStringList{u"a/b/c/d/e/f/maps"_s, u"a/b/c/d/e/f"_s, u"a/b/c"_s, u"a/b/c/any.pak"_s}));
    QCOMPARE(found(files, u"textures/near.wal"_s), "near");
    QCOMPARE(found(files, u"textures/packed.wal"_s), "packed");
    QCOMPARE(found(files, u"textures/far.wal"_s), "nothing");
}

void GameFilesTest::ofManyArchivesBesideAMapNoneIsOpened()
{
    const GameFolder folder;
    const auto map = folder.save(u"downloads/x.bsp"_s, "map");
    for (int i = 0; i < 16; ++i)
        folder.savePak(u"downloads/%1.pak"_s.arg(i), "pics/a.pcx", "a");
    QCOMPARE(GameFiles(map, bsp::games::quake2.folders).places().size(), 17);
    folder.savePak(u"downloads/more.pak"_s, "pics/a.pcx", "a");
    QCOMPARE(below(folder, GameFiles(map, bsp::games::quake2.folders).places()), QStringList{u"downloads"_s});
    folder.save(u"downloads/pics/b.pcx"_s, "now it is a game's folder");
    QCOMPARE(GameFiles(map, bsp::games::quake2.folders).places().size(), 18);

    const auto home = qgetenv("HOME");
    qputenv("HOME", folder.path(u"downloads"_s).toUtf8()); // QDir::homePath() asks for it each time
    QCOMPARE(below(folder, GameFiles(map, bsp::games::quake2.folders).places()), QStringList{u"downloads"_s});
    qputenv("HOME", home);
}

void GameFilesTest::aFolderOfABasesNameWithoutAGameIsNone()
{
    const GameFolder folder;
    const auto map = folder.save(u"data/me/x.bsp"_s, "map");
    folder.save(u"base/notes.txt"_s, "no game");
    QCOMPARE(below(folder, GameFiles(map, bsp::games::quake3.folders).places()), QStringList{u"data/me"_s});
}

void GameFilesTest::samplesAreFoundAroundTheirMaps()
{
    const auto samples = QDir::cleanPath(QStringLiteral(LUMPSCOPE_SAMPLES));
    const GameFiles files(samples + u"/quake2/maps/gallery.bsp"_s, bsp::games::quake2.folders);
    QVERIFY(found(files, u"TEXTURES/gallery/BRICK.wal"_s).startsWith("gallery/brick"));
    QVERIFY(found(files, u"pics/colormap.pcx"_s).size() > 768);
    const GameFiles packed(samples + u"/archives/gallery.pak/maps/gallery.bsp"_s, bsp::games::quake2.folders);
    QCOMPARE(packed.find(u"pics/colormap.pcx"_s)->path, samples + u"/archives/gallery.pak/pics/colormap.pcx"_s);
}

void GameFilesTest::listsHaveEachNameOnce()
{
    const GameFolder folder;
    const auto map = folder.save(u"baseq3/maps/a.bsp"_s, "map");
    folder.save(u"baseq3/b.pk3"_s, zipOf({{.name = "scripts/z.shader", .bytes = "b"},
                                          {.name = "scripts/a.SHADER", .bytes = "b"},
                                          {.name = "scripts/deeper/c.shader", .bytes = "b"}}));
    folder.save(u"baseq3/a.pk3"_s, zipOf({{.name = "Scripts/A.shader", .bytes = "a"}, {.name = "scripts/y.shader", .bytes = "a"}}));
    folder.save(u"baseq3/scripts/x.shader"_s, "loose");
    folder.save(u"baseq3/scripts/Y.shader"_s, "loose");
    folder.save(u"baseq3/scripts/shaderlist.txt"_s, "loose");
    const GameFiles files(map, bsp::games::quake3.folders);
    QStringList paths;
    for (const auto &file : files.list(u"scripts"_s, u".shader"_s))
        paths.append(file.path);
    QCOMPARE(below(folder, paths),
             (QStringList{u"baseq3/b.pk3/scripts/z.shader"_s, u"baseq3/b.pk3/scripts/a.SHADER"_s,
                          u"baseq3/a.pk3/scripts/y.shader"_s, u"baseq3/scripts/x.shader"_s}));
}

void GameFilesTest::whatIsTriedIsTold()
{
    const GameFolder folder;
    const auto map = folder.save(u"rogue/maps/a.bsp"_s, "map");
    folder.savePak(u"baseq2/pak0.pak"_s, "a", "b");
    const GameFiles files(map, bsp::games::quake2.folders);
    QCOMPARE(below(folder, files.tried(u"textures\\e1u1/none.wal"_s)),
             (QStringList{u"rogue/textures/e1u1/none.wal"_s, u"baseq2/pak0.pak/textures/e1u1/none.wal"_s,
                          u"baseq2/textures/e1u1/none.wal"_s}));
}

void GameFilesTest::damagedArchivesAreToldAndPassedOver()
{
    const GameFolder folder;
    const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
    folder.save(u"baseq2/pak1.pak"_s, "PACK");
    folder.savePak(u"baseq2/pak0.pak"_s, "pics/a.pcx", "0");
    const GameFiles files(map, bsp::games::quake2.folders);
    QVERIFY(files.problems().isEmpty()); // nothing was opened so far
    QCOMPARE(found(files, u"pics/a.pcx"_s), "0");
    QCOMPARE(files.problems().size(), 1);
    QVERIFY2(files.problems().first().startsWith(folder.path(u"baseq2/pak1.pak"_s)), qPrintable(files.problems().first()));
}

void GameFilesTest::manyThreadsFindTheSame()
{
    const GameFolder folder;
    const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
    QList<PackedFile> packed;
    QStringList names;
    for (int i = 0; i < 200; ++i) {
        const auto name = "textures/" + QByteArray::number(i % 7) + '/' + QByteArray::number(i);
        packed.append({.name = name, .bytes = name.repeated(100)});
        names.append(QString::fromLatin1(name));
        folder.save(u"baseq2/"_s + names.last() + u".txt"_s, name);
    }
    folder.save(u"baseq2/a.pk3"_s, zipOf(packed));
    const GameFiles files(map, bsp::games::quake2.folders);
    const auto wrong = QtConcurrent::blockingFiltered(names, [&files](const QString &name) {
        return found(files, name) != name.toLatin1().repeated(100) || found(files, name + u".txt"_s) != name.toLatin1();
    });
    QVERIFY(wrong.isEmpty());
}

QTEST_GUILESS_MAIN(GameFilesTest)
#include "tst_gamefiles.moc"
