// Fuzzes .vis files: whatever the bytes, they are refused, or their rows are decoded, and nothing outside of them is read. What
// is put into the map fits it.
#include "core/opening/readmap.h"
#include "core/opening/visfile.h"
#include "core/vis/mapvis.h"
#include "tests/mapbuilder.h"

namespace {

const MapFile &roomWithoutVis()
{
    static const auto map = readMap(MapBuilder::room(bsp::quake).setLumpBytes("VISIBILITY", {}).build()).value();
    return map;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    auto map = roomWithoutVis();
    if (const auto edit = editFromVisFile(bytes, map, QStringLiteral("room.bsp")); edit && !map.apply(edit.value()))
        qFatal("an edit that does not fit");
    map = roomWithoutVis();
    auto read = readVisFile(bytes, map, QStringLiteral("room.bsp"));
    if (!read) {
        if (read.error().isEmpty())
            qFatal("no reason");
        return 0;
    }
    if (read.value().rows.size() + read.value().leafs.size() > bytes.size())
        qFatal("more than there is");
    map.setVisFile(std::make_shared<const VisFile>(std::move(read).value()));
    const auto vis = readMapVis(map, VisSet::Pvs);
    if (vis && vis.value().count() > map.recordCount(map.format().roles.leafs))
        qFatal("too many clusters");
    return 0;
}
