// What the pointer and the keys do in the graph of clusters.
#include "tests/gestures.h"
#include "tests/graphfixture.h"
#include "tests/program.h"

namespace {

// Nodes in rows of twenty.
void fill(GraphCanvas &canvas, int count, double apart, std::optional<GraphView> place = {})
{
    std::vector<ClusterBox> places;
    for (int i = 0; i < count; ++i) {
        const Point at{i % 20 * apart, i / 20 * apart, 0};
        places.push_back({.low = at, .high = at, .leafs = 1});
    }
    canvas.resize(500, 400);
    canvas.setGraph({.layout = GraphLayout(places, GraphSide::Top), .looks = {.tints = std::vector<quint8>(places.size())}},
                    place);
}

} // namespace

class TestGraphInput : public QObject
{
    Q_OBJECT

private slots:
    void aClickSelectsTheCluster_data() { addFormatRows(); }
    void aClickSelectsTheCluster()
    {
        ShownGraph shown(halves(fetchFormat()));
        QCOMPARE(shown.canvas()->neighbourCount(), size_t(1));
        for (const quint32 number : {1U, 0U}) {
            QCOMPARE(shown.canvas()->nodeAt(shown.at(number)), qint64(number));
            shown.click(shown.at(number));
            QCOMPARE(shown.document.selection().records(), (std::vector<RecordRef>{shown.cluster(number)}));
            QCOMPARE(shown.document.selection().current(), shown.cluster(number));
            QCOMPARE(shown.canvas()->selected().nodes, (std::vector<quint32>{number}));
        }
    }

    void controlAddsAndTakesAwayAndAClickBesideClears()
    {
        ShownGraph shown(halves(bsp::quake2));
        shown.click(shown.at(0));
        shown.click(shown.at(1), Qt::ControlModifier);
        QCOMPARE(shown.selected(), (std::vector<quint32>{0, 1}));
        QCOMPARE(shown.document.selection().current(), shown.cluster(1));
        shown.click(shown.at(0), Qt::ControlModifier);
        QCOMPARE(shown.selected(), (std::vector<quint32>{1}));
        shown.click({5, 5}, Qt::ControlModifier);
        QCOMPARE(shown.selected(), (std::vector<quint32>{1}));
        shown.click({5, 5});
        QVERIFY(shown.document.selection().records().empty());
    }

    void nodesInOnePlaceAreSelectedInTurn()
    {
        ShownGraph shown(MapBuilder::room(bsp::quake2)); // both leafs have the whole room for their box
        QCOMPARE(shown.at(0), shown.at(1));
        std::vector<quint32> clicked;
        for (int i = 0; i < 3; ++i) {
            shown.click(shown.at(0));
            QCOMPARE(shown.selected().size(), size_t(1));
            clicked.push_back(shown.selected().front());
            shown.move(shown.at(0));
            QVERIFY2(shown.said().contains(QStringLiteral("1 more are here: click again")), qPrintable(shown.said()));
        }
        QVERIFY(clicked[0] != clicked[1] && clicked[0] == clicked[2]);
    }

