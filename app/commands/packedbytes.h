// Output that waits for its turn.
#pragma once

#include <QByteArray>

#include <new>
#include <vector>

namespace commands {

// Bytes in the order in which they were added, kept compressed: similar lines take a few bytes each. Throws std::bad_alloc if
// there is not enough memory to compress or uncompress them.
class PackedBytes
{
public:
    void append(QByteArrayView bytes)
    {
        open_ += bytes;
        if (open_.size() >= blockSize) {
            blocks_.push_back(checked(qCompress(open_, 1)));
            open_.clear();
        }
    }
    bool isEmpty() const { return blocks_.empty() && open_.isEmpty(); }
    // Calls `visit` with the bytes, block by block, until it returns false. Blocks end only where an append() ended.
    template <typename Visit>
    bool eachBlock(Visit visit) const
    {
        for (const auto &block : blocks_)
            if (!visit(checked(qUncompress(block))))
                return false;
        return open_.isEmpty() || visit(open_);
    }

private:
    static constexpr qsizetype blockSize = 256 << 10;
    // Qt returns nothing if zlib gets no memory.
    static QByteArray checked(QByteArray bytes)
    {
        if (bytes.isEmpty())
            throw std::bad_alloc();
        return bytes;
    }

    std::vector<QByteArray> blocks_; // compressed
    QByteArray open_;                // the last block, not yet compressed
};

} // namespace commands
