// Files are found where the games find them, also in the WADs that a map names, and of what is missing every path that
// was tried is told.
#include "core/assets/gamefiles.h"
#include "core/assets/gamefolders.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"

#include <QtConcurrentFilter>

namespace {

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
    void paksGoFromNineToZeroBeforeFilesAndOthersBehind()
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
        {
            const GameFiles files(map, bsp::games::quake2.folders);
            QCOMPARE(below(folder, files.places()), expected);
            QCOMPARE(found(files, u"pics/a.pcx"_s), "1");
            QCOMPARE(found(files, u"pics/b.pcx"_s), "9");
        } // Windows keeps the names of files that are open
        QVERIFY(QFile::remove(folder.path(u"baseq2/pak1.pak"_s)) && QFile::remove(folder.path(u"baseq2/pak0.pak"_s)));
        QCOMPARE(found(GameFiles(map, bsp::games::quake2.folders), u"pics/a.pcx"_s), "loose");
        QVERIFY(QFile::remove(folder.path(u"baseq2/pics/a.pcx"_s)));
        QCOMPARE(found(GameFiles(map, bsp::games::quake2.folders), u"pics/a.pcx"_s), "zoo");
    }

    void theLastPk3ByNameGoesFirstAndFilesLast()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq3/maps/a.bsp"_s, "map");
        for (const auto *name : {"pak0.pk3", "pak9.pk3", "Zcool.pk3", "map-a.pk3", "zz.pak"})
            folder.save(u"baseq3/"_s + QString::fromLatin1(name), zipOf({{.name = "a.tga", .bytes = name}}));
        folder.save(u"baseq3/a.tga"_s, "loose");
        const GameFiles files(map, bsp::games::quake3.folders);
        QCOMPARE(below(folder, files.places()), (QStringList{u"baseq3/Zcool.pk3"_s, u"baseq3/pak9.pk3"_s, u"baseq3/pak0.pk3"_s,
                                                             u"baseq3/map-a.pk3"_s, u"baseq3"_s}));
        QCOMPARE(found(files, u"a.tga"_s), "Zcool.pk3");
    }

    void aModGoesBeforeTheBaseGameAndWhatIsTriedIsTold()
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
        QCOMPARE(below(folder, files.tried(u"textures\\e1u1/none.wal"_s)),
                 (QStringList{u"xatrix/textures/e1u1/none.wal"_s, u"BaseQ2/pak0.pak/textures/e1u1/none.wal"_s,
                              u"BaseQ2/textures/e1u1/none.wal"_s}));
    }

    void halfLifeSearchesWhatGoesWithAModAndItsFallback()
    {
        const GameFolder folder, apart;
        const auto map = folder.save(u"czero/maps/a.bsp"_s, "map");
        folder.save(u"czero/liblist.gam"_s, "game \"Condition Zero\"\n// fallback_dir \"valve\"\nfallback_dir \"cstrike\"\r\n");
        for (const auto *name : {"czero_addon", "czero_downloads", "cstrike", "cstrike_downloads", "valve", "valve_addon"})
            folder.save(QString::fromLatin1(name) + u"/models/a.mdl"_s, name);
        folder.save(u"valve/maps/b.bsp"_s, "map");
        const GameFiles files(map, bsp::games::halfLife.folders);
        QCOMPARE(below(folder, files.places()), (QStringList{u"czero_addon"_s, u"czero"_s, u"czero_downloads"_s, u"cstrike"_s,
                                                             u"cstrike_downloads"_s, u"valve_addon"_s, u"valve"_s}));
        const GameFiles base(folder.path(u"valve/maps/b.bsp"_s), bsp::games::halfLife.folders);
        QCOMPARE(below(folder, base.places()), (QStringList{u"valve_addon"_s, u"valve"_s}));
        folder.save(u"czero/liblist.gam"_s, "fallback_dir \"../../etc\"\n");
        QCOMPARE(GameFiles(map, bsp::games::halfLife.folders).places().size(), 5);
        // A map of what goes with a mod is the mod's.
        const auto download = apart.save(u"cstrike_downloads/maps/a.bsp"_s, "map");
        apart.save(u"cstrike/maps/b.bsp"_s, "map");
        apart.save(u"valve/maps/c.bsp"_s, "map");
        QCOMPARE(below(apart, GameFiles(download, bsp::games::halfLife.folders).places()),
                 (QStringList{u"cstrike"_s, u"cstrike_downloads"_s, u"valve"_s}));
    }

    void namesAreFoundInAnyCaseAndLeadNowhereElse()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
        folder.save(u"baseq2/Textures/E1U1/Floor.WAL"_s, "one");
        folder.save(u"baseq2/textures/e1u1/wall.wal"_s, "two");
        folder.savePak(u"baseq2/pak0.pak"_s, "TEXTURES/e1u1\\Door.wal", "three");
        folder.save(u"secret.txt"_s, "secret");
        folder.save(u"baseq2/a.txt"_s, "inside");
        const GameFiles files(map, bsp::games::quake2.folders);
        for (const auto &name : {u"textures/e1u1/floor.wal"_s, u"TEXTURES\\E1U1\\FLOOR.WAL"_s, u"/textures//./e1u1/Floor.wal"_s})
            QCOMPARE(found(files, name), "one");
        QCOMPARE(found(files, u"textures/E1U1/wall.wal"_s), "two");
        QCOMPARE(found(files, u"textures\\e1u1/door.WAL"_s), "three");
        QCOMPARE(files.find(u"textures/e1u1/floor.wal"_s)->path, folder.path(u"baseq2/Textures/E1U1/Floor.WAL"_s));
        QCOMPARE(files.find(u"textures/e1u1/door.wal"_s)->path, folder.path(u"baseq2/pak0.pak/TEXTURES/e1u1/Door.wal"_s));
        for (const auto &name :
             {u"textures/e1u1"_s, u"textures/e1u1/"_s, u"textures"_s, QString(), u"/"_s, u"textures/none/floor.wal"_s})
            QCOMPARE(found(files, name), "nothing");
        // No name leads out of its place.
        QCOMPARE(found(files, u"maps/../a.txt"_s), "inside");
        const QStringList outside{u"../secret.txt"_s,   u"..\\secret.txt"_s,          u"maps/../../secret.txt"_s,
                                  u"../baseq2/a.txt"_s, folder.path(u"secret.txt"_s), u"maps/.../../../secret.txt"_s};
        for (const auto &name : outside)
            QCOMPARE(found(files, name), "nothing");
        QVERIFY(files.tried(u"../secret.txt"_s).isEmpty());
    }

    void aMapInAnArchiveHasThatArchiveFirst()
    {
        const GameFolder folder;
        const auto archive = folder.save(
            u"baseq2/pak3.pak"_s, pakOf({{.name = "maps/a.bsp", .bytes = "map"}, {.name = "pics/a.pcx", .bytes = "its own"}}));
        folder.savePak(u"baseq2/pak5.pak"_s, "pics/a.pcx", "another's");
        folder.save(u"baseq2/pics/b.pcx"_s, "loose");
        const GameFiles files(archive + u"/maps/a.bsp"_s, bsp::games::quake2.folders);
        QCOMPARE(below(folder, files.places()), (QStringList{u"baseq2/pak3.pak"_s, u"baseq2/pak5.pak"_s, u"baseq2"_s}));
        QCOMPARE(found(files, u"pics/a.pcx"_s), "its own");
        QCOMPARE(found(files, u"pics/b.pcx"_s), "loose");
        // What is added, perhaps for another map, replaces nothing that the map brings itself.
        folder.save(u"added/pics/a.pcx"_s, "added");
        folder.save(u"added/pics/b.pcx"_s, "added");
        const GameFiles more(archive + u"/maps/a.bsp"_s, bsp::games::quake2.folders, {folder.path(u"added"_s)});
        QCOMPARE(below(folder, more.places()),
                 (QStringList{u"baseq2/pak3.pak"_s, u"added"_s, u"baseq2/pak5.pak"_s, u"baseq2"_s}));
        QCOMPARE(found(more, u"pics/a.pcx"_s), "its own");
        QCOMPARE(found(more, u"pics/b.pcx"_s), "added");
    }

    void whatIsAddedGoesBeforeAllOthers()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
        folder.savePak(u"baseq2/pak0.pak"_s, "pics/a.pcx", "game");
        const auto archive = folder.savePak(u"else/any.zip"_s, "pics/a.pcx", "archive");
        folder.save(u"mine/pics/a.pcx"_s, "folder");
        folder.savePak(u"mine/pak1.pak"_s, "pics/b.pcx", "in the folder");
        const GameFiles files(map, bsp::games::quake2.folders, {archive, folder.path(u"mine"_s), folder.path(u"none"_s)});
        QCOMPARE(below(folder, files.places()),
                 (QStringList{u"else/any.zip"_s, u"mine/pak1.pak"_s, u"mine"_s, u"baseq2/pak0.pak"_s, u"baseq2"_s}));
        QCOMPARE(found(files, u"pics/a.pcx"_s), "archive");
        QCOMPARE(found(files, u"pics/b.pcx"_s), "in the folder");
    }

    void addedFoldersBringTheBaseGame()
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

    void linksToMapsBringTheBaseGame()
    {
        const GameFolder folder, apart;
        folder.savePak(u"quake2/baseq2/pak0.pak"_s, "pics/a.pcx", "game");
        const auto link = apart.path(u"link.bsp"_s);
        if (!linkFile(folder.save(u"quake2/baseq2/maps/a.bsp"_s, "map"), link))
            QSKIP("Here no symbolic links are made.");
        QCOMPARE(found(GameFiles(link, bsp::games::quake2.folders), u"pics/a.pcx"_s), "game");
    }

    void mapsThatLieAnywhereHaveOnlyWhatLiesNear()
    {
        const GameFolder folder, apart;
        const auto map = folder.save(u"a/b/c/d/e/f/maps/x.bsp"_s, "map");
        folder.save(u"a/textures/far.wal"_s, "too far");
        folder.save(u"a/b/pak0.pak"_s, "not opened: its folder holds nothing of a game");
        folder.save(u"a/b/c/textures/near.wal"_s, "near");
        folder.savePak(u"a/b/c/any.pak"_s, "textures/packed.wal", "packed");
        const GameFiles files(map, bsp::games::quake2.folders);
        QCOMPARE(below(folder, files.places()),
                 (QStringList{u"a/b/c/d/e/f/maps"_s, u"a/b/c/d/e/f"_s, u"a/b/c"_s, u"a/b/c/any.pak"_s}));
        QCOMPARE(found(files, u"textures/near.wal"_s), "near");
        QCOMPARE(found(files, u"textures/packed.wal"_s), "packed");
        QCOMPARE(found(files, u"textures/far.wal"_s), "nothing");
        // A folder of a base game's name with no game in it is none.
        const auto lonely = apart.save(u"data/me/x.bsp"_s, "map");
        apart.save(u"base/notes.txt"_s, "no game");
        QCOMPARE(below(apart, GameFiles(lonely, bsp::games::quake3.folders).places()), QStringList{u"data/me"_s});
    }

    void ofManyArchivesBesideAMapNoneIsOpened()
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
    }

    void inTheHomeFolderNoneIsOpened()
    {
        const GameFolder folder;
        const auto map = folder.save(u"me/x.bsp"_s, "map");
        folder.savePak(u"me/a.pak"_s, "pics/a.pcx", "a");
        QCOMPARE(GameFiles(map, bsp::games::quake2.folders).places().size(), 2);
        const auto home = qgetenv("HOME");
        qputenv("HOME", folder.path(u"me"_s).toUtf8()); // QDir::homePath() asks for it each time, but on Windows
        const bool isHome = QDir::homePath() == folder.path(u"me"_s);
        const auto places = GameFiles(map, bsp::games::quake2.folders).places();
        qputenv("HOME", home);
        if (!isHome)
            QSKIP("Here HOME does not say where the home folder is.");
        QCOMPARE(below(folder, places), QStringList{u"me"_s});
    }

    void listsHaveEachNameOnce()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq3/maps/a.bsp"_s, "map");
        folder.save(u"baseq3/b.pk3"_s, zipOf({{.name = "scripts/z.shader", .bytes = "b"},
                                              {.name = "scripts/a.SHADER", .bytes = "b"},
                                              {.name = "scripts/deeper/c.shader", .bytes = "b"}}));
        folder.save(u"baseq3/a.pk3"_s,
                    zipOf({{.name = "Scripts/A.shader", .bytes = "a"}, {.name = "scripts/y.shader", .bytes = "a"}}));
        folder.save(u"baseq3/scripts/x.shader"_s, "loose");
        folder.save(u"baseq3/scripts/Y.shader"_s, "loose");
        folder.save(u"baseq3/scripts/shaderlist.txt"_s, "loose");
        const GameFiles files(map, bsp::games::quake3.folders);
        QStringList paths;
        for (const auto &file : files.list(u"scripts"_s, u".shader"_s))
            paths.append(file.path);
        QCOMPARE(below(folder, paths), (QStringList{u"baseq3/b.pk3/scripts/z.shader"_s, u"baseq3/b.pk3/scripts/a.SHADER"_s,
                                                    u"baseq3/a.pk3/scripts/y.shader"_s, u"baseq3/scripts/x.shader"_s}));
    }

    void damagedArchivesAreToldAndPassedOver()
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

    // Only archives that were opened tell that they are damaged.
    void openingArchivesIsStopped()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
        folder.savePak(u"baseq2/pak0.pak"_s, "pics/a.pcx", "0");
        for (int i = 1; i < 10; ++i)
            folder.save(u"baseq2/pak%1.pak"_s.arg(i), "PACK, and cut off");
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(searchedPlaces(map, bsp::games::quake2.folders, {}, {}, stopped.get_token()).size()
                < searchedPlaces(map, bsp::games::quake2.folders, {}, {}).size());
        const GameFiles files(map, bsp::games::quake2.folders);
        files.open(stopped.get_token());
        QCOMPARE(files.problems(), QStringList()); // which looks for the places, since what was stopped is not kept
        files.open(stopped.get_token());
        QCOMPARE(files.problems(), QStringList());
        files.open({});
        QCOMPARE(files.problems().size(), 9);
        QCOMPARE(found(files, u"pics/a.pcx"_s), QByteArray("0"));
    }

    void archivesAreNotAskedForNamesThatTheyDoNotHold()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, "map");
        for (int i = 0; i < 20; ++i) { // behind the folder, but for the first
            const auto own = "own/" + QByteArray::number(i);
            folder.save(u"baseq2/"_s + (i == 0 ? u"pak0.pak"_s : u"%1.pk3"_s.arg(i)),
                        zipOf({{.name = own, .bytes = own}, {.name = "Both", .bytes = own}, {.name = "loose", .bytes = own}}));
        }
        folder.save(u"baseq2/LOOSE"_s, "loose");
        folder.save(u"baseq2/own/1"_s, "loose");
        for (const bool areOpened : {false, true}) {
            const GameFiles files(map, bsp::games::quake2.folders);
            QVERIFY(!areOpened || files.open({}));
            for (int i = 0; i < 1000; ++i)
                QVERIFY(!files.find(u"textures/%1.tga"_s.arg(i)));
            QCOMPARE(found(files, u"both"_s), "own/0");
            QCOMPARE(found(files, u"loose"_s), "own/0");
            QCOMPARE(found(files, u"own/1"_s), "loose");
            for (int i = 2; i < 20; ++i) {
                const auto file = files.find(u"OWN/%1"_s.arg(i));
                QVERIFY(file);
                QCOMPARE(file->path, folder.path(u"baseq2/%1.pk3/own/%1"_s.arg(i)));
                QCOMPARE(file->place->questions(), 1);
            }
        }
    }

    void manyThreadsFindTheSame()
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

    void wadsGoByTheirBaseNamesFromTheEnd()
    {
        const auto bytes =
            MapBuilder(bsp::goldsrc)
                .setLumpBytes("ENTITIES",
                              "{ \"classname\" \"worldspawn\" \"_wad\" \"x.wad\" "
                              "\"wad\" \"C:\\half life\\valve\\First.wad;/home/me/second.wad;;d:third.wad; first.WAD \" }"
                              "{ \"classname\" \"light\" \"wad\" \"none.wad\" }")
                .build();
        OPEN_BYTES(map, bytes);
        QCOMPARE(wadNames(map), (QStringList{u"first.WAD"_s, u"third.wad"_s, u"second.wad"_s}));

        const auto namesIn = [](const QByteArray &list) {
            const auto text = "{ \"classname\" \"worldspawn\" " + list + " }";
            const auto one = readMap(MapBuilder(bsp::goldsrc).setLumpBytes("ENTITIES", text).build());
            return one ? wadNames(one.value()) : QStringList(u"no map"_s);
        };
        QCOMPARE(namesIn("\"wad\" \"\\half life\\second;gallery;/a.b/third\""),
                 (QStringList{u"third.wad"_s, u"gallery.wad"_s, u"second.wad"_s}));
        QCOMPARE(namesIn("\"wad\" \"a.tex;b.;.wad\""), (QStringList{u"b.wad"_s, u"a.wad"_s}));
        QCOMPARE(namesIn("\"wad\" \"my.own.wad\""), QStringList(u"my.own"_s)); // what the engine looks for
        QCOMPARE(namesIn("\"wad\" \"pldecal.wad;tempdecal;a.wad\""), QStringList(u"a.wad"_s));
        QCOMPARE(namesIn("\"wad\" \"a.wad\" \"wad\" \"b.wad\""), QStringList(u"a.wad"_s));
        QCOMPARE(namesIn("\"wad \" \"a.wad\""), QStringList()); // looked for before blanks are taken off

        QByteArray many;
        for (int i = 0; i < 100'000; ++i)
            many += QByteArray::number(i) + ';';
        const auto text = "{ \"classname\" \"worldspawn\" \"wad\" \"" + many + "\" }";
        OPEN_BYTES(crowded, MapBuilder(bsp::goldsrc).setLumpBytes("ENTITIES", text).build());
        QCOMPARE(wadNames(crowded).size(), 255);
        QCOMPARE(wadNames(crowded).first(), u"99999.wad"_s);
    }

    void wadsAreFoundInTheBaseGameAndInArchives()
    {
        const GameFolder folder;
        const auto map = folder.save(u"cstrike/maps/a.bsp"_s, "map");
        folder.save(u"valve/HalfLife.wad"_s, wadOf({{.name = "brick", .bytes = "hl"}, {.name = "stone", .bytes = "stone"}}));
        folder.savePak(u"cstrike/pak0.pak"_s, "cs.wad", wadOf({{.name = "Brick", .bytes = "cs"}}));
        const auto mine = folder.save(u"mine.wad"_s, wadOf({{.name = "own", .bytes = "own"}}));
        const GameFiles files(map, bsp::games::halfLife.folders, {mine}, {u"cs.wad"_s, u"halflife.wad"_s});
        const auto lump = [&files](const QString &name) {
            const auto file = files.findInWads(name);
            return file ? files.read(*file).value() : QByteArray("nothing");
        };
        QCOMPARE(lump(u"BRICK.mip"_s), "cs");
        QCOMPARE(lump(u"stone.mip"_s), "stone");
        QCOMPARE(lump(u"own.mip"_s), "own");
        QCOMPARE(lump(u"none.mip"_s), "nothing");
        QCOMPARE(files.findInWads(u"brick.mip"_s)->path, folder.path(u"cstrike/pak0.pak/cs.wad/Brick.mip"_s));
        QCOMPARE(below(folder, files.triedInWads(u"a.mip"_s)),
                 (QStringList{u"mine.wad/a.mip"_s, u"cstrike/pak0.pak/cs.wad/a.mip"_s, u"valve/HalfLife.wad/a.mip"_s}));
        QVERIFY(!files.find(u"own.mip"_s)); // a WAD is no folder of the game
    }

    void wadsThatAreLeftOutOrMissingTellWhy()
    {
        const GameFolder folder, apart;
        const auto map = folder.save(u"valve/maps/a.bsp"_s, "map");
        const auto small = wadOf({{.name = "brick", .bytes = "brick"}});
        folder.save(u"valve/a.pk3"_s, zipOf({{.name = "small.wad", .bytes = small},
                                             {.name = "huge.wad", .bytes = small, .statedSize = 256U << 20},
                                             {.name = "broken.wad", .bytes = "no WAD"},
                                             {.name = "last.wad", .bytes = wadOf({{.name = "last", .bytes = "last"}})}}));
        const GameFiles files(map, bsp::games::halfLife.folders, {folder.path(u"valve/a.pk3"_s)},
                              {u"small.wad"_s, u"huge.wad"_s, u"broken.wad"_s, u"last.wad"_s});
        QVERIFY(files.findInWads(u"brick.mip"_s) && files.findInWads(u"last.mip"_s));
        const auto problems = files.problems();
        QCOMPARE(problems.size(), 2);
        const auto start = folder.path(u"valve/a.pk3"_s);
        QVERIFY2(problems[0].startsWith(start + u"/huge.wad is not searched: "_s) && problems[0].contains(u"256 MB"),
                 qPrintable(problems[0]));
        QVERIFY2(problems[1].startsWith(start + u"/broken.wad is not searched: "_s), qPrintable(problems[1]));
        // Those that are missing tell where they were looked for.
        const auto other = apart.save(u"cstrike/maps/a.bsp"_s, "map");
        apart.save(u"valve/maps/b.bsp"_s, "map");
        apart.save(u"valve/broken.wad"_s, "no WAD");
        const GameFiles missing(other, bsp::games::halfLife.folders, {}, {u"none.wad"_s, u"broken.wad"_s});
        QVERIFY(!missing.findInWads(u"a.mip"_s));
        QCOMPARE(below(apart, missing.triedInWads(u"a.mip"_s)),
                 (QStringList{u"cstrike/none.wad"_s, u"valve/none.wad"_s, u"valve/broken.wad/a.mip"_s}));
        QCOMPARE(missing.problems().size(), 1);
        QVERIFY(missing.problems().first().contains(u"broken.wad"));
    }
};

ADD_TEST(GameFilesTest, QCoreApplication)
#include "tst_gamefiles.moc"
