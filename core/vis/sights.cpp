#include "core/vis/sights.h"

namespace {

std::vector<quint32> bitsOf(const std::vector<quint64> &row)
{
    std::vector<quint32> numbers;
    visitBits(row, [&](quint32 number) { numbers.push_back(number); });
    return numbers;
}

// Returns the clusters that see a cluster but are not visible from it.
std::vector<quint64> oneWayRow(const MapVis &vis, quint32 cluster)
{
    const auto seenBy = vis.seenBy.row(cluster), sees = vis.decoded.matrix.row(cluster);
    std::vector<quint64> row(seenBy.size());
    for (size_t word = 0; word < row.size(); ++word)
        row[word] = seenBy[word] & ~sees[word];
    return row;
}

void addLines(const MapVis &vis, std::span<const quint32> clusters, Sights &sights)
{
    for (const quint32 cluster : clusters) {
        visitBits(vis.decoded.matrix.row(cluster), [&](quint32 seen) {
            if (seen != cluster)
                sights.sees.push_back({cluster, seen});
        });
        visitBits(oneWayRow(vis, cluster), [&](quint32 viewer) { sights.seenOneWay.push_back({viewer, cluster}); });
    }
}

} // namespace

SightRows sightRowsOf(const MapVis &vis, std::span<const quint32> clusters)
{
    const auto words = (static_cast<size_t>(vis.count()) + 63) / 64;
    SightRows rows{std::vector<quint64>(words), std::vector<quint64>(words)};
    for (const quint32 cluster : clusters) {
        const auto row = vis.decoded.matrix.row(cluster), viewers = vis.seenBy.row(cluster);
        for (size_t word = 0; word < words; ++word) {
            rows.seen[word] |= row[word];
            rows.oneWayViewers[word] |= viewers[word];
        }
    }
    for (size_t word = 0; word < words; ++word)
        rows.oneWayViewers[word] &= ~rows.seen[word];
    return rows;
}

std::vector<quint32> inSightOf(const MapVis &vis, std::span<const quint32> clusters, bool viewers)
{
    const auto &matrix = viewers ? vis.seenBy : vis.decoded.matrix;
    std::vector<quint64> all((static_cast<size_t>(vis.count()) + 63) / 64);
    for (const quint32 cluster : clusters)
        for (size_t word = 0; word < all.size(); ++word)
            all[word] |= matrix.row(cluster)[word];
    return bitsOf(all);
}

Sights sightsOf(const MapVis &vis, std::span<const quint32> clusters, size_t mostLines)
{
    Sights sights;
    auto [seen, viewers] = sightRowsOf(vis, clusters);
    for (const quint32 cluster : clusters) {
        for (auto *row : {&seen, &viewers})
            (*row)[cluster / 64] &= ~(quint64(1) << (cluster % 64));
        sights.lines += vis.counts.sees[cluster] - (vis.sees(cluster, cluster) ? 1 : 0) + vis.counts.seenOneWay[cluster];
    }
    sights.seen = bitsOf(seen);
    sights.oneWayViewers = bitsOf(viewers);
    if (sights.lines <= mostLines)
        addLines(vis, clusters, sights);
    return sights;
}
