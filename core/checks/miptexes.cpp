#include "core/checks/checkers.h"

#include "core/map/celltext.h"

#include <algorithm>

namespace
{

constexpr qint64 headerSize = 40; // name[16], u32 width, height, offsets[4] of the mips from the header on

// Engines copy as much as the sides say from behind the header on (quakespasm's gl_model.c, Mod_LoadTextures(), which says so
// and stops at the lump's end; older ones read on).
qint64 endOfPixels(bsp::ByteView header)
{
    const auto side = [&header](int at) { // texels, and so few that the product has room
        return qint64{std::min(bsp::load<quint32>(header.data() + at), 1U << 24)};
    };
    const qint64 width = side(16), height = side(20);
    qint64 end = 0;
    for (int mip = 0; mip < 4; ++mip)
        end = std::max(end, bsp::load<quint32>(header.data() + 24 + 4 * mip) + (width >> mip) * (height >> mip));
    return end;
}

} // namespace

// The lump begins with a count and as many offsets of miptexes; -1: the map leaves it out. Engines take both as they stand.
void checkMiptexes(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    const auto bytes = map.lumpBytes(roles.textures);
    const auto size = static_cast<qint64>(bytes.size());
    if (roles.textures == bsp::none || size < 4)
        return;
    const qint64 stated = bsp::load<qint32>(bytes.data()), room = (size - 4) / 4;
    if (stated < 0 || stated > room)
        return problems.add(Severity::Error, "texture-range", {roles.textures, 0}, -1, [&] {
            return CheckText::tr("Textures: the lump says that it has %1, but its %2 bytes have room for no more than %3.")
                .arg(numberText(stated), numberText(size), numberText(room));
        });
    for (qint64 i = 0; i < stated && !context.stop.stop_requested(); ++i) {
        const qint64 offset = bsp::load<qint32>(bytes.data() + 4 + 4 * i);
        if (offset == -1)
            continue;
        const RecordRef image{roles.images, static_cast<quint32>(i)};
        const auto header = bsp::slice(bytes, offset, headerSize);
        if (header.size() < headerSize)
            problems.add(Severity::Error, "texture-range", image, -1, [&] {
                return CheckText::tr("%1: it begins at byte %2 of the %3 bytes of textures.")
                    .arg(title(map, image), numberText(offset), numberText(size));
            });
        else if (bsp::load<quint32>(header.data() + 24) != 0 && offset + endOfPixels(header) > size)
            problems.add(Severity::Warning, "texture-range", image, -1, [&] {
                return CheckText::tr("%1: its pixels run past the %2 bytes of textures.")
                    .arg(title(map, image), numberText(size));
            });
    }
}
