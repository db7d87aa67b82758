// How the 3D view looks: sky, motion, light styles and brightness, as pixels of its pictures.
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/texturemaps.h"
#include "tests/viewfixture.h"
#include "widgets/view3d/lightbutton.h"
#include "widgets/view3d/momentslider.h"

#include <cmath>

namespace {

const Point cistern{192, 960, 120}; // of the gallery, under its hole to the sky

QString sample(const QString &game) { return sampleFile(game + u"/maps/gallery.bsp"_s); }

// Close to the middle of a face, which it looks at.
Camera before(const Geometry &geometry, quint32 face)
{
    const auto &from = geometry.faces[face];
    Point middle{}, normal{};
    for (quint32 i = from.firstVertex; i < from.firstVertex + from.vertexCount; ++i)
        for (size_t axis = 0; axis < 3; ++axis) {
            middle[axis] += static_cast<double>(geometry.vertexes[i].point[axis]) / from.vertexCount;
            normal[axis] = geometry.vertexes[i].normal[axis] / 127.0;
        }
    Camera camera;
    camera.position = middle + normal * 24;
    camera.lookAt(middle);
    return camera;
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

class TestLook : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theSkyIsSeenThroughItsFaces()
    {
        const GameFolder game;
        const auto path = game.save(u"baseq2/maps/gallery.bsp"_s, contentOf(sample(u"quake2"_s)));
        game.save(u"baseq2/env/unit1_up.png"_s, png({16, 16}, qRgb(20, 200, 40)));
        show(path);
        lookFrom(cistern, -85, 0);
        QTRY_COMPARE(middleColor(), QColor(20, 200, 40));
        lookFrom({192, 1000, 330}, -85, 0); // as far away as ever
        QCOMPARE(middleColor(), QColor(20, 200, 40));
        selection().set({face(100)});
        QTRY_VERIFY(middleColor() != QColor(20, 200, 40)); // marked as any face
        selection().clear();
        view()->setMode(DrawMode::Flat); // where faces are told apart, those of the sky are as well
        QVERIFY(middleColor() != QColor(20, 200, 40));
        QVERIFY(!window_->view()->missing()->text().contains(u"unit1_"_s));
        show(sample(u"quake2"_s)); // without pictures
        view()->setMode(DrawMode::Lit);
        lookFrom(cistern, -85, 0);
        QTRY_COMPARE(middleColor(), QColor(plainSky));
        QTRY_VERIFY(window_->view()->missing()->text().contains(u"env/unit1_"_s));
        show(sample(u"quake3"_s)); // whose shader has clouds
        lookFrom(cistern, -85, 0);
        QTRY_VERIFY(middleColor() != QColor(plainSky) && middleColor().blue() > middleColor().red());
    }

    void liquidsMoveWhileTheAnimationIsOn()
    {
        show(sample(u"quake2"_s));
        lookFrom({944, 900, 40}, 80, 90);
        const auto still = picture();
        passMoments(4);
        QCOMPARE(picture(), still);
        QSignalSpy frames(view(), &Viewport::drawn);
        passMoments(4);
        QCOMPARE(frames.size(), 0); // nothing is drawn while nothing changes
        view()->setAnimated(true);
        QTRY_VERIFY(frames.size() >= 3);
        QTRY_VERIFY(picture() != still);
        view()->setAnimated(false);
        QTRY_COMPARE(picture(), still);
        untilAtRest(); // the last one that was asked for
        frames.clear();
        passMoments(4);
        QCOMPARE(frames.size(), 0);
    }

    void whereNothingMovesNothingIsDrawnAnew()
    {
        auto builder = MapBuilder::room(bsp::quake2);
        for (quint32 i = 0; i < builder.count("TEXINFO"); ++i)
            builder.set("TEXINFO", i, "flags", 0).set("TEXINFO", i, "nexttexinfo", -1);
        show(save(u"still.bsp"_s, builder.build()));
        view()->setStylesPlay(false);
        view()->setAnimated(true);
        untilAtRest();
        QSignalSpy frames(view(), &Viewport::drawn);
        passMoments(6);
        QCOMPARE(frames.size(), 0);
        show(sample(u"quake2"_s)); // whose liquids do, but behind walls
        untilAtRest();
        frames.clear();
        passMoments(6);
        QCOMPARE(frames.size(), 0);
        lookFrom({944, 900, 40}, 80, 90); // into one
        frames.clear();
        QTRY_VERIFY(frames.size() >= 3);
        const auto inside = view()->camera();
        view()->setStylesPlay(true);
        lookFrom({20000, 20000, 20000}, 0, 45); // away from all of it
        untilAtRest();
        frames.clear();
        passMoments(12); // lights go on and off there
        QCOMPARE(frames.size(), 0);
        view()->setCamera(inside);
        frames.clear();
        QTRY_VERIFY(frames.size() >= 3);
    }

    void aStyleIsLitAsItsSliderSays()
    {
        show(sample(u"quake2"_s));
        const auto &styles = view()->styles().styles();
        QVERIFY(!styles.empty());
        const auto &map = document()->map();
        const Luxels luxels(map);
        const int style = styles.front();
        std::optional<quint32> lit;
        for (quint32 face = 0; face < map.recordCount(map.format().roles.faces) && !lit; ++face)
            for (int slot = 0; slot < 4; ++slot)
                if (luxels.light(face) && slot < luxels.light(face)->styles && luxels.style(face, slot) == style)
                    lit = face;
        QVERIFY(lit);
        view()->setCamera(before(buildGeometry(map), *lit));
        const auto normal = brightnessOf(picture());
        auto *sliders = window_->view()->light()->styles();
        QVERIFY(sliders->slider(style));
        sliders->slider(style)->setValue(0);
        QTRY_VERIFY(brightnessOf(picture()) < normal);
        const auto dark = brightnessOf(picture());
        sliders->slider(style)->setValue(200);
        QTRY_VERIFY(brightnessOf(picture()) > normal);
        sliders->slider(style)->setValue(0);
        QTRY_COMPARE(brightnessOf(picture()), dark);
        sliders->slider(style)->setValue(100);
        QTRY_COMPARE(brightnessOf(picture()), normal);
    }

    // Against the same picture without them.
    void flaresGlowTowardsTheEye()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        builder.set("SURFACES", 2, "surfaceType", 4).setVector("SURFACES", 2, "lightmapOrigin", {10, 20, 30});
        builder.setVector("SURFACES", 2, "lightmapVecs[0]", {0.2, 0.9, 0.2})
            .setVector("SURFACES", 2, "lightmapVecs[2]", {1, 0, 0});
        show(save(u"flare.bsp"_s, builder.build()));
        const auto middleAt = [this](const Point &place, double yaw, bool flares) {
            lookFrom(place, 0, yaw);
            view()->setHidden(view()->hidden().setFlag(SceneKind::Flare, !flares));
            return middleColor();
        };
        const Point before{50, 20, 30}, behind{-30, 20, 30};
        const auto dark = middleAt(before, 180, false), lit = middleAt(before, 180, true);
        QVERIFY(lit.green() > dark.green() + 40 || lit.green() == 255);
        QVERIFY(lit.green() - dark.green() > lit.red() - dark.red());
        QCOMPARE(middleAt(behind, 0, true), middleAt(behind, 0, false)); // its back is dark
        middleAt(before, 180, true);
        const auto hit = view()->hitAt(middle());
        QVERIFY(hit && hit->face == 2);
        middleAt(before, 180, false);
        const auto other = view()->hitAt(middle()); // what is not drawn is not met
        QVERIFY(!other || other->face != 2);
    }

