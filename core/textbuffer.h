// Text that is put together of very many small pieces: what QByteArray does for each of them in its library is done here
// where it is called.
#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

class TextBuffer
{
public:
    QByteArrayView view() const { return {bytes_.get(), size_}; }

    // Where up to `most` bytes may be written; tookTo() then tells where they end.
    char *room(qsizetype most)
    {
        if (capacity_ - size_ < most)
            grow(size_ + most);
        return bytes_.get() + size_;
    }
    void tookTo(const char *end) { size_ = end - bytes_.get(); }

    TextBuffer &operator+=(char byte)
    {
        *room(1) = byte;
        ++size_;
        return *this;
    }
    TextBuffer &operator+=(QByteArrayView text)
    {
        if (!text.isEmpty())
            std::memcpy(room(text.size()), text.data(), static_cast<size_t>(text.size()));
        size_ += text.size();
        return *this;
    }

private:
    void grow(qsizetype least)
    {
        const auto capacity = std::max(least, std::max<qsizetype>(2 * capacity_, 4096));
        auto larger = std::make_unique_for_overwrite<char[]>(static_cast<size_t>(capacity));
        if (size_ > 0)
            std::memcpy(larger.get(), bytes_.get(), static_cast<size_t>(size_));
        bytes_ = std::move(larger);
        capacity_ = capacity;
    }

    std::unique_ptr<char[]> bytes_;
    qsizetype size_ = 0, capacity_ = 0;
};
