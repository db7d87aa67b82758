// Limits the pixels of pictures that are read one after the other, in proportion to their files' sizes: a small archive may
// unpack to gigabytes, and a list may name one picture a thousand times.
#pragma once

#include "core/assets/texture.h"

#include <QSet>

#include <algorithm>

class UnpackedPixels
{
public:
    // Counts the texture's pixels, or the bytes read for it (as pixels) if those are more, since files that are no pictures
    // are unpacked, too. For a large picture counts both, since both take time. Does not count pictures in the map itself,
    // which its size limits.
    void add(const Texture &texture)
    {
        if (!texture.source.isEmpty() && !sources_.contains(texture.source)) {
            left_ += perByte * texture.fileBytes;
            sources_.insert(texture.source);
        }
        const auto size = texture.source.isEmpty() ? QSize(0, 0) : texture.picture.size();
        const qint64 pixels = qint64{size.width()} * size.height();
        const qint64 read = texture.readBytes / mostOfPixel;
        left_ -= pixels > large ? pixels + read : std::max(pixels, read);
    }
    // Returns whether the limit is exceeded, so that no more pictures should be read.
    bool isSpent() const { return left_ < 0; }

private:
    // A hundred shaders may share a picture of one megapixel; the plainest of the games' own have some 20 pixels per
    // packed byte.
    static constexpr qint64 always = 1LL << 27, perByte = 32, large = 1 << 22;
    static constexpr qint64 mostOfPixel = 4; // bytes
    qint64 left_ = always;
    QSet<QString> sources_;
};
