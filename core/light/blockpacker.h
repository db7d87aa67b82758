// Where engines put the lightmaps of faces in their square blocks: as id's LM_AllocBlock(), each goes where it lies
// highest, and of several such places into the leftmost, with whatever then stands above it as its floor.
#pragma once

#include <QtGlobal>

#include <vector>

class BlockPacker
{
public:
    // `takesTheFirst`: a lightmap goes into the first block that has room; else what does not fit into the newest
    // begins another.
    BlockPacker(int side, bool takesTheFirst);

    // The number of the block that a lightmap of so many luxels goes into; -1: it is too large for any, or there are as
    // many blocks as no engine has.
    qint32 place(int width, int height);
    // Luxels that lightmaps take of each block.
    const std::vector<qint64> &used() const { return used_; }

private:
    // From the top of each column so many luxels are taken.
    struct Block {
        std::vector<int> taken;
        std::vector<int> lowest; // by width: it is known that nothing so wide fits any higher
    };
    bool fits(Block &block, int width, int height) const;

    int side_;
    bool takesTheFirst_;
    std::vector<Block> blocks_;
    std::vector<qint64> used_;
    std::vector<quint32> firstOpen_; // by width and height: all blocks before have been found full
};
