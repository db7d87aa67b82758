// Images that Qt decodes, images by their names, and those of the samples and of real maps, which are whole.
#include "core/images/picture.h"
#include "tests/files.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

QByteArray saved(const QImage &image, const char *format, int quality = -1)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, format, quality))
        qFatal("cannot write %s", format);
    return buffer.data();
}

QImage translucent(QSize size)
{
    QImage image(size, QImage::Format_ARGB32);
    const auto texels = someTexels(size);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, texels[y * size.width() + x]);
    return image;
}

QImage indexed(QSize size, const QList<QRgb> &colors)
{
    QImage image(size, QImage::Format_Indexed8);
    image.setColorTable(colors);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, static_cast<uint>((x + y * 7) % colors.size()));
    return image;
}

QStringList picturesIn(const QString &folder)
{
    QStringList paths;
    for (QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        if (isPictureName(files.next()))
            paths.append(files.filePath());
    paths.sort();
    return paths;
}

} // namespace

class ImageFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void pngsKeepTheirTexels_data()
    {
        QTest::addColumn<QImage>("image");
        const auto image = translucent({20, 9});
        QTest::newRow("alpha") << image;
        QTest::newRow("opaque") << image.convertToFormat(QImage::Format_RGB32);
        QTest::newRow("grey") << image.convertToFormat(QImage::Format_Grayscale8);
        QTest::newRow("16 bits a channel") << image.convertToFormat(QImage::Format_RGBA64);
        QTest::newRow("black and white") << image.convertToFormat(QImage::Format_Mono);
        QImage white(2048, 2048, QImage::Format_RGB32);
        white.fill(Qt::white);
        QTest::newRow("large") << white;
        QTest::newRow("large, black and white") << white.scaled(512, 512).convertToFormat(QImage::Format_Mono);
    }

    void pngsKeepTheirTexels()
    {
        QFETCH(QImage, image);
        const auto read = readByQt(saved(image, "PNG"));
        VERIFY_RESULT(read);
        const auto &picture = read.value();
        QCOMPARE(picture.kind, u"PNG");
        const auto format = image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32;
        QCOMPARE(picture.image().format(), format);
        QCOMPARE(picture.image(), image.convertToFormat(format));
        QCOMPARE(picture.mips.size(), 1u);
        QVERIFY(picture.damage.isEmpty());
    }

    void pngsOfIndexesStayIndexesUnlessTranslucent()
    {
        auto colors = someColors().first(100);
        for (const int transparent : {-1, 17}) {
            if (transparent >= 0)
                colors[transparent] &= 0xffffff;
            const auto image = indexed({30, 11}, colors);
            const auto read = readByQt(saved(image, "PNG"));
            VERIFY_RESULT(read);
            QVERIFY(read.value().isIndexed());
            QCOMPARE(read.value().transparent, transparent);
            QCOMPARE(read.value().image().colorCount(), 256);
            QCOMPARE(read.value().image().colorTable().first(100), colors);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    QCOMPARE(read.value().image().pixelIndex(x, y), image.pixelIndex(x, y));
        }
        // Of translucent colours they become texels.
        for (const auto &[one, other] : {std::pair(100, 255), {0, 0}}) {
            auto translucent = someColors();
            translucent[3] = qRgba(1, 2, 3, one);
            translucent[4] = qRgba(4, 5, 6, other);
            const auto image = indexed({30, 11}, translucent);
            const auto read = readByQt(saved(image, "PNG"));
            VERIFY_RESULT(read);
            QCOMPARE(read.value().image(), image.convertToFormat(QImage::Format_ARGB32));
            QCOMPARE(read.value().transparent, -1);
        }
    }

    void jpegsAndBmpsAreReadWhateverTheirName()
    {
        QImage image(40, 24, QImage::Format_RGB32);
        image.fill(qRgb(200, 100, 50));
        const auto bmp = readByQt(saved(image, "BMP"));
        VERIFY_RESULT(bmp);
        QCOMPARE(bmp.value().image(), image);
        QCOMPARE(bmp.value().kind, u"BMP");
        const auto jpeg = readByQt(saved(image, "JPEG", 95));
        VERIFY_RESULT(jpeg);
        QCOMPARE(jpeg.value().kind, u"JPEG");
        QCOMPARE(jpeg.value().size(), image.size());
        QCOMPARE(jpeg.value().image().format(), QImage::Format_RGB32);
        const QColor color(jpeg.value().image().pixel(20, 12));
        QVERIFY(qAbs(color.red() - 200) < 4 && qAbs(color.green() - 100) < 4 && qAbs(color.blue() - 50) < 4);
        QVERIFY(jpeg.value().damage.isEmpty());
        const auto grey = readByQt(saved(image.convertToFormat(QImage::Format_Grayscale8), "JPEG"));
        VERIFY_RESULT(grey);
        QCOMPARE(grey.value().image().format(), QImage::Format_RGB32);
        const auto read = readPicture(saved(translucent({8, 8}), "PNG"), u"textures/wall.JPG", {});
        VERIFY_RESULT(read);
        QCOMPARE(read.value().kind, u"PNG");
    }

    void namesSayTheReaderAndOthersAreNoPictures_data()
    {
        const auto row = addColumns<QString, QByteArray, QString>("name", "bytes", "kind");
        const QSize size(16, 16);
        const auto indexes = someIndexes(size);
        row("wal", u"textures/a.wal"_s, walOf("a", size), u"WAL"_s);
        row("mip", u"a.MIP"_s, miptexOf("a", size, someColors()), u"miptex"_s);
        row("qpic", u"a.qpic"_s, qpicOf(size, indexes, someColors()), u"qpic"_s);
        row("pcx", u"pics/A.Pcx"_s, pcxOf(size, indexes, someColors()), u"PCX"_s);
        row("tga", u"a.tga"_s, tgaOf({}, size, someTexels(size)), u"TGA"_s);
        row("png", u"a.b.png"_s, saved(translucent(size), "PNG"), u"PNG"_s);
        row("jpeg", u"a.jpeg"_s, saved(translucent(size), "JPEG"), u"JPEG"_s);
        row("jpg", u"a.jpg"_s, saved(translucent(size), "JPEG"), u"JPEG"_s);
        row("bmp", u"a.bmp"_s, saved(translucent(size), "BMP"), u"BMP"_s);
    }

    void namesSayTheReaderAndOthersAreNoPictures()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QVERIFY(isPictureName(name));
        const auto read = readPicture(bytes, name, someColors());
        VERIFY_RESULT(read);
        QTEST(read.value().kind, "kind");
        QCOMPARE(read.value().size(), QSize(16, 16));
        QVERIFY(!read.value().header.empty());
        for (const auto &other : {u"wal"_s, u"a.bsp"_s, u"a.wal.txt"_s, QString(), u"tga/readme"_s, u"a.gif"_s}) {
            QVERIFY(!isPictureName(other));
            QVERIFY(!readPicture(walOf("a", {16, 16}), other, {}));
        }
    }

    void allImagesOfTheSamplesAreWhole()
    {
        const auto paths = picturesIn(QStringLiteral(LUMPSCOPE_SAMPLES));
        for (const auto &extension : {u".wal"_s, u".pcx"_s, u".tga"_s, u".jpg"_s, u".png"_s})
            QVERIFY(!paths.filter(extension).isEmpty());
        const auto palette = readPalette(contentOf(sampleFile(u"quake2/pics/colormap.pcx")));
        VERIFY_RESULT(palette);
        for (const auto &path : paths) {
            const auto read = readPicture(contentOf(path), path, palette.value());
            QVERIFY2(read, qPrintable(path));
            QVERIFY2(read.value().damage.isEmpty(), qPrintable(path + read.value().damage));
            QVERIFY2(!read.value().size().isEmpty(), qPrintable(path));
        }
    }

    void allTexturesOfRealMapsAreWhole()
    {
        const auto folder = qEnvironmentVariable("LUMPSCOPE_MAPS");
        if (folder.isEmpty())
            QSKIP("LUMPSCOPE_MAPS is not set: only the samples are tested, not the images beside real maps.");
        const auto paths = picturesIn(folder);
        QVERIFY(!paths.isEmpty());
        for (const auto &path : paths) {
            const auto read = readPicture(contentOf(path), path, {});
            QVERIFY2(read, qPrintable(path));
            QVERIFY2(read.value().damage.isEmpty(), qPrintable(path + read.value().damage));
            QCOMPARE(read.value().mips.size(), path.endsWith(u".wal"_s) ? 4u : 1u);
        }
    }
};

ADD_TEST(ImageFilesTest, QCoreApplication)
#include "tst_imagefiles.moc"
