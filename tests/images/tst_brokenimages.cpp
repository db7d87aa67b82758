// Images that are cut off or lie: each is shown as far as it goes, or refused with a sentence, and takes no more memory
// than its bytes are worth.
#include "core/images/picture.h"
#include "tests/picturebuilder.h"
#include "tests/pixels.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"
#include "tests/testmaps.h"

#include <QImageWriter>

namespace {

constexpr QSize someSize(24, 16);

QByteArray saved(const char *format)
{
    QImage image(someSize, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(x * 10, y * 15, 77));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return buffer.data();
}

// Whether nothing was read, and a sentence says why.
template <typename Read>
bool isRefused(const Read &read)
{
    return !read && isSentence(read.error());
}

// Whether what is left of an image is its beginning: texels that are there are right, and the others blank.
bool isPartOf(const QImage &part, const QImage &whole)
{
    const auto texel = [&part](const QImage &image, int x, int y) {
        return part.format() == QImage::Format_Indexed8 ? static_cast<QRgb>(image.pixelIndex(x, y)) : image.pixel(x, y);
    };
    const auto isWrong = [&](int x, int y) { return texel(part, x, y) != 0 && texel(part, x, y) != texel(whole, x, y); };
    return part.size() == whole.size() && countPixels(part, isWrong) == 0;
}

} // namespace

