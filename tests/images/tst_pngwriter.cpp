// What is exported as a PNG and read back is what it was: the very indexes, palette and alpha.
#include "core/images/picture.h"
#include "core/images/pngwriter.h"
#include "tests/files.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

class PngWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void indexesAndPaletteAreKept_data()
    {
        const auto row = addColumns<QString, QByteArray, Palette>("name", "bytes", "palette");
        const QSize size(17, 40);
        row("WAL", u"a.wal"_s, walOf("a", size), Palette(someColors()));
        row("grey WAL", u"a.wal"_s, walOf("a", size), neutralPalette());
        row("black WAL", u"a.wal"_s, walOf("a", size), Palette(256, qRgb(0, 0, 0)));
        row("miptex", u"a.mip"_s, miptexOf("a", size, someColors()), Palette());
        row("miptex with a colour cut out", u"a.mip"_s, miptexOf("{a", size, someColors()), Palette());
        row("PCX", u"a.pcx"_s, pcxOf(size, someIndexes(size), someColors()), Palette());
        row("of one colour", u"a.pcx"_s, pcxOf(size, Indexes(17 * 40, '\x07'), someColors()), Palette());
    }

    void indexesAndPaletteAreKept()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(Palette, palette);
        const auto picture = readPicture(bytes, name, palette);
        VERIFY_RESULT(picture);
        for (const auto &mip : picture.value().mips) {
            const auto path = folder_.filePath(u"out.png"_s);
            const auto written = writePng(mip, path);
            VERIFY_RESULT(written);
            const auto png = contentOf(path);
            QCOMPARE(written.value(), png.size());
            QCOMPARE(png[24], '\x08'); // bits, and the kind of PNG: indexes
            QCOMPARE(png[25], '\x03');
            QCOMPARE(png.contains("tRNS"), picture.value().transparent >= 0);
            const auto read = readByQt(png);
            VERIFY_RESULT(read);
            QCOMPARE(read.value().transparent, picture.value().transparent);
            QCOMPARE(read.value().image().colorTable(), mip.colorTable());
            QVERIFY(read.value().isIndexed());
            QCOMPARE(read.value().size(), mip.size());
            for (int y = 0; y < mip.height(); ++y)
                for (int x = 0; x < mip.width(); ++x)
                    QCOMPARE(read.value().image().pixelIndex(x, y), mip.pixelIndex(x, y));
        }
    }

    void texelsAreKept()
    {
        const QSize size(33, 7);
        for (const int bits : {24, 32, 8}) { // opaque, with alpha, and grey
            const auto picture = readTga(tgaOf({bits == 8 ? 3 : 2, bits}, size, someTexels(size)));
            VERIFY_RESULT(picture);
            const auto png = pngOf(picture.value().image());
            VERIFY_RESULT(png);
            const auto read = readByQt(png.value());
            VERIFY_RESULT(read);
            QCOMPARE(read.value().image(), picture.value().image());
            QCOMPARE(read.value().image().hasAlphaChannel(), bits == 32);
        }
    }

    void whatCannotBeWrittenIsSaid()
    {
        QImage image(4, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        const auto nowhere = writePng(image, folder_.filePath(u"no such folder/a.png"_s));
        QVERIFY(!nowhere);
        QVERIFY2(nowhere.error().contains(u"no such folder"_s), qPrintable(nowhere.error()));
        const auto path = folder_.filePath(u"null.png"_s);
        QVERIFY(!writePng(QImage(), path));
        QVERIFY(!QFile::exists(path));
    }

private:
    QTemporaryDir folder_;
};

ADD_TEST(PngWriterTest, QCoreApplication)
#include "tst_pngwriter.moc"
