// Entities dragged in the 3D view: one step of undo, the keys that steer it, and what is not moved.
#include "app/window/noticebar.h"
#include "core/games/keyvalues.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/view3d/tools/originmover.h"

class TestOriginMover : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void aDragIsOneStepOfUndo()
    {
        show(samplePath(u"quake2"));
        const auto entity = selectAnEntity();
        const auto before = originOf(entity);
        auto &undo = document()->undoStack();
        const int steps = undo.index();
        QTest::mousePress(view(), Qt::LeftButton, {}, middle());
        QTest::mouseMove(view(), middle() + QPoint(30, 0));
        QVERIFY(window_->view()->mover()->isDragging());
        QCOMPARE(originOf(entity), before); // a ghost moves, the entity does not yet
        QTest::mouseMove(view(), middle() + QPoint(60, 0));
        const auto ghost = window_->view()->mover()->label();
        QTest::mouseRelease(view(), Qt::LeftButton, {}, middle() + QPoint(60, 0));
        QVERIFY(!window_->view()->mover()->isDragging());
        QCOMPARE(originOf(entity), ghost);
        QVERIFY(originOf(entity) != before);
        const auto from = bsp::vectorIn(before.toLatin1(), {}), to = bsp::vectorIn(ghost.toLatin1(), {});
        QCOMPARE(to[2], from[2]); // level
        for (size_t i = 0; i < 3; ++i)
            QCOMPARE(to[i] - from[i], std::round(to[i] - from[i]));
        QCOMPARE(undo.index(), steps + 1);
        QCOMPARE(selection().records(), std::vector<RecordRef>{overlay().entities().record(entity)});
        undo.undo();
        QCOMPARE(originOf(entity), before);
    }

    void keysSayHowADragGoes()
    {
        show(samplePath(u"quake2"));
        const auto entity = selectAnEntity();
        const auto before = bsp::vectorIn(originOf(entity).toLatin1(), {});
        QVERIFY(drag({0, -60}, Qt::ControlModifier));
        const auto raised = bsp::vectorIn(originOf(entity).toLatin1(), {});
        QCOMPARE((Point{raised[0], raised[1], 0}), (Point{before[0], before[1], 0}));
        QVERIFY(raised[2] > before[2]);
        document()->undoStack().undo();
        QVERIFY(drag({60, 20}, Qt::ShiftModifier));
        const auto moved = bsp::vectorIn(originOf(entity).toLatin1(), {});
        QVERIFY(moved != before);
        for (size_t i = 0; i < 3; ++i)
            QVERIFY(moved[i] == before[i] || std::fmod(moved[i], 8) == 0);
    }

    void escapeLeavesADragUndone()
    {
        show(samplePath(u"quake3"));
        const auto entity = selectAnEntity();
        const auto before = originOf(entity);
        view()->setFocus();
        QTest::mousePress(view(), Qt::LeftButton, {}, middle());
        QTest::mouseMove(view(), middle() + QPoint(50, 10));
        QVERIFY(window_->view()->mover()->isDragging());
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!window_->view()->mover()->isDragging());
        QTest::mouseRelease(view(), Qt::LeftButton, {}, middle() + QPoint(50, 10));
        QCOMPARE(originOf(entity), before);
        QVERIFY(!document()->isModified());
    }

    void aTextWithFaultsIsNotMovedIn()
    {
        show(samplePath(u"quake2"));
        const auto entity = selectAnEntity();
        const auto text = document()->map().entityText();
        document()->edit({.what = u"break"_s, .splices = {{text.size(), {}, "{ \"a\" \"b\"\n"}}});
        QVERIFY(!document()->map().entities().faults.empty());
        const auto before = originOf(entity);
        QVERIFY(!drag({50, 10}));
        QCOMPARE(originOf(entity), before);
    }

    void whatIsNotSelectedIsNotDragged()
    {
        show(samplePath(u"halflife"));
        QVERIFY(lookAtAnEntity() >= 0);
        selection().clear();
        QVERIFY(!drag({50, 10}));
        QVERIFY(selection().records().empty()); // nor is anything selected by it
        QVERIFY(!document()->isModified());
    }

    // Seen from below, lower on the screen is further away: the level plane is left behind the wall, at 64.
    void aDragEndsAtTheWall()
    {
        showInRoom("item_health");
        const auto before = *overlay().entities().marks().of(1);
        for (const int pixels : {30, 60, 120}) {
            QVERIFY(drag({0, pixels}));
            const auto moved = bsp::vectorIn(originOf(1).toLatin1(), {});
            QVERIFY2(moved[0] > 0 && before.high[0] + moved[0] <= 65 && moved[2] == 0, qPrintable(originOf(1)));
            document()->undoStack().undo();
        }
    }

    // Esc ends the drag while the button is held: what follows is neither a click nor another drag.
    void whatWasGivenUpIsNoClick()
    {
        showInRoom("item_health");
        view()->setFocus();
        for (const bool moves : {false, true}) {
            QTest::mousePress(view(), Qt::LeftButton, {}, middle());
            moveMouse(view(), middle() + QPoint(60, 20), Qt::LeftButton);
            QVERIFY(window_->view()->mover()->isDragging());
            QTest::keyClick(view(), Qt::Key_Escape);
            if (moves)
                moveMouse(view(), middle() + QPoint(80, 20), Qt::LeftButton);
            QVERIFY(!window_->view()->mover()->isDragging());
            QTest::mouseRelease(view(), Qt::LeftButton, {}, middle() + QPoint(60, 20));
            QCOMPARE(selection().records(), std::vector<RecordRef>{overlay().entities().record(1)});
            QVERIFY(!document()->isModified());
        }
    }

    // From the top nothing holds up what is dragged. What is behind the wall is told of by the dragged box, then by the notice,
    // in the words of the problems; and the notice takes it back.
    void whatLandsInSolidIsToldAtOnce()
    {
        showInRoom("item_health");
        view()->lookFrom(CameraSide::Top);
        auto camera = view()->camera();
        camera.position = {0, 0, 0};
        camera.span = 400;
        view()->setCamera(camera);
        const QPoint by(view()->height() / 4, 0); // 100 units
        QTest::mousePress(view(), Qt::LeftButton, {}, middle());
        moveMouse(view(), middle() + by / 4, Qt::LeftButton); // its box ends in front of the wall
        QVERIFY2(!window_->view()->mover()->label().contains(u','), qPrintable(window_->view()->mover()->label()));
        moveMouse(view(), middle() + by, Qt::LeftButton);
        QVERIFY2(window_->view()->mover()->label().contains(u", outside the world"_s),
                 qPrintable(window_->view()->mover()->label()));
        QTest::mouseRelease(view(), Qt::LeftButton, {}, middle() + by);
        const auto told = window_->notice()->text();
        QVERIFY2(told.startsWith(u"Entity 1 (item_health): its origin "_s) && told.contains(u"outside the world"_s),
                 qPrintable(told));
        auto buttons = window_->notice()->findChildren<QToolButton *>();
        const auto back = std::ranges::find(buttons, u"Undo"_s, &QToolButton::text);
        QVERIFY(back != buttons.end());
        QTest::mouseClick(*back, Qt::LeftButton);
        QVERIFY(!document()->isModified() && !window_->notice()->isVisible());
        showInRoom("light"); // it works wherever it is
        view()->lookFrom(CameraSide::Top);
        view()->setCamera(camera);
        QVERIFY(drag(by));
        QVERIFY(document()->isModified() && !window_->notice()->isVisible());
        QTRY_VERIFY(window_->statusBar()->currentMessage().startsWith(u"Entity 1 (light)"_s));
    }

    void withoutPerspectiveItGoesInThePicture_data()
    {
        QTest::addColumn<CameraSide>("side");
        QTest::addColumn<int>("depth"); // the axis that is looked along
        QTest::newRow("top") << CameraSide::Top << 2;
        QTest::newRow("front") << CameraSide::Front << 1;
        QTest::newRow("side") << CameraSide::Side << 0;
    }

    // From each side it follows the pointer, up and down as well, through walls; and what is told of that is told there, too.
    void withoutPerspectiveItGoesInThePicture()
    {
        QFETCH(const CameraSide, side);
        QFETCH(const int, depth);
        showInRoom("item_health");
        view()->lookFrom(side);
        auto camera = view()->camera();
        camera.position = {0, 0, 0};
        camera.span = 400;
        view()->setCamera(camera);
        const int pixels = view()->height() / 20; // 20 units
        QVERIFY(drag({pixels, pixels}));
        const auto inside = bsp::vectorIn(originOf(1).toLatin1(), {});
        for (int axis = 0; axis < 3; ++axis)
            QVERIFY2(axis == depth ? inside[size_t(axis)] == 0 : std::abs(std::abs(inside[size_t(axis)]) - 20) < 3,
                     qPrintable(originOf(1)));
        QVERIFY(!window_->notice()->isVisible());
        document()->undoStack().undo();
        QVERIFY(drag({view()->height() / 4, 0})); // 100 units: behind the wall
        const auto told = window_->notice()->text();
        QVERIFY2(told.startsWith(u"Entity 1 (item_health)"_s) && told.contains(u"outside the world"_s), qPrintable(told));
    }

