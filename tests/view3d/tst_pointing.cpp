// Places that the 3D view, the lightmaps and the textures show each other while Alt is held, and what is said of faces.
#include "core/light/luxelspace.h"
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/imageview.h"
#include "widgets/images/lightmapview.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/view3d/tools/facehints.h"

class TestPointing : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void altTellsTexelAndLuxel_data() { addSampleRows(); }
    void altTellsTexelAndLuxel()
    {
        QFETCH(QString, path);
        show(path);
        const auto hit = view()->hitAt(aside());
        QVERIFY(hit);
        const auto short_ = hints()->textAt(aside()), details = hints()->detailsAt(aside());
        QVERIFY(short_.contains(QString::number(hit->face)));
        QCOMPARE(short_.count(u'\n'), 0); // the samples bring their textures
        QVERIFY(details.startsWith(short_));
        QVERIFY2(details.contains(u"Texel ("), qPrintable(details));
        const auto match =
            QRegularExpression(u"Luxel \\((\\d+), (\\d+)\\).*\nStyle (\\d+): RGB (\\d+) (\\d+) (\\d+)"_s).match(details);
        QVERIFY2(match.hasMatch(), qPrintable(details));
        const Luxels luxels(document()->map());
        const auto light = luxels.light(hit->face);
        QVERIFY(light);
        const QPoint luxel(match.captured(1).toInt(), match.captured(2).toInt());
        const QColor stored(luxels.image(hit->face, 0).pixel(luxel));
        QCOMPARE(match.captured(4).toInt(), stored.red());
        QCOMPARE(match.captured(6).toInt(), stored.blue());
        const auto place = LuxelSpaces(luxels).at(hit->face, *light).pointAt(luxel);
        QVERIFY(place);
        const auto &placement = view()->scene()->scene.placements[hit->placement];
        QVERIFY(length(placement.transform.point(*place) - hit->point) < 17); // half a luxel each way, of 16 units and more
        move(aside(), Qt::AltModifier);
        QCOMPARE(pointed().place().face, static_cast<qint64>(hit->face));
        QVERIFY(length(placement.transform.point(pointed().place().place) - hit->point) < 1e-6);
        QVERIFY(QToolTip::text().contains(u"Luxel"));
    }

    void theLuxelIsMarkedInTheLightmaps_data() { addSampleRows(); }
    void theLuxelIsMarkedInTheLightmaps()
    {
        QFETCH(QString, path);
        show(path);
        auto *lightmaps = showLightmaps();
        showDock(u"view"_s);
        QTRY_VERIFY(view()->isVisible());
        move(aside(), Qt::AltModifier);
        const auto marked = lightmaps->canvas()->marked();
        QVERIFY(marked.tile >= 0);
        const auto spots = lightmaps->picture().spotsOf(static_cast<quint32>(pointed().place().face));
        QVERIFY(!spots.empty());
        QVERIFY(spots.front().place.rect.contains(marked.at));
        QCOMPARE(marked.at - spots.front().place.rect.topLeft(), told(u"Luxel"_s));
        move(aside(), Qt::NoModifier);
        QCOMPARE(lightmaps->canvas()->marked().tile, -1);
    }

    void theTexelIsMarkedInTheTexture_data() { addSampleRows(); }
    void theTexelIsMarkedInTheTexture()
    {
        QFETCH(QString, path);
        show(path);
        auto *textures = window_->images()->textures();
        showDock(u"images"_s);
        QTRY_VERIFY(textures->browser()->model()->rowCount() > 0);
        showDock(u"view"_s);
        QTRY_VERIFY(view()->isVisible());
        const auto hit = view()->hitAt(aside());
        QVERIFY(hit);
        const auto image = view()->scene()->geometry.faces[hit->face].look.image;
        textures->browser()->setCurrentTexture(image);
        QTRY_VERIFY(!textures->view()->image().isNull() && !textures->isBusy());
        move(aside(), Qt::AltModifier);
        const auto marked = textures->view()->canvas()->marked();
        QCOMPARE(marked.tile, 0);
        QCOMPARE(marked.at, told(u"Texel"_s)); // no replacement is larger here
        const int other = image == 0 ? 1 : 0;
        textures->browser()->setCurrentTexture(other);
        QTRY_COMPARE(textures->view()->canvas()->marked().tile, -1);
    }

    void aLuxelIsMarkedInTheView()
    {
        show(samplePath(u"quake2"_s));
        const auto hit = view()->hitAt(aside());
        QVERIFY(hit);
        const auto before = picture();
        const QObject other;
        pointed().set({hit->face, view()->scene()->scene.placements[hit->placement].transform.pointBack(hit->point)}, &other);
        const auto marked = picture();
        QVERIFY(difference(marked, before) > 5);
        QCOMPARE(countPixels(marked,
                             [&](int x, int y) {
                                 const auto away = (QPoint(x, y) / view()->devicePixelRatioF() - aside()).manhattanLength();
                                 return marked.pixel(x, y) != before.pixel(x, y) && away >= 80;
                             }),
                 0);
        pointed().clear(&other);
        QCOMPARE(picture(), before);
        // Alt over a luxel does the same.
        auto *lightmaps = showLightmaps();
        const auto spot = lightmaps->picture().spotsOf(hit->face).front();
        const PixelCanvas::Pixel pixel{spot.tile, spot.place.rect.center()};
        emit lightmaps->canvas()->pixelHovered(pixel);
        QCOMPARE(pointed().place().face, -1);
        QTest::keyPress(window_->windowHandle(), Qt::Key_Alt, Qt::AltModifier);
        emit lightmaps->canvas()->pixelHovered(pixel);
        QCOMPARE(pointed().place().face, static_cast<qint64>(hit->face));
        QCOMPARE(lightmaps->canvas()->marked().tile, -1);
        QTest::keyRelease(window_->windowHandle(), Qt::Key_Alt);
        emit lightmaps->canvas()->pixelHovered({});
        QCOMPARE(pointed().place().face, -1);
    }

    void nothingIsKeptWithoutAlt()
    {
        show(samplePath(u"quake2"_s));
        move(middle(), Qt::AltModifier);
        QVERIFY(pointed().place().face >= 0);
        leaveByMouse(view());
        QCOMPARE(pointed().place().face, -1);
        move(middle(), Qt::AltModifier);
        show(samplePath(u"quake3"_s)); // another map
        QCOMPARE(pointed().place().face, -1);
    }

    void aMissingTextureIsSaidToBe()
    {
        show(save(u"room.bsp"_s, MapBuilder::room(*bsp::formats().front()).build()));
        std::optional<RayHit> hit;
        for (double yaw = 0; yaw < 360 && !hit; yaw += 30) { // wherever the walls are
            auto camera = view()->camera();
            camera.yaw = yaw;
            view()->setCamera(camera);
            hit = view()->hitAt(middle());
        }
        QVERIFY(hit);
        QVERIFY2(hints()->textAt(middle()).contains(u"missing"), qPrintable(hints()->textAt(middle())));
        rest(middle());
        QVERIFY(QToolTip::text().contains(u"missing"));
        QCOMPARE(hints()->textAt({-50, -50}).isEmpty(), !view()->hitAt({-50, -50}));
    }

