// The measure that pictures are held against the games' by.
#include "tests/likeness/ssim.h"
#include "tests/program.h"

namespace {

QImage squares(int shift, int bright)
{
    QImage image(64, 48, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, ((x + shift) / 8 + y / 8) % 2 ? qRgb(bright, bright, bright) : qRgb(40, 40, 40));
    return image;
}

} // namespace

class LikenessTest : public QObject
{
    Q_OBJECT

private slots:
    void theSamePictureIsWhollyAlike()
    {
        const auto likeness = likenessOf(squares(0, 200), squares(0, 200));
        QVERIFY(std::abs(likeness.similarity - 1) < 1e-9);
        QCOMPARE(likeness.brightness, 1.0);
        QCOMPARE(likenessOf(squares(0, 200), QImage(3, 3, QImage::Format_RGB32)).similarity, 0.0);
    }

    void whatDiffersIsLessAlike()
    {
        const auto darker = likenessOf(squares(0, 160), squares(0, 200)), moved = likenessOf(squares(4, 200), squares(0, 200));
        QVERIFY(darker.similarity > 0.8 && darker.similarity < 0.99);
        QVERIFY(std::abs(darker.brightness - 200.0 / 240) < 1e-6);
        QVERIFY(moved.similarity < 0.5);
        QVERIFY(std::abs(moved.brightness - 1) < 0.01);
    }
};

ADD_TEST(LikenessTest, QCoreApplication)
#include "tst_likeness.moc"