private:
    // In a room of 128 units around the origin, seen from -50 0 -10, a little below it.
    void showInRoom(const QByteArray &classname)
    {
        show(save(u"room.bsp"_s, mapWithEntities(bsp::quake2, "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"" + classname
                                                                  + "\" \"origin\" \"0 0 0\" }\n")));
        const auto *mark = overlay().entities().marks().of(1);
        QVERIFY(mark);
        Camera camera;
        camera.position = {-50, 0, -10};
        camera.lookAt(mark->middle());
        view()->setCamera(camera);
        selection().set({overlay().entities().record(1)});
    }
    QString originOf(qint32 entity) const
    {
        return QString::fromLatin1(edits::valueOf(document()->entitySource(), entity, "origin"));
    }
    // With the left button from the middle; whether an entity was dragged.
    bool drag(QPoint by, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(view(), Qt::LeftButton, modifiers, middle());
        for (const int part : {1, 2})
            moveMouse(view(), middle() + by * part / 2, Qt::LeftButton, modifiers);
        const bool isDragging = window_->view()->mover()->isDragging();
        QTest::mouseRelease(view(), Qt::LeftButton, modifiers, middle() + by);
        return isDragging;
    }
    // An entity that is in the middle of the view, and is selected.
    qint32 selectAnEntity()
    {
        const auto entity = lookAtAnEntity();
        selection().set({overlay().entities().record(entity)});
        return entity;
    }
};

ADD_TEST(TestOriginMover, QApplication)
#include "tst_originmover.moc"
