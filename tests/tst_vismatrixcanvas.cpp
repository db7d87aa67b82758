// The canvas of the visibility matrix: which pair is under the pointer at every scale, what of it is a click, what the
// keys do, and how pairs look.
#include "tests/matrices.h"
#include "widgets/vis/vismatrixcanvas.h"

#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

#include <numeric>

using Pair = VisMatrixCanvas::Pair;

namespace
{

struct Shown {
    explicit Shown(quint32 count)
    {
        canvas.resize(600, 450);
        canvas.show();
        if (!QTest::qWaitForWindowExposed(&canvas))
            qFatal("no window");
        canvas.setPicture(std::make_shared<const MatrixPicture>(visOf(oneWayMatrix(count)), VisOrder::Number));
    }
    void zoomIn(int steps)
    {
        for (int i = 0; i < steps; ++i)
            canvas.zoomIn();
    }
    void click(Pair pair) { QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.rectOf(pair).center()); }
    QImage image() { return canvas.viewport()->grab().toImage(); }
    // Within its borders, and beside what goes through its middle.
    QColor colorAt(Pair pair) { return image().pixelColor(canvas.rectOf(pair).center() + QPoint(4, 4)); }

    VisMatrixCanvas canvas;
};

} // namespace

class TestVisMatrixCanvas : public QObject
{
    Q_OBJECT

private slots:
    void atEveryScaleAPairIsFoundWhereItIsDrawn();
    void aDragPansAndIsNoClick();
    void theCrosshairFollowsThePointer();
    void theKeysMoveTheCrosshair();
    void theKeysZoomAndPan();
    void theWheelZoomsAboutThePointer();
    void pairsHaveTheirColours();
    void whatIsMovedIsPaintedAsAnew();
    void manySelectedClustersAreMarked();
};

void TestVisMatrixCanvas::atEveryScaleAPairIsFoundWhereItIsDrawn()
{
    Shown shown(2000);
    auto &canvas = shown.canvas;
    QVERIFY(canvas.scale() < 1);
    const auto nearby = [&canvas](quint32 a, quint32 b) {
        return std::abs(int(a) - int(b)) <= (canvas.scale() < 1 ? 1 + 1 / canvas.scale() : 0);
    };
    for (double before = 0; canvas.scale() != before; canvas.zoomIn()) {
        before = canvas.scale();
        const auto room = canvas.viewport()->rect();
        int seen = 0;
        for (int y = 0; y < room.height(); y += 37)
            for (int x = 0; x < room.width(); x += 31)
                if (const auto pair = canvas.pairAt({x, y})) {
                    ++seen;
                    const auto found = canvas.pairAt(canvas.rectOf(*pair).center());
                    QVERIFY(canvas.rectOf(*pair).adjusted(-1, -1, 1, 1).contains(x, y));
                    QVERIFY(!found || (nearby(found->viewer, pair->viewer) && nearby(found->seen, pair->seen)));
                }
        QVERIFY2(seen > 30, qPrintable(QString::number(canvas.scale())));
        QVERIFY(!canvas.grab().isNull());
    }
}

void TestVisMatrixCanvas::aDragPansAndIsNoClick()
{
    Shown shown(300);
    QSignalSpy chosen(&shown.canvas, &VisMatrixCanvas::pairChosen);
    shown.zoomIn(12);
    auto *viewport = shown.canvas.viewport();
    const auto before = shown.canvas.rectOf({150, 150});
    const QPoint from = viewport->rect().center();
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, QPointF(from + QPoint(50, 30)), viewport->mapToGlobal(from), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(viewport, &move);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, from + QPoint(50, 30));
    QCOMPARE(shown.canvas.rectOf({150, 150}), before.translated(50, 30));
    QCOMPARE(chosen.size(), 0);
    shown.click({150, 150});
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(shown.canvas.pair(), (Pair{150, 150}));
}

void TestVisMatrixCanvas::theCrosshairFollowsThePointer()
{
    Shown shown(20);
    const auto plain = shown.image();
    QTest::mouseMove(shown.canvas.viewport(), shown.canvas.rectOf({12, 13}).center());
    QTRY_COMPARE(shown.canvas.pair(), (Pair{12, 13}));
    QVERIFY(shown.image() != plain);
    QSignalSpy changed(&shown.canvas, &VisMatrixCanvas::pairChanged);
    QTest::mouseMove(shown.canvas.viewport(), QPoint(1, 1)); // on the rulers
    QTest::qWait(50);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(shown.canvas.pair(), (Pair{12, 13}));
}

void TestVisMatrixCanvas::theKeysMoveTheCrosshair()
{
    Shown shown(300);
    auto &canvas = shown.canvas;
    shown.click({100, 100});
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers, Pair expected) {
        QTest::keyClick(&canvas, key, modifiers);
        QCOMPARE(canvas.pair(), expected);
        QVERIFY(canvas.viewport()->rect().contains(canvas.rectOf(*canvas.pair())));
    };
    const auto at = *canvas.pair();
    press(Qt::Key_Right, {}, {at.viewer, at.seen + 1});
    press(Qt::Key_Down, {}, {at.viewer + 1, at.seen + 1});
    press(Qt::Key_Left, Qt::ShiftModifier, {at.viewer + 1, at.seen - 9});
    press(Qt::Key_Up, Qt::ShiftModifier, {at.viewer - 9, at.seen - 9});
    shown.zoomIn(15);
    QTest::keyClick(&canvas, Qt::Key_PageDown);
    const auto page = *canvas.pair();
    QVERIFY(page.viewer > at.viewer - 8 && page.viewer < 299 && page.seen == at.seen - 9);
    press(Qt::Key_PageUp, {}, {at.viewer - 9, page.seen});
    QTest::keyClick(&canvas, Qt::Key_PageDown, Qt::ShiftModifier);
    QVERIFY(canvas.pair()->viewer == at.viewer - 9 && canvas.pair()->seen > page.seen);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(&canvas, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(canvas.pair()->viewer, 299U);
    QSignalSpy chosen(&canvas, &VisMatrixCanvas::pairChosen);
    QTest::keyClick(&canvas, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<Qt::KeyboardModifiers>(), Qt::ControlModifier);
}

