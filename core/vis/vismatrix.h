// The decoded rows of the visibility lump: which cluster may see which, one bit per pair.
#pragma once

#include "core/result.h"
#include "core/where/visibility.h"

#include <QImage>

#include <bit>
#include <span>
#include <stop_token>
#include <vector>

class VisMatrix
{
public:
    VisMatrix() = default;
    explicit VisMatrix(quint32 count); // no cluster sees any

    quint32 count() const { return count_; }
    // 64 clusters per word, lowest bit first; bits beyond the last cluster are 0.
    std::span<const quint64> row(quint32 viewer) const { return {bits_.data() + viewer * words_, words_}; }
    std::span<quint64> row(quint32 viewer) { return {bits_.data() + viewer * words_, words_}; }
    bool at(quint32 viewer, quint32 seen) const { return row(viewer)[seen / 64] >> (seen % 64) & 1; }
    void set(quint32 viewer, quint32 seen) { row(viewer)[seen / 64] |= quint64(1) << (seen % 64); }
    // Returns the matrix with viewer and seen exchanged: a row holds the clusters that see a cluster.
    VisMatrix transposed(const std::stop_token &stop = {}) const;
    // Returns the matrix with cluster order[i] in row and column i; `order` must contain each cluster once.
    VisMatrix inOrder(std::span<const quint32> order) const;

private:
    quint32 count_ = 0;
    size_t words_ = 0; // of a row
    std::vector<quint64> bits_;
};

quint32 onesOf(std::span<const quint64> row);
// Calls sink(number) for each set bit of a row, ascending.
template <typename Sink>
void visitBits(std::span<const quint64> row, Sink sink)
{
    for (size_t word = 0; word < row.size(); ++word)
        for (auto bits = row[word]; bits != 0; bits &= bits - 1)
            sink(static_cast<quint32>(word * 64) + static_cast<quint32>(std::countr_zero(bits)));
}

struct DecodedVis {
    VisMatrix matrix;
    quint32 withoutRow = 0; // clusters without a row, which see everything
    // Rows that begin outside the lump or run past its end; clusters that they lack count as not visible.
    quint32 broken = 0;
};

// Decodes a row of the visibility lump into a row of a matrix. Clusters that the lump lacks are not visible; with
// VisRow::offset -1 all are.
void decodeVisRow(const MapFile &map, VisRow stored, std::span<quint64> row);

// Returns a sentence that says why maps of a format have no PHS; empty if they have.
QString whyNoPhs(const bsp::Format &format);

// Decodes the rows of all clusters. In a map without visibility, every cluster sees everything. Fails if the format stores
// no PHS, or if there are so many more clusters than bytes that the pairs would not fit in memory. Once `stop` is requested,
// returns early with a result to be discarded.
Result<DecodedVis> decodeVis(const MapFile &map, VisSet set, std::stop_token stop = {});

// Returns an image of one bit per pixel with cluster order[i] in row and column i; `order` must contain each cluster once.
// White where the row's cluster sees the column's. Null if there are no clusters or not enough memory.
QImage imageOf(const VisMatrix &matrix, std::span<const quint32> order);

// Counts of visible clusters, by cluster.
struct VisCounts {
    std::vector<quint32> sees, seenBy;  // clusters, including itself if the matrix says so
    std::vector<quint32> oneWay;        // how many of those that it sees do not see it
    std::vector<quint32> seenOneWay;    // how many of those that see it are not visible from it
    quint64 pairs = 0, oneWayPairs = 0; // sums
};
VisCounts countVis(const VisMatrix &matrix, const VisMatrix &transposed);
