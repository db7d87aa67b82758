// How much memory the pictures of a map may take, whatever their files claim.
#include "core/scene/picturebudget.h"

#include <QtTest>

namespace
{

SceneTexture picture(int side, qint64 fileBytes)
{
    SceneTexture texture;
    texture.picture = QImage(side, side, QImage::Format_RGBA8888);
    texture.picture.fill(Qt::red);
    texture.fileBytes = fileBytes;
    return texture;
}

} // namespace

class TestPictureBudget : public QObject
{
    Q_OBJECT

private slots:
    void picturesOfGamesStayAsTheyAre();
    void manyOfFewBytesBecomeCoarser();
    void togetherTheyNeverTakeMoreThanTheMost();
    void noPictureVanishes();
};

// Some 300 as large as Quake III's, and as its JPEGs are packed.
void TestPictureBudget::picturesOfGamesStayAsTheyAre()
{
    PictureBudget budget;
    for (int i = 0; i < 300; ++i) {
        auto texture = picture(512, 60'000);
        budget.fit(texture);
        QCOMPARE(texture.picture.size(), QSize(512, 512));
    }
    QCOMPARE(budget.coarser(), 0);
}

void TestPictureBudget::manyOfFewBytesBecomeCoarser()
{
    PictureBudget budget;
    qint64 bytes = 0;
    for (int i = 0; i < 100; ++i) {
        auto texture = picture(2048, 4'000); // 16 MB each
        budget.fit(texture);
        bytes += texture.picture.sizeInBytes();
        QCOMPARE(texture.picture.format(), QImage::Format_RGBA8888);
        QCOMPARE(texture.picture.pixelColor(0, 0), QColor(Qt::red));
    }
    QVERIFY(budget.coarser() > 70);
    QVERIFY2(bytes < 300'000'000, qPrintable(QString::number(bytes)));
}

void TestPictureBudget::togetherTheyNeverTakeMoreThanTheMost()
{
    constexpr qint64 most = 50'000'000;
    PictureBudget budget(most);
    qint64 bytes = 0;
    for (int i = 0; i < 300; ++i) {
        auto texture = picture(512, 10'000'000);
        budget.fit(texture);
        bytes += texture.picture.sizeInBytes() * 4 / 3;
    }
    constexpr qint64 smallest = 300 * 16 * 16 * 6; // nothing becomes smaller than that
    QVERIFY2(bytes <= most + smallest && bytes > most * 9 / 10, qPrintable(QString::number(bytes)));
}

void TestPictureBudget::noPictureVanishes()
{
    PictureBudget budget(0);
    auto texture = picture(64, 100);
    texture.picture = texture.picture.copy(0, 0, 64, 1);
    budget.fit(texture);
    QCOMPARE(texture.picture.size(), QSize(16, 1));
    SceneTexture missing;
    budget.fit(missing);
    QVERIFY(missing.picture.isNull());
    QCOMPARE(budget.coarser(), 1);
}

QTEST_GUILESS_MAIN(TestPictureBudget)
#include "tst_picturebudget.moc"
