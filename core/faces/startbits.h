// The bytes of a lump at which something starts, to find the next start after an offset.
#pragma once

#include <QtGlobal>

#include <bit>
#include <vector>

class StartBits
{
public:
    StartBits() = default;
    explicit StartBits(qint64 size) : size_(size), words_(static_cast<size_t>((size + 63) / 64)) {}
    // Starts outside the lump are ignored.
    void add(qint64 start)
    {
        if (start >= 0 && start < size_)
            words_[static_cast<size_t>(start / 64)] |= quint64(1) << (start % 64);
    }
    // Returns the first start after `start`, or the lump's end.
    qint64 next(qint64 start) const
    {
        if (start < 0 || start + 1 >= size_)
            return size_;
        auto word = static_cast<size_t>((start + 1) / 64);
        quint64 bits = words_[word] >> ((start + 1) % 64) << ((start + 1) % 64);
        while (bits == 0 && ++word < words_.size())
            bits = words_[word];
        return bits == 0 ? size_ : static_cast<qint64>(word) * 64 + std::countr_zero(bits);
    }

private:
    qint64 size_ = 0;
    std::vector<quint64> words_;
};
