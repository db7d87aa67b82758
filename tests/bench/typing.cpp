// Measures the time from a key stroke in a map's raw text until it is painted, with 1 MB of text and 5,000 entities: typing
// MAP
#include "tests/bench/benchwindow.h"
#include "tests/bench/figures.h"
#include "widgets/rawtext/rawtext.h"
#include "widgets/tables/blobview.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

QByteArray manyEntities()
{
    constexpr int count = 5000, size = 1 << 20;
    QByteArray text;
    for (int i = 0; i < count; ++i) {
        text += i == 0 ? "{\n\"classname\" \"worldspawn\"\n" : "{\n\"classname\" \"light\"\n";
        text += "\"origin\" \"" + QByteArray::number(i) + " 64 128\"\n\"comment\" \"";
        text += QByteArray(size / 1000 * (i + 1) / 5 - static_cast<int>(text.size()) - 4, 'x') + "\"\n}\n";
    }
    return text;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const auto path = QString::fromLocal8Bit(argv[argc - 1]);
    BenchWindow benchWindow(path);
    auto &window = *benchWindow;
    QSignalSpy checked(&window, &MainWindow::checked);
    auto *document = window.document();
    document->edit({.what = u"many entities"_s, .splices = difference(document->map().entityText(), manyEntities())});
    window.tables()->open(document->map().format().roles.entities);
    auto *edit = static_cast<BlobView *>(window.tables()->currentWidget())->text()->edit();
    edit->setFocus();
    auto cursor = edit->textCursor();
    cursor.setPosition(edit->document()->characterCount() / 2);
    edit->setTextCursor(cursor);
    checked.wait(60'000);
    std::vector<double> times;
    for (const QChar key : u"the quick {brown} \"fox\" jumps over // the lazy dog"_s)
        times.push_back(timeOf([&] {
            QTest::keyClick(edit, key.toLatin1());
            QCoreApplication::processEvents();
        }));
    tell(QFileInfo(path).fileName(), "a key stroke in the raw text, 1 MB, 5,000 entities", quantile(times));
    document->undoStack().setClean();
    return 0;
}
