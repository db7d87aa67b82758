#include "core/checks/checkers.h"

#include "core/map/celltext.h"
#include "core/map/miptexlump.h"

#include <algorithm>

namespace
{

// The last byte that an engine takes for pixels: of each mip where its offset says, or of all four right behind the header
// (id's Mod_LoadTextures() copies 85/64 texels from there; quakespasm's stops at the lump's end, and says so).
qint64 endOfPixels(const MiptexHeader &header)
{
    const auto side = [](quint32 texels) { return qint64{std::min(texels, 1U << 24)}; }; // so few that the product has room
    const qint64 width = side(header.width), height = side(header.height);
    qint64 end = MiptexLump::headerSize + width * height / 64 * 85;
    for (int mip = 0; mip < 4; ++mip)
        end = std::max(end, header.mips[static_cast<size_t>(mip)] + (width >> mip) * (height >> mip));
    return end;
}

} // namespace

// Engines take the lump's count and offsets as they stand.
void checkMiptexes(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    const MiptexLump textures(map);
    if (textures.stated() != textures.count())
        return problems.add(Severity::Error, "texture-range", {roles.textures, 0}, -1, [&] {
            return CheckText::tr("Textures: the lump says that it has %1, but its %2 bytes have room for no more than %3.")
                .arg(numberText(textures.stated()), numberText(textures.size()), numberText(textures.room()));
        });
    for (qint64 i = 0; i < textures.count() && !context.stop.stop_requested(); ++i) {
        const RecordRef image{roles.images, static_cast<quint32>(i)};
        const auto bytes = textures.header(i);
        if (bytes.empty() && !textures.isLeftOut(i))
            problems.add(Severity::Error, "texture-range", image, -1, [&] {
                return CheckText::tr("%1: it begins at byte %2 of the %3 bytes of textures.")
                    .arg(title(map, image), numberText(textures.offset(i)), numberText(textures.size()));
            });
        if (bytes.empty())
            continue;
        const MiptexHeader header(bytes);
        if (header.isEmbedded() && textures.offset(i) + endOfPixels(header) > textures.size())
            problems.add(Severity::Warning, "texture-range", image, -1, [&] {
                return CheckText::tr("%1: its pixels run past the %2 bytes of textures.")
                    .arg(title(map, image), numberText(textures.size()));
            });
    }
}
