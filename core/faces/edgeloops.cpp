#include "core/faces/edgeloops.h"

EdgeLoops::EdgeLoops(const MapFile &map)
{
    const auto &columns = map.format().columns;
    first_ = map.column(columns.faceEdges);
    count_ = map.column(columns.faceCorners);
    surfedge_ = map.column(columns.surfedge);
    ends_[0] = map.column(columns.edgeStart);
    ends_[1] = map.column(columns.edgeEnd);
    vertexes_ = map.column(columns.vertexPoint).count();
    kept_ = BoundedClaims(first_.count(), mostOf(surfedge_.count()),
                          [this](quint32 face) { return static_cast<quint64>(claimOf(face)); });
}
