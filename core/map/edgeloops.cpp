#include "core/map/edgeloops.h"

#include <algorithm>
#include <cstdlib>

EdgeLoops::EdgeLoops(const MapFile &map)
{
    const auto &columns = map.format().columns;
    first_ = map.column(columns.faceEdges);
    count_ = map.column(columns.faceCorners);
    surfedge_ = map.column(columns.surfedge);
    ends_[0] = map.column(columns.edgeStart);
    ends_[1] = map.column(columns.edgeEnd);
    vertexes_ = map.column(columns.vertexPoint).count();
    quint64 claimed = 0;
    for (quint32 face = 0; face < first_.count(); ++face)
        claimed += static_cast<quint64>(std::max<qint64>(count_.integer(face), 0));
    if (claimed > 8ULL * surfedge_.count() + 64)
        mostEdges_ = 64;
}

std::optional<quint32> EdgeLoops::vertexOf(qint64 surfedge) const
{
    const qint64 edge = std::abs(surfedge);
    const auto &side = ends_[surfedge < 0 ? 1 : 0];
    if (edge >= side.count())
        return {};
    const auto vertex = side.integer(static_cast<quint32>(edge));
    if (vertex >= vertexes_)
        return {};
    return static_cast<quint32>(vertex);
}
