// How much memory the pictures of a map may take, whatever their files claim.
#include "core/assets/gamefiles.h"
#include "core/assets/maptextures.h"
#include "core/files/archive.h"
#include "core/shading/picturebudget.h"
#include "tests/archivebuilder.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

SceneTexture picture(int side, qint64 fileBytes)
{
    SceneTexture texture;
    texture.picture = QImage(side, side, QImage::Format_RGBA8888);
    texture.picture.fill(Qt::red);
    static int number = 0;
    texture.file = QString::number(number++);
    texture.fileBytes = fileBytes;
    return texture;
}

} // namespace

class TestPictureBudget : public QObject
{
    Q_OBJECT

private slots:
    // Some 300 as large as Quake III's, and as its JPEGs are packed.
    void picturesOfGamesStayAsTheyAre()
    {
        PictureBudget budget;
        for (int i = 0; i < 300; ++i) {
            auto texture = picture(512, 60'000);
            budget.fit(texture);
            QCOMPARE(texture.picture.size(), QSize(512, 512));
        }
        QCOMPARE(budget.coarser(), 0);
    }

    void manyOfFewBytesBecomeCoarser()
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

    void togetherTheyNeverTakeMoreThanTheMost()
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
        QVERIFY2(bytes <= most + smallest && bytes > most * 8 / 10, qPrintable(QString::number(bytes)));
    }

    void noPictureVanishes()
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

    // Pictures of one file are worth no more than one.
    void filesCountOnceAndPacked()
    {
        const auto bytesWith = [](bool isOneFile) {
            PictureBudget budget;
            qint64 bytes = 0;
            for (int i = 0; i < 100; ++i) {
                auto texture = picture(1024, 1 << 20);
                if (isOneFile)
                    texture.file = u"one"_s;
                budget.fit(texture);
                bytes += texture.picture.sizeInBytes();
            }
            return bytes;
        };
        QVERIFY(bytesWith(true) < 220 << 20);
        QVERIFY(bytesWith(false) > 390 << 20);
        auto archive = Archive::fromBytes(zipOf({{.name = "a.tga", .bytes = QByteArray(1 << 20, 'a')}}));
        VERIFY_RESULT(archive);
        QVERIFY(archive.value().find(u"a.tga"_s)->packed < 2000);
        QCOMPARE(archive.value().find(u"a.tga"_s)->size, 1 << 20);
        const QByteArray entries = pakEntry("a.tga", 0, 140) + pakEntry("b.tga", 0, 140) + pakEntry("c.tga", 0, 140);
        auto shared = Archive::fromBytes(pakOfDirectory(12, static_cast<qint32>(entries.size()), entries));
        VERIFY_RESULT(shared);
        qint64 packed = 0;
        for (const auto &entry : shared.value().entries())
            packed += entry.packed;
        QCOMPARE(shared.value().entries().size(), size_t{3});
        QVERIFY(packed <= 12 + entries.size());
    }

    void modelsTakeFromWhatPicturesHave()
    {
        constexpr qint64 most = 100'000'000;
        PictureBudget budget(most);
        QVERIFY(!budget.takeModel(most)); // nothing is left for pictures then
        QCOMPARE(budget.leftOut(), 1);
        QVERIFY(budget.takeModel(20'000'000));
        budget.reserve(50'000'000);
        QVERIFY(!budget.takeModel(5'000'000));    // of which the driver has another
        auto texture = picture(2048, 10'000'000); // 22 MB with its mips
        budget.fit(texture);
        QCOMPARE(texture.picture.size(), QSize(512, 512));
        QVERIFY(budget.sentence().contains(u"1 ") && budget.sentence().contains(u"2 "));
        QVERIFY(budget.sentence().contains(QLocale().toString(most >> 20)));
        QVERIFY(PictureBudget().sentence().isEmpty());
    }

    // Which are read after them.
    void picturesLeaveRoomForModels()
    {
        PictureBudget budget(100'000'000);
        for (int i = 0; i < 2'000; ++i) {
            auto texture = picture(256, 1'000'000);
            budget.fit(texture);
        }
        QVERIFY(budget.coarser() > 0);
        QVERIFY(budget.takeModel(2'000'000));
    }

    void nothingMoreIsReadThanFilesAreWorth()
    {
        PictureBudget budget;
        budget.earn(u"a"_s, 1'000);
        int read = 0;
        for (; budget.mayRead() && read < 1000; ++read)
            budget.addRead(100 << 20); // of whatever became of it
        QCOMPARE(read, 8);
        QCOMPARE(budget.leftOut(), 1);
        budget.earn(u"b"_s, 100 << 20);
        QVERIFY(budget.mayRead());
    }

    // A small archive of large pictures and models, as drawing reads them: together they have one budget.
    void whatIsUnpackedManyTimesIsLeftOut()
    {
        const GameFolder game;
        const QByteArray tga = tgaOf({}, {1024, 1024}, QList<QRgb>(1024 * 1024, qRgb(1, 2, 3)));
        QList<PackedFile> files;
        for (int i = 0; i < 3; ++i)
            files.append({.name = "textures/" + QByteArray::number(i) + ".tga", .bytes = tga});
        game.save(u"baseq3/pak0.pk3"_s, zipOf(files));
        const auto path = game.save(u"baseq3/maps/room.bsp"_s, MapBuilder::room(bsp::quake3).build());
        const auto map = std::make_shared<const MapFile>(std::move(readMapFile(path).value()));
        const auto found = std::make_shared<const GameFiles>(path, *map);
        const auto textures = mapTextures(map, found);
        PictureBudget budget(2 << 20);
        for (int i = 0; i < 3; ++i) {
            auto texture = readSceneFrame(*textures, u"textures/%1.tga"_s.arg(i), i);
            QCOMPARE(texture.readBytes, tga.size());
            QVERIFY2(texture.fileBytes > 0 && texture.fileBytes < 20'000, qPrintable(QString::number(texture.fileBytes)));
            QVERIFY(texture.file.endsWith(u"%1.tga"_s.arg(i)));
            budget.fit(texture);
            QVERIFY(texture.picture.width() <= 256);
            QCOMPARE(texture.picture.pixel(3, 3), qRgb(1, 2, 3));
        }
        QCOMPARE(budget.coarser(), 3);
    }
};

ADD_TEST(TestPictureBudget, QCoreApplication)
#include "tst_picturebudget.moc"
