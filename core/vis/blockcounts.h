// How many pairs of clusters see, block by block: counted by words of 64 pairs, so that a picture of millions of pairs
// takes no longer than it may.
#pragma once

#include "core/vis/vismatrix.h"

// Of the pairs in a block.
struct PairCounts {
    quint32 sees = 0;
    quint32 oneWay = 0; // of these, those that see and are not seen
};

// Blocks have 2^level pairs a side, of 1x1 up to 8x8.
inline constexpr int coarsestCounted = 3;

// How many blocks a word holds side by side.
constexpr quint32 blocksPerWord(int level)
{
    return 64U >> level;
}

// Adds a row of blocks to `counts`: as many whole words of it as that has room for, from `firstWord` of the matrix's
// rows on.
void addBlocks(const VisMatrix &matrix, const VisMatrix &transposed, int level, quint32 row, size_t firstWord,
               std::span<PairCounts> counts);
