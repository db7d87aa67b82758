#include "core/vis/mapvis.h"

namespace {

VisSummary summaryOf(const MapFile &map, const DecodedVis &vis, const VisCounts &counts)
{
    VisSummary summary{
        .clusters = vis.matrix.count(), .oneWayPairs = counts.oneWayPairs, .withoutRow = vis.withoutRow, .broken = vis.broken};
    const auto matters = relevantClusters(map);
    for (quint32 cluster = 0; cluster < summary.clusters; ++cluster) {
        const quint32 sees = counts.sees[cluster];
        const bool isCandidate = cluster < matters.size() && matters[cluster];
        if (isCandidate && (summary.worst < 0 || sees > summary.worstSees)) {
            summary.worst = cluster;
            summary.worstSees = sees;
        }
        if (summary.clusters > 1 && sees <= (vis.matrix.at(cluster, cluster) ? 1U : 0U))
            summary.blind.push_back(cluster);
        if (summary.clusters > 1 && sees == summary.clusters)
            summary.allSeeing.push_back(cluster);
    }
    if (summary.clusters > 0)
        summary.meanShare = static_cast<double>(counts.pairs) / summary.clusters / summary.clusters;
    for (quint32 leaf = 0; leaf < map.recordCount(map.format().roles.leafs); ++leaf)
        summary.leafsWithoutCluster += clusterOfLeaf(map, leaf) < 0 ? 1U : 0U;
    return summary;
}

} // namespace

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
