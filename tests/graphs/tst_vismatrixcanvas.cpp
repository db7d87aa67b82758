// The canvas of the visibility matrix: which pair is under the pointer at every scale, what of it is a click, what the
// keys do, and how pairs look.
#include "tests/gestures.h"
#include "tests/matrices.h"
#include "tests/pixels.h"
#include "tests/program.h"
#include "widgets/vis/vismatrixcanvas.h"

#include <numeric>

using Pair = VisMatrixCanvas::Pair;

namespace {

struct ShownCanvas {
    explicit ShownCanvas(quint32 count, QSize size = {600, 450})
    {
        canvas.resize(size);
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
    void point(QPoint at) { moveMouse(canvas.viewport(), at); }
    void wheel(QPoint at, int turned) { turnWheel(canvas.viewport(), at, turned); }
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
    void atEveryScaleAPairIsFoundWhereItIsDrawn()
    {
        ShownCanvas shown(2000);
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

    void aDragPansAndIsNoClick()
    {
        ShownCanvas shown(300);
        QSignalSpy chosen(&shown.canvas, &VisMatrixCanvas::pairChosen);
        shown.zoomIn(12);
        auto *viewport = shown.canvas.viewport();
        const auto before = shown.canvas.rectOf({150, 150});
        const QPoint from = viewport->rect().center();
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        moveMouse(viewport, from + QPoint(50, 30), Qt::LeftButton);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, from + QPoint(50, 30));
        QCOMPARE(shown.canvas.rectOf({150, 150}), before.translated(50, 30));
        QCOMPARE(chosen.size(), 0);
        shown.click({150, 150});
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(shown.canvas.pair(), (Pair{150, 150}));
    }

    void theCrosshairFollowsThePointer()
    {
        ShownCanvas shown(20);
        const auto plain = shown.image();
        QTest::mouseMove(shown.canvas.viewport(), shown.canvas.rectOf({12, 13}).center());
        QTRY_COMPARE(shown.canvas.pair(), (Pair{12, 13}));
        QVERIFY(shown.image() != plain);
        QSignalSpy changed(&shown.canvas, &VisMatrixCanvas::pairChanged);
        moveMouse(shown.canvas.viewport(), QPoint(1, 1)); // on the rulers
        QCOMPARE(changed.size(), 0);
        QCOMPARE(shown.canvas.pair(), (Pair{12, 13}));
    }

    void theKeysMoveTheCrosshair()
    {
        ShownCanvas shown(300);
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

    void theKeysZoomAndPan()
    {
        ShownCanvas shown(300);
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

    void theWheelZoomsByWholeSteps()
    {
        ShownCanvas shown(300);
        auto &canvas = shown.canvas;
        const double whole = canvas.scale();
        const QPoint middle = canvas.rectOf({150, 150}).center();
        shown.wheel(middle, 60); // half a step
        QCOMPARE(canvas.scale(), whole);
        shown.wheel(middle, 60);
        QVERIFY(canvas.scale() > whole);
        shown.wheel(middle, 100 * 120);
        QCOMPARE(canvas.scale(), 48.0);
        shown.wheel(middle, -100 * 120);
        QCOMPARE(canvas.scale(), whole);
    }

    void thePairUnderThePointerStaysThere_data()
    {
        QTest::addColumn<quint32>("count");
        QTest::addColumn<QSize>("size");
        for (const quint32 count : {12U, 379U, 2000U})
            for (const QSize size : {QSize(900, 400), QSize(400, 700), QSize(500, 500)})
                QTest::addRow("%u in %dx%d", count, size.width(), size.height()) << count << size;
    }

    // Also where it has margins, and while it becomes wider, or higher, than the window.
    void thePairUnderThePointerStaysThere()
    {
        QFETCH(quint32, count);
        QFETCH(QSize, size);
        ShownCanvas shown(count, size);
        auto &canvas = shown.canvas;
        const double whole = canvas.scale();
        for (const auto &[viewer, seen] : {std::pair(0U, 0U), {count - 1, 0U}, {count / 3, count - 1}, {count / 2, count / 5}}) {
            canvas.showAll();
            const QPoint at = canvas.rectOf({viewer, seen}).center();
            shown.point({0, 0});
            shown.point(at);
            const auto pair = canvas.pair();
            const auto verify = [&] {
                QCOMPARE(canvas.pair(), pair);
                QVERIFY(canvas.rectOf(*pair).contains(at));
                if (canvas.scale() >= 1)
                    QCOMPARE(canvas.pairAt(at), pair);
            };
            verify();
            for (double before = 0; canvas.scale() != before;) {
                before = canvas.scale();
                shown.wheel(at, 120);
                verify();
            }
            for (int turns = 0; canvas.scale() != whole && turns < 100; ++turns) {
                shown.wheel(at, -120);
                verify();
            }
        }
    }

    void whatIsScrolledUnderThePointerIsPointedAt()
    {
        ShownCanvas shown(300);
        auto &canvas = shown.canvas;
        shown.zoomIn(8);
        const QPoint at = canvas.viewport()->rect().center();
        shown.point(at);
        QCOMPARE(canvas.pair(), canvas.pairAt(at));
        const auto before = *canvas.pair();
        canvas.verticalScrollBar()->setValue(canvas.verticalScrollBar()->value() + 100);
        QVERIFY(canvas.pair()->viewer > before.viewer);
        QCOMPARE(canvas.pair(), canvas.pairAt(at));
        QTest::keyClick(&canvas, Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(canvas.pair()->seen > before.seen);
        QCOMPARE(canvas.pair(), canvas.pairAt(at));
        for (int i = 0; i < 60; ++i) // past the edge: it is the keys that move it now
            QTest::keyClick(&canvas, Qt::Key_PageDown);
        QCOMPARE(canvas.pair()->viewer, 299U);
        shown.wheel(at, -100 * 120); // and the pointer again
        QCOMPARE(canvas.pair(), canvas.pairAt(at));
    }

    // Not at the edge of the window, and the first of them is whole.
    void theNumbersAreBesideTheMatrix()
    {
        const auto isWritten = [](const ShownCanvas &shown, const QImage &image, const QRect &part) {
            const auto colors = colorsIn(image.copy(part));
            return colors.size() > 1 || *colors.begin() != shown.canvas.palette().color(QPalette::Window).rgb();
        };
        ShownCanvas small(12, {900, 500}), high(300, {900, 500});
        for (auto *shown : {&small, &high}) {
            const auto image = shown->image();
            const auto first = shown->canvas.rectOf({0, 0});
            const int line = shown->canvas.fontMetrics().height();
            QVERIFY(first.left() > 100);
            const QRect beside(first.left() - 2 * line, first.center().y() - line / 2, 2 * line - 2, line);
            const auto upper = beside.adjusted(0, 0, 0, -beside.height() / 2),
                       lower = beside.adjusted(0, beside.height() / 2, 0, 0);
            QVERIFY(isWritten(*shown, image, upper) && isWritten(*shown, image, lower));
            QVERIFY(isWritten(*shown, image, {first.center().x() - 5, first.top() - 2 * line, 10, 2 * line - 2}));
            QVERIFY(!isWritten(*shown, image, {2, 2, first.left() / 2, image.height() - 4}));
        }
    }

    void theClickedPairStaysMarked()
    {
        ShownCanvas shown(300), other(300);
        const auto mark = [](ShownCanvas &some, Pair pair) {
            some.canvas.setSelected(
                {pair.viewer < pair.seen ? std::vector{pair.viewer, pair.seen} : std::vector{pair.seen, pair.viewer}});
        };
        connect(&shown.canvas, &VisMatrixCanvas::pairChosen, this, [&] { mark(shown, *shown.canvas.pair()); });
        shown.click({100, 200});
        const auto pair = *shown.canvas.pair();
        shown.click(pair);
        QTest::keyClick(&shown.canvas, Qt::Key_Right);
        const auto around = [](ShownCanvas &some, Pair of) {
            return some.image().copy(some.canvas.rectOf(of).adjusted(-3, -3, 3, 3));
        };
        const Pair back{pair.seen, pair.viewer};
        QVERIFY(around(shown, pair) != around(shown, back)); // of the same clusters
        shown.canvas.setSelected({1});
        mark(shown, pair);
        other.click(*shown.canvas.pair());
        mark(other, pair);
        shown.canvas.setFocus();
        other.canvas.setFocus();
        QCOMPARE(around(shown, pair), around(other, pair)); // nothing was clicked since
    }

    void pairsHaveTheirColours()
    {
        ShownCanvas shown(12);
        QVERIFY(shown.canvas.scale() >= 16);
        const auto seen = shown.colorAt({4, 4}), unseen = shown.colorAt({4, 8}), oneWay = shown.colorAt({4, 5});
        QCOMPARE(shown.colorAt({5, 4}), unseen);
        QVERIFY(seen.lightness() > unseen.lightness() + 150); // as in the image that an export writes
        QVERIFY(oneWay.red() > 2 * oneWay.green());
        shown.canvas.setPalette(QPalette(Qt::black));
        QCOMPARE(shown.colorAt({4, 4}), seen);
        QCOMPARE(shown.colorAt({4, 8}), unseen);
        // Not by colour alone: a line goes through it.
        const auto cell = shown.image().copy(shown.canvas.rectOf({4, 5}));
        bool isMarked = false;
        for (int x = cell.width() / 2 - 1; x <= cell.width() / 2 + 1; ++x)
            isMarked = isMarked || cell.pixelColor(x, cell.height() / 2).green() > 2 * oneWay.green();
        QVERIFY(isMarked);
    }

    // Only the edges are drawn anew while panning; nobody must see where they begin.
    void whatIsMovedIsPaintedAsAnew()
    {
        for (const int steps : {0, 1, 3, 5, 9}) {
            ShownCanvas panned(2000), jumped(2000);
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

    void manySelectedClustersAreMarked()
    {
        ShownCanvas shown(2000);
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
        shown.canvas.setSelected({7, 1000});
        const auto two = shown.image();
        for (const quint32 cluster : {7U, 1000U})
            for (const auto &[at, across] : {std::pair(shown.canvas.rectOf({cluster, 1500}).center(), QPoint(0, 1)),
                                             {shown.canvas.rectOf({1500, cluster}).center(), QPoint(1, 0)}}) {
                int changed = 0;
                for (int by = -2; by <= 2; ++by)
                    changed += two.pixel(at + by * across) != plain.pixel(at + by * across) ? 1 : 0;
                QVERIFY2(changed >= 3, qPrintable(QString::number(changed))); // a pair is less than a pixel
            }
        shown.canvas.setSelected({4'000'000});
        QCOMPARE(shown.image(), plain);
    }
};

ADD_TEST(TestVisMatrixCanvas, QApplication)

#include "tst_vismatrixcanvas.moc"
