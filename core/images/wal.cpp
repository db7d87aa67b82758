// WAL, Quake II's textures: a header of 100 bytes, then four mips of 8-bit indexes into the game's one palette.
//    0 char name[32]   32 u32 width, height   40 u32 offsets[4] from the start of the file
//   56 char animname[32]   88 i32 flags, contents, value
// Index 255 is an ordinary colour: the game draws walls without an alpha test.
#include "core/images/imageparts.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 walHeader = 100;

} // namespace

Result<Picture> readWal(QByteArrayView bytes, const Palette &palette)
{
    const auto kind = u"WAL"_s;
    if (bytes.size() < walHeader)
        return headerIsCut(kind, bytes.size(), walHeader);
    Picture picture;
    picture.kind = kind;
    picture.storedName = textAt(bytes, 0, 32);
    picture.header.push_back({u"name"_s, picture.storedName});
    const auto layout = mipLayout(kind, bytes, 32, walHeader);
    addMipFields(layout, picture.header);
    picture.header.push_back({u"animname"_s, textAt(bytes, 56, 32)});
    picture.header.push_back({u"flags"_s, QString::number(numberAt<qint32>(bytes, 88))});
    picture.header.push_back({u"contents"_s, QString::number(numberAt<qint32>(bytes, 92))});
    picture.header.push_back({u"value"_s, QString::number(numberAt<qint32>(bytes, 96))});
    return readMips(bytes, layout, std::nullopt, palette, std::move(picture));
}
