// How the 3D view looks: sky, motion, light styles and brightness, as pixels of its pictures.
#include "tests/gamefolder.h"
#include "tests/texturemaps.h"
#include "tests/windowfixture.h"
#include "widgets/viewlight.h"
#include "widgets/viewpanel.h"
#include "widgets/viewport.h"

#include <QLabel>
#include <QMenu>
#include <QSlider>

using namespace Qt::StringLiterals;

class TestLook : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theSkyIsSeenThroughItsFaces();
    void withoutPicturesTheSkyIsPlain();
    void liquidsMoveWhileTheAnimationIsOn();
    void aStyleIsLitAsItsSliderSays();
    void brightnessIsRemembered();
    void missingTexturesAreTold();

private:
    Viewport *view() const { return window_->view()->viewport(); }
    void show(const QString &path);
    QColor middle();
    void lookFrom(const Point &place, double pitch, double yaw);
};

namespace
{

const Point cistern{192, 960, 120}; // of the gallery, under its hole to the sky

QString sample(const QString &game)
{
    return QStringLiteral(LUMPSCOPE_SAMPLES) + u'/' + game + u"/maps/gallery.bsp"_s;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

double brightnessOf(const QImage &image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); y += 4)
        for (int x = 0; x < image.width(); x += 4)
            sum += qGray(image.pixel(x, y));
    return sum;
}

} // namespace

void TestLook::initTestCase()
{
    useOwnSettings();
    if (!MainWindow().view()->viewport())
        QSKIP("There is no OpenGL 3.3 here (or no window): the 3D view is not tested.");
}

void TestLook::show(const QString &path)
{
    open(path);
    QTRY_VERIFY_WITH_TIMEOUT(view()->isReady() && !view()->isBusy() && !view()->styles().isRunning(), 30'000);
}

void TestLook::lookFrom(const Point &place, double pitch, double yaw)
{
    view()->setCamera({.position = place, .yaw = yaw, .pitch = pitch});
}

QColor TestLook::middle()
{
    const auto image = view()->grabFramebuffer();
    return image.pixelColor(image.rect().center());
}

void TestLook::theSkyIsSeenThroughItsFaces()
{
    const GameFolder game;
    const auto path = game.save(u"baseq2/maps/gallery.bsp"_s, bytesOf(sample(u"quake2"_s)));
    game.save(u"baseq2/env/unit1_up.png"_s, png({16, 16}, qRgb(20, 200, 40)));
    show(path);
    lookFrom(cistern, -85, 0);
    QTRY_COMPARE(middle(), QColor(20, 200, 40));
    lookFrom({192, 1000, 330}, -85, 0); // as far away as ever
    QCOMPARE(middle(), QColor(20, 200, 40));
    window_->document()->selection().set({{window_->document()->map().format().roles.faces, 100}});
    QTRY_VERIFY(middle() != QColor(20, 200, 40)); // marked as any face
    window_->document()->selection().clear();
    view()->setMode(DrawMode::Flat); // where faces are told apart, those of the sky are as well
    QVERIFY(middle() != QColor(20, 200, 40));
}

void TestLook::withoutPicturesTheSkyIsPlain()
{
    show(sample(u"quake2"_s));
    lookFrom(cistern, -85, 0);
    QTRY_COMPARE(middle(), QColor(plainSky));
    show(sample(u"quake3"_s)); // whose shader has clouds
    lookFrom(cistern, -85, 0);
    QTRY_VERIFY(middle() != QColor(plainSky) && middle().blue() > middle().red());
}

void TestLook::liquidsMoveWhileTheAnimationIsOn()
{
    show(sample(u"quake2"_s));
    lookFrom({944, 900, 40}, 80, 90);
    const auto still = view()->grabFramebuffer();
    QTest::qWait(150);
    QCOMPARE(view()->grabFramebuffer(), still);
    QSignalSpy frames(view(), &Viewport::drawn);
    QTest::qWait(150);
    QCOMPARE(frames.size(), 0); // nothing is drawn while nothing changes
    view()->setAnimated(true);
    QTRY_VERIFY(frames.size() >= 3);
    QTRY_VERIFY(view()->grabFramebuffer() != still);
    view()->setAnimated(false);
    QTRY_COMPARE(view()->grabFramebuffer(), still);
    frames.clear();
    QTest::qWait(150);
    QCOMPARE(frames.size(), 0);
}

void TestLook::aStyleIsLitAsItsSliderSays()
{
    show(sample(u"quake2"_s));
    const auto &styles = view()->styles().styles();
    QVERIFY(!styles.empty());
    // From where the style's light is seen: in front of a face that it lights.
    const auto &map = window_->document()->map();
    const Luxels luxels(map);
    const int style = styles.front();
    std::optional<quint32> lit;
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces) && !lit; ++face)
        for (int slot = 0; slot < 4; ++slot)
            if (luxels.light(face) && slot < luxels.light(face)->styles && luxels.style(face, slot) == style)
                lit = face;
    QVERIFY(lit);
    window_->document()->selection().set({{map.format().roles.faces, *lit}});
    view()->frameSelection();
    window_->document()->selection().clear();
    const auto normal = brightnessOf(view()->grabFramebuffer());
    auto *sliders = window_->view()->light()->styles();
    QVERIFY(sliders->slider(style));
    sliders->slider(style)->setValue(0);
    QTRY_VERIFY(brightnessOf(view()->grabFramebuffer()) < normal);
    const auto dark = brightnessOf(view()->grabFramebuffer());
    sliders->slider(style)->setValue(200);
    QTRY_VERIFY(brightnessOf(view()->grabFramebuffer()) > normal);
    sliders->slider(style)->setValue(0);
    QTRY_COMPARE(brightnessOf(view()->grabFramebuffer()), dark);
    sliders->slider(style)->setValue(100);
    QTRY_COMPARE(brightnessOf(view()->grabFramebuffer()), normal);
}

void TestLook::brightnessIsRemembered()
{
    show(sample(u"quake2"_s));
    const auto stock = brightnessOf(view()->grabFramebuffer());
    window_->view()->light()->brightnessSlider()->setValue(-10);
    QCOMPARE(window_->view()->light()->brightness(), 0.5);
    QVERIFY(brightnessOf(view()->grabFramebuffer()) < stock * 0.6);
    window_ = std::make_unique<MainWindow>();
    QCOMPARE(window_->view()->light()->brightness(), 0.5);
}

void TestLook::missingTexturesAreTold()
{
    show(sample(u"quake2"_s));
    QVERIFY(!window_->view()->missing()->isVisible());
    const GameFolder game;
    show(game.save(u"baseq2/maps/gallery.bsp"_s, bytesOf(sample(u"quake2"_s))));
    QTRY_VERIFY(window_->view()->missing()->isVisible());
    QVERIFY(window_->view()->missing()->text().contains(game.path(u"baseq2"_s)));
    const auto hit = view()->hitAt(view()->rect().center());
    QVERIFY(hit);
    QTest::mouseMove(view(), view()->rect().center());
    QTRY_VERIFY2(view()->toolTip().contains(u"gallery/"_s), qPrintable(view()->toolTip()));
    window_->closeMap();
    QVERIFY(!window_->view()->missing()->isVisible());
}

QTEST_MAIN(TestLook)
#include "tst_look.moc"
