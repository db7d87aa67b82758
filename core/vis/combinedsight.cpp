#include "core/vis/combinedsight.h"

#include <bit>

CombinedSight combinedSight(const MapVis &vis, std::span<const quint32> clusters)
{
    const size_t words = vis.count() == 0 ? 0 : vis.decoded.matrix.row(0).size();
    CombinedSight sight{.seen = std::vector<quint64>(words), .oneWay = std::vector<quint64>(words)};
    for (const quint32 cluster : clusters) {
        const auto row = vis.decoded.matrix.row(cluster), viewers = vis.seenBy.row(cluster);
        for (size_t i = 0; i < words; ++i) {
            sight.seen[i] |= row[i];
            sight.oneWay[i] |= viewers[i];
        }
    }
    for (size_t i = 0; i < words; ++i) {
        sight.oneWay[i] &= ~sight.seen[i];
        sight.seenCount += static_cast<quint32>(std::popcount(sight.seen[i]));
        sight.oneWayCount += static_cast<quint32>(std::popcount(sight.oneWay[i]));
    }
    return sight;
}
