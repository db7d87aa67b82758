#include "core/mapdiff/visdifferences.h"

#include "core/vis/vismatrix.h"
#include "core/where/visibility.h"

#include <algorithm>

namespace {

// Returns the counterpart of each cluster of A, or -1.
std::vector<qint64> clustersInB(const MapFile &a, const MapFile &b, const RecordMatches &matches)
{
    constexpr qint64 unknown = -2;
    const auto countA = clusterCount(a), countB = clusterCount(b);
    std::vector<qint64> toB(countA, unknown), toA(countB, unknown);
    const int leafs = a.format().roles.leafs;
    for (quint32 leaf = 0; leaf < a.recordCount(leafs); ++leaf) {
        const auto match = matches.inB({leafs, leaf});
        const auto one = clusterOfLeaf(a, leaf, countA), other = match.isValid() ? clusterOfLeaf(b, match.index, countB) : -1;
        if (one < 0 || other < 0)
            continue;
        auto &its = toB[static_cast<size_t>(one)];
        auto &back = toA[static_cast<size_t>(other)];
        its = its == unknown || its == other ? other : -1;
        back = back == unknown || back == one ? one : -1;
    }
    for (size_t cluster = 0; cluster < toB.size(); ++cluster)
        if (toB[cluster] < 0 || toA[static_cast<size_t>(toB[cluster])] != static_cast<qint64>(cluster))
            toB[cluster] = -1;
    return toB;
}

} // namespace

Result<VisDifferences> visDifferences(const MapFile &a, const MapFile &b, const RecordMatches &matches,
                                      const std::stop_token &stop)
{
    const auto inA = decodeVis(a, VisSet::Pvs, stop), inB = decodeVis(b, VisSet::Pvs, stop);
    if (!inA || !inB)
        return Error{inA ? inB.error() : inA.error()};
    const auto &one = inA.value().matrix, &other = inB.value().matrix;
    auto toB = clustersInB(a, b, matches);
    toB.resize(one.count(), -1);
    std::vector<qint64> toA(other.count(), -1);
    VisDifferences differences;
    for (quint32 cluster = 0; cluster < one.count(); ++cluster) {
        if (toB[cluster] >= other.count())
            toB[cluster] = -1;
        if (toB[cluster] < 0)
            continue;
        toA[static_cast<size_t>(toB[cluster])] = cluster;
        ++differences.matched;
    }
    differences.notCompared = qint64{one.count()} * one.count() - qint64{differences.matched} * differences.matched;
    // Counts the pairs that only `map` lets see each other.
    const auto countOnly = [&differences](const VisMatrix &map, quint32 viewer, const std::vector<qint64> &match,
                                          const VisMatrix &counterpart) {
        visitBits(map.row(viewer), [&](quint32 seen) {
            if (match[seen] >= 0 && !counterpart.at(static_cast<quint32>(match[viewer]), static_cast<quint32>(match[seen])))
                ++differences.differing;
        });
    };
    bool isRenumbered = false;
    for (size_t cluster = 0; cluster < toB.size(); ++cluster)
        isRenumbered = isRenumbered || toB[cluster] != static_cast<qint64>(cluster);
    for (quint32 cluster = 0; cluster < one.count() && !stop.stop_requested(); ++cluster) {
        if (toB[cluster] < 0)
            continue;
        const auto viewer = static_cast<quint32>(toB[cluster]);
        if (isRenumbered || !std::ranges::equal(one.row(cluster), other.row(cluster))) {
            countOnly(one, cluster, toB, other);
            countOnly(other, viewer, toA, one);
        }
    }
    return differences;
}
