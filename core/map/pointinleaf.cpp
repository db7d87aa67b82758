#include "core/map/pointinleaf.h"

#include "core/map/brushcontents.h"
#include "core/map/celltext.h"
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

PointInLeaf pointInLeaf(const MapFile &map, const Point &point)
{
    const auto &columns = map.format().columns;
    PointInLeaf place;
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

LeafFinder::LeafFinder(const MapFile &map)
    : leafs_(map.format().roles.leafs),
      planes_(map),
      splitter_(map, map.format().columns.nodePlane),
      front_(map, map.format().columns.nodeFront),
      back_(map, map.format().columns.nodeBack)
{
}

qint64 LeafFinder::leafAt(const Point &point, std::vector<quint32> *nodes)
{
    quint32 node = 0;
    for (quint32 depth = 0; node < splitter_.count() && depth < splitter_.count(); ++depth) { // a cycle ends here
        ++steps_;
        if (nodes)
            nodes->push_back(node);
        const auto splitter = splitter_.at(node);
        if (splitter.count == 0)
            return -1;
        const auto child = (planes_.at(splitter.first).of(point) >= 0 ? front_ : back_).at(node);
        if (child.count == 0)
            return -1;
        if (child.lump == leafs_)
            return child.first;
        node = child.first;
    }
    return -1;
}
