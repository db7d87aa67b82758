#include "core/map/trace.h"

#include "core/map/celltext.h"
#include "core/map/links.h"

namespace
{

struct Planes {
    explicit Planes(const MapFile &map)
    {
        for (int i = 0; i < 4; ++i)
            parts[i] = map.column(map.format().roles.planes, i);
    }
    // Distance in front of a plane, in map units.
    double distance(quint32 plane, const Point &point) const
    {
        return parts[0].number(plane) * point[0] + parts[1].number(plane) * point[1] + parts[2].number(plane) * point[2]
               - parts[3].number(plane);
    }
    Column parts[4];
};

// The contents of the leaf's brushes that hold the point, for a format whose leafs do not say: every side's plane
// faces out of its brush.
quint32 contentsOfBrushes(const MapFile &map, quint32 leaf, const Point &point, bsp::Names &names)
{
    const auto find = [&map](int lump, std::string_view field) {
        const auto fields = map.lump(lump).fields;
        const auto it = std::ranges::find(fields, field, &bsp::Field::name);
        return Link(map, lump, static_cast<int>(it - fields.begin()));
    };
    const Planes planes(map);
    const Link leafBrushes = find(map.format().roles.leafs, "firstLeafBrush");
    const int leafBrushLump = map.lump(leafBrushes.lump()).fields[static_cast<size_t>(leafBrushes.field())].target;
    const Link brush(map, leafBrushLump, 0);
    const int brushes = map.lump(leafBrushLump).fields[0].target;
    const Link sides = find(brushes, "firstSide"), shader = find(brushes, "shaderNum");
    const auto brushCount = map.recordCount(brushes);
    const Link plane(map, map.lump(brushes).fields[static_cast<size_t>(sides.field())].target, 0);
    const auto flags = map.column(map.format().roles.texinfo, "contentFlags");
    names = flags.field().names;
    quint32 contents = 0;
    // A damaged leaf may list a brush many times, and brushes may claim each other's sides: each brush counts once, and
    // more sides than there are several times over are not walked.
    std::vector<bool> seen(brushCount);
    quint64 sidesLeft = 8ULL * plane.count() + 64;
    const auto range = leafBrushes.at(leaf);
    for (quint32 i = range.first; i < range.first + range.count; ++i) {
        const auto to = brush.at(i);
        if (to.count == 0 || seen[to.first])
            continue;
        seen[to.first] = true;
        const auto side = sides.at(to.first);
        const auto by = shader.at(to.first);
        bool inside = side.count > 0 && by.count > 0;
        for (quint32 s = side.first; inside && s < side.first + side.count && sidesLeft > 0; ++s, --sidesLeft) {
            const auto of = plane.at(s);
            inside = of.count > 0 && planes.distance(of.first, point) <= 0;
        }
        if (inside)
            contents |= static_cast<quint32>(flags.integer(by.first));
    }
    return contents;
}

} // namespace

Place placeOf(const MapFile &map, const Point &point)
{
    const auto &roles = map.format().roles;
    const Planes planes(map);
    const Link plane(map, roles.nodes, 0), front(map, roles.nodes, 1), back(map, roles.nodes, 2);
    Place place;
    quint32 node = 0;
    while (place.leaf < 0 && node < plane.count() && place.nodes.size() < plane.count()) { // a cycle ends here
        place.nodes.push_back(node);
        const auto splitter = plane.at(node);
        if (splitter.count == 0)
            return place;
        const auto child = (planes.distance(splitter.first, point) >= 0 ? front : back).at(node);
        if (child.count == 0)
            return place;
        if (child.lump == roles.leafs)
            place.leaf = child.first;
        else
            node = child.first;
    }
    if (place.leaf < 0)
        return place;
    const auto leaf = static_cast<quint32>(place.leaf);
    if (const auto cluster = map.column(roles.leafs, "cluster"); cluster.count() > 0)
        place.cluster = std::max<qint64>(cluster.integer(leaf), -1);
    else if (place.leaf > 0 && place.leaf <= map.recordCount(roles.clusters))
        place.cluster = place.leaf - 1;
    if (const auto area = map.column(roles.leafs, "area"); area.count() > 0)
        place.area = area.integer(leaf);
    const auto contents = map.column(roles.leafs, "contents");
    if (contents.count() > 0) {
        const auto field = static_cast<int>(&contents.field() - map.lump(roles.leafs).fields.data());
        place.contents = CellText(map, roles.leafs, field).text(leaf);
    } else {
        bsp::Names names;
        QByteArray words;
        const auto flags = contentsOfBrushes(map, leaf, point, names);
        appendFlags(words, flags, names);
        place.contents = QString::fromLatin1(words);
    }
    return place;
}
