// Measures how long the window is blocked: for each action on a large table, the longest time without an answer, and when
// the last new rows arrived: stalls MAP LUMP [FILTER...]
#include "core/document/lumpmodel.h"
#include "tests/bench/benchwindow.h"
#include "tests/bench/timingapplication.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/lumpview.h"

#include <QAction>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QTableView>
#include <QtTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int watched = 200; // milliseconds after each gesture, at least

template <typename Gesture>
void measure(TimingApplication &app, const LumpView &view, const char *what, Gesture gesture)
{
    QElapsedTimer timer;
    qint64 rowsAt = 0;
    const auto arrived = [&] { rowsAt = timer.nsecsElapsed(); };
    QObject context;
    QObject::connect(view.model(), &QAbstractItemModel::modelReset, &context, arrived);
    QObject::connect(view.model(), &QAbstractItemModel::layoutChanged, &context, arrived);
    app.longest = 0;
    timer.start();
    gesture();
    while (timer.elapsed() < watched || view.model()->isArranging())
        QTest::qWait(20);
    std::printf("%-44s longest wait %7.1f ms, rows after %7.1f ms, %d rows\n", what, static_cast<double>(app.longest) / 1e6,
                static_cast<double>(rowsAt) / 1e6, view.model()->rowCount());
    std::fflush(stdout);
}

// Makes a gesture from the event loop, so that TimingApplication times it.
template <typename Gesture>
void later(Gesture gesture)
{
    QMetaObject::invokeMethod(qApp, gesture, Qt::QueuedConnection);
}

void clickHeader(const LumpView &view, int column)
{
    auto *header = view.table()->horizontalHeader();
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                      QPoint(header->sectionViewportPosition(column) + 10, header->height() / 2));
}

void type(const LumpView &view, const QString &text)
{
    view.filterEdit()->setFocus();
    QTest::keyClicks(view.filterEdit(), text);
}

} // namespace

int main(int argc, char **argv)
{
    TimingApplication app(argc, argv);
    BenchWindow benchWindow(QString::fromLocal8Bit(argv[1]));
    auto &window = *benchWindow;
    window.tables()->open(window.document()->map().findLump(QString::fromLocal8Bit(argv[2])));
    auto *view = window.tables()->currentView();
    measure(app, *view, "open", [] {});
    measure(app, *view, "type 7", [&] { type(*view, u"7"_s); });
    measure(app, *view, "type another 7", [&] { type(*view, u"7"_s); });
    measure(app, *view, "type five keys at once", [&] { type(*view, u" !1 6"_s); });
    measure(app, *view, "clear", [&] { QTest::keyClick(view->filterEdit(), Qt::Key_Escape); });
    for (int i = 3; i < argc; ++i) {
        measure(app, *view, argv[i], [&] { later([&] { view->setFilterText(QString::fromLocal8Bit(argv[i])); }); });
        measure(app, *view, "clear", [&] { QTest::keyClick(view->filterEdit(), Qt::Key_Escape); });
    }
    measure(app, *view, "sort", [&] { clickHeader(*view, 0); });
    measure(app, *view, "reverse", [&] { clickHeader(*view, 0); });
    measure(app, *view, "sort another", [&] { clickHeader(*view, 1); });
    measure(app, *view, "select a record",
            [&] { QTest::mouseClick(view->table()->viewport(), Qt::LeftButton, {}, QPoint(30, 60)); });
    measure(app, *view, "select all", [&] { QTest::keyClick(view->table(), Qt::Key_A, Qt::ControlModifier); });
    measure(app, *view, "sort with all selected", [&] { clickHeader(*view, 0); });
    measure(app, *view, "filter with all selected", [&] { later([&] { view->setFilterText(u"7"_s); }); });
    measure(app, *view, "clear with all selected", [&] { later([&] { view->setFilterText({}); }); });
    view->table()->setFocus();
    measure(app, *view, "copy all", [&] { QTest::keyClick(view->table(), Qt::Key_C, Qt::ControlModifier); });
    for (auto *action : view->table()->actions())
        if (action->text().remove(u'&').contains(u"JSON"_s) && !action->text().contains(u"..."_s))
            measure(app, *view, "copy all as JSON", [&] { later([&] { action->trigger(); }); });
    measure(app, *view, "select the records used", [&] { QTest::keyClick(view->table(), Qt::Key_U, Qt::ControlModifier); });
    measure(app, *view, "back", [&] { QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier); });
    measure(app, *view, "select the records using it",
            [&] { QTest::keyClick(view->table(), Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier); });
    measure(app, *view, "back", [&] { QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier); });
    measure(app, *view, "open the next table",
            [&] { later([&] { window.tables()->open(window.document()->map().format().roles.faces); }); });
    measure(app, *view, "back to this", [&] { later([&] { window.tables()->open(view->lump()); }); });
    measure(app, *view, "select one", [&] { QTest::mouseClick(view->table()->viewport(), Qt::LeftButton, {}, QPoint(30, 60)); });
    measure(app, *view, "select the last too, with Shift", [&] {
        view->table()->scrollToBottom();
        QTest::mouseClick(view->table()->viewport(), Qt::LeftButton, Qt::ShiftModifier, QPoint(30, 60));
    });
    return 0;
}
