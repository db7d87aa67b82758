#include "core/scene/picturebudget.h"

#include "core/files/system.h"

#include <algorithm>

namespace
{

// What a small file can claim: as the games' own files make at most 64 texels of a byte, and some that pack better.
constexpr qint64 always = 128 << 20, perFileByte = 256;
constexpr int smallestSide = 16; // texels

// With its mips, as a driver keeps it.
qint64 costOf(QSize size)
{
    return qint64{size.width()} * size.height() * 4 * 4 / 3;
}

} // namespace

qint64 PictureBudget::roomHere()
{
    return sys::memory() / 2;
}

qint64 PictureBudget::most()
{
    return std::min<qint64>(2LL << 30, roomHere());
}

void PictureBudget::fit(SceneTexture &texture)
{
    auto &picture = texture.picture;
    if (picture.isNull())
        return;
    earned_ += texture.fileBytes * perFileByte;
    // One alone takes no more than a quarter of what is left, so that something is left for all that follow.
    const auto left = std::max<qint64>(std::min(most_, always + earned_) - spent_, 0);
    auto size = picture.size();
    while (costOf(size) > left / 4 && std::max(size.width(), size.height()) > smallestSide)
        size = (size / 2).expandedTo({1, 1});
    spent_ += costOf(size) * (texture.glow.isNull() ? 1 : 2);
    if (size == picture.size())
        return;
    ++coarser_;
    for (auto *each : {&picture, &texture.glow})
        if (!each->isNull())
            *each = each->scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(each->format());
}
