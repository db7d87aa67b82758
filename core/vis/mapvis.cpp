#include "core/vis/mapvis.h"

Result<MapVis> readMapVis(const MapFile &map, VisSet set, std::stop_token stop)
{
    auto decoded = decodeVis(map, set, stop);
    if (!decoded)
        return Error{decoded.error()};
    MapVis vis{.set = set, .decoded = std::move(decoded.value())};
    if (stop.stop_requested())
        return vis;
    vis.seenBy = vis.decoded.matrix.transposed(stop);
    vis.counts = countVis(vis.decoded.matrix, vis.seenBy);
    vis.summary = summaryOf(map, vis.decoded, vis.counts);
    vis.places = clusterBoxes(map);
    return vis;
}
