#include "core/map/mapsummary.h"

#include "core/map/worldvalue.h"

QByteArrayView mapTitle(const MapFile &map) { return worldValue(map, "message"); }
QByteArrayView mapAuthor(const MapFile &map) { return worldValue(map, "author _author"); }
QByteArrayView mapCompiler(const MapFile &map) { return worldValue(map, "compiler _compiler _q3map2_version"); }

qint64 MapCount::of(const MapFile &map) const
{
    const int lump = map.format().roles.*role;
    return lump == bsp::none ? 0 : static_cast<qint64>(map.recordCount(lump));
}
