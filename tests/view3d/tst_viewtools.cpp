// The 3D view's sides, its ruler, and its zoom to a frame.
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/view3d/tools/ruler.h"

class TestViewTools : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void keysLookFromEachSide()
    {
        show(samplePath(u"quake2"_s));
        const auto before = view()->camera();
        const std::tuple<Qt::Key, Qt::Key, Point> sides[] = {
            {Qt::Key_T, Qt::Key_7, {0, 0, -1}}, {Qt::Key_R, Qt::Key_1, {0, 1, 0}}, {Qt::Key_L, Qt::Key_3, {-1, 0, 0}}};
        for (const auto &[letter, digit, forward] : sides)
            for (const bool isPad : {false, true}) {
                isPad ? press(digit, Qt::KeypadModifier) : press(letter);
                QVERIFY(view()->camera().isParallel());
                QVERIFY(length(view()->camera().forward() - forward) < 1e-9);
                QCOMPARE(view()->camera().position, before.position);
                QCOMPARE(view()->perspective(), before);
                isPad ? press(Qt::Key_5, Qt::KeypadModifier) : press(Qt::Key_P);
                QCOMPARE(view()->camera(), before);
            }
        press(Qt::Key_T);
        press(Qt::Key_Z); // there is nothing to look around
        QVERIFY(view()->looksByMouse() && !view()->camera().isParallel());
        press(Qt::Key_Escape);
    }

    void theMouseMovesAndZoomsASide()
    {
        show(samplePath(u"quake2"_s));
        press(Qt::Key_T);
        const QPoint at = middle() + QPoint(40, -30);
        const auto place = view()->rayAt(at).origin;
        const double before = view()->camera().span;
        turnWheel(view(), at, 240);
        QVERIFY(view()->camera().span < before);
        QVERIFY(isAt(pixelOf(place), at));
        for (const auto button : {Qt::RightButton, Qt::MiddleButton}) {
            const auto from = pixelOf(place);
            const auto camera = view()->camera();
            drag(middle(), middle() + QPoint(60, 25), button);
            QVERIFY(isAt(pixelOf(place), from + QPointF(60, 25)));
            QCOMPARE(view()->camera().span, camera.span);
            QVERIFY(!QApplication::activePopupWidget());
        }
    }

    void keysMoveAndZoomASide()
    {
        show(samplePath(u"quake2"_s));
        press(Qt::Key_R);
        const auto start = view()->camera();
        press(Qt::Key_Right);
        QVERIFY(view()->camera().position[0] > start.position[0]);
        press(Qt::Key_Left);
        QVERIFY(length(view()->camera().position - start.position) < 1e-6);
        press(Qt::Key_Plus);
        QVERIFY(view()->camera().span < start.span);
        press(Qt::Key_Minus);
        QVERIFY(std::abs(view()->camera().span - start.span) < 1e-6);
        const auto hold = [this](Qt::Key key, auto until) {
            QTest::keyPress(view(), key);
            QTRY_VERIFY(until(view()->camera()));
            QTest::keyRelease(view(), key);
        };
        hold(Qt::Key_W, [&](const Camera &camera) { return camera.position[2] > start.position[2]; });
        hold(Qt::Key_D, [&](const Camera &camera) { return camera.position[0] > start.position[0]; });
        hold(Qt::Key_E, [&](const Camera &camera) { return camera.span < start.span; });
        QCOMPARE(view()->camera().position[1], start.position[1]);
    }

    void whatASideDrawsIsWhatIsPicked_data() { addSampleRows(); }
    void whatASideDrawsIsWhatIsPicked()
    {
        QFETCH(QString, path);
        show(path);
        int checked = 0;
        for (const auto key : {Qt::Key_T, Qt::Key_R, Qt::Key_L}) {
            press(key);
            press(Qt::Key_F); // all of it
            for (int x = 1; x < 12; ++x)
                for (int y = 1; y < 12; ++y) {
                    const QPoint at(view()->width() * x / 12, view()->height() * y / 12);
                    const auto hit = view()->hitAt(at);
                    if (!hit || checked >= 12)
                        continue;
                    QVERIFY(isAt(pixelOf(hit->point), at));
                    const auto isSame = [&](QPoint by) {
                        const auto beside = view()->hitAt(at + by);
                        return beside && beside->face == hit->face;
                    };
                    if (view()->recordsAt(at).front() != face(hit->face) || !isSame({3, 3}) || !isSame({-3, -3}))
                        continue; // an entity lies before it, or it ends there
                    leaveByMouse(view());
                    selection().clear();
                    const auto before = picture().pixel(at);
                    QTest::mouseClick(view(), Qt::LeftButton, {}, at);
                    QCOMPARE(selection().records(), std::vector<RecordRef>{face(hit->face)});
                    QVERIFY(picture().pixel(at) != before); // it is marked there
                    selection().clear();
                    ++checked;
                    y += 3;
                }
            QVERIFY(view()->drawnFaces() > 0);
            press(Qt::Key_P);
        }
        QVERIFY(checked > 3);
    }

    void aSideIsFramedReloadedAndNotBookmarked()
    {
        show(samplePath(u"quake2"_s));
        const auto before = view()->camera();
        selection().set({face(100)});
        press(Qt::Key_T);
        press(Qt::Key_F);
        const auto framed = view()->camera();
        QVERIFY(framed.isParallel() && framed.position != before.position);
        press(Qt::Key_1, Qt::ShiftModifier);
        press(Qt::Key_P);
        auto camera = before;
        camera.turn(30, 10);
        view()->setCamera(camera);
        press(Qt::Key_1);
        QCOMPARE(view()->camera(), before);
        view()->setCamera(framed);
        reload();
        QCOMPARE(view()->camera(), framed);
        QCOMPARE(view()->perspective(), before);
        press(Qt::Key_Home);
        QVERIFY(view()->camera().isParallel());
        QCOMPARE(view()->camera().span, framed.span);
    }

    void aFrameThatIsDraggedIsZoomedTo()
    {
        show(samplePath(u"quake2"_s));
        const QPoint from = middle() - QPoint(60, 40), to = middle() + QPoint(60, 40);
        const auto records = selection().records();
        press(Qt::Key_T);
        const auto corner = view()->rayAt(from).origin, opposite = view()->rayAt(to).origin;
        drag(from, to, Qt::LeftButton, Qt::ShiftModifier);
        QVERIFY(std::min(pixelOf(corner).x(), pixelOf(corner).y()) < 2); // it fills the view one way
        const auto shown = QRectF(pixelOf(corner), pixelOf(opposite));
        QVERIFY(QRectF(view()->rect()).adjusted(-2, -2, 2, 2).contains(shown));
        QSignalSpy said(view(), &Viewport::statusMessage);
        press(Qt::Key_P);
        QVERIFY(said.takeLast().first().toString().isEmpty()); // that P goes back
        const auto camera = view()->camera();
        const auto hit = view()->hitAt(middle());
        press(Qt::Key_B);
        QVERIFY(!said.takeLast().first().toString().isEmpty());
        press(Qt::Key_Escape);
        QVERIFY(said.takeLast().first().toString().isEmpty()); // what was to be done no longer stands there
        drag(from, to, Qt::LeftButton);                        // without a key it is a drag as any other
        QCOMPARE(view()->camera(), camera);
        press(Qt::Key_B);
        drag(from, to, Qt::LeftButton);
        QVERIFY(length(view()->camera().position - hit->point) < hit->distance);
        QVERIFY(isAt(pixelOf(hit->point), middle()));
        QCOMPARE(selection().records(), records);
        const auto zoomed = view()->camera();
        drag(from, to, Qt::LeftButton); // that was one
        QCOMPARE(view()->camera(), zoomed);
    }

    void aSelectedEntityIsDraggedWithShift()
    {
        show(samplePath(u"quake2"_s));
        const auto entity = lookAtAnEntity();
        QVERIFY(entity >= 0);
        selection().set({overlay().entities().record(entity)});
        const auto camera = view()->camera();
        const int steps = document()->undoStack().index();
        drag(middle(), middle() + QPoint(60, 0), Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(view()->camera(), camera);
        QCOMPARE(document()->undoStack().index(), steps + 1);
    }

    void theRulerMeasuresWhatIsClicked()
    {
        show(samplePath(u"quake2"_s));
        const QPoint one = middle() - QPoint(90, 0), other = middle() + QPoint(90, 60);
        const auto from = view()->hitAt(one), to = view()->hitAt(other);
        QVERIFY(from && to);
        const auto before = picture();
        press(Qt::Key_M);
        QVERIFY(ruler()->isOn() && ruler()->figures()->isVisible());
        QVERIFY(ruler()->text().isEmpty() && !ruler()->figures()->text().isEmpty()); // how it is used
        QTest::mouseClick(view(), Qt::LeftButton, {}, one);
        moveMouse(view(), other);
        const auto distance = u"Distance "_s + measureText(length(to->point - from->point)) + u',';
        QVERIFY2(ruler()->text().startsWith(distance), qPrintable(ruler()->text())); // before the second click
        QTest::mouseClick(view(), Qt::LeftButton, {}, other);
        moveMouse(view(), middle());
        QVERIFY(ruler()->text().startsWith(distance));
        QVERIFY(ruler()->figures()->text().contains(ruler()->text()));
        QVERIFY(selection().records().empty()); // nothing is selected meanwhile
        press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), ruler()->text());
        const auto there = ruler()->figures()->geometry().center();
        QVERIFY(view()->rect().contains(ruler()->figures()->geometry()));
        moveMouse(view(), there);
        QVERIFY(!ruler()->figures()->geometry().contains(there)); // they make way
        ruler()->figures()->hide();
        QVERIFY(picture() != before); // its line is drawn
        // With Ctrl at a vertex of the face.
        QTest::mouseClick(view(), Qt::LeftButton, Qt::ControlModifier, one);
        const auto corners = cornersOf(*view()->scene(), *from);
        QVERIFY(std::ranges::any_of(corners, [&](const Point &corner) {
            return ruler()->text().startsWith(measureText(corner[0]) + u' ' + measureText(corner[1]));
        }));
        const auto camera = view()->camera();
        drag(middle(), middle() + QPoint(40, 0), Qt::RightButton); // flying goes on
        QVERIFY(view()->camera() != camera);
        press(Qt::Key_Escape);
        QVERIFY(!ruler()->isOn() && !ruler()->figures()->isVisible());
        QVERIFY(!overlay().hasToolMarks(OverlayLayer::Ruler));
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle());
        QCOMPARE(selection().records().size(), 1U);
    }

    void theRulerIsLedByKeys()
    {
        show(samplePath(u"quake2"_s));
        press(Qt::Key_M);
        const auto from = view()->hitAt(middle());
        press(Qt::Key_Return);
        auto camera = view()->camera();
        camera.turn(25, 10);
        view()->setCamera(camera);
        const auto to = view()->hitAt(middle());
        press(Qt::Key_Return);
        QVERIFY(from && to);
        QVERIFY(ruler()->text().startsWith(u"Distance "_s + measureText(length(to->point - from->point)) + u','));
        press(Qt::Key_M);
        QVERIFY(!ruler()->isOn());
        press(Qt::Key_M);
        camera.position = {90'000, 0, 0}; // where there is nothing
        camera.yaw = 0;
        view()->setCamera(camera);
        QSignalSpy said(view(), &Viewport::statusMessage);
        press(Qt::Key_Return);
        QVERIFY(said.size() == 1 && ruler()->isOn() && ruler()->text().isEmpty());
        show(samplePath(u"quake3"_s)); // of another map nothing is measured
        QVERIFY(!ruler()->isOn());
    }

    // Tools and mouse look begin and end in any order.
    void thePointerTellsWhatIsOut()
    {
        show(samplePath(u"quake2"_s));
        const auto shape = [this] { return view()->cursor().shape(); };
        for (const auto &[key, expected] : {std::pair{Qt::Key_M, Qt::CrossCursor},
                                            {Qt::Key_B, Qt::CrossCursor},
                                            {Qt::Key_M, Qt::CrossCursor},
                                            {Qt::Key_B, Qt::ArrowCursor},
                                            {Qt::Key_Z, Qt::BlankCursor},
                                            {Qt::Key_B, Qt::CrossCursor},
                                            {Qt::Key_Z, Qt::BlankCursor},
                                            {Qt::Key_Escape, Qt::BlankCursor},
                                            {Qt::Key_Escape, Qt::ArrowCursor},
                                            {Qt::Key_M, Qt::CrossCursor},
                                            {Qt::Key_Z, Qt::BlankCursor},
                                            {Qt::Key_Z, Qt::CrossCursor},
                                            {Qt::Key_M, Qt::ArrowCursor}}) {
            press(key);
            QCOMPARE(shape(), expected);
            QCOMPARE(view()->looksByMouse(), expected == Qt::BlankCursor);
        }
    }

    void keysThatAreHeldToggleOnce()
    {
        show(samplePath(u"quake2"_s));
        const auto hold = [this](Qt::Key key) {
            press(key);
            for (int i = 0; i < 3; ++i) {
                QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
                QCoreApplication::sendEvent(view(), &again);
            }
        };
        hold(Qt::Key_M);
        QVERIFY(ruler()->isOn());
        press(Qt::Key_M);
        hold(Qt::Key_B);
        QCOMPARE(view()->cursor().shape(), Qt::CrossCursor);
        press(Qt::Key_B);
        hold(Qt::Key_Z);
        QVERIFY(view()->looksByMouse());
        press(Qt::Key_Z);
        QSignalSpy said(view(), &Viewport::statusMessage);
        hold(Qt::Key_T);
        QCOMPARE(said.size(), 1);
    }

    void fromASideNothingIsSaidOfWhereTheCameraWas()
    {
        show(samplePath(u"quake2"_s));
        auto camera = view()->camera();
        camera.position = {90'000, 0, 0};
        view()->setCamera(camera);
        const auto isPlain = [this] {
            const auto shown = picture();
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x)
                    if (shown.pixel(x, y) != shown.pixel(shown.width() / 2, 1))
                        return false;
            return true;
        };
        QVERIFY(!isPlain()); // it is said that nothing is here
        press(Qt::Key_T);
        QVERIFY(isPlain());
    }

private:
    void show(const QString &path)
    {
        ViewFixture::show(path);
        view()->setFocus();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(view(), key, modifiers); }
    void drag(QPoint from, QPoint to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(view(), button, modifiers, from);
        for (const auto at : {(from + to) / 2, to})
            moveMouse(view(), at, button, modifiers);
        QTest::mouseRelease(view(), button, modifiers, to);
    }
    // Where a place is seen, in pixels.
    QPointF pixelOf(const Point &place) const
    {
        const auto [x, y] = view()->camera().seenAt(place, double(view()->width()) / view()->height()).value();
        return {(1 + x) / 2 * view()->width(), (1 - y) / 2 * view()->height()};
    }
    static bool isAt(QPointF one, QPointF other) { return (one - other).manhattanLength() < 2; }
    Ruler *ruler() const { return window_->view()->ruler(); }
};

ADD_TEST(TestViewTools, QApplication)
#include "tst_viewtools.moc"
