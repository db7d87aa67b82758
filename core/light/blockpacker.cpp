#include "core/light/blockpacker.h"

#include <algorithm>

namespace {

constexpr size_t mostBlocks = 4096; // engines have 64 to 256

} // namespace

BlockPacker::BlockPacker(int side, bool usesFirstFit)
    : side_(side), takesTheFirst_(usesFirstFit), firstOpen_(static_cast<size_t>(side) * static_cast<size_t>(side + 1))
{
}

// Rejects lightmaps as wide as a block, as the engines do: their search ends one column early.
qint32 BlockPacker::place(int width, int height)
{
    if (width < 1 || height < 1 || width >= side_ || height > side_)
        return -1;
    auto &open = firstOpen_[static_cast<size_t>(width) * static_cast<size_t>(side_ + 1) + static_cast<size_t>(height)];
    size_t number = takesTheFirst_ || blocks_.empty() ? open : blocks_.size() - 1;
    while (number < blocks_.size() && !fits(blocks_[number], width, height))
        ++number;
    open = static_cast<quint32>(number);
    if (number == mostBlocks)
        return -1;
    if (number == blocks_.size()) {
        const auto columns = static_cast<size_t>(side_);
        blocks_.push_back({std::vector<int>(columns), std::vector<int>(columns)});
        used_.push_back(0);
        fits(blocks_.back(), width, height);
    }
    used_[number] += static_cast<qint64>(width) * height;
    return static_cast<qint32>(number);
}

// Returns whether a lightmap fits, and if so takes its space.
bool BlockPacker::fits(Block &block, int width, int height) const
{
    auto &known = block.lowest[static_cast<size_t>(width)];
    if (known + height > side_)
        return false;
    const auto wide = static_cast<size_t>(width), end = static_cast<size_t>(side_ - width);
    int best = side_;
    size_t at = 0;
    for (size_t column = 0; column < end && best > known;) {
        int top = 0;
        size_t free = 0; // number of columns filled less than at the best position so far
        for (; free < wide && block.taken[column + free] < best; ++free)
            top = std::max(top, block.taken[column + free]);
        if (free == wide) {
            best = top;
            at = column;
        }
        column += free == wide ? 1 : free + 1; // no position with that column is better
    }
    known = best;
    if (best + height > side_)
        return false;
    std::fill_n(block.taken.begin() + static_cast<qptrdiff>(at), wide, best + height);
    return true;
}
