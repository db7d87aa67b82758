#include "core/map/edgeloops.h"

#include <algorithm>

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
