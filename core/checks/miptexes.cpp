#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/map/celltext.h"
#include "core/map/miptexlump.h"

#include <algorithm>

namespace {

// Returns the end of what an engine reads as pixels: of each mip from its offset, or of all four right after the header
// (id's Mod_LoadTextures() copies 85/64 texels from there; quakespasm's stops at the lump's end, and reports it).
qint64 endOfPixels(const MiptexHeader &header)
{
    const auto side = [](quint32 texels) { return qint64{std::min(texels, 1U << 24)}; }; // so that the product fits
    const qint64 width = side(header.width), height = side(header.height);
    qint64 end = MiptexLump::headerSize + width * height / 64 * 85;
    for (int mip = 0; mip < 4; ++mip)
        end = std::max(end, header.mips[static_cast<size_t>(mip)] + (width >> mip) * (height >> mip));
    return end;
}

// Finds a map with texinfos but no texture. If the lump is empty, engines draw a checkerboard.
void checkCount(const CheckContext &context, const MiptexLump &textures, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    if (roles.textures == bsp::none || textures.stated() != 0 || map.recordCount(roles.texinfo) == 0
        || map.isLeftOut(roles.textures))
        return;
    const auto who = enginesThatStop(
        context, [&](const EngineStops &engine) { return textures.size() == 0 ? engine.noTextures : engine.countedTextures; });
    problems.add(who ? who->severity : Severity::Note, "texture-count", {roles.textures, 0}, -1, [&] {
        const auto text =
            CheckText::tr("The map has no textures, but %1 texinfos refer to some; games draw a checkerboard instead.")
                .arg(numberText(map.recordCount(roles.texinfo)));
        return who ? CheckText::tr("%1 This makes %2 stop or crash.").arg(text, who->names) : text;
    });
}

// Checks the size of a texture. If it comes from a WAD, some engines take its size from there.
void checkSize(const CheckContext &context, const MiptexHeader &header, RecordRef image, Problems &problems)
{
    if (header.isEmbedded() && (header.width == 0 || header.height == 0))
        problems.add(Severity::Note, "texture-left-out", image, -1, [&] {
            return CheckText::tr("%1 is %2 x %3 texels in size, so there is nothing to draw.")
                .arg(title(context.map, image), numberText(header.width), numberText(header.height));
        });
    if (header.width % 16 == 0 && header.height % 16 == 0)
        return;
    const auto who = enginesThatStop(context, [&](const EngineStops &engine) {
        return engine.oddTextures && (header.isEmbedded() || !engine.stopsAtMissingWad);
    });
    if (who)
        problems.add(who->severity, "texture-size", image, -1, [&] {
            return CheckText::tr("%1 is %2 x %3 texels in size. A width or height that is not a multiple of 16 makes %4 "
                                 "stop or crash.")
                .arg(title(context.map, image), numberText(header.width), numberText(header.height), who->names);
        });
}

} // namespace

// Checks the count and offsets of the lump of textures, which engines trust.
void checkMiptexes(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &roles = map.format().roles;
    const MiptexLump textures(map);
    checkCount(context, textures, problems);
    if (textures.stated() != textures.count())
        return problems.add(Severity::Error, "texture-range", {roles.textures, 0}, -1, [&] {
            return CheckText::tr("Textures: the lump claims %1, but its %2 bytes have room for only %3.")
                .arg(numberText(textures.stated()), numberText(textures.size()), numberText(textures.room()));
        });
    for (qint64 i = 0; i < textures.count() && !context.stop.stop_requested(); ++i) {
        const RecordRef image{roles.images, static_cast<quint32>(i)};
        const auto bytes = textures.header(i);
        if (bytes.empty() && !textures.isLeftOut(i))
            problems.add(Severity::Error, "texture-range", image, -1, [&] {
                return CheckText::tr("%1: its header at byte %2 does not fit into the texture lump (%3 bytes).")
                    .arg(title(map, image), numberText(textures.offset(i)), numberText(textures.size()));
            });
        if (bytes.empty())
            continue;
        const MiptexHeader header(bytes);
        checkSize(context, header, image, problems);
        if (header.isEmbedded() && textures.offset(i) + endOfPixels(header) > textures.size())
            problems.add(Severity::Warning, "texture-range", image, -1, [&] {
                return CheckText::tr("%1: its pixels run past the end of the texture lump (%2 bytes).")
                    .arg(title(map, image), numberText(textures.size()));
            });
    }
}