class BrokenImagesTest : public QObject
{
    Q_OBJECT

private slots:
    // What Qt's readers think of broken files; what ours say of them is tested.
    void initTestCase() { QLoggingCategory::setFilterRules(u"qt.gui.imageio*=false"_s); }
    void imagesCutOffAnywhereAreShownInPartOrRefused_data() { addKinds(); }
    void imagesCutOffAnywhereAreShownInPartOrRefused()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const auto whole = readPicture(bytes, name, someColors());
        VERIFY_RESULT(whole);
        QVERIFY(whole.value().damage.isEmpty());
        int shown = 0;
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const QByteArray cut(bytes.constData(), size); // of its own, so that a read behind it is seen
            const auto read = readPicture(cut, name, someColors());
            if (!read) {
                QVERIFY2(isSentence(read.error()), qPrintable(read.error()));
                continue;
            }
            ++shown;
            const auto &picture = read.value();
            const bool lacksPaletteOnly = name == u"a.mip" || name == u"a.qpic"; // which may be Quake's
            QVERIFY2(isSentence(picture.damage) || (lacksPaletteOnly && !picture.hasPalette), qPrintable(QString::number(size)));
            QVERIFY(picture.mips.size() <= whole.value().mips.size());
            if (picture.kind != u"JPEG") // whose texels are no numbers of the file's
                QVERIFY(isPartOf(picture.image(), whole.value().image()));
        }
        const bool isByQt = name == u"a.jpg" || name == u"a.bmp";
        QVERIFY2(shown > (isByQt ? 0 : bytes.size() / 3), qPrintable(QString::number(shown)));
    }

    void cutPngsAreRefused()
    {
        const auto png = saved("PNG");
        const auto pixelsEnd = png.indexOf("IEND") - 4;
        for (qsizetype size = 0; size < pixelsEnd - 4; ++size)
            QVERIFY2(isRefused(readByQt(QByteArray(png.constData(), size))), qPrintable(QString::number(size)));
    }

    void cutMipsLeaveTheOthersWholeFromASixtyFourthOn()
    {
        const auto bytes = walOf("a", {16, 16});
        const auto read = readWal(bytes.first(100 + 256 + 64 + 5), someColors());
        VERIFY_RESULT(read);
        QCOMPARE(read.value().mips.size(), 3u);
        const auto whole = readWal(bytes, someColors());
        QCOMPARE(read.value().mips[1], whole.value().mips[1]);
        QCOMPARE(read.value().mips[2].pixelIndex(0, 1), whole.value().mips[2].pixelIndex(0, 1));
        QCOMPARE(read.value().mips[2].pixelIndex(1, 1), 0);
        QVERIFY2(read.value().damage.contains(u"Mip 2"_s) && read.value().damage.contains(u"Mip 3"_s),
                 qPrintable(read.value().damage));
        const auto large = walOf("a", {256, 256});
        const auto part = readWal(large.first(1024), someColors());
        VERIFY_RESULT(part);
        QCOMPARE(part.value().image().pixelIndex(200, 2), someIndexes({256, 3})[2 * 256 + 200] & 0xff);
        const auto less = readWal(large.first(1023), someColors());
        QVERIFY(!less);
        QVERIFY2(less.error().contains(u"256 x 256"_s), qPrintable(less.error()));
    }

    void hugeSizesOfFewBytesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        const auto texels = someTexels({1, 1});
        for (const quint32 side : {0u, 60'000u, 65'535u, 16'385u, 16'384u, 8'192u, 0x7fffffffu, 0x80000000u, 0xffffffffu}) {
            const auto sized = [&](QByteArray bytes, qsizetype at, int size, quint32 value) {
                return withNumber(withNumber(std::move(bytes), at, size, value), at + size, size, value);
            };
            QTest::addRow("WAL of %u", side) << u"a.wal"_s << sized(walOf("a", {8, 8}), 32, 4, side);
            QTest::addRow("miptex of %u", side) << u"a.mip"_s << sized(miptexOf("a", {8, 8}, {}), 16, 4, side);
            QTest::addRow("qpic of %u", side) << u"a.qpic"_s << sized(qpicOf({8, 8}, someIndexes({8, 8}), {}), 0, 4, side);
            if (side > 0xffff)
                continue;
            QTest::addRow("PCX of %u", side)
                << u"a.pcx"_s << sized(pcxOf({8, 8}, someIndexes({8, 8}), someColors()), 8, 2, side - 1);
            QTest::addRow("TGA of %u", side) << u"a.tga"_s << sized(tgaOf({2, 32}, {1, 1}, texels), 12, 2, side);
            QTest::addRow("packed TGA of %u", side) << u"a.tga"_s << sized(tgaOf({10, 24}, {1, 1}, texels), 12, 2, side);
        }
        // width and height of a PNG lie big-endian behind its first chunk's name; the checksum is wrong then, too.
        QTest::newRow("PNG") << u"a.png"_s << saved("PNG").replace(16, 8, QByteArray("\0\0\xff\xff\0\0\xff\xff", 8));
        QTest::newRow("BMP") << u"a.bmp"_s << withNumber(withNumber(saved("BMP"), 18, 4, 60'000), 22, 4, 60'000);
        auto jpeg = saved("JPEG");
        const auto frame = jpeg.indexOf(QByteArray("\xff\xc0"));
        QTest::newRow("JPEG") << u"a.jpg"_s << jpeg.replace(frame + 5, 4, QByteArray("\x20\x00\x20\x00", 4));
    }

    void hugeSizesOfFewBytesAreRefused()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QVERIFY(isRefused(readPicture(bytes, name, someColors())));
    }

    void offsetsThatLeadNowhereAreSaid()
    {
        const QSize size(16, 16);
        for (int mip = 0; mip < 4; ++mip)
            for (const quint32 offset : {1u, 39u, 100'000u, 0x7fffffffu, 0xfffffff0u, 0xffffffffu}) {
                const auto wal = readWal(withNumber(walOf("a", size), 40 + 4 * mip, 4, offset), someColors());
                const auto miptex = readMiptex(withNumber(miptexOf("a", size, someColors()), 24 + 4 * mip, 4, offset), {});
                for (const auto *read : {&wal, &miptex}) { // the mips in front of it are read
                    QCOMPARE(static_cast<bool>(*read), mip > 0);
                    QVERIFY(isSentence(*read ? read->value().damage : read->error()));
                    QCOMPARE(*read ? read->value().mips.size() : 0, static_cast<size_t>(mip));
                }
            }
    }

    void palettesThatLieAreNotTaken_data()
    {
        const auto row = addColumns<QByteArray, bool, bool>("bytes", "own", "damaged");
        const auto bytes = miptexOf("a", {16, 16}, someColors());
        const auto at = 40 + 256 + 64 + 16 + 4;
        row("no colours", withNumber(bytes, at, 2, 0), false, false);
        row("257 colours", withNumber(bytes, at, 2, 257), false, false);
        row("65,535 colours", withNumber(bytes, at, 2, 65'535), false, false);
        row("2 colours of 256", withNumber(bytes, at, 2, 2), true, false);
        row("cut off", bytes.first(at + 2 + 10), true, true);
    }

    void palettesThatLieAreNotTaken()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, own);
        QFETCH(bool, damaged);
        const auto read = readMiptex(bytes, neutralPalette());
        VERIFY_RESULT(read);
        QCOMPARE(read.value().hasPalette, own);
        QCOMPARE(read.value().damage.isEmpty(), !damaged);
        QCOMPARE(read.value().image().colorCount(), 256);
        QCOMPARE(read.value().image().color(1), own ? someColors()[1] : neutralPalette()[1]);
        QCOMPARE(read.value().image().color(200), own ? qRgb(0, 0, 0) : neutralPalette()[200]);
    }

    void packetsThatSayMoreThanTheImageEndWithIt()
    {
        const auto header = tgaOf({10, 24}, {3, 2}, someTexels({3, 2})).first(18);
        const auto run = readTga(header + QByteArray("\xff\x01\x02\x03"));
        VERIFY_RESULT(run);
        QVERIFY(run.value().damage.isEmpty());
        QCOMPARE(run.value().image().pixel(2, 0), qRgb(3, 2, 1));
        const auto raw = readTga(header + '\x7f' + QByteArray(3 * 128, '\x09'));
        VERIFY_RESULT(raw);
        QCOMPARE(raw.value().image().pixel(2, 0), qRgb(9, 9, 9));
    }

    void bytesOfNoKindAreRefused()
    {
        for (const auto &name : {u"a.wal"_s, u"a.mip"_s, u"a.qpic"_s, u"a.pcx"_s, u"a.tga"_s, u"a.jpg"_s, u"a.png"_s, u"a.bmp"_s})
            for (const auto &bytes :
                 {QByteArray(), QByteArray(300, '\xff'), QByteArray(300, '\0'), QByteArray("some text ").repeated(50)})
                QVERIFY2(isRefused(readPicture(bytes, name, {})), qPrintable(name));
    }

    // Each costs the file a few bytes and the reader the whole image; those of encoders, about ten, are read.
    void aJpegOfEndlessScansIsRefused()
    {
        QBuffer buffer;
        QImageWriter writer(&buffer, "jpeg");
        writer.setProgressiveScanWrite(true);
        QVERIFY(writer.write(QImage(64, 64, QImage::Format_RGB32)));
        auto bytes = buffer.data();
        const QByteArray mark("\xff\xda");
        QVERIFY(bytes.count(mark) > 3);
        const auto whole = readByQt(bytes);
        VERIFY_RESULT(whole);
        QVERIFY(whole.value().damage.isEmpty());

        const auto last = bytes.lastIndexOf(mark), end = bytes.lastIndexOf("\xff\xd9");
        bytes.insert(end, bytes.mid(last, end - last).repeated(100));
        const auto refused = readByQt(bytes);
        QVERIFY2(isRefused(refused) && refused.error().contains(u"scans"), "not refused");
    }

    void aJpegOfEndlessSegmentsIsRefused()
    {
        auto jpeg = saved("JPEG");
        const QByteArray comment("\xff\xfe\0\3x", 5), segment("\xff\xe1\0\3x", 5);
        QVERIFY(readPicture(QByteArray(jpeg).insert(2, (comment + segment).repeated(100)), u"a.jpg"_s, {}));
        const auto read = readPicture(jpeg.insert(2, (comment + segment).repeated(6'000)), u"a.jpg"_s, {});
        QVERIFY(isRefused(read));
        QVERIFY2(read.error().contains(u"10,000"_s), qPrintable(read.error()));
    }

    // A thousand of them can unpack to 8 GB. The image is what it was, its transparent colour too.
    void textsOfAPngAreNotUnpacked()
    {
        QImage image(someSize, QImage::Format_Indexed8);
        image.setColorTable({qRgba(0, 0, 0, 0), qRgb(1, 2, 3)});
        image.fill(1);
        image.setPixel(0, 0, 0);
        image.setText(u"Comment"_s, u"x"_s.repeated(100'000)); // is packed
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        QVERIFY(buffer.data().contains("zTXt") || buffer.data().contains("iTXt"));
        const auto read = readPicture(buffer.data(), u"a.png"_s, {});
        QVERIFY(read);
        QCOMPARE(read.value().image().textKeys(), QStringList());
        QCOMPARE(read.value().transparent, 0);
        QCOMPARE(read.value().image().pixelColor(1, 0), QColor(1, 2, 3));
    }

private:
    static void addKinds()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        const auto indexes = someIndexes(someSize, 3);
        const auto texels = someTexels(someSize);
        QTest::newRow("WAL") << u"a.wal"_s << walOf("a", someSize);
        QTest::newRow("miptex") << u"a.mip"_s << miptexOf("{a", someSize, someColors());
        QTest::newRow("Quake's miptex") << u"a.mip"_s << miptexOf("a", someSize, {});
        QTest::newRow("qpic") << u"a.qpic"_s << qpicOf(someSize, indexes, someColors());
        QTest::newRow("PCX") << u"a.pcx"_s << pcxOf(someSize, indexes, someColors());
        for (const auto &[type, bits] : {std::pair(2, 24), {2, 32}, {3, 8}, {10, 24}, {10, 32}, {11, 8}})
            QTest::addRow("TGA of type %d, %d bits", type, bits) << u"a.tga"_s << tgaOf({type, bits, 0, "id"}, someSize, texels);
        QTest::newRow("JPEG") << u"a.jpg"_s << saved("JPEG");
        QTest::newRow("BMP") << u"a.bmp"_s << saved("BMP");
    }
};

ADD_TEST(BrokenImagesTest, QCoreApplication)
#include "tst_brokenimages.moc"
