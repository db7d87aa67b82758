// Times edits of single records in a lump of 300 MB that a table shows, and their undo, and prints the peak memory:
// patching.
#include "core/document/document.h"
#include "core/document/lumpmodel.h"
#include "core/format/formats.h"
#include "tests/bench/figures.h"
#include "tests/mapbuilder.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <random>

namespace {

constexpr qsizetype lumpSize = 300'000'000;
constexpr int editCount = 500;

// Returns the peak memory of this process in bytes; 0: unknown.
qint64 peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const auto &line : status.readAll().split('\n'))
            if (line.startsWith("VmHWM:"))
                return line.mid(6).trimmed().chopped(3).toLongLong() * 1024;
    return 0;
}

// Writes a room whose vertexes are the rest of the file, all zeros.
bool makeMap(const QString &path)
{
    auto room = MapBuilder::room(bsp::quake3);
    const auto vertexes = room.name(bsp::quake3.roles.vertexes);
    const auto begin = room.build().size();
    const auto stride = bsp::quake3.lumps[static_cast<size_t>(bsp::quake3.roles.vertexes)].stride;
    const auto size = lumpSize / stride * stride;
    room.setExtent(vertexes, static_cast<qint32>(begin), static_cast<qint32>(size));
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(room.build()) == begin && file.resize(begin + size);
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("large.bsp"));
    if (!makeMap(path))
        std::abort();
    const auto fileSize = QFileInfo(path).size();
    Document document(path, readMapFile(path).value());
    const int vertexes = document.map().format().roles.vertexes;
    const LumpModel table(document.tables(), vertexes);
    const auto stride = static_cast<qsizetype>(document.map().lump(vertexes).stride);
    std::mt19937 random(7);
    std::uniform_int_distribution<quint32> anyRecord(0, document.map().recordCount(vertexes) - 1);
    std::vector<double> times;
    for (int i = 0; i < editCount; ++i) {
        const auto offset = qsizetype{anyRecord(random)} * stride;
        const auto was = viewOf(document.map().lumpBytes(vertexes)).sliced(offset, 4).toByteArray();
        times.push_back(timeOf([&] {
            if (!document.edit({}, {{vertexes, {{offset, was, QByteArray::number(1000 + i)}}}}))
                std::abort();
            while (document.isEditing()) // the first edit copies the lump on a worker thread
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }));
    }
    const auto undone = timeOf([&] { document.undoStack().setIndex(0); });
    std::printf("%-16s %-52s %8.1f ms, worst %.1f ms, taken back in %.0f ms\n", "300 MB of records", "95 of 100 edits of one",
                quantile(times, 0.95), std::ranges::max(times), undone);
    std::printf("%-16s %-52s %8.0f MB, of which %.0f MB are the file\n", "300 MB of records", "memory at most",
                static_cast<double>(peakMemory()) / 1e6, static_cast<double>(fileSize) / 1e6);
    return document.map().isChanged();
}
