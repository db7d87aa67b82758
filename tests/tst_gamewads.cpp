// The WADs that a map names are found where Half-Life looks for them.
#include "core/assets/gamefiles.h"
#include "core/assets/gamefolders.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"

#include <QtTest>

using namespace Qt::StringLiterals;

class GameWadsTest : public QObject
{
    Q_OBJECT

private slots:
    void wadsGoByTheirBaseNamesFromTheEnd();
    void wadsAreFoundInTheBaseGameAndInArchives();
    void packedWadsHaveABudgetAndSayWhenTheyAreLeftOut();
    void wadsThatAreMissingTellWhereTheyWereLookedFor();
};

void GameWadsTest::wadsGoByTheirBaseNamesFromTheEnd()
{
    const auto bytes = MapBuilder(bsp::goldsrc)
                           .setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" \"_wad\" \"x.wad\" "
                                                     "\"wad\" \"C:\\half life\\valve\\First.wad;/home/me/second.wad;;d:third.wad; first.WAD \" }"
                                                     "{ \"classname\" \"light\" \"wad\" \"none.wad\" }")
                           .build();
    OPEN_BYTES(map, bytes);
    QCOMPARE(wadNames(map), (QStringList{u"first.WAD"_s, u"third.wad"_s, u"second.wad"_s}));

    QByteArray many;
    for (int i = 0; i < 100'000; ++i)
        many += QByteArray::number(i) + ';';
    const auto text = "{ \"classname\" \"worldspawn\" \"wad\" \"" + many + "\" }";
    OPEN_BYTES(crowded, MapBuilder(bsp::goldsrc).setLumpBytes("ENTITIES", text).build());
    QCOMPARE(wadNames(crowded).size(), 255);
    QCOMPARE(wadNames(crowded).first(), u"99999"_s);
}

void GameWadsTest::wadsAreFoundInTheBaseGameAndInArchives()
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

void GameWadsTest::packedWadsHaveABudgetAndSayWhenTheyAreLeftOut()
{
    const GameFolder folder;
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
}

void GameWadsTest::wadsThatAreMissingTellWhereTheyWereLookedFor()
{
    const GameFolder folder;
    const auto map = folder.save(u"cstrike/maps/a.bsp"_s, "map");
    folder.save(u"valve/maps/b.bsp"_s, "map");
    folder.save(u"valve/broken.wad"_s, "no WAD");
    const GameFiles files(map, bsp::games::halfLife.folders, {}, {u"none.wad"_s, u"broken.wad"_s});
    QVERIFY(!files.findInWads(u"a.mip"_s));
    QCOMPARE(below(folder, files.triedInWads(u"a.mip"_s)),
             (QStringList{u"cstrike/none.wad"_s, u"valve/none.wad"_s, u"valve/broken.wad/a.mip"_s}));
    QCOMPARE(files.problems().size(), 1);
    QVERIFY(files.problems().first().contains(u"broken.wad"));
}

QTEST_GUILESS_MAIN(GameWadsTest)

#include "tst_gamewads.moc"
