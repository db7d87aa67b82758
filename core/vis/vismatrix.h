// Which cluster may see which: the rows of the visibility lump decoded, a bit for each pair.
#pragma once

#include "core/map/visibility.h"
#include "core/result.h"

#include <QImage>

#include <bit>
#include <span>
#include <stop_token>
#include <vector>

class VisMatrix
{
public:
    VisMatrix() = default;
    explicit VisMatrix(quint32 count); // nobody sees anybody

    quint32 count() const { return count_; }
    // 64 clusters a word, the lowest bit first; bits beyond the last cluster are 0.
    std::span<const quint64> row(quint32 viewer) const { return {bits_.data() + viewer * words_, words_}; }
    std::span<quint64> row(quint32 viewer) { return {bits_.data() + viewer * words_, words_}; }
    bool at(quint32 viewer, quint32 seen) const { return row(viewer)[seen / 64] >> (seen % 64) & 1; }
    void set(quint32 viewer, quint32 seen) { row(viewer)[seen / 64] |= quint64(1) << (seen % 64); }
    // Viewer and seen exchanged: a row holds who sees a cluster.
    VisMatrix transposed(const std::stop_token &stop = {}) const;
    // Row and column i stand for cluster order[i], which names each once.
    VisMatrix inOrder(std::span<const quint32> order) const;

private:
    quint32 count_ = 0;
    size_t words_ = 0; // of a row
    std::vector<quint64> bits_;
};

quint32 onesOf(std::span<const quint64> row);
// The numbers of a row's bits that are set, ascending.
template <typename Sink>
void visitBits(std::span<const quint64> row, Sink sink)
{
    for (size_t word = 0; word < row.size(); ++word)
        for (auto bits = row[word]; bits != 0; bits &= bits - 1)
            sink(static_cast<quint32>(word * 64) + static_cast<quint32>(std::countr_zero(bits)));
}

struct DecodedVis {
    VisMatrix matrix;
    quint32 withoutRow = 0; // clusters that have none, and see everything
    // Rows that begin outside of the lump or run past its end: what they lack is not seen.
    quint32 broken = 0;
};

// A row as it lies in the visibility lump into one of a matrix; what the lump does not hold is not seen, and of
// VisRow::offset -1 everything is.
void decodeVisRow(const MapFile &map, VisRow stored, std::span<quint64> row);

// A sentence that says why maps of a format hold no PHS; empty: they do.
QString whyNoPhs(const bsp::Format &format);

// The rows of all clusters. A map without visibility sees everything from everywhere. Fails with a sentence where the
// format stores no PHS, and where there are so many more clusters than bytes that the pairs would not fit in memory. An
// early end is asked for with `stop`; what comes back then is to be thrown away.
Result<DecodedVis> decodeVis(const MapFile &map, VisSet set, std::stop_token stop = {});

// Row and column i stand for cluster order[i], which names each once; white where the row's sees the column's. Two colours, a bit
// a pixel; null for want of memory, or of clusters.
QImage imageOf(const VisMatrix &matrix, std::span<const quint32> order);

// By cluster.
struct VisCounts {
    std::vector<quint32> sees, seenBy; // clusters, itself among them where the matrix says so
    std::vector<quint32> oneWay;       // of those that it sees, how many do not see it
    std::vector<quint32> seenOneWay;   // of those that see it, how many it does not see
    quint64 pairs = 0, oneWayPairs = 0; // sums
};
VisCounts countVis(const VisMatrix &matrix, const VisMatrix &transposed);
