#include "core/mapdiff/visdifferences.h"

#include "core/text.h"
#include "core/vis/vismatrix.h"
#include "core/where/visibility.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <span>

namespace {

struct VisDifferenceText {
    Q_DECLARE_TR_FUNCTIONS(VisDifferences)
};

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

// Inverts the counterparts, and drops those that the decoded matrices lack.
std::vector<qint64> counterpartsInA(std::vector<qint64> &toB, quint32 countA, quint32 countB)
{
    toB.resize(countA, -1);
    std::vector<qint64> toA(countB, -1);
    for (quint32 cluster = 0; cluster < countA; ++cluster)
        if (auto &match = toB[cluster]; match >= countB)
            match = -1;
        else if (match >= 0)
            toA[static_cast<size_t>(match)] = cluster;
    return toA;
}

qint64 onesOnlyIn(std::span<const quint64> row, std::span<const quint64> other)
{
    qint64 ones = 0;
    for (size_t word = 0; word < row.size(); ++word)
        ones += std::popcount(row[word] & ~other[word]);
    return ones;
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
    const auto toA = counterpartsInA(toB, one.count(), other.count());
    VisDifferences differences;
    differences.matched = static_cast<quint32>(std::ranges::count_if(toB, [](qint64 match) { return match >= 0; }));
    const auto pairs = [](qint64 clusters) { return clusters * clusters; };
    differences.notCompared = pairs(one.count()) + pairs(other.count()) - 2 * pairs(differences.matched);
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

Result<OtherVis> otherVis(const MapFile &a, const MapFile &b, const RecordMatches &matches, VisSet set,
                          const std::stop_token &stop)
{
    const auto inA = decodeVis(a, set, stop), inB = decodeVis(b, set, stop);
    if (!inA || !inB)
        return Error{inA ? inB.error() : inA.error()};
    const auto &there = inA.value().matrix, &here = inB.value().matrix;
    auto toB = clustersInB(a, b, matches);
    const auto toA = counterpartsInA(toB, there.count(), here.count());
    OtherVis other{.matrix = VisMatrix(here.count())};
    std::vector<quint64> unmatched(here.count() > 0 ? here.row(0).size() : 0);
    qint64 matched = 0;
    for (quint32 cluster = 0; cluster < here.count(); ++cluster)
        if (toA[cluster] >= 0)
            ++matched;
        else
            unmatched[cluster / 64] |= quint64(1) << cluster % 64;
    other.notCompared = qint64{here.count()} * here.count() - matched * matched;
    for (quint32 viewer = 0; viewer < here.count() && !stop.stop_requested(); ++viewer) {
        const auto row = other.matrix.row(viewer);
        const auto own = here.row(viewer);
        if (toA[viewer] < 0) {
            std::ranges::copy(own, row.begin());
            continue;
        }
        for (size_t word = 0; word < row.size(); ++word)
            row[word] = own[word] & unmatched[word];
        visitBits(there.row(static_cast<quint32>(toA[viewer])), [&](quint32 seen) {
            if (toB[seen] >= 0)
                other.matrix.set(viewer, static_cast<quint32>(toB[seen]));
        });
        other.onlyB += onesOnlyIn(own, row);
        other.onlyA += onesOnlyIn(row, own);
    }
    return other;
}

QString pairsText(const OtherVis &other)
{
    auto text = VisDifferenceText::tr("Pairs only in this map: %1, only in the other map: %2.")
                    .arg(numberText(other.onlyB), numberText(other.onlyA));
    if (other.notCompared > 0)
        text += u' '
                + VisDifferenceText::tr("Pairs that cannot be compared, because a cluster has no counterpart: %1.")
                      .arg(numberText(other.notCompared));
    return text;
}
