// Measures the time from Enter in a cell until its new value is painted, in the tables of a map, and the longest wait of what
// follows: editing MAP
#include "core/document/recordeditor.h"
#include "core/format/build.h"
#include "core/text.h"
#include "tests/bench/benchwindow.h"
#include "tests/bench/figures.h"
#include "widgets/tables/lumpview.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace {

constexpr quint32 editCount = 20;

// Handles events for a while; returns the longest time that one round took, in milliseconds.
double longestWait(int milliseconds)
{
    double longest = 0;
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < milliseconds) {
        longest = std::max(longest, timeOf([] { QCoreApplication::processEvents(); }));
        QThread::msleep(1);
    }
    return longest;
}

// Types another number into a field of some records; prints how long Enter takes at first, in the middle and at most.
void edit(MainWindow &window, const QString &map, int lump, std::string_view field)
{
    auto &document = *window.document();
    const int column = bsp::findField(document.map().lump(lump).fields, field);
    if (column == bsp::none)
        return; // another format's
    auto &records = document.records();
    window.tables()->open(lump);
    auto *table = static_cast<LumpView *>(window.tables()->currentWidget())->table();
    const quint32 count = document.map().recordCount(lump);
    std::vector<double> times;
    double longest = 0;
    for (quint32 i = 0; i < std::min(count, editCount); ++i) {
        const auto record = static_cast<int>(quint64{count} * i / editCount);
        const auto cell = table->model()->index(record, column);
        table->scrollTo(cell);
        table->setCurrentIndex(cell);
        QTest::keyClick(table, Qt::Key_F2);
        auto *editor = table->viewport()->findChild<QLineEdit *>();
        if (!editor)
            std::abort();
        editor->setText(editor->text() == u"1" ? u"2"_s : u"1"_s);
        longestWait(100); // the selection and the editor are painted while their user types
        const int edits = document.undoStack().index();
        times.push_back(timeOf([&] {
            QTest::keyClick(editor, Qt::Key_Return);
            while (document.undoStack().index() == edits) {
                if (records.isAsking()) // several share it
                    records.setForAll();
                else
                    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            }
            QCoreApplication::processEvents();
        }));
        longest = std::max(longest, longestWait(500));
    }
    const auto what = (fromView(document.map().lump(lump).title) + u' ' + fromView(field)).toLatin1();
    tell(map, "Enter in a cell: " + what, quantile(times));
    tell(map, "the first: " + what, times.front());
    tell(map, "the slowest: " + what, std::ranges::max(times));
    tell(map, "longest wait after it: " + what, longest);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const auto path = QString::fromLocal8Bit(argv[argc - 1]);
    BenchWindow benchWindow(path);
    auto &window = *benchWindow;
    auto *document = window.document();
    document->records().setUnlocked(true);
    longestWait(2000); // the map is drawn for the first time
    const auto &roles = document->map().format().roles;
    const auto map = QFileInfo(path).fileName();
    for (const auto &[lump, field] : std::initializer_list<std::pair<int, std::string_view>>{{roles.leafs, "area"},
                                                                                             {roles.faces, "side"},
                                                                                             {roles.faces, "type"},
                                                                                             {roles.planes, "dist"},
                                                                                             {roles.vertexes, "point.x"},
                                                                                             {roles.vertexes, "xyz.x"},
                                                                                             {roles.nodes, "mins[0]"},
                                                                                             {roles.models, "mins.x"}})
        if (lump != bsp::none)
            edit(window, map, lump, field);
    document->undoStack().setClean();
    return 0;
}
