// Whatever the bytes: opening, walking every record and link, checking and printing end, and touch nothing but the file.
#include "core/checks/checks.h"
#include "core/map/checksum.h"
#include "core/map/exporter.h"
#include "core/map/filter.h"
#include "core/map/layout.h"
#include "core/map/trace.h"
#include "tests/testmaps.h"

#include <QByteArray>

namespace {

// Takes everything and keeps nothing.
class Nowhere : public QIODevice {
public:
    Nowhere() { open(WriteOnly); }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 length) override { return length; }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    auto opened = MapFile::fromBytes(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!opened)
        return 0;
    const MapFile &map = opened.value();
    walk(map);
    const References references(map);
    references.prepare();
    check({.map = map, .references = references});
    layoutOf(map);
    engineChecksum(map);
    placeOf(map, {0, 0, 0});
    Nowhere nowhere;
    std::vector<ExportSelection> all;
    for (const int lump : map.lumps())
        if (!map.lump(lump).fields.empty())
            all.push_back({.lump = lump});
    exportRecords(map, all, ExportFormat::Json, nowhere);
    for (const auto &selection : all) {
        const quint32 first[] = {0};
        if (map.recordCount(selection.lump) == 0)
            continue;
        for (const int other : references.reachable(selection.lump))
            references.project(first, selection.lump, other);
        for (const auto &source : references.sourcesOf(selection.lump))
            references.sources({selection.lump, 0}, source);
    }
    const int faces = map.format().roles.faces;
    Filter::parse(QStringLiteral("1 | cluster=0 !-5"), references, faces).apply(references, faces);
    return 0;
}
