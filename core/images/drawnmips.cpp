#include "core/images/drawnmips.h"

#include <algorithm>
#include <bit>

namespace {

// Mask of every other byte of a texel. Two bytes are added at once, with room between them for the sum of four texels.
constexpr quint32 everyOther = 0x00ff00ff;

quint32 average(quint32 a, quint32 b, quint32 c, quint32 d)
{
    const auto sum = [&](int shift) {
        return (a >> shift & everyOther) + (b >> shift & everyOther) + (c >> shift & everyOther) + (d >> shift & everyOther);
    };
    return (sum(0) >> 2 & everyOther) | (sum(8) >> 2 & everyOther) << 8;
}

} // namespace

QSize halfOf(QSize size) { return {std::max(size.width() / 2, 1), std::max(size.height() / 2, 1)}; }

// Uses each texel twice in a direction in which the picture has only one.
QImage halfOf(const QImage &picture)
{
    QImage half(halfOf(picture.size()), QImage::Format_RGBA8888);
    if (half.isNull())
        return half;
    const int right = picture.width() > 1 ? 1 : 0, below = picture.height() > 1 ? 1 : 0;
    for (int y = 0; y < half.height(); ++y) {
        const auto *upper = reinterpret_cast<const quint32 *>(picture.constScanLine(y << below));
        const auto *lower = reinterpret_cast<const quint32 *>(picture.constScanLine((y << below) + below));
        auto *to = reinterpret_cast<quint32 *>(half.scanLine(y));
        for (int x = 0; x < half.width(); ++x) {
            const int from = x << right;
            to[x] = average(upper[from], upper[from + right], lower[from], lower[from + right]);
        }
    }
    return half;
}

std::vector<QImage> drawnMips(const QImage &picture)
{
    const auto isPower = [](int side) { return side > 0 && std::has_single_bit(static_cast<quint32>(side)); };
    std::vector<QImage> mips;
    if (!isPower(picture.width()) || !isPower(picture.height()) || picture.format() != QImage::Format_RGBA8888)
        return mips;
    for (const auto *last = &picture; last->width() > 1 || last->height() > 1; last = &mips.back()) {
        mips.push_back(halfOf(*last));
        if (mips.back().isNull())
            return {};
    }
    return mips;
}

QImage thinned(const QImage &picture)
{
    constexpr int most = 2048;
    if (std::max(picture.width(), picture.height()) <= most)
        return picture;
    return picture.scaled(picture.size().scaled(most, most, Qt::KeepAspectRatio).expandedTo({1, 1}));
}
