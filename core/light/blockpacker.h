// Packs lightmaps of faces into square blocks as engines do in id's LM_AllocBlock(): each goes to the topmost free position
// (the leftmost of several), and free space above it is lost.
#pragma once

#include <QtGlobal>

#include <vector>

class BlockPacker
{
public:
    // Packs into blocks of `side` x `side` luxels. A lightmap goes into the first block with room if `usesFirstFit`, otherwise
    // into the newest; if it does not fit, a new block begins.
    BlockPacker(int side, bool usesFirstFit);

    // Places a lightmap of this many luxels and returns the number of its block; -1 if it is too large for any, or there are
    // more blocks than any engine has.
    qint32 place(int width, int height);
    // Returns the luxels used in each block.
    const std::vector<qint64> &used() const { return used_; }

private:
    // The luxels taken in each column, counted from the top.
    struct Block {
        std::vector<int> taken;
        std::vector<int> lowest; // by width: nothing this wide fits above this row
    };
    bool fits(Block &block, int width, int height) const;

    int side_;
    bool takesTheFirst_;
    std::vector<Block> blocks_;
    std::vector<qint64> used_;
    std::vector<quint32> firstOpen_; // by width and height: all earlier blocks are full for this size
};
