#include "core/geometry/leafvolumes.h"

#include "core/geometry/winding.h"
#include "core/map/link.h"

#include <limits>

namespace {

double volumeOf(const Polyhedron &space)
{
    double six = 0; // six times the volume: summed over the pyramids from one corner to each side
    const Point top = space.sides.front().winding.front();
    for (const auto &side : space.sides)
        six += std::abs(dot(normalOf(side.winding), side.winding.front() - top));
    return six / 6;
}

struct Piece {
    Polyhedron space;
    Link::Target at;
    size_t depth = 0;
};

} // namespace

std::vector<double> leafVolumes(const MapFile &map, std::stop_token stop)
{
    const auto &columns = map.format().columns;
    std::vector<double> volumes(map.recordCount(map.format().roles.leafs), std::numeric_limits<double>::quiet_NaN());
    const Link front(map, columns.nodeFront), back(map, columns.nodeBack), splitter(map, columns.nodePlane);
    const Planes planes(map);
    if (front.count() == 0 || map.column(columns.modelBox).count() == 0)
        return volumes;
    const StoredBox box(map, columns.modelBox, 0);
    if (!box.isSound(maxCoordinate / 2))
        return volumes;
    quint64 workLeft = treeWork(front.count());
    std::vector<Piece> open;
    open.push_back({boxOf(box.low, box.high), {Link::Target::Valid, splitter.lump(), 0, 1}, 0});
    while (!open.empty() && !stop.stop_requested()) {
        const auto piece = std::move(open.back());
        open.pop_back();
        if (piece.at.count == 0)
            continue;
        if (piece.at.lump != splitter.lump()) {
            auto &volume = volumes[piece.at.first];
            volume = (std::isnan(volume) ? 0 : volume) + (piece.space.isEmpty() ? 0 : volumeOf(piece.space));
            continue;
        }
        const auto node = piece.at.first;
        const auto target = splitter.at(node);
        const auto plane = target.count > 0 ? planes.validAt(target.first) : std::nullopt;
        const quint64 work = piece.space.pointCount() + 1;
        if (work > workLeft) // the sums so far are incomplete
            return std::vector(volumes.size(), std::numeric_limits<double>::quiet_NaN());
        if (!plane || piece.depth >= deepestNode)
            continue;
        workLeft -= work;
        open.push_back({behind(piece.space, *plane), back.at(node), piece.depth + 1});
        open.push_back({behind(piece.space, plane->opposite()), front.at(node), piece.depth + 1});
    }
    return volumes;
}
