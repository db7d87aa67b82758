// Exported textures have names that every file system takes, and stay in their folder.
#include "core/assets/textureexport.h"
#include "tests/program.h"

class PngNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAreSafe_data()
    {
        QTest::addColumn<QString>("path");
        const auto row = [](const char *name, const char *path) { QTest::newRow(name) << QString::fromLatin1(path); };
        row("e1u1/floor", "e1u1/floor.png");
        row("textures/a/b.TGA", "textures/a/b.png");
        row("brick.mip", "brick.png");
        row("file.name", "file.name.png");
        row("{grate", "{grate.png");
        row("!water+0~", "!water+0~.png");
        row("../../etc/passwd", "%2E%2E/%2E%2E/etc/passwd.png");
        row("..\\..\\a", "%2E%2E/%2E%2E/a.png");
        row("/etc/passwd", "etc/passwd.png");
        row("a//b/./c", "a/b/%2E/c.png");
        row("C:\\a", "C%3A/a.png");
        row("*lava?", "%2Alava%3F.png");
        row("100%", "100%25.png");
        row("a\tb", "a%09b.png");
        row("aux", "%61ux.png");
        row("e1/NUL/com1.wal", "e1/%4EUL/%63om1.png");
        row("con.old.tga", "%63on.old.png");
        row("auxiliary", "auxiliary.png");
        row("com0", "com0.png");
        row("a./b ", "a%2E/b%20.png");
        row("", "unnamed.png");
        row("/", "unnamed.png");
    }

    void namesAreSafe()
    {
        QFETCH(QString, path);
        QCOMPARE(pngNames({QString::fromLatin1(QTest::currentDataTag())}), QStringList{path});
    }

    void noTwoAreEqual()
    {
        QCOMPARE(pngNames({u"a.tga"_s, u"a.jpg"_s, u"A.JPG"_s, u"a"_s, u"a"_s, u"a-2"_s, {}, {}}),
                 (QStringList{u"a.png"_s, u"a.jpg.png"_s, u"A-2.png"_s, u"a-3.png"_s, u"a-4.png"_s, u"a-2-2.png"_s,
                              u"unnamed.png"_s, u"unnamed-2.png"_s}));
    }

    void noneIsReserved()
    {
        QCOMPARE(pngNames({u"Atlas"_s, u"atlas.tga"_s, u"a/atlas"_s}, {u"atlas.png"_s}),
                 (QStringList{u"Atlas-2.png"_s, u"atlas.tga.png"_s, u"a/atlas.png"_s}));
    }

    // Were each counted anew, this would not come to an end.
    void manyOfOneNameTakeNoLonger()
    {
        const auto names = pngNames(QStringList(200'000, u"a"_s));
        QCOMPARE(names.last(), u"a-200000.png"_s);
    }
};

ADD_TEST(PngNamesTest, QCoreApplication)
#include "tst_pngnames.moc"
