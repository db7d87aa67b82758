#include "core/where/pointinleaf.h"

#include "core/map/celltext.h"
#include "core/where/brushcontents.h"
#include "core/where/visibility.h"

namespace {

// Returns the contents as words, as tables show them.
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
    : leafs_(map.format().roles.leafs), planes_(map), splitter_(map, map.format().columns.nodePlane),
      front_(map, map.format().columns.nodeFront), back_(map, map.format().columns.nodeBack)
{
}

template <typename Sides>
LeafFinder::Touched LeafFinder::walk(quint32 from, Sides sides)
{
    Touched found;
    std::vector<Link::Target> open(1);
    open.front().first = from;
    while (!open.empty() && steps_ < mostSteps) {
        ++steps_;
        const auto at = open.back();
        open.pop_back();
        if (at.lump == leafs_) {
            found.leafs.push_back(at.first);
            continue;
        }
        const auto splitter = at.first < splitter_.count() ? splitter_.at(at.first) : Link::Target();
        if (splitter.count == 0)
            continue;
        const auto [isInFront, isBehind] = sides(planes_.at(splitter.first));
        if (isInFront && isBehind && found.node < 0)
            found.node = at.first;
        for (const auto &[isTaken, children] : {std::pair(isBehind, &back_), std::pair(isInFront, &front_)})
            if (const auto child = isTaken ? children->at(at.first) : Link::Target(); child.count > 0)
                open.push_back(child);
    }
    return found;
}

// Compares the box with each plane as BoxOnPlaneSide() does.
LeafFinder::Touched LeafFinder::leafsTouching(const Point &low, const Point &high)
{
    const auto middle = (low + high) * 0.5, half = (high - low) * 0.5;
    return walk(0, [&](const Plane &plane) {
        const double distance = plane.of(middle);
        double reach = 0;
        for (size_t i = 0; i < 3; ++i)
            reach += std::abs(plane.normal[i]) * half[i];
        return std::pair(distance + reach >= 0, distance - reach < 0);
    });
}

std::vector<quint32> LeafFinder::leafsWithin(double distance, const Point &point)
{
    return walk(0,
                [&](const Plane &plane) {
                    const double away = plane.of(point);
                    return std::pair(away >= -distance, away <= distance);
                })
        .leafs;
}

std::vector<quint32> LeafFinder::leafsBelow(quint32 node)
{
    return walk(node, [](const Plane &) { return std::pair(true, true); }).leafs;
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
