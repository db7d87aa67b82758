// Entities dragged in the 3D view: one step of undo, the keys that steer it, and what is not moved.
#include "core/games/keyvalues.h"
#include "tests/viewfixture.h"

using namespace Qt::StringLiterals;

class TestOriginMover : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void aDragIsOneStepOfUndo();
    void keysSayHowADragGoes();
    void escapeLeavesADragUndone();
    void aTextWithFaultsIsNotMovedIn();
    void whatIsNotSelectedIsNotDragged();

private:
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
        const bool isDragging = overlay().mover().isDragging();
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

void TestOriginMover::aDragIsOneStepOfUndo()
{
    show(samplePath(u"quake2"));
    const auto entity = selectAnEntity();
    const auto before = originOf(entity);
    auto &undo = document()->undoStack();
    const int steps = undo.index();
    QTest::mousePress(view(), Qt::LeftButton, {}, middle());
    QTest::mouseMove(view(), middle() + QPoint(30, 0));
    QVERIFY(overlay().mover().isDragging());
    QCOMPARE(originOf(entity), before); // a ghost moves, the entity does not yet
    QTest::mouseMove(view(), middle() + QPoint(60, 0));
    const auto ghost = overlay().mover().label();
    QTest::mouseRelease(view(), Qt::LeftButton, {}, middle() + QPoint(60, 0));
    QVERIFY(!overlay().mover().isDragging());
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

void TestOriginMover::keysSayHowADragGoes()
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

void TestOriginMover::escapeLeavesADragUndone()
{
    show(samplePath(u"quake3"));
    const auto entity = selectAnEntity();
    const auto before = originOf(entity);
    view()->setFocus();
    QTest::mousePress(view(), Qt::LeftButton, {}, middle());
    QTest::mouseMove(view(), middle() + QPoint(50, 10));
    QVERIFY(overlay().mover().isDragging());
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(!overlay().mover().isDragging());
    QTest::mouseRelease(view(), Qt::LeftButton, {}, middle() + QPoint(50, 10));
    QCOMPARE(originOf(entity), before);
    QVERIFY(!document()->isModified());
}

void TestOriginMover::aTextWithFaultsIsNotMovedIn()
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

void TestOriginMover::whatIsNotSelectedIsNotDragged()
{
    show(samplePath(u"halflife"));
    QVERIFY(lookAtAnEntity() >= 0);
    selection().clear();
    QVERIFY(!drag({50, 10}));
    QVERIFY(selection().records().empty()); // nor is anything selected by it
    QVERIFY(!document()->isModified());
}

QTEST_MAIN(TestOriginMover)
#include "tst_originmover.moc"
