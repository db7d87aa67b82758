// Animations show the frames that the engines would show at the time, and load each once.
#include "core/shading/texturemotion.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/waits.h"
#include "widgets/images/frameplayer.h"

#include <atomic>
#include <limits>

namespace {

Texture animated(int count, double framesPerSecond)
{
    Texture texture{.name = u"0"_s, .picture = readWal(walOf("0", {8, 8}), someColors()).value()};
    for (int i = 0; i < count; ++i)
        texture.frames.push_back(QString::number(i));
    texture.framesPerSecond = framesPerSecond;
    return texture;
}

// Waits until another player has shown that many frames, as one that began before it would have by then.
void passFrames(const Texture &texture, int count)
{
    FramePlayer other;
    QSignalSpy frames(&other, &FramePlayer::currentChanged);
    other.setTexture(texture);
    other.setPlaying(true);
    QTRY_VERIFY(frames.size() >= count);
}

} // namespace

class FramePlayerTest : public QObject
{
    Q_OBJECT

private slots:
    void framesFollowTheEnginesRule_data()
    {
        const auto row = addColumns<double, double, int, int>("seconds", "framesPerSecond", "count", "frame");
        constexpr double infinite = std::numeric_limits<double>::infinity();
        row("start", 0.0, 2.0, 3, 0);
        row("just before", 0.49, 2.0, 3, 0);
        row("second", 0.5, 2.0, 3, 1);
        row("again", 1.5, 2.0, 3, 0);
        row("Half-Life's", 12.34, 10.0, 4, 3);
        row("long", 1e12, 10.0, 7, static_cast<int>(10'000'000'000'000 % 7));
        row("one frame", 5.0, 2.0, 1, 0);
        row("none", 5.0, 2.0, 0, 0);
        row("no speed", 5.0, 0.0, 3, 0);
        row("backwards", 5.0, -2.0, 3, 0);
        row("no number", 5.0, std::numeric_limits<double>::quiet_NaN(), 3, 0);
        row("infinite", 5.0, infinite, 3, 0);
    }

    void framesFollowTheEnginesRule()
    {
        QFETCH(double, seconds);
        QFETCH(double, framesPerSecond);
        QFETCH(int, count);
        QTEST(frameAt(seconds, framesPerSecond, count), "frame");
    }

    void framesComeInTime()
    {
        FramePlayer player;
        player.setLoader([](const QString &) { return animated(0, 0); });
        player.setTexture(animated(5, 10));
        QSignalSpy frames(&player, &FramePlayer::currentChanged);
        QElapsedTimer clock;
        clock.start();
        player.setPlaying(true);
        QTRY_VERIFY(frames.size() >= 6);
        const auto elapsed = clock.elapsed();
        QVERIFY2(elapsed >= 595, qPrintable(QString::number(elapsed)));
        for (qsizetype i = 1; i < frames.size(); ++i) { // a machine that is busy may skip some
            const int from = frames[i - 1][0].toInt(), to = frames[i][0].toInt();
            QVERIFY(to != from && to >= 0 && to < 5);
        }
        player.setPlaying(false);
        const int stopped = player.current();
        passFrames(animated(5, 10), 2);
        QCOMPARE(player.current(), stopped);
    }

    void eachFrameIsLoadedOnce()
    {
        auto loads = std::make_shared<std::atomic<int>>(0);
        FramePlayer player;
        player.setLoader([loads](const QString &) {
            ++*loads;
            return animated(0, 0);
        });
        player.setTexture(animated(4, 100));
        QSignalSpy loaded(&player, &FramePlayer::frameLoaded);
        for (int i = 1; i <= 12; ++i) {
            player.step(1);
            QTRY_COMPARE(loaded.size(), i);
            QCOMPARE(loaded.last()[0].toInt(), i % 4);
        }
        QCOMPARE(loads->load(), 3); // the first came with the texture
        player.step(-1);
        QCOMPARE(player.current(), 3);
    }

    void slowLoadsHoldNothingUp()
    {
        auto player = std::make_unique<FramePlayer>();
        const auto gate = std::make_shared<QSemaphore>(); // nothing is loaded before it opens
        player->setLoader([gate](const QString &) {
            gate->acquire();
            return animated(0, 0);
        });
        player->setTexture(animated(3, 50));
        player->setPlaying(true);
        player->step(1);
        player->step(1);
        QCOMPARE(player->current(), 2);
        gate->release(1000);
        QSignalSpy loaded(player.get(), &FramePlayer::frameLoaded);
        QTRY_VERIFY(!loaded.isEmpty() && loaded.last()[0].toInt() == 2);
        player->step(2);
        player.reset(); // while a frame is being loaded
    }

    void whatCannotPlayDoesNot()
    {
        FramePlayer player;
        QSignalSpy frames(&player, &FramePlayer::currentChanged);
        for (const double speed :
             {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
            player.setTexture(animated(3, speed));
            QVERIFY(!player.canPlay());
            player.setPlaying(true);
        }
        player.setTexture(animated(1, 10));
        QVERIFY(!player.canPlay());
        player.setTexture(animated(3, 1e300)); // plays, and the window lives
        outlast(50);                           // other timers run, too
        player.setTexture(animated(3, 1e-300));
        QCOMPARE(player.current(), 0);
        player.setTexture({});
        player.step(1);
        QCOMPARE(player.current(), 0);
    }

    void unwatchedNothingIsShown()
    {
        FramePlayer player;
        QSignalSpy frames(&player, &FramePlayer::currentChanged);
        player.setTexture(animated(3, 100));
        player.setPlaying(true);
        QTRY_VERIFY(!frames.isEmpty());
        player.setWatched(false);
        frames.clear();
        passFrames(animated(3, 100), 10);
        QVERIFY(frames.isEmpty() && player.isPlaying());
        player.setTexture(animated(4, 100));
        passFrames(animated(4, 100), 10);
        QVERIFY(frames.isEmpty());
        player.setWatched(true);
        QTRY_VERIFY(!frames.isEmpty());
    }

    void largeFramesAreCounted()
    {
        constexpr qint64 most = 256 << 20;
        const QImage image(4096, 4096, QImage::Format_RGB32); // 64 MB, never written
        Picture large;
        large.mips = {image};
        FramePlayer player;
        player.setLoader([large](const QString &) {
            Texture texture;
            texture.picture = large;
            return texture;
        });
        player.setTexture(animated(12, 1));
        QSignalSpy loaded(&player, &FramePlayer::frameLoaded);
        for (int i = 1; i < 10; ++i) {
            player.step(1);
            QTRY_COMPARE(loaded.size(), i);
            QVERIFY(player.keptBytes() >= image.sizeInBytes() && player.keptBytes() <= most);
        }
    }
};

ADD_TEST(FramePlayerTest, QCoreApplication)
#include "tst_frameplayer.moc"
