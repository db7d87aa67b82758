// The pixels of pictures that were read one after the other, against the bytes that their files take: a small archive may
// unpack to gigabytes, and a list may name one picture a thousand times.
#pragma once

#include "core/assets/texture.h"

#include <QSet>

#include <algorithm>

class UnpackedPixels
{
public:
    // Counts the picture of a texture, or what was read for it if that is more: files that are no pictures unpack, too. Of a
    // large picture both count, since both take time. Pictures in the map itself are bounded by its size.
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
    // Whether they are so many that no more should be read.
    bool isSpent() const { return left_ < 0; }

private:
    // Shaders share a hundred of a megapixel; of the games' own pictures the plainest have some 20 pixels a packed byte.
    static constexpr qint64 always = 1LL << 27, perByte = 32, large = 1 << 22;
    static constexpr qint64 mostOfPixel = 4; // bytes
    qint64 left_ = always;
    QSet<QString> sources_;
};
