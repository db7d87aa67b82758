// Output that waits for its turn.
#pragma once

#include <QByteArray>

#include <vector>

namespace commands {

// Bytes in the order in which they were added, kept compressed: similar lines take a few bytes each.
class PackedBytes
{
public:
    void append(QByteArrayView bytes)
    {
        open_ += bytes;
        if (open_.size() >= blockSize) {
            blocks_.push_back(qCompress(open_, 1));
            open_.clear();
        }
    }
    bool isEmpty() const { return blocks_.empty() && open_.isEmpty(); }
    // Calls `visit` with the bytes, block by block, until it returns false. Blocks end only where an append() ended.
    template <typename Visit>
    bool eachBlock(Visit visit) const
    {
        for (const auto &block : blocks_)
            if (!visit(qUncompress(block)))
                return false;
        return open_.isEmpty() || visit(open_);
    }

private:
    static constexpr qsizetype blockSize = 256 << 10;
    std::vector<QByteArray> blocks_; // compressed
    QByteArray open_;                // the last block, not yet compressed
};

} // namespace commands
