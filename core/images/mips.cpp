// The common parts of WAL, miptex and qpic: mips at the offsets of a header, and a palette after them.
#include "core/images/imageparts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

void addDamage(QString &damage, const QString &sentence) { damage += damage.isEmpty() ? sentence : u' ' + sentence; }

QString mipIsCut(int mip, qint64 present, qint64 needed)
{
    if (mip == 0)
        return pixelsAreCut(present, needed);
    if (present == 0)
        return ImageText::tr("Mip %1 and those after it are missing from the file.").arg(mip);
    return ImageText::tr("Mip %1 is truncated: the file contains %L2 of its %L3 texels.").arg(mip).arg(present).arg(needed);
}

} // namespace

MipLayout mipLayout(const QString &kind, QByteArrayView bytes, qint64 at, qint64 headerSize)
{
    MipLayout layout{.kind = kind,
                     .width = numberAt<quint32>(bytes, at),
                     .height = numberAt<quint32>(bytes, at + 4),
                     .headerSize = headerSize};
    for (size_t i = 0; i < layout.offsets.size(); ++i)
        layout.offsets[i] = numberAt<quint32>(bytes, at + 8 + 4 * static_cast<qint64>(i));
    return layout;
}

void addMipFields(const MipLayout &layout, std::vector<HeaderField> &header)
{
    header.push_back({u"width"_s, QString::number(layout.width)});
    header.push_back({u"height"_s, QString::number(layout.height)});
    for (size_t i = 0; i < layout.offsets.size(); ++i)
        header.push_back({u"offsets[%1]"_s.arg(i), QString::number(layout.offsets[i])});
}

Result<Picture> readMips(QByteArrayView bytes, const MipLayout &layout, const std::optional<Palette> &own, const Palette &given,
                         Picture picture)
{
    if (auto refused = refuseSize(layout.kind, layout.width, layout.height, bytes.size()))
        return *refused;
    picture.hasPalette = own.has_value();
    const auto palette = own ? *own : given.isEmpty() ? neutralPalette() : given;
    for (int mip = 0; mip < layout.count; ++mip) {
        const QSize size(static_cast<int>(layout.width >> mip), static_cast<int>(layout.height >> mip));
        if (size.isEmpty())
            break;
        const qint64 needed = qint64{size.width()} * size.height(), offset = layout.offsets[static_cast<size_t>(mip)];
        const auto indexes = offset < layout.headerSize ? QByteArrayView() : partOf(bytes, offset, needed);
        if (mip == 0 && indexes.isEmpty())
            return pixelsAreMissing(layout.kind, offset, bytes.size());
        if (indexes.size() < needed)
            addDamage(picture.damage, mipIsCut(mip, indexes.size(), needed));
        if (indexes.isEmpty())
            break;
        auto image = indexedImage(size, palette, picture.transparent, indexes);
        if (!image)
            return Error{image.error()};
        picture.mips.push_back(std::move(image).value());
    }
    return picture;
}

std::optional<Palette> countedPalette(QByteArrayView bytes, qint64 at, QString &damage)
{
    const auto stored = partOf(bytes, at, 2 + 3 * 256);
    const int count = stored.size() < 2 ? 0 : numberAt<quint16>(stored, 0);
    if (count < 1 || count > 256)
        return std::nullopt;
    const auto present = std::min<int>(count, static_cast<int>((stored.size() - 2) / 3));
    if (present < count)
        addDamage(damage,
                  ImageText::tr("The palette is truncated: the file contains %1 of its %2 colours.").arg(present).arg(count));
    return opaqueColors(stored.sliced(2, 3 * present));
}
