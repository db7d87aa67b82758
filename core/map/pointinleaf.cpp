#include "core/map/pointinleaf.h"

#include "core/map/brushcontents.h"
#include "core/map/celltext.h"
#include "core/map/leaffinder.h"
#include "core/map/visibility.h"

namespace
{

// In words, as tables have them.
QString contentsOfBrushes(const MapFile &map, quint32 leaf, const Point &point)
{
    BrushContents contents(map);
    auto effort = contents.effortForOne();
    QByteArray words;
    appendFlags(words, contents.at(leaf, point, effort), contents.field().names);
    return QString::fromLatin1(words);
}

} // namespace

Place placeOf(const MapFile &map, const Point &point)
{
    const auto &columns = map.format().columns;
    Place place;
    place.leaf = LeafFinder(map).leafAt(point, &place.nodes);
    if (place.leaf < 0)
        return place;
    const auto leaf = static_cast<quint32>(place.leaf);
    place.cluster = clusterOfLeaf(map, leaf);
    if (const auto area = map.column(columns.leafArea); area.count() > 0)
        place.area = area.integer(leaf);
    if (const auto contents = columns.leafContents; contents.lump != bsp::none)
        place.contents = CellText(map, contents.lump, contents.field).text(leaf);
    else
        place.contents = contentsOfBrushes(map, leaf, point);
    return place;
}
