// The smaller pictures that textures are drawn by from afar.
#include "core/images/drawnmips.h"
#include "tests/program.h"

namespace {

QImage filled(QSize size, QRgb color = qRgba(7, 7, 7, 255))
{
    QImage picture(size, QImage::Format_RGBA8888);
    picture.fill(QColor::fromRgba(color));
    return picture;
}

} // namespace

class TestDrawnMips : public QObject
{
    Q_OBJECT

private slots:
    void eachTexelIsTheAverageOfFourWithoutItsRest()
    {
        auto picture = filled({4, 4}, qRgba(10, 20, 30, 255));
        picture.setPixel(0, 0, qRgba(13, 255, 0, 0)); // (13 + 3 * 10) / 4, (255 + 3 * 20) / 4, 3 * 30 / 4
        picture.setPixel(3, 3, qRgba(12, 20, 30, 252));
        const auto mips = drawnMips(picture);
        QCOMPARE(mips.size(), 2u);
        QCOMPARE(mips[0].size(), QSize(2, 2));
        QCOMPARE(mips[0].pixel(0, 0), qRgba(10, 78, 22, 191));
        QCOMPARE(mips[0].pixel(1, 0), qRgba(10, 20, 30, 255));
        QCOMPARE(mips[0].pixel(1, 1), qRgba(10, 20, 30, 254));
        QCOMPARE(mips[1].size(), QSize(1, 1));
        QCOMPARE(mips[1].pixel(0, 0), qRgba(10, 34, 28, 238));
    }

    void narrowOnesEndInOneTexel()
    {
        for (const QSize size : {QSize(8, 1), QSize(1, 8), QSize(8, 2)}) {
            const auto mips = drawnMips(filled(size));
            QCOMPARE(mips.size(), 3u);
            QCOMPARE(mips[1].width() * mips[1].height(), 2);
            QCOMPARE(mips[2].size(), QSize(1, 1));
            QCOMPARE(mips[2].pixel(0, 0), qRgba(7, 7, 7, 255));
        }
        QVERIFY(drawnMips(filled({1, 1})).empty());
    }

    void othersHaveNone_data()
    {
        QTest::addColumn<QImage>("picture");
        QTest::newRow("nothing") << QImage();
        QTest::newRow("no power of two across") << filled({12, 8});
        QTest::newRow("no power of two down") << filled({8, 12});
        QTest::newRow("another format") << filled({8, 8}).convertToFormat(QImage::Format_RGB888);
    }

    void othersHaveNone()
    {
        QFETCH(QImage, picture);
        QVERIFY(drawnMips(picture).empty());
    }
};

ADD_TEST(TestDrawnMips, QCoreApplication)
#include "tst_drawnmips.moc"