private:
    PointedAt &pointed() const { return document()->pointedAt(); }
    FaceHints *hints() const { return window_->view()->hints(); }
    QPoint aside() const { return middle() + QPoint(70, -60); }
    void move(QPoint at, Qt::KeyboardModifiers modifiers) { moveMouse(view(), at, {}, modifiers); }
    // The two numbers that the details at `aside()` tell behind "Luxel (" or "Texel (".
    QPoint told(const QString &what) const
    {
        const auto match = QRegularExpression(what + u" \\((\\d+), (\\d+)\\)"_s).match(hints()->detailsAt(aside()));
        return match.hasMatch() ? QPoint(match.captured(1).toInt(), match.captured(2).toInt()) : QPoint(-1, -1);
    }
    void showDock(const QString &name)
    {
        auto *dock = window_->findChild<QDockWidget *>(name);
        dock->show();
        dock->raise();
    }
    // Has the lightmaps in front once, so that they are read.
    LightmapView *showLightmaps()
    {
        auto *lightmaps = window_->images()->lightmaps();
        showDock(u"images"_s);
        window_->images()->findChild<QTabWidget *>()->setCurrentWidget(lightmaps);
        if (!QTest::qWaitFor([&] { return !lightmaps->picture().tiles.empty() && !lightmaps->isBusy(); }, 10'000))
            qFatal("the lightmaps are never read");
        return lightmaps;
    }
};

ADD_TEST(TestPointing, QApplication)
#include "tst_pointing.moc"