    void aRectangleSelectsAllInsideUnlessItIsCancelled()
    {
        ShownGraph shown(halves(bsp::quake2));
        const QPoint around(25, 25);
        shown.drag(shown.at(0) - around, shown.at(0) + around, Qt::ShiftModifier);
        QCOMPARE(shown.selected(), (std::vector<quint32>{0}));
        shown.drag(shown.at(1) + around, shown.at(1) - around, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(shown.selected(), (std::vector<quint32>{0, 1}));
        shown.drag(shown.at(0) - around, shown.at(1) + around, Qt::ShiftModifier);
        QCOMPARE(shown.selected(), (std::vector<quint32>{0, 1}));
        shown.drag(shown.at(1) - around, shown.at(1) + around, Qt::ShiftModifier);
        QCOMPARE(shown.selected(), (std::vector<quint32>{1}));
        shown.canvas()->setFocus();
        QTest::mousePress(shown.canvas(), Qt::LeftButton, Qt::ShiftModifier, {20, 20});
        shown.move({500, 400}, Qt::LeftButton);
        shown.press(Qt::Key_Escape);
        QTest::mouseRelease(shown.canvas(), Qt::LeftButton, Qt::ShiftModifier, {500, 400});
        QCOMPARE(shown.selected(), (std::vector<quint32>{1}));
    }

    void aDragPansAndTheWheelZoomsAboutThePointer()
    {
        ShownGraph shown(halves(bsp::quake2));
        for (const auto button : {Qt::LeftButton, Qt::MiddleButton}) {
            const auto before = shown.canvas()->placeOf(0);
            const auto from = shown.at(0);
            QTest::mousePress(shown.canvas(), button, {}, from);
            shown.move(from + QPoint(30, 10), button);
            shown.move(from + QPoint(60, 25), button);
            QTest::mouseRelease(shown.canvas(), button, {}, from + QPoint(60, 25));
            QCOMPARE(shown.canvas()->placeOf(0), before + QPointF(60, 25));
            QVERIFY(shown.selected().empty());
        }
        const auto at = shown.at(1);
        const double scale = shown.canvas()->view().scale;
        const auto place = shown.canvas()->view().toPlane(at);
        for (const int turned : {120, 120, -600}) {
            turnWheel(shown.canvas(), at, turned);
            QVERIFY((shown.canvas()->view().scale > scale) == (turned > 0));
            const auto moved = shown.canvas()->view().toWindow(place) - at;
            QVERIFY(moved.manhattanLength() < 0.01);
        }
    }

    void theKeyboardWalksAndSelects()
    {
        ShownGraph shown(halves(bsp::quake3));
        shown.canvas()->setFocus();
        shown.press(Qt::Key_Right);
        shown.press(Qt::Key_Right);
        shown.press(Qt::Key_Right); // the last one stays
        QCOMPARE(shown.document.selection().hovered(), shown.cluster(1));
        QVERIFY(shown.selected().empty());
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.selected(), (std::vector<quint32>{1}));
        shown.press(Qt::Key_Left);
        shown.press(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(shown.selected(), (std::vector<quint32>{0, 1}));
        shown.press(Qt::Key_Escape);
        QVERIFY(!shown.document.selection().hovered().isValid());
        QCOMPARE(shown.selected(), (std::vector<quint32>{0, 1}));
        shown.press(Qt::Key_Escape); // nothing else is there to end
        QVERIFY(shown.selected().empty());
        shown.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(shown.selected(), (std::vector<quint32>{0, 1}));
        const auto before = shown.canvas()->view();
        shown.press(Qt::Key_Plus);
        QVERIFY(shown.canvas()->view().scale > before.scale);
        shown.press(Qt::Key_Minus);
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(shown.canvas()->view().middle.x() > before.middle.x());
        shown.press(Qt::Key_Home);
        QCOMPARE(shown.canvas()->view(), before);
    }

    void theKeyboardLooksFromEachSide()
    {
        ShownGraph shown(halves(bsp::quake2).set("LEAFS", 2, "mins.z", 32));
        shown.canvas()->setFocus();
        QCOMPARE(shown.at(0).y(), shown.at(1).y());
        shown.press(Qt::Key_R);
        QVERIFY(shown.at(1).y() < shown.at(0).y() && shown.at(1).x() > shown.at(0).x());
        QVERIFY(shown.graph.sideAction(GraphSide::Front)->isChecked());
        shown.press(Qt::Key_3, Qt::KeypadModifier);
        QVERIFY(shown.at(1).y() < shown.at(0).y() && shown.at(1).x() == shown.at(0).x());
        shown.press(Qt::Key_T);
        QCOMPARE(shown.at(0).y(), shown.at(1).y());
    }

    void theSelectionIsFramedWithItsNeighboursOnRequestOnly()
    {
        ShownGraph shown(halves(bsp::quake2));
        shown.canvas()->setFocus();
        shown.document.selection().set({shown.cluster(1)});
        shown.canvas()->pan({5000, 0});
        QVERIFY(!shown.canvas()->rect().contains(shown.at(1)));
        shown.press(Qt::Key_F);
        QVERIFY(((shown.at(0) + shown.at(1)) / 2 - shown.canvas()->rect().center()).manhattanLength() <= 2);
        QVERIFY(shown.canvas()->rect().contains(shown.at(0)) && shown.canvas()->rect().contains(shown.at(1)));
        shown.canvas()->pan({5000, 0});
        const auto before = shown.canvas()->view();
        shown.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(shown.selected().size(), size_t(2));
        QCOMPARE(shown.canvas()->view(), before);
    }

    void whatIsFramedHasSurroundings()
    {
        GraphCanvas canvas;
        fill(canvas, 400, 64);
        const double scale = canvas.view().scale;
        canvas.frame({210});
        QVERIFY(canvas.view().scale > scale);
        for (const quint32 near : {189U, 191U, 229U, 231U, 250U, 170U})
            QVERIFY(canvas.rect().contains(canvas.placeOf(near).toPoint()));
    }

    // Who presses Ctrl+A in an empty graph loses no selection.
    void allOfNothingIsNothing()
    {
        ShownGraph shown(MapBuilder(bsp::quake2));
        QCOMPARE(shown.canvas()->nodes().order().size(), size_t(0));
        shown.document.selection().set({{shown.document.map().format().roles.visibility, 0}});
        const auto before = shown.document.selection().records();
        shown.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(shown.document.selection().records(), before);
        shown.graph.setDocument(nullptr);
        shown.press(Qt::Key_A, Qt::ControlModifier);
        shown.press(Qt::Key_Return);
    }

    void aNewGraphThatMovesHasNoLabelsOfTheOneBefore()
    {
        const GraphView place{.middle = QPointF(640, 640), .scale = 0.1};
        GraphCanvas canvas, other;
        fill(canvas, 20'000, 64);
        canvas.grab(); // places labels
        fill(canvas, 5000, 64, place);
        fill(other, 5000, 64, place);
        QVERIFY(!canvas.isAtRest() && !other.isAtRest());
        QCOMPARE(canvas.grab().toImage(), other.grab().toImage());
    }

    void tooManyNeighboursAreNotDrawn()
    {
        GraphCanvas canvas;
        fill(canvas, 2, 640);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        const auto without = canvas.grab().toImage();
        canvas.setNeighbours({{0, 1}});
        QVERIFY(canvas.areNeighboursDrawn());
        QVERIFY(canvas.grab().toImage() != without);
        canvas.setNeighbours(std::vector<std::array<quint32, 2>>(1'000'000, {0, 1}));
        QVERIFY(!canvas.areNeighboursDrawn());
        QCOMPARE(canvas.grab().toImage(), without);
        QCOMPARE(canvas.neighbourCount(), size_t(1'000'000));
    }
};

ADD_TEST(TestGraphInput, QApplication)
#include "tst_graphinput.moc"