    // Above the patch in the middle of the room, which the eye comes out from under.
    void flaresAreOffAtFirstAndFadeAtEdges()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        builder.set("SURFACES", 2, "surfaceType", 4).setVector("SURFACES", 2, "lightmapOrigin", {0, 0, 20});
        builder.setVector("SURFACES", 2, "lightmapVecs[0]", {0.2, 0.2, 0.2})
            .setVector("SURFACES", 2, "lightmapVecs[2]", {0, 0, -1});
        show(save(u"flare.bsp"_s, builder.build()));
        QVERIFY(view()->hidden() & SceneKind::Flare); // r_flares 0
        constexpr double below = 70;
        const auto glowFrom = [this](double x) { // as strong as from straight below
            lookFrom({x, 0, 20 - below}, -qRadiansToDegrees(std::atan2(below, x)), 180);
            const auto sum = [this](bool flares) {
                view()->setHidden(view()->hidden().setFlag(SceneKind::Flare, !flares));
                const auto color = middleColor();
                return color.red() + color.green() + color.blue();
            };
            const int dark = sum(false);
            return (sum(true) - dark) * std::hypot(x, below) / below;
        };
        std::vector<double> glows;
        for (double x = 10; x < 63; x += 0.5)
            glows.push_back(glowFrom(x));
        const double most = std::ranges::max(glows);
        QVERIFY(most > 30);
        const auto count = [&](double from, double upTo) {
            return std::ranges::count_if(glows, [&](double glow) { return glow >= from * most && glow <= upTo * most; });
        };
        QVERIFY(count(0, 0.05) > 0);
        QVERIFY(count(0.15, 0.85) > 0);
        QVERIFY(count(0.9, 1) > 0);
    }

    void texturesPlayTheirFrames()
    {
        const GameFolder game;
        auto builder = MapBuilder::room(bsp::quake2);
        const auto texinfos = builder.count("TEXINFO");
        const auto second = builder.addRecord("TEXINFO");
        for (quint32 i = 0; i < texinfos; ++i)
            builder.set("TEXINFO", i, "texture", "red").set("TEXINFO", i, "flags", 0).set("TEXINFO", i, "nexttexinfo", second);
        builder.set("TEXINFO", second, "texture", "blue").set("TEXINFO", second, "nexttexinfo", 0);
        game.save(u"baseq2/textures/red.tga"_s, tga({16, 16}, qRgb(100, 0, 0)));
        game.save(u"baseq2/textures/blue.tga"_s, tga({16, 16}, qRgb(0, 0, 100)));
        show(game.save(u"baseq2/maps/a.bsp"_s, builder.build()));
        view()->setMode(DrawMode::Textured);
        lookFrom({10, 20, 30}, 0, 0);
        const auto isRed = [this] { return middleColor().red() > 50 && middleColor().blue() == 0; };
        QTRY_VERIFY(isRed());
        view()->setAnimated(true);
        QTRY_VERIFY(!isRed() && middleColor().blue() > 50);
        QTRY_VERIFY(isRed()); // half a second each
        view()->setAnimated(false);
        QTRY_VERIFY(isRed());
        auto *slider = window_->view()->findChild<QSlider *>();
        for (auto *menu : window_->view()->findChildren<QMenu *>())
            for (auto *action : menu->actions())
                if (auto *moment = qobject_cast<MomentSlider *>(action))
                    slider = moment->slider();
        QVERIFY(slider);
        QTest::keyClick(slider, Qt::Key_PageUp); // a second: as at the start
        QTRY_VERIFY(isRed());
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(slider, Qt::Key_Right); // and a half
        QTRY_VERIFY(!isRed() && middleColor().blue() > 50);
    }

    void brightnessAndTheMemoryOfTexturesAreRemembered()
    {
        show(sample(u"quake2"_s));
        const auto stock = brightnessOf(picture());
        window_->view()->light()->brightnessSlider()->setValue(-10);
        QCOMPARE(window_->view()->light()->brightness(), 0.5);
        QVERIFY(brightnessOf(picture()) < stock * 0.6);
        window_ = std::make_unique<MainWindow>();
        QCOMPARE(window_->view()->light()->brightness(), 0.5);
        const auto choice = [this](const QString &text) {
            for (auto *action : window_->findChildren<QAction *>())
                if (action->isCheckable() && action->text().startsWith(text))
                    return action;
            return static_cast<QAction *>(nullptr);
        };
        QVERIFY(choice(u"&Automatic ("_s) && choice(u"&Automatic ("_s)->isChecked());
        QVERIFY(choice(u"256"_s));
        choice(u"256"_s)->trigger();
        window_ = std::make_unique<MainWindow>();
        QVERIFY(choice(u"256"_s)->isChecked());
    }

    void missingAndCoarserTexturesAreTold()
    {
        const auto isCoarser = [this] {
            const auto *line = window_->view()->missing();
            return line->isVisible() && line->text().contains(u"reduced resolution"_s);
        };
        show(sample(u"quake2"_s));
        QVERIFY(!isCoarser());
        view()->setPictureMemory(64 << 10);
        QTRY_VERIFY(isCoarser());
        view()->setPictureMemory(1 << 30);
        QTRY_VERIFY(!isCoarser() && !view()->isBusy());
        const GameFolder game;
        show(game.save(u"baseq2/maps/gallery.bsp"_s, contentOf(sample(u"quake2"_s))));
        QTRY_VERIFY(window_->view()->missing()->isVisible());
        QVERIFY(window_->view()->missing()->text().contains(game.path(u"baseq2"_s)));
        window_->closeMap();
        QVERIFY(!window_->view()->missing()->isVisible());
    }

private:
    void show(const QString &path)
    {
        ViewFixture::show(path);
        QTRY_VERIFY_WITH_TIMEOUT(!view()->styles().isRunning(), 30'000);
    }
    // Waits until a clock like the view's own has run that many times, so that the view would have been drawn if it moved.
    void passMoments(int count)
    {
        AnimationClock clock(view());
        QSignalSpy ticked(&clock, &AnimationClock::ticked);
        clock.setOn(true);
        QTRY_VERIFY(ticked.size() > count);
        settle();
    }
    QColor middleColor() const
    {
        const auto image = picture();
        return image.pixelColor(image.rect().center());
    }
    void lookFrom(const Point &place, double pitch, double yaw)
    {
        view()->setCamera({.position = place, .yaw = yaw, .pitch = pitch});
    }
};

ADD_TEST(TestLook, QApplication)
#include "tst_look.moc"
