// Counts visible pairs of clusters per block, 64 pairs at a time, so that pictures of millions of pairs are drawn quickly.
#pragma once

#include "core/vis/vismatrix.h"

// Counts of the pairs in a block.
struct PairCounts {
    quint32 sees = 0;
    quint32 oneWay = 0; // of these, those visible one way only
};

// Blocks have 2^level pairs a side, from 1x1 up to 8x8.
inline constexpr int coarsestCounted = 3;

// Returns how many blocks a word covers side by side.
constexpr quint32 blocksPerWord(int level) { return 64U >> level; }

// Adds a row of blocks to `counts`, from `firstWord` of the matrix's rows on. `counts` has room for a whole number of words.
void addBlocks(const VisMatrix &matrix, const VisMatrix &transposed, int level, quint32 row, size_t firstWord,
               std::span<PairCounts> counts);
