// The textures of Quake and Half-Life, in maps and in WADs:
//    0 char name[16]   16 u32 width, height   24 u32 offsets[4] from the first byte, all 0: the pixels are in a WAD
// Then follow four mips of 8-bit indexes. Half-Life's textures have a palette after the fourth; Quake's have none.
// A qpic, a picture of the menus in a WAD, is i32 width, i32 height, the indexes of one image, and the same palette.
#include "core/images/imageparts.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 miptexHeader = 40, qpicHeader = 8;

// Returns where the palette begins: directly after mip 3, even if a side is odd. That is the same as in the engines for the
// files that compilers write: Half-Life skips the space of four mips from byte 40 on, Xash3D from the first offset on.
qint64 behindMips(const MipLayout &layout) { return qint64{layout.offsets[3]} + (layout.width >> 3) * (layout.height >> 3); }

} // namespace

Result<Picture> readMiptex(QByteArrayView bytes, const Palette &palette)
{
    Picture picture;
    picture.kind = u"miptex"_s;
    if (bytes.size() < miptexHeader)
        return headerIsCut(picture.kind, bytes.size(), miptexHeader);
    picture.storedName = textAt(bytes, 0, 16);
    picture.header.push_back({u"name"_s, picture.storedName});
    const auto layout = mipLayout(picture.kind, bytes, 16, miptexHeader);
    addMipFields(layout, picture.header);
    if (layout.offsets[0] == 0)
        return Error{ImageText::tr("This miptex has no pixels: they are in a WAD, under the name %1.").arg(picture.storedName)};
    std::optional<Palette> own;
    if (layout.offsets[3] >= miptexHeader)
        own = countedPalette(bytes, behindMips(layout), picture.damage);
    picture.transparent = picture.storedName.startsWith(u'{') ? 255 : -1;
    return readMips(bytes, layout, own, palette, std::move(picture));
}

QByteArrayView withoutCutPalette(QByteArrayView miptex)
{
    constexpr qint64 whole = 2 + 3 * 256;
    if (miptex.size() < miptexHeader)
        return miptex;
    const auto layout = mipLayout({}, miptex, 16, miptexHeader);
    const qint64 end = behindMips(layout);
    return end >= miptexHeader && end < miptex.size() && miptex.size() - end < whole ? miptex.first(end) : miptex;
}

Result<Picture> readQpic(QByteArrayView bytes, const Palette &palette)
{
    Picture picture;
    picture.kind = u"qpic"_s;
    if (bytes.size() < qpicHeader)
        return headerIsCut(picture.kind, bytes.size(), qpicHeader);
    const MipLayout layout{.kind = picture.kind,
                           .width = numberAt<quint32>(bytes, 0),
                           .height = numberAt<quint32>(bytes, 4),
                           .offsets = {qpicHeader},
                           .count = 1,
                           .headerSize = qpicHeader};
    picture.header.push_back({u"width"_s, QString::number(layout.width)});
    picture.header.push_back({u"height"_s, QString::number(layout.height)});
    if (auto refused = refuseSize(layout.kind, layout.width, layout.height, bytes.size()))
        return *refused;
    const auto own = countedPalette(bytes, qpicHeader + layout.width * layout.height, picture.damage);
    picture.transparent = own ? -1 : 255;
    return readMips(bytes, layout, own, palette, std::move(picture));
}
