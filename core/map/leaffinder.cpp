#include "core/map/leaffinder.h"

LeafFinder::LeafFinder(const MapFile &map)
    : leafs_(map.format().roles.leafs),
      splitter_(map, map.format().columns.nodePlane.lump, map.format().columns.nodePlane.field),
      front_(map, map.format().columns.nodeFront.lump, map.format().columns.nodeFront.field),
      back_(map, map.format().columns.nodeBack.lump, map.format().columns.nodeBack.field)
{
    for (int i = 0; i < 4; ++i)
        plane_[i] = map.column(map.format().columns.planeNormal, i);
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
        const auto plane = splitter.first;
        const double distance = plane_[0].number(plane) * point[0] + plane_[1].number(plane) * point[1]
                                + plane_[2].number(plane) * point[2] - plane_[3].number(plane);
        const auto child = (distance >= 0 ? front_ : back_).at(node);
        if (child.count == 0)
            return -1;
        if (child.lump == leafs_)
            return child.first;
        node = child.first;
    }
    return -1;
}
