// Measures the import of an entity text of 50 MB: its time, for how long the window is blocked, and the peak memory:
// importing MAP
#include "app/saving/entityfiles.h"
#include "tests/bench/benchwindow.h"
#include "tests/bench/timingapplication.h"

#include <QFileInfo>

#include <sys/resource.h>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype size = 50 << 20; // bytes

QString saveText(const QDir &folder)
{
    QByteArray text = "{\n\"classname\" \"worldspawn\"\n}\n";
    for (int i = 0; text.size() < size; ++i)
        text += "{\n\"classname\" \"light\"\n\"origin\" \"" + QByteArray::number(i % 4096)
                + " 64 128\"\n\"light\" \"300\"\n\"target\" \"t" + QByteArray::number(i / 2) + "\"\n\"targetname\" \"t"
                + QByteArray::number(i) + "\"\n\"message\" \"" + QByteArray(80, 'x') + "\"\n}\n";
    const auto path = folder.filePath(u"large.ent"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("no room for the text");
    return path;
}

double megabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

} // namespace

int main(int argc, char **argv)
{
    TimingApplication app(argc, argv);
    const auto map = QString::fromLocal8Bit(argv[argc - 1]);
    QTemporaryDir folder;
    const auto path = saveText(QDir(folder.path()));
    BenchWindow benchWindow(map);
    auto &window = *benchWindow;
    auto *document = window.document();
    app.longest = 0;
    QElapsedTimer timer;
    timer.start();
    QMetaObject::invokeMethod(
        qApp, [&] { window.entityFiles()->importFrom(path, document); }, Qt::QueuedConnection);
    QSignalSpy checked(&window, &MainWindow::checked);
    while (document->map().entityText().size() < size && timer.elapsed() < 60'000)
        QTest::qWait(10);
    const auto imported = timer.elapsed();
    while (checked.isEmpty() && timer.elapsed() < 60'000)
        QTest::qWait(10);
    QTest::qWait(2000); // work that is delayed until editing pauses
    const auto name = QFileInfo(map).fileName();
    const auto tellTime = [&name](const char *what, double milliseconds) {
        std::printf("%-16s %-52s %8.1f ms\n", qPrintable(name), what, milliseconds);
    };
    tellTime("import of 50 MB of entities", static_cast<double>(imported));
    tellTime("longest wait meanwhile, and for the check behind it", static_cast<double>(app.longest) / 1e6);
    std::printf("%-16s %-52s %8.0f MB\n", qPrintable(name), "memory at most", megabytes());
    document->undoStack().setClean();
    return 0;
}
