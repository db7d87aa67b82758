// Images of the games' own kinds: what is read is, texel for texel, what went in.
#include "core/images/picture.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

Indexes indexesOf(const QImage &image)
{
    Indexes indexes;
    for (int y = 0; y < image.height(); ++y)
        indexes.append(reinterpret_cast<const char *>(image.constScanLine(y)), image.width());
    return indexes;
}

QString valueOf(const Picture &picture, const QString &field)
{
    for (const auto &[name, value] : picture.header)
        if (name == field)
            return value;
    return u"no such field"_s;
}

void addSizes()
{
    QTest::addColumn<QSize>("size");
    for (const auto &size : {QSize(16, 16), QSize(64, 32), QSize(8, 8), QSize(17, 9), QSize(7, 5), QSize(300, 3), QSize(1, 1)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// The smaller of mips that have texels left follow the first.
void compareMips(const Picture &picture, QSize size)
{
    QVERIFY2(picture.damage.isEmpty(), qPrintable(picture.damage));
    size_t mips = 0;
    for (; mips < 4; ++mips) {
        const QSize expected(size.width() >> mips, size.height() >> mips);
        if (expected.isEmpty())
            break;
        QVERIFY(picture.mips.size() > mips);
        QCOMPARE(picture.mips[mips].size(), expected);
        QCOMPARE(picture.mips[mips].format(), QImage::Format_Indexed8);
        QCOMPARE(indexesOf(picture.mips[mips]), someIndexes(expected, static_cast<int>(mips)));
    }
    QCOMPARE(picture.mips.size(), mips);
}

QList<QRgb> grey(const QList<QRgb> &texels)
{
    QList<QRgb> result;
    for (const auto texel : texels)
        result.append(qRgb(qRed(texel), qRed(texel), qRed(texel)));
    return result;
}

} // namespace

class ImagesTest : public QObject
{
    Q_OBJECT

private slots:
    void endingsAreThoseThatAreRead()
    {
        QVERIFY(pictureEndings().contains(u".wal"_s) && pictureEndings().contains(u".jpeg"_s));
        for (const auto &ending : pictureEndings())
            QVERIFY(isPictureName(u"a"_s + ending) && isPictureName(u"a"_s + ending.toUpper()));
        const auto patterns = pictureNamePatterns().split(u' ');
        QCOMPARE(patterns.size(), 2 * pictureEndings().size());
        QVERIFY(patterns.contains(u"*.wal"_s) && patterns.contains(u"*.WAL"_s));
    }

    void walsHaveTheirMipsInTheGamesColors_data() { addSizes(); }
    void walsHaveTheirMipsInTheGamesColors()
    {
        QFETCH(QSize, size);
        const auto read = readWal(walOf("e1u1/wall", size), someColors());
        VERIFY_RESULT(read);
        const auto &picture = read.value();
        compareMips(picture, size);
        QCOMPARE(picture.image().colorTable(), someColors());
        QCOMPARE(picture.transparent, -1);
        QVERIFY(!picture.hasPalette);
        QCOMPARE(picture.kind, u"WAL");
        QCOMPARE(picture.storedName, u"e1u1/wall");
        QCOMPARE(valueOf(picture, u"width"_s), QString::number(size.width()));
        QCOMPARE(valueOf(picture, u"offsets[1]"_s), QString::number(100 + size.width() * size.height()));
        QCOMPARE(valueOf(picture, u"animname"_s), u"next");
        QCOMPARE(valueOf(picture, u"flags"_s), u"64");
        QCOMPARE(valueOf(picture, u"contents"_s), u"1");
        QCOMPARE(valueOf(picture, u"value"_s), u"300");
    }

    void miptexesHaveTheirMipsInTheirOwnColors_data() { addSizes(); }
    void miptexesHaveTheirMipsInTheirOwnColors()
    {
        QFETCH(QSize, size);
        const auto read = readMiptex(miptexOf("brick", size, someColors()) + "next texture", neutralPalette());
        VERIFY_RESULT(read);
        compareMips(read.value(), size);
        QCOMPARE(read.value().image().colorTable(), someColors());
        QVERIFY(read.value().hasPalette);
        QCOMPARE(read.value().transparent, -1);
        QCOMPARE(read.value().storedName, u"brick");
        QCOMPARE(valueOf(read.value(), u"height"_s), QString::number(size.height()));
    }

    void withoutAPaletteTheGamesIsTaken()
    {
        const auto bytes = miptexOf("city4_2", {32, 16}, {});
        for (const auto &following : {QByteArray(), QByteArray("\0", 1), QByteArray("\0\0", 2), QByteArray("wall\0", 5)}) {
            const auto read = readMiptex(bytes + following, someColors());
            VERIFY_RESULT(read);
            compareMips(read.value(), {32, 16});
            QVERIFY(!read.value().hasPalette);
            QCOMPARE(read.value().image().colorTable(), someColors());
        }
        QCOMPARE(readMiptex(bytes, {}).value().image().colorTable(), neutralPalette());
        const auto wal = readWal(walOf("a", {16, 16}), {});
        VERIFY_RESULT(wal);
        QCOMPARE(wal.value().image().colorTable(), neutralPalette());
        QCOMPARE(neutralPalette().size(), 256);
        QCOMPARE(neutralPalette()[77], qRgb(77, 77, 77));
    }

    void miptexesHaveLastColorsCutOutFewFilledUpAndNoneInAWad()
    {
        const auto read = readMiptex(miptexOf("{grate", {16, 16}, someColors()), {});
        VERIFY_RESULT(read);
        QCOMPARE(read.value().transparent, 255);
        for (const auto &mip : read.value().mips) {
            QCOMPARE(mip.color(255), someColors()[255] & 0xffffff);
            QCOMPARE(mip.color(254), someColors()[254]);
        }
        QCOMPARE(qAlpha(read.value().image().pixel(0, 0)), 0); // its index is 255
        const auto few = readMiptex(miptexOf("few", {16, 16}, someColors().first(3)), {});
        VERIFY_RESULT(few);
        auto expected = someColors().first(3);
        expected.resize(256, qRgb(0, 0, 0));
        QCOMPARE(few.value().image().colorTable(), expected);
        QVERIFY(few.value().damage.isEmpty());
        auto bytes = miptexOf("far_away", {16, 16}, {}).first(40);
        for (int i = 0; i < 4; ++i)
            bytes = withNumber(bytes, 24 + 4 * i, 4, 0);
        const auto far = readMiptex(bytes, someColors());
        QVERIFY(!far);
        QVERIFY2(far.error().contains(u"WAD"_s) && far.error().contains(u"far_away"_s), qPrintable(far.error()));
    }

    void qpicsAreRead_data() { addSizes(); }
    void qpicsAreRead()
    {
        QFETCH(QSize, size);
        const auto indexes = someIndexes(size);
        for (const auto &colors : {someColors(), QList<QRgb>()}) {
            const auto read = readQpic(qpicOf(size, indexes, colors), neutralPalette());
            VERIFY_RESULT(read);
            QVERIFY(read.value().damage.isEmpty());
            QCOMPARE(read.value().mips.size(), 1u);
            QCOMPARE(read.value().size(), size);
            QCOMPARE(indexesOf(read.value().image()), indexes);
            QCOMPARE(read.value().hasPalette, !colors.isEmpty());
            auto expected = colors.isEmpty() ? neutralPalette() : colors;
            if (colors.isEmpty())
                expected[255] &= 0xffffff; // Quake's have holes
            QCOMPARE(read.value().image().colorTable(), expected);
        }
    }

    void pcxRunsAreUnpacked_data() { addSizes(); }
    void pcxRunsAreUnpacked()
    {
        QFETCH(QSize, size);
        for (const auto &indexes : {someIndexes(size), Indexes(size.width() * size.height(), '\xc1')}) {
            for (const bool padded : {false, true}) {
                const auto read = readPcx(pcxOf(size, indexes, someColors(), padded));
                VERIFY_RESULT(read);
                QVERIFY(read.value().damage.isEmpty());
                QCOMPARE(read.value().size(), size);
                QCOMPARE(indexesOf(read.value().image()), indexes);
                QVERIFY(read.value().hasPalette);
                QCOMPARE(read.value().transparent, 255);
                QCOMPARE(read.value().image().color(1), someColors()[1]);
                QCOMPARE(read.value().image().color(255), someColors()[255] & 0xffffff);
                QCOMPARE(valueOf(read.value(), u"xmax"_s), QString::number(size.width() - 1));
                QCOMPARE(valueOf(read.value(), u"color_planes"_s), u"1");
            }
        }
    }

    void aPcxRunEndsWithItsRow()
    {
        auto bytes = pcxOf({4, 2}, someIndexes({4, 2}), someColors());
        bytes = bytes.first(128) + QByteArray("\x01\xc9\x02\x03\x04\xc2\x05") + bytes.last(769);
        const auto read = readPcx(bytes);
        VERIFY_RESULT(read);
        QCOMPARE(indexesOf(read.value().image()), Indexes("\x01\x02\x02\x02\x03\x04\x05\x05"));
        QVERIFY(read.value().damage.isEmpty());
    }

    void tgasAreReadFromTheBottomUp_data() { addSizes(); }
    void tgasAreReadFromTheBottomUp()
    {
        QFETCH(QSize, size);
        const auto texels = someTexels(size);
        auto opaque = texels;
        for (auto &texel : opaque)
            texel |= 0xff000000;
        for (const auto &[type, bits] : {std::pair(2, 24), {2, 32}, {3, 8}, {10, 24}, {10, 32}, {11, 8}}) {
            const auto expected = bits == 8 ? grey(texels) : bits == 24 ? opaque : texels;
            for (const int attributes : {0, 8, 0x20, 0x28}) {
                const auto read = readTga(tgaOf({type, bits, attributes, attributes ? "about it" : ""}, size, texels));
                VERIFY_RESULT(read);
                const auto &image = read.value().image();
                QVERIFY(read.value().damage.isEmpty());
                QCOMPARE(image.format(), bits == 32 ? QImage::Format_ARGB32 : QImage::Format_RGB32);
                QCOMPARE(image.size(), size);
                for (int y = 0; y < size.height(); ++y)
                    for (int x = 0; x < size.width(); ++x)
                        QCOMPARE(image.pixel(x, y), expected[y * size.width() + x]);
                QCOMPARE(valueOf(read.value(), u"attributes"_s).contains(u"ignore"_s), attributes >= 0x20);
                QCOMPARE(valueOf(read.value(), u"pixel_size"_s), QString::number(bits));
            }
        }
    }

    void tgasOfKindsThatNoGameReadsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto add = [](const char *name, int type, int bits) {
            QTest::newRow(name) << tgaOf({type, bits}, {8, 8}, someTexels({8, 8}));
        };
        add("colour map", 1, 8);
        add("packed colour map", 9, 8);
        add("16 bits", 2, 16);
        add("8 bits of colour", 2, 8);
        add("24 bits of grey", 3, 24);
        add("no image", 0, 24);
        QTest::newRow("with a colour map") << withNumber(tgaOf({2, 24}, {8, 8}, someTexels({8, 8})), 1, 1, 1);
    }

    void tgasOfKindsThatNoGameReadsAreRefused()
    {
        QFETCH(QByteArray, bytes);
        const auto read = readTga(bytes);
        QVERIFY(!read);
        QVERIFY2(read.error().contains(u"types 2 and 10"_s), qPrintable(read.error()));
    }

    void palettesAreReadFromBothKindsOfFiles()
    {
        const auto pcx = pcxOf({16, 16}, someIndexes({16, 16}), someColors());
        for (const auto &bytes : {pcx, pcx.last(768)}) {
            const auto palette = readPalette(bytes);
            VERIFY_RESULT(palette);
            QCOMPARE(palette.value(), someColors());
        }
        for (const auto &bytes :
             {QByteArray(), QByteArray("P"), pcx.chopped(1), pcx.last(767), pcx.last(769), pcx.first(128), walOf("a", {16, 16})})
            QVERIFY(!readPalette(bytes));
    }
};

ADD_TEST(ImagesTest, QCoreApplication)
#include "tst_images.moc"