void TestVisMatrixCanvas::theKeysZoomAndPan()
{
    Shown shown(300);
    auto &canvas = shown.canvas;
    const double whole = canvas.scale();
    QVERIFY(whole >= 1);
    QTest::keyClick(&canvas, Qt::Key_Minus); // all of it is seen already
    QCOMPARE(canvas.scale(), whole);
    for (int i = 0; i < 30; ++i)
        QTest::keyClick(&canvas, Qt::Key_Plus);
    QVERIFY(canvas.scale() >= 32);
    const auto before = canvas.rectOf({150, 150});
    QTest::keyClick(&canvas, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(canvas.rectOf({150, 150}).x() < before.x());
    QTest::keyClick(&canvas, Qt::Key_Home);
    QCOMPARE(canvas.scale(), whole);
    for (const quint32 corner : {0U, 299U})
        QVERIFY(canvas.viewport()->rect().contains(canvas.rectOf({corner, corner})));
}

void TestVisMatrixCanvas::theWheelZoomsAboutThePointer()
{
    Shown shown(300);
    auto &canvas = shown.canvas;
    const auto wheel = [&](QPoint at, int turned) {
        QWheelEvent event(at, canvas.viewport()->mapToGlobal(at), {}, {0, turned}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas.viewport(), &event);
    };
    const double whole = canvas.scale();
    const QPoint middle = canvas.rectOf({150, 150}).center();
    wheel(middle, 60); // half a step
    QCOMPARE(canvas.scale(), whole);
    wheel(middle, 60 + 2 * 120);
    QVERIFY(canvas.scale() > whole);
    const QPoint at = middle + QPoint(120, -90);
    const auto before = *canvas.pairAt(at);
    for (int i = 0; i < 20; ++i) {
        wheel(at, 120);
        const auto pair = *canvas.pairAt(at);
        const auto isNear = [](quint32 a, quint32 b) { return std::max(a, b) - std::min(a, b) <= 1; };
        QVERIFY(isNear(pair.viewer, before.viewer) && isNear(pair.seen, before.seen));
    }
    QCOMPARE(canvas.scale(), 48.0);
    wheel(at, -100 * 120);
    QCOMPARE(canvas.scale(), whole);
}

void TestVisMatrixCanvas::pairsHaveTheirColours()
{
    Shown shown(12);
    QVERIFY(shown.canvas.scale() >= 16);
    const auto seen = shown.colorAt({4, 4}), unseen = shown.colorAt({4, 8}), oneWay = shown.colorAt({4, 5});
    QCOMPARE(unseen, shown.canvas.palette().color(QPalette::Base));
    QCOMPARE(shown.colorAt({5, 4}), unseen);
    QVERIFY(std::abs(seen.lightness() - unseen.lightness()) > 150);
    QVERIFY(oneWay.red() > 2 * oneWay.green());
    // Not by colour alone: a line goes through it.
    const auto cell = shown.image().copy(shown.canvas.rectOf({4, 5}));
    bool isMarked = false;
    for (int x = cell.width() / 2 - 1; x <= cell.width() / 2 + 1; ++x)
        isMarked = isMarked || cell.pixelColor(x, cell.height() / 2).green() > 2 * oneWay.green();
    QVERIFY(isMarked);
}

// Only the edges are drawn anew while panning; nobody must see where they begin.
void TestVisMatrixCanvas::whatIsMovedIsPaintedAsAnew()
{
    for (const int steps : {0, 1, 3, 5, 9}) {
        Shown panned(2000), jumped(2000);
        panned.zoomIn(steps);
        jumped.zoomIn(steps);
        const auto move = [](VisMatrixCanvas &canvas, int by) {
            canvas.horizontalScrollBar()->setValue(canvas.horizontalScrollBar()->maximum() / 2 + 3 * by);
            canvas.verticalScrollBar()->setValue(canvas.verticalScrollBar()->maximum() / 2 - 2 * by);
        };
        for (const int by : {0, 9, 4, -13, 100, 101}) {
            move(panned.canvas, by);
            panned.image();
        }
        move(jumped.canvas, 101);
        QCOMPARE(panned.image(), jumped.image());
    }
}

void TestVisMatrixCanvas::manySelectedClustersAreMarked()
{
    Shown shown(2000);
    const auto plain = shown.image();
    std::vector<quint32> all(2000);
    std::iota(all.begin(), all.end(), 0U);
    for (const auto &some : {std::vector<quint32>{7}, all}) {
        shown.canvas.setSelected(some);
        const auto marked = shown.image();
        const QPoint row(shown.canvas.rectOf({7, 1500}).center()), column(shown.canvas.rectOf({1500, 7}).center());
        for (const auto at : {row, column})
            QVERIFY(marked.pixel(at) != plain.pixel(at));
        const QPoint other(shown.canvas.rectOf({1000, 1600}).center());
        QCOMPARE(marked.pixel(other) != plain.pixel(other), some.size() > 1);
    }
    shown.canvas.setSelected({4'000'000});
    QCOMPARE(shown.image(), plain);
}

QTEST_MAIN(TestVisMatrixCanvas)

#include "tst_vismatrixcanvas.moc"
