// Where textures were looked for, as people read it: files and folders together.
#include "core/assets/triedpaths.h"
#include "tests/program.h"

class TriedPathsTest : public QObject
{
    Q_OBJECT

private slots:
    void endingsStandBehindTheFirstName()
    {
        QCOMPARE(namesTogether({u"textures/a.tga"_s, u"textures/a.jpg"_s, u"b.wad"_s, u"textures/a.tga"_s, u"a.d/c"_s}),
                 (QStringList{u"textures/a.tga, .jpg"_s, u"b.wad"_s, u"a.d/c"_s}));
    }

    void archivesAreCountedAtTheirFolder()
    {
        const auto lines =
            placesTogether({u"/g/mod"_s, u"/g/base/pak1.pak"_s, u"/g/base/pak0.pak"_s, u"/g/base"_s, u"/x/a.wad"_s});
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], u"/g/mod"_s);
        QVERIFY2(lines[1].startsWith(u"/g/base"_s) && lines[1].contains(u'2'), qPrintable(lines[1]));
        QCOMPARE(lines[2], u"/x/a.wad"_s);
    }

    void aFolderInAnotherIsNoArchive()
    {
        const QTemporaryDir folder;
        const auto game = folder.path(), mod = folder.filePath(u"mod"_s);
        QVERIFY(QDir().mkdir(mod));
        QCOMPARE(placesTogether({mod, game}), (QStringList{mod, game}));
        const auto lines = placesTogether({mod, mod + u"/pak0.pak"_s, game, game + u"/a.pk3"_s, game + u"/b.pk3"_s});
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[0].startsWith(mod + u" and 1 "_s), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith(game + u" and 2 "_s), qPrintable(lines[1]));
    }

    void namesStandBeforeThePlaces()
    {
        const QStringList places{u"/g/a.pk3"_s, u"/g"_s, u"/h"_s};
        QStringList tried;
        for (const auto &ending : {u".tga"_s, u".jpg"_s})
            for (const auto &place : places)
                tried.append(place + u"/textures/x"_s + ending);
        const auto text = triedText(tried, places);
        QCOMPARE(text.size(), 3);
        QCOMPARE(text[0], u"textures/x.tga, .jpg"_s);
        QVERIFY(text[1].contains(u"/g"_s) && text[1].contains(u'1'));
        QCOMPARE(text[2].trimmed(), u"in /h"_s);
        const auto places3 = triedPlaces(tried, places);
        QCOMPARE(places3.size(), 3U);
        QCOMPARE(places3[0].place, u"/g/a.pk3"_s); // the innermost
        QCOMPARE(places3[0].names, (QStringList{u"textures/x.tga"_s, u"textures/x.jpg"_s}));
    }

    void whatLiesInNoPlaceIsInItsFolder()
    {
        const auto places = triedPlaces({u"/a/b/c.wal"_s, u"/a/b/d.wal"_s, u"/root.wal"_s, u"bare"_s}, {u"/a/bc"_s});
        QCOMPARE(places.size(), 3U);
        QCOMPARE(places[0].place, u"/a/b"_s);
        QCOMPARE(places[0].names, (QStringList{u"c.wal"_s, u"d.wal"_s}));
        QCOMPARE(places[1].place, u"/"_s);
        QCOMPARE(places[1].names, QStringList{u"root.wal"_s});
        QCOMPARE(places[2].names, QStringList{u"bare"_s});
    }
};

ADD_TEST(TriedPathsTest, QCoreApplication)
#include "tst_triedpaths.moc"
