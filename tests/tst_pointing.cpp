// Places that the 3D view, the lightmaps and the textures show each other while Alt is held, and what is said of faces.
#include "core/light/luxelspace.h"
#include "tests/testmaps.h"
#include "tests/windowfixture.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/imageview.h"
#include "widgets/images/lightmapview.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/view3d/facehints.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

#include <QDockWidget>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QTabWidget>
#include <QToolTip>

using namespace Qt::StringLiterals;

class TestPointing : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void altTellsTexelAndLuxel_data();
    void altTellsTexelAndLuxel();
    void theLuxelIsMarkedInTheLightmaps_data() { altTellsTexelAndLuxel_data(); }
    void theLuxelIsMarkedInTheLightmaps();
    void theTexelIsMarkedInTheTexture_data() { altTellsTexelAndLuxel_data(); }
    void theTexelIsMarkedInTheTexture();
    void aLuxelIsMarkedInTheView();
    void nothingIsKeptWithoutAlt();
    void aMissingTextureIsSaidToBe();
    void anEntityBeforeAFaceIsNamedInstead();

private:
    Viewport *view() const { return window_->view()->viewport(); }
    PointedAt &pointed() const { return window_->document()->pointedAt(); }
    void show(const QString &path);
    void move(QPoint at, Qt::KeyboardModifiers modifiers);
    void showDock(const QString &name);
};

void TestPointing::initTestCase()
{
    useOwnSettings();
    if (!hasOpenGL())
        QSKIP("There is no OpenGL 3.3 here (or no window): the 3D view is not tested.");
}

