#include "core/map/trace.h"

#include "core/map/celltext.h"
#include "core/map/links.h"

namespace
{

struct Planes {
    explicit Planes(const MapFile &map)
    {
        for (int i = 0; i < 4; ++i)
            parts[i] = map.column(map.format().columns.planeNormal, i);
    }
    // Distance in front of a plane, in map units.
    double distance(quint32 plane, const Point &point) const
    {
        return parts[0].number(plane) * point[0] + parts[1].number(plane) * point[1] + parts[2].number(plane) * point[2]
               - parts[3].number(plane);
    }
    Column parts[4];
};

Link linkOf(const MapFile &map, bsp::FieldRef field)
{
    return Link(map, field.lump, field.field);
}

// The contents of the brushes around a point, for a format whose leafs do not say: every side's plane faces out of its
// brush.
class BrushContents
{
public:
    BrushContents(const MapFile &map, const Point &point)
        : point_(point),
          planes_(map),
          inLeaf_(linkOf(map, map.format().columns.leafBrushes)),
          brush_(linkOf(map, map.format().columns.leafBrush)),
          sides_(linkOf(map, map.format().columns.brushSides)),
          shader_(linkOf(map, map.format().columns.brushShader)),
          plane_(linkOf(map, map.format().columns.sidePlane)),
          flags_(map.column(map.format().columns.shaderContents)),
          sidesLeft_(8ULL * plane_.count() + 64)
    {
    }

    // A damaged leaf may list a brush many times: each counts once.
    QString of(quint32 leaf)
    {
        quint32 contents = 0;
        std::vector<bool> seen(sides_.count());
        const auto range = inLeaf_.at(leaf);
        for (quint32 i = range.first; i < range.first + range.count; ++i) {
            const auto brush = brush_.at(i);
            if (brush.count == 0 || seen[brush.first])
                continue;
            seen[brush.first] = true;
            const auto shader = shader_.at(brush.first);
            if (shader.count > 0 && isInside(brush.first))
                contents |= static_cast<quint32>(flags_.integer(shader.first));
        }
        QByteArray words;
        appendFlags(words, contents, flags_.field().names);
        return QString::fromLatin1(words);
    }

private:
    // Damaged brushes may claim each other's sides: more than there are several times over are not walked.
    bool isInside(quint32 brush)
    {
        const auto side = sides_.at(brush);
        bool inside = side.count > 0;
        for (quint32 s = side.first; inside && s < side.first + side.count && sidesLeft_ > 0; ++s, --sidesLeft_) {
            const auto plane = plane_.at(s);
            inside = plane.count > 0 && planes_.distance(plane.first, point_) <= 0;
        }
        return inside;
    }

    Point point_;
    Planes planes_;
    Link inLeaf_, brush_, sides_, shader_, plane_;
    Column flags_;
    quint64 sidesLeft_;
};

// From the root to the leaf that holds the point, or to where the tree is broken.
void descend(const MapFile &map, const Point &point, Place &place)
{
    const auto &columns = map.format().columns;
    const Planes planes(map);
    const auto plane = linkOf(map, columns.nodePlane), front = linkOf(map, columns.nodeFront),
               back = linkOf(map, columns.nodeBack);
    quint32 node = 0;
    while (place.leaf < 0 && node < plane.count() && place.nodes.size() < plane.count()) { // a cycle ends here
        place.nodes.push_back(node);
        const auto splitter = plane.at(node);
        if (splitter.count == 0)
            return;
        const auto child = (planes.distance(splitter.first, point) >= 0 ? front : back).at(node);
        if (child.count == 0)
            return;
        if (child.lump == map.format().roles.leafs)
            place.leaf = child.first;
        else
            node = child.first;
    }
}

} // namespace

Place placeOf(const MapFile &map, const Point &point)
{
    const auto &roles = map.format().roles;
    const auto &columns = map.format().columns;
    Place place;
    descend(map, point, place);
    if (place.leaf < 0)
        return place;
    const auto leaf = static_cast<quint32>(place.leaf);
    if (const auto cluster = map.column(columns.leafCluster); cluster.count() > 0)
        place.cluster = std::max<qint64>(cluster.integer(leaf), -1);
    else if (place.leaf > 0 && place.leaf <= map.recordCount(roles.clusters))
        place.cluster = place.leaf - 1;
    if (const auto area = map.column(columns.leafArea); area.count() > 0)
        place.area = area.integer(leaf);
    if (const auto contents = columns.leafContents; contents.lump != bsp::none)
        place.contents = CellText(map, contents.lump, contents.field).text(leaf);
    else
        place.contents = BrushContents(map, point).of(leaf);
    return place;
}
