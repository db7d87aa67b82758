// The 3D view in the window: what it draws, what a click means, and that maps and docks come and go.
#include "core/entities/edits.h"
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/view3d/colormodes.h"
#include "widgets/view3d/overlays/facemarks.h"

#include <array>
#include <functional>
#include <limits>
#include <numeric>

// Tells when it is painted.
class PaintedLabel : public QWidget
{
public:
    using QWidget::QWidget;
    std::function<void()> painted;

protected:
    void paintEvent(QPaintEvent *) override { painted(); }
};

class TestViewport : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theSamplesAreSeenAndAClickSelectsTheFaceBelow_data() { addSampleRows(); }
    void theSamplesAreSeenAndAClickSelectsTheFaceBelow()
    {
        QFETCH(QString, path);
        show(path);
        const auto image = picture();
        QVERIFY(view()->drawnFaces() > 20);
        const auto colors = colorsIn(image);
        QVERIFY2(colors.size() > 300, qPrintable(QString::number(colors.size()))); // textures and light
        QVERIFY(!colors.contains(qRgb(41, 43, 48)));                               // the background: the hall is closed
        for (const QPoint at : {middle(), QPoint(40, 40), QPoint(view()->width() - 30, view()->height() - 30)}) {
            const auto hit = view()->hitAt(at);
            QVERIFY(hit);
            selection().clear();
            QTest::mouseClick(view(), Qt::LeftButton, {}, at);
            QCOMPARE(selection().records(), std::vector<RecordRef>{face(hit->face)});
        }
    }

    // However many changes call for a picture.
    void keysAreHandledBetweenTwoPictures()
    {
        show(samplePath(u"quake2"));
        untilAtRest();
        QSignalSpy drawn(view(), &GlCanvas::drawn);
        const auto again = connect(view(), &GlCanvas::drawn, view(), &GlCanvas::redraw);
        view()->redraw();
        const QDeadlineTimer end(30'000);
        for (int round = 1; drawn.size() < 5; ++round) {
            QVERIFY(!end.hasExpired());
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            QVERIFY(drawn.size() <= round);
        }
        disconnect(again);
    }

    // Otherwise, a cell that was edited would be painted only after the picture.
    void thePictureIsDrawnAfterTheRestOfTheWindowIsPainted()
    {
        show(samplePath(u"quake2"));
        untilAtRest();
        QSignalSpy drawn(view(), &GlCanvas::drawn);
        PaintedLabel label(window_.get());
        bool isFirst = false;
        label.painted = [&] { isFirst = drawn.isEmpty() && !view()->isDrawing(); };
        view()->redraw();
        label.show();
        QTRY_COMPARE(drawn.size(), 1);
        QVERIFY(isFirst);
        isFirst = false;
        drawn.clear();
        window_->resize(window_->size() - QSize(20, 20)); // as when a notice appears
        label.update();
        QTRY_VERIFY(!drawn.isEmpty());
        QVERIFY(isFirst);
        QCOMPARE(picture().size(), view()->size() * view()->devicePixelRatioF());
    }

    void anEditThatChangesNothingVisibleCostsOnePicture()
    {
        show(samplePath(u"quake3"));
        untilAtRest();
        QSignalSpy drawn(view(), &GlCanvas::drawn), built(view(), &Viewport::built);
        document()->edit(edits::setValue(document()->entitySource(), std::array{0}, u"message"_s, u"other"_s).value());
        QVERIFY(built.wait());
        outlast(300); // timers that run while edits follow each other
        untilAtRest();
        QCOMPARE(built.size(), 1);
        QCOMPARE(drawn.size(), 1);
    }

    void aLabelOverThePictureDoesNotCostAnotherOne()
    {
        show(samplePath(u"quake2"));
        untilAtRest();
        QSignalSpy drawn(view(), &GlCanvas::drawn);
        view()->update(QRect(10, 10, 30, 20));
        QTest::qWait(50);
        view()->update();
        QTest::qWait(50);
        QCOMPARE(drawn.size(), 0);
        view()->redraw();
        QTRY_COMPARE(drawn.size(), 1);
    }

    void aSelectionIsTinted()
    {
        show(samplePath(u"quake2"));
        const auto at = middle() - QPoint(60, 0);
        const auto hit = view()->hitAt(at);
        QVERIFY(hit);
        const double ratio = view()->devicePixelRatioF();
        const auto before = picture().pixelColor(at * ratio);
        selection().set({face(hit->face)});
        QTRY_VERIFY(picture().pixelColor(at * ratio) != before);
        selection().clear();
        QTRY_COMPARE(picture().pixelColor(at * ratio), before);
    }

    void aDoubleClickSelectsTheWholeWall()
    {
        show(samplePath(u"quake2"));
        const QPoint at(view()->width() / 2, view()->height() - 20); // the floor
        const auto hit = view()->hitAt(at);
        QVERIFY(hit);
        QTest::mouseDClick(view(), Qt::LeftButton, {}, at);
        const auto &records = selection().records();
        QVERIFY(std::ranges::find(records, face(hit->face)) != records.end());
        QVERIFY(records.size() > 1);
        const auto plane = document()->map().column(document()->map().format().columns.facePlane);
        for (const auto record : records)
            QCOMPARE(plane.integer(record.index), plane.integer(hit->face));
    }

    void keysMoveTheCamera()
    {
        show(samplePath(u"quake2"));
        const auto start = view()->camera();
        view()->setFocus();
        QTest::keyPress(view(), Qt::Key_W);
        QTRY_VERIFY(view()->camera().position[0] > start.position[0] + 5); // it looks along +X
        QTest::keyRelease(view(), Qt::Key_W);
        const auto there = view()->camera();
        outlast(60);                       // several steps, if it still flew
        QCOMPARE(view()->camera(), there); // it stands
        QTest::keyClick(view(), Qt::Key_Home);
        QCOMPARE(view()->camera(), start);
        selection().set({face(100)});
        QTest::keyClick(view(), Qt::Key_F);
        QVERIFY(view()->camera() != start);
    }

    void aCameraThatIsNowhereIsNotTaken()
    {
        show(samplePath(u"quake2"));
        const auto before = view()->camera();
        for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
            view()->setCamera({.position = {bad, 0, 0}});
            view()->setCamera({.position = before.position, .yaw = bad});
            view()->setFieldOfView(bad);
            QCOMPARE(view()->camera(), before);
        }
    }

    void whatThePvsHidesIsNotDrawn()
    {
        show(samplePath(u"quake2"));
        picture();
        const auto all = view()->drawnFaces();
        const auto before = picture();
        window_->view()->pvs()->setCurrentIndex(1);
        QTRY_VERIFY(view()->drawnFaces() < all);
        QCOMPARE(picture(), before); // it hid nothing that is seen
    }

    // Towards blue; but not where colours stand for something.
    void whatTheSelectedClusterSeesIsTinted()
    {
        show(samplePath(u"quake2"));
        selection().set({cluster(static_cast<quint32>(view()->place().cluster))});
        QTRY_VERIFY(!view()->sight().states().empty() && !view()->isBusy());
        const auto warmer = [this](bool tinted) { // how much more red than blue there is
            view()->sight().setShown(tinted);
            const auto image = picture().scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            return qRed(image.pixel(0, 0)) - qBlue(image.pixel(0, 0));
        };
        for (const auto &mode : {u"lit"_s, u"textured"_s}) {
            window_->view()->colorModes()->setMode(mode);
            const int plain = warmer(false);
            QVERIFY2(warmer(true) < plain - 10, qPrintable(mode));
        }
        window_->view()->colorModes()->setMode(u"cluster"_s);
        QTRY_VERIFY(!window_->view()->colorModes()->isBusy());
        const int plain = warmer(false);
        QCOMPARE(warmer(true), plain);
    }

    void aModelMovesWithItsEntity()
    {
        show(samplePath(u"quake2"));
        const auto source = document()->entitySource();
        qint32 door = -1;
        for (qint32 i = 0; i < std::ssize(document()->map().entities().entities); ++i)
            if (edits::valueOf(source, i, "model").startsWith('*'))
                door = i;
        QVERIFY(door >= 0);
        const auto before = placement(door);
        QVERIFY(before);
        document()->edit(edits::setValue(source, std::array{door}, u"origin"_s, u"0 0 500"_s).value());
        QTRY_VERIFY(placement(door) && placement(door)->origin[2] == before->origin[2] + 500);
    }

    void whatIsFrozenStaysSoAfterAnEdit()
    {
        show(samplePath(u"quake2"));
        window_->view()->pvs()->setCurrentIndex(static_cast<int>(PvsMode::Frozen));
        picture();
        const auto start = view()->camera();
        const auto seen = view()->drawnFaces();
        auto camera = start;
        camera.position = {944, 900, 40}; // in another cluster
        view()->setCamera(camera);
        picture();
        const auto frozen = view()->drawnFaces();
        window_->view()->pvs()->setCurrentIndex(static_cast<int>(PvsMode::Camera));
        picture();
        QVERIFY(view()->drawnFaces() != frozen);
        view()->setCamera(start);
        window_->view()->pvs()->setCurrentIndex(static_cast<int>(PvsMode::Frozen));
        picture();
        QCOMPARE(view()->drawnFaces(), seen);
        view()->setCamera(camera);
        QSignalSpy built(view(), &Viewport::built);
        document()->edit(edits::setValue(document()->entitySource(), std::array{0}, u"message"_s, u"frozen"_s).value());
        QVERIFY(built.wait());
        picture();
        QCOMPARE(view()->drawnFaces(), frozen);
    }

    void whatIsPointedAtIsOutlinedAmongWhatIsSelected()
    {
        show(samplePath(u"quake3"));
        std::vector<RecordRef> records;
        for (quint32 number = 0; number < document()->map().recordCount(face(0).lump); ++number)
            records.push_back(face(number));
        selection().set(records);
        const auto at = middle() - QPoint(60, 0);
        QVERIFY(view()->hitAt(at));
        leaveByMouse(view());
        const auto before = picture();
        moveMouse(view(), at);
        QVERIFY(picture() != before);
        leaveByMouse(view());
        QCOMPARE(picture(), before);
    }

    void bordersEndAtTheirBound()
    {
        show(samplePath(u"quake2"));
        const auto &scene = view()->scene()->scene;
        std::vector<quint32> faces(view()->scene()->geometry.faces.size());
        std::iota(faces.begin(), faces.end(), 0U);
        const auto all = faceBorders(scene, faces, qRgb(1, 2, 3), SIZE_MAX).lines;
        size_t edges = 0; // of polygons: as many as they have corners
        for (const auto &face : scene.faces)
            edges += face.vertexCount;
        QCOMPARE(all.size(), 2 * edges);
        const auto some = faceBorders(scene, faces, qRgb(1, 2, 3), 10).lines;
        QCOMPARE(some.size(), 20U);
        for (size_t i = 0; i < some.size(); ++i)
            QVERIFY(some[i].point == all[i].point);
    }

    void mapsAndDocksComeAndGo()
    {
        auto *dock = window_->findChild<QDockWidget *>(u"view"_s);
        for (int i = 0; i < 6; ++i) {
            show(samplePath(QString::fromLatin1(samples()[static_cast<size_t>(i % 3)]->id.data())));
            dock->setFloating(i % 2 == 0);
            dock->raise(); // back among the others it may lie behind them
            QTRY_VERIFY(view()->isVisible());
            QVERIFY(!picture().isNull());
            QVERIFY(view()->drawnFaces() > 0);
            if (i % 3 == 2)
                window_->closeMap();
        }
    }

    void whereNothingIsDrawnASentenceSaysSo()
    {
        show(samplePath(u"quake2"));
        const auto bright = [](const QImage &image) {
            return countPixels(image, [&image](int x, int y) { return qGray(image.pixel(x, y)) > 200; });
        };
        overlay().entities().setShown(false);
        view()->sight().setShown(false);                                    // whose legend is bright
        view()->setCamera({.position = {-3000, -3000, -3000}, .yaw = 180}); // away from the map
        const auto outside = picture();
        QCOMPARE(view()->drawnFaces(), 0U);
        QVERIFY(bright(outside) > 200);
        view()->setHidden(SceneKinds::fromInt(0x7f)); // inside, all hidden: as was asked for
        view()->home();
        QCOMPARE(bright(picture()), 0);
        window_->view()->pvs()->setCurrentIndex(static_cast<int>(PvsMode::Selected));
        QVERIFY(bright(picture()) > 200);
        selection().set({cluster(1)});
        QCOMPARE(bright(picture()), 0);
    }

    // As far as a test can take it away: the context is there, and has nothing behind it any more.
    void aLostContextLeavesASentence()
    {
        show(samplePath(u"quake2"));
        const auto *sentence = window_->view()->sentence();
        QVERIFY(!sentence->isVisible());
        auto *context = view()->context();
        auto format = context->format();
        format.setRenderableType(QSurfaceFormat::OpenVG);
        context->setFormat(format);
        QVERIFY(!context->create());
        view()->redraw();
        QTRY_VERIFY(sentence->isVisible());
        QVERIFY(!view()->isVisible());
        QVERIFY(!window_->view()->modes()->isEnabled());
        const auto told = sentence->text();
        QVERIFY(!told.isEmpty());
        auto *faces = table(u"FACES"_s); // the rest goes on
        QVERIFY(faces && faces->isVisible());
        selection().set({face(3)});
        window_->closeMap();
        QVERIFY(sentence->text() != told);
        open(samplePath(u"quake3"));
        QVERIFY(sentence->isVisible());
        QCOMPARE(sentence->text(), told);
    }
};

ADD_TEST(TestViewport, QApplication)
#include "tst_viewport.moc"