void TestPointing::show(const QString &path)
{
    open(path);
    QTRY_VERIFY_WITH_TIMEOUT(view()->isReady() && !view()->isBusy(), 30'000);
}

void TestPointing::move(QPoint at, Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(QEvent::MouseMove, QPointF(at), QPointF(view()->mapToGlobal(at)), Qt::NoButton, Qt::NoButton, modifiers);
    QCoreApplication::sendEvent(view(), &event);
}

void TestPointing::showDock(const QString &name)
{
    auto *dock = window_->findChild<QDockWidget *>(name);
    dock->show();
    dock->raise();
}

void TestPointing::altTellsTexelAndLuxel_data()
{
    QTest::addColumn<QString>("path");
    for (const auto *sample : samples())
        QTest::newRow(sample->id.data()) << samplePath(QString::fromLatin1(sample->id.data()));
}

void TestPointing::altTellsTexelAndLuxel()
{
    QFETCH(QString, path);
    show(path);
    const QPoint at = view()->rect().center() + QPoint(70, -60);
    const auto hit = view()->hitAt(at);
    QVERIFY(hit);
    const auto short_ = window_->view()->hints()->textAt(at), details = window_->view()->hints()->detailsAt(at);
    QVERIFY(short_.contains(QString::number(hit->face)));
    QCOMPARE(short_.count(u'\n'), 0); // the samples bring their textures
    QVERIFY(details.startsWith(short_));
    QVERIFY2(details.contains(u"Texel ("), qPrintable(details));
    const auto match = QRegularExpression(u"Luxel \\((\\d+), (\\d+)\\).*\nStyle (\\d+): RGB (\\d+) (\\d+) (\\d+)"_s).match(details);
    QVERIFY2(match.hasMatch(), qPrintable(details));
    const auto &map = window_->document()->map();
    const Luxels luxels(map);
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
    move(at, Qt::AltModifier);
    QCOMPARE(pointed().place().face, static_cast<qint64>(hit->face));
    QVERIFY(length(placement.transform.point(pointed().place().place) - hit->point) < 1e-6);
    QVERIFY(QToolTip::text().contains(u"Luxel"));
}

void TestPointing::theLuxelIsMarkedInTheLightmaps()
{
    QFETCH(QString, path);
    show(path);
    auto *lightmaps = window_->images()->lightmaps();
    showDock(u"images"_s);
    auto *tabs = window_->images()->findChild<QTabWidget *>();
    tabs->setCurrentWidget(lightmaps);
    QTRY_VERIFY(!lightmaps->picture().tiles.empty() && !lightmaps->isBusy());
    showDock(u"view"_s);
    QTRY_VERIFY(view()->isVisible());
    const QPoint at = view()->rect().center() + QPoint(70, -60);
    move(at, Qt::AltModifier);
    const auto marked = lightmaps->canvas()->marked();
    QVERIFY(marked.tile >= 0);
    const auto spots = lightmaps->picture().spotsOf(static_cast<quint32>(pointed().place().face));
    QVERIFY(!spots.empty());
    QVERIFY(spots.front().place.rect.contains(marked.at));
    const auto line = QRegularExpression(u"Luxel \\((\\d+), (\\d+)\\)"_s).match(window_->view()->hints()->detailsAt(at));
    QCOMPARE(marked.at - spots.front().place.rect.topLeft(), QPoint(line.captured(1).toInt(), line.captured(2).toInt()));
    move(at, Qt::NoModifier);
    QCOMPARE(lightmaps->canvas()->marked().tile, -1);
}

void TestPointing::theTexelIsMarkedInTheTexture()
{
    QFETCH(QString, path);
    show(path);
    auto *textures = window_->images()->textures();
    showDock(u"images"_s);
    QTRY_VERIFY(textures->browser()->model()->rowCount() > 0);
    showDock(u"view"_s);
    QTRY_VERIFY(view()->isVisible());
    const QPoint at = view()->rect().center() + QPoint(70, -60);
    const auto hit = view()->hitAt(at);
    QVERIFY(hit);
    const auto image = view()->scene()->geometry.faces[hit->face].look.image;
    textures->browser()->setCurrentTexture(image);
    QTRY_VERIFY(!textures->view()->image().isNull() && !textures->isBusy());
    move(at, Qt::AltModifier);
    const auto marked = textures->view()->canvas()->marked();
    const auto line = QRegularExpression(u"Texel \\((\\d+), (\\d+)\\)"_s).match(window_->view()->hints()->detailsAt(at));
    QVERIFY(line.hasMatch());
    QCOMPARE(marked.tile, 0);
    QCOMPARE(marked.at, QPoint(line.captured(1).toInt(), line.captured(2).toInt())); // no replacement is larger here
    const int other = image == 0 ? 1 : 0;
    textures->browser()->setCurrentTexture(other);
    QTRY_COMPARE(textures->view()->canvas()->marked().tile, -1);
}

void TestPointing::aLuxelIsMarkedInTheView()
{
    show(samplePath(u"quake2"_s));
    const QPoint at = view()->rect().center() + QPoint(70, -60);
    const auto hit = view()->hitAt(at);
    QVERIFY(hit);
    const auto before = view()->grab().toImage();
    const QObject other;
    pointed().set({hit->face, view()->scene()->scene.placements[hit->placement].transform.pointBack(hit->point)}, &other);
    const auto marked = view()->grab().toImage();
    int differing = 0;
    for (int y = 0; y < marked.height(); ++y)
        for (int x = 0; x < marked.width(); ++x)
            if (marked.pixel(x, y) != before.pixel(x, y)) {
                ++differing;
                QVERIFY((QPoint(x, y) / view()->devicePixelRatioF() - at).manhattanLength() < 80);
            }
    QVERIFY(differing > 5);
    pointed().clear(&other);
    QCOMPARE(view()->grab().toImage(), before);
    // Alt over a luxel does the same.
    auto *lightmaps = window_->images()->lightmaps();
    showDock(u"images"_s);
    window_->images()->findChild<QTabWidget *>()->setCurrentWidget(lightmaps);
    QTRY_VERIFY(!lightmaps->picture().tiles.empty() && !lightmaps->isBusy());
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

void TestPointing::nothingIsKeptWithoutAlt()
{
    show(samplePath(u"quake2"_s));
    const auto at = view()->rect().center();
    move(at, Qt::AltModifier);
    QVERIFY(pointed().place().face >= 0);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(view(), &leave);
    QCOMPARE(pointed().place().face, -1);
    move(at, Qt::AltModifier);
    const auto path = samplePath(u"quake3"_s);
    show(path); // another map
    QCOMPARE(pointed().place().face, -1);
}

void TestPointing::aMissingTextureIsSaidToBe()
{
    show(save(u"room.bsp"_s, MapBuilder::room(*bsp::formats().front()).build()));
    std::optional<RayHit> hit;
    QPoint at;
    for (double yaw = 0; yaw < 360 && !hit; yaw += 30) { // wherever the walls are
        auto camera = view()->camera();
        camera.yaw = yaw;
        view()->setCamera(camera);
        at = view()->rect().center();
        hit = view()->hitAt(at);
    }
    QVERIFY(hit);
    QVERIFY2(window_->view()->hints()->textAt(at).contains(u"missing"), qPrintable(window_->view()->hints()->textAt(at)));
    QHelpEvent rest(QEvent::ToolTip, at, view()->mapToGlobal(at));
    QCoreApplication::sendEvent(view(), &rest);
    QVERIFY(QToolTip::text().contains(u"missing"));
    QCOMPARE(window_->view()->hints()->textAt({-50, -50}).isEmpty(), !view()->hitAt({-50, -50}));
}

void TestPointing::anEntityBeforeAFaceIsNamedInstead()
{
    show(samplePath(u"quake2"_s));
    QPoint at;
    for (int y = 20; y < view()->height() && view()->overlay().entities().hovered() < 0; y += 12)
        for (int x = 20; x < view()->width() && view()->overlay().entities().hovered() < 0; x += 12)
            move(at = {x, y}, Qt::NoModifier);
    QVERIFY(view()->overlay().entities().hovered() >= 0);
    QHelpEvent rest(QEvent::ToolTip, at, view()->mapToGlobal(at));
    QCoreApplication::sendEvent(view(), &rest);
    const auto number = QString::number(view()->overlay().entities().hovered());
    QVERIFY2(QToolTip::text().startsWith(u"Entity "_s + number), qPrintable(QToolTip::text()));
}

QTEST_MAIN(TestPointing)
#include "tst_pointing.moc"
