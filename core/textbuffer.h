// A buffer for text built from very many small pieces. Unlike QByteArray's, its appends are inlined.
#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

// A text that is appended very often, padded so that it is copied in whole blocks without a call.
class PaddedText
{
public:
    static constexpr qsizetype block = 32;

    explicit PaddedText(QByteArrayView text)
        : bytes_(static_cast<size_t>((text.size() + block - 1) / block * block)), size_(text.size())
    {
        std::ranges::copy(text, bytes_.begin());
    }
    const char *data() const { return bytes_.data(); }
    qsizetype size() const { return size_; }
    qsizetype paddedSize() const { return std::ssize(bytes_); }

private:
    std::vector<char> bytes_;
    qsizetype size_;
};

class TextBuffer
{
public:
    QByteArrayView view() const { return {bytes_.get(), size_}; }

    // Returns space for up to `most` bytes; after writing, setEnd() sets where they end.
    char *room(qsizetype most)
    {
        if (capacity_ - size_ < most)
            grow(size_ + most);
        return bytes_.get() + size_;
    }
    void setEnd(const char *end) { size_ = end - bytes_.get(); }

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

    TextBuffer &operator+=(const PaddedText &text)
    {
        char *to = room(text.paddedSize());
        for (qsizetype at = 0; at < text.size(); at += PaddedText::block)
            std::memcpy(to + at, text.data() + at, PaddedText::block);
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
