// Which tile of Half-Life's random ones a face shows: always the same, and what Xash3D shows.
#include "core/geometry/randomtiles.h"
#include "tests/program.h"
#include "tests/texturemaps.h"

namespace {

MapFile mapOf(const QList<QByteArray> &miptexes) { return readMap(halfLifeMap(miptexes), bsp::goldsrc).value(); }

// Where a row of the engine's table begins for textures of that size: 65536 textures before are 16 cells of 20.
constexpr double startOf(int size) { return 4.0 * size; }

} // namespace

class RandomTilesTest : public QObject
{
    Q_OBJECT

private slots:
    void tilesFollowFromWhereAFaceLies()
    {
        const auto map = mapOf({miptexElsewhere("-1tile", 16, 32), miptexElsewhere("wall", 16, 16),
                                miptexElsewhere("-0TILE", 16, 32), miptexElsewhere("-2tile", 16, 32)});
        const RandomTiles tiles(map);
        QVERIFY(!tiles.isEmpty());
        const qint32 images[] = {2, 0, 3}; // by their digits
        // COM_RandomLong(0, 0x7FFF) after COM_SetRandomSeed(255): 23387, 30640, 1584, 8892, 2744, 16657, 18167, 26936, 29118,
        // 2808
        const size_t expected[] = {2, 2, 0, 0, 1, 0, 2, 1, 0, 0};
        for (int i = 0; i < 10; ++i) {
            const double s = startOf(16), t = startOf(32) + 32.0 * i;
            QCOMPARE(tiles.shown(0, s, t), images[expected[i]]);
            QCOMPARE(tiles.shown(3, s, t), images[expected[i]]); // whichever a face names
            QCOMPARE(tiles.shown(0, s + 15.5, t + 31), images[expected[i]]);
            QCOMPARE(tiles.shown(0, s - 20 * 16, t + 20 * 32), images[expected[i]]); // the table again
        }
        QCOMPARE(tiles.shown(0, startOf(16) + 16, startOf(32)), images[22156 % 6 / 2]); // the next row's first
        QCOMPARE(tiles.shown(1, 0, 0), -1);
    }

    void whatIsNoSetStandsStill()
    {
        const auto map =
            mapOf({miptexElsewhere("-0one", 16, 16), miptexElsewhere("-0hole", 16, 16), miptexElsewhere("-2hole", 16, 16),
                   miptexElsewhere("-1late", 16, 16), miptexElsewhere("-2late", 16, 16), miptexElsewhere("-", 16, 16),
                   miptexElsewhere("-a", 16, 16), miptexElsewhere("+0a", 16, 16), miptexElsewhere("+1a", 16, 16)});
        const RandomTiles tiles(map);
        for (qint32 image = -1; image < 10; ++image)
            for (int i = 0; i < 20; ++i)
                QCOMPARE(tiles.shown(image, i * 16, 0), -1);
    }

    void damagedNumbersChooseNothingOrATile()
    {
        const auto map = mapOf({miptexElsewhere("-0a", 0, 16), miptexElsewhere("-1a", 16, 16)});
        const RandomTiles tiles(map);
        QCOMPARE(tiles.shown(0, 0, 0), -1); // of no width
        for (const double at : {-1e300, -1.5e6, 1e300, qInf(), -qInf()})
            QVERIFY(tiles.shown(1, at, -at) >= 0);
        QCOMPARE(tiles.shown(1, qQNaN(), 0), -1);
    }

    void otherGamesHaveNone()
    {
        const auto map = readMap(quake2Map({{"-0a", -1}, {"-1a", -1}}), bsp::quake2).value();
        QVERIFY(RandomTiles(map).isEmpty());
    }
};

ADD_TEST(RandomTilesTest, QCoreApplication)
#include "tst_randomtiles.moc"
