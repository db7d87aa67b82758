#include "core/vis/sights.h"

#include <bit>

namespace
{

template <typename Sink>
void visitBits(std::span<const quint64> row, Sink sink)
{
    for (size_t word = 0; word < row.size(); ++word)
        for (auto bits = row[word]; bits != 0; bits &= bits - 1)
            sink(static_cast<quint32>(word * 64) + static_cast<quint32>(std::countr_zero(bits)));
}

std::vector<quint32> bitsOf(const std::vector<quint64> &row)
{
    std::vector<quint32> numbers;
    visitBits(row, [&](quint32 number) { numbers.push_back(number); });
    return numbers;
}

// Those who see a cluster that does not see them.
std::vector<quint64> oneWayRow(const MapVis &vis, quint32 cluster)
{
    const auto seenBy = vis.seenBy.row(cluster), sees = vis.decoded.matrix.row(cluster);
    std::vector<quint64> row(seenBy.size());
    for (size_t word = 0; word < row.size(); ++word)
        row[word] = seenBy[word] & ~sees[word];
    return row;
}

quint64 bitCount(std::span<const quint64> row)
{
    quint64 count = 0;
    for (const auto word : row)
        count += static_cast<quint64>(std::popcount(word));
    return count;
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

Sights sightsOf(const MapVis &vis, std::span<const quint32> clusters, size_t mostLines)
{
    Sights sights;
    const auto words = (static_cast<size_t>(vis.count()) + 63) / 64;
    std::vector<quint64> seen(words), viewers(words);
    for (const quint32 cluster : clusters) {
        const auto row = vis.decoded.matrix.row(cluster);
        const auto oneWay = oneWayRow(vis, cluster);
        for (size_t word = 0; word < words; ++word) {
            seen[word] |= row[word];
            viewers[word] |= oneWay[word];
        }
        sights.lines += bitCount(row) - (vis.sees(cluster, cluster) ? 1 : 0) + bitCount(oneWay);
    }
    for (const quint32 cluster : clusters)
        for (auto *row : {&seen, &viewers})
            (*row)[cluster / 64] &= ~(quint64(1) << (cluster % 64));
    sights.seen = bitsOf(seen);
    sights.oneWayViewers = bitsOf(viewers);
    if (sights.lines <= mostLines)
        addLines(vis, clusters, sights);
    return sights;
}
