// Maps by paths that may lead into an archive.
#include "core/opening/mapsource.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"

class MapSourceTest : public QObject
{
    Q_OBJECT

private slots:
    void pathsLeadIntoArchives()
    {
        const auto file = folder_.save(u"a.pk3"_s, zipOf({{.name = "maps/first.bsp", .bytes = "1"},
                                                          {.name = "textures/wall.wal", .bytes = "2"},
                                                          {.name = "maps/Second.BSP", .bytes = "3"}}));
        const auto check = [](const QString &path, const QString &expectedFile, const QString &expectedEntry) {
            const auto source = mapSource(path);
            QCOMPARE(source.file, expectedFile);
            QCOMPARE(source.entry, expectedEntry);
        };
        check(file, file, {});
        check(file + u"/maps/first.bsp"_s, file, u"maps/first.bsp"_s);
        check(file + u"//maps\\first.bsp"_s, file, u"maps/first.bsp"_s);
        check(file + u'/', file, {});
        const auto missing = folder_.path(u"missing.pk3/maps/first.bsp"_s);
        check(missing, missing, {});
        check(u"nothing"_s, u"nothing"_s, {});
        check(u"/dev/null/maps/a.bsp"_s, u"/dev/null/maps/a.bsp"_s, {});
        QCOMPARE(mapsInside(file), (QStringList{file + u"/maps/Second.BSP"_s, file + u"/maps/first.bsp"_s}));
        QCOMPARE(mapsInside(missing), QStringList());
        QCOMPARE(mapsInside(folder_.save(u"plain.bsp"_s, MapBuilder::room(bsp::quake2).build())), QStringList());
    }

    void sampleArchivesHoldTheSampleMaps()
    {
        for (const auto &[name, plain] : {std::pair(u"archives/gallery.pak", u"quake2/maps/gallery.bsp"),
                                          {u"archives/gallery.pk3", u"quake3/maps/gallery.bsp"}}) {
            const auto archive = sampleFile(name);
            QCOMPARE(mapsInside(archive), QStringList{archive + u"/maps/gallery.bsp"_s});
            const auto map = openMap(archive + u"/MAPS/gallery.bsp"_s);
            VERIFY_RESULT(map);
            const auto expected = readMapFile(sampleFile(plain));
            VERIFY_RESULT(expected);
            QVERIFY(map.value().file() == expected.value().file());
        }
    }

    void mapsThatAreNotThereNameThoseThatAre()
    {
        QList<PackedFile> many{{.name = "maps/room.bsp", .bytes = MapBuilder::room(bsp::goldsrc).build()},
                               {.name = "maps/text.bsp", .bytes = "hello"}};
        const auto few = folder_.save(u"few.pak"_s, pakOf(many)), none = folder_.save(u"none.pak"_s, pakOf({}));
        for (int i = 0; i < 9; ++i)
            many.append({.name = "maps/a" + QByteArray::number(i) + ".bsp", .bytes = {}});
        const auto large = folder_.save(u"many.pk3"_s, zipOf(many));
        VERIFY_RESULT(openMap(few + u"/maps/room.bsp"_s));
        const auto says = [](const QString &path, const QStringList &words) {
            const auto map = openMap(path);
            QVERIFY(!map && map.error().endsWith(u'.'));
            for (const auto &word : words)
                QVERIFY2(map.error().contains(word), qPrintable(map.error()));
        };
        says(few, {u"This is an archive"_s, few + u"/maps/room.bsp"_s, u"maps/text.bsp"_s});
        says(few + u"/maps/x.bsp"_s, {u"no maps/x.bsp"_s, u"maps/room.bsp, maps/text.bsp."_s});
        says(few + u"/maps/text.bsp"_s, {u"This is text"_s});
        says(large, {large + u"/maps/a0.bsp"_s, u"maps/a4.bsp and 6 more"_s});
        says(large + u"/x.bsp"_s, {u"maps/a4.bsp and 6 more"_s});
        says(none, {u"contains no map"_s});
        says(none + u"/maps/x.bsp"_s, {u"no map in it"_s});
        says(folder_.save(u"plain.txt"_s, "hello") + u"/maps/x.bsp"_s, {u"text, not a PAK, PK3 or WAD"_s});
    }

private:
    const GameFolder folder_;
};

ADD_TEST(MapSourceTest, QCoreApplication)
#include "tst_mapsource.moc"
