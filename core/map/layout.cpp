#include "core/map/layout.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

struct LayoutText {
    Q_DECLARE_TR_FUNCTIONS(layout)
};

QString outside(std::string_view name, Extent extent, qint64 size)
{
    const auto sentence =
        extent.offset < 0 || extent.length < 0
            ? LayoutText::tr("%1: the directory lists %2 bytes from byte %3, but the file has %4.")
            : LayoutText::tr(
                "%1: the directory lists %2 bytes from byte %3, but the file has only %4. The file seems to be truncated.");
    return sentence.arg(fromView(name), numberText(extent.length), numberText(extent.offset), numberText(size));
}

bool isPadding(const FileBytes &file, Extent gap)
{
    return gap.length < 4 && file.read(gap.offset, gap.length).count('\0') == gap.length;
}

} // namespace

Layout layoutOf(const MapFile &map)
{
    const auto size = map.fileSize();
    std::vector<Extent> used{map.bspxDirectory(), map.xashDirectory()};
    for (const int lump : map.lumps())
        if (map.extent(lump).length > 0 && map.extent(lump).offset >= 0)
            used.push_back(map.extent(lump));
    std::ranges::sort(used, {}, &Extent::offset);
    Layout layout;
    qint64 end = map.format().headerSize();
    for (const auto &extent : used) {
        const Extent gap{end, std::min(extent.offset, size) - end};
        if (gap.length > 0 && !isPadding(map.file(), gap))
            layout.gaps.push_back(gap);
        end = std::max(end, extent.end());
    }
    if (end < size && !isPadding(map.file(), {end, size - end}))
        layout.trailing = size - end;
    return layout;
}

QString whyOutside(const MapFile &map, int lump)
{
    const auto extent = map.extent(lump);
    const auto size = map.fileSize();
    const bool isInside = extent.length == 0 || (extent.length > 0 && extent.offset >= 0 && extent.end() <= size);
    return isInside ? QString() : outside(map.lump(lump).title, extent, size);
}

QStringList missingParts(const MapFile &map)
{
    QStringList sentences;
    for (int lump = 0; lump < map.format().directorySize; ++lump)
        sentences.append(whyOutside(map, lump));
    const auto size = map.fileSize();
    const auto isCut = [size](Extent extent) { return extent.offset >= 0 && extent.offset < size && extent.end() > size; };
    const auto directory = map.file().read(map.bspxDirectory().offset, map.bspxDirectory().length);
    for (const auto &[name, extent, at] : bspxEntries(bytesOf(directory)))
        if (isCut(extent))
            sentences.append(outside(name, extent, size));
    for (const int lump : map.lumps())
        if (map.originOf(lump) == LumpOrigin::Xash && isCut(map.extent(lump)))
            sentences.append(whyOutside(map, lump));
    sentences.removeAll(QString());
    return sentences;
}
