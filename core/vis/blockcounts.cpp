#include "core/vis/blockcounts.h"

#include <algorithm>
#include <array>

namespace
{

// Masks for the lower of each two fields of 1, 2, 4 and 8 bits.
constexpr quint64 lower[] = {0x5555'5555'5555'5555, 0x3333'3333'3333'3333, 0x0f0f'0f0f'0f0f'0f0f, 0x00ff'00ff'00ff'00ff};

// Replaces each field of 2^level bits by the number of its ones.
template <int level>
quint64 onesByField(quint64 bits)
{
    for (int i = 0; i < level; ++i)
        bits = (bits & lower[i]) + (bits >> (1 << i) & lower[i]);
    return bits;
}

// Sums of fields over 2^level rows. These need fields twice as wide, so even and odd fields go into separate words.
template <int level>
struct FieldSums {
    quint64 even = 0, odd = 0;
    void add(quint64 bits)
    {
        const quint64 ones = onesByField<level>(bits);
        even += ones & lower[level];
        odd += ones >> (1 << level) & lower[level];
    }
    void addTo(std::span<PairCounts> blocks, quint32 PairCounts::*count) const
    {
        constexpr quint32 width = 2U << level; // of a field, in bits
        constexpr quint64 field = (quint64(1) << width) - 1;
        if ((even | odd) == 0)
            return; // as is usual for one-way pairs
        auto *block = blocks.data();
        for (quint32 shift = 0; shift < 64; shift += width, block += 2) {
            block[0].*count += static_cast<quint32>(even >> shift & field);
            block[1].*count += static_cast<quint32>(odd >> shift & field);
        }
    }
};

template <int level>
void addRows(const VisMatrix &matrix, const VisMatrix &transposed, quint32 row, size_t firstWord, std::span<PairCounts> counts)
{
    constexpr quint32 fields = blocksPerWord(level);
    const quint32 first = row << level, end = std::min(first + (1U << level), matrix.count());
    for (size_t word = 0; word * fields < counts.size(); ++word) {
        FieldSums<level> sees, oneWay;
        for (quint32 viewer = first; viewer < end; ++viewer) {
            const quint64 seen = matrix.row(viewer)[firstWord + word];
            sees.add(seen);
            oneWay.add(seen & ~transposed.row(viewer)[firstWord + word]);
        }
        const auto blocks = counts.subspan(word * fields, fields);
        sees.addTo(blocks, &PairCounts::sees);
        oneWay.addTo(blocks, &PairCounts::oneWay);
    }
}

} // namespace

void addBlocks(const VisMatrix &matrix, const VisMatrix &transposed, int level, quint32 row, size_t firstWord,
               std::span<PairCounts> counts)
{
    constexpr auto adders = std::array{&addRows<0>, &addRows<1>, &addRows<2>, &addRows<coarsestCounted>};
    adders[static_cast<size_t>(level)](matrix, transposed, row, firstWord, counts);
}
