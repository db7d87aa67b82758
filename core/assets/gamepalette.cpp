#include "core/assets/gamepalette.h"

#include "core/assets/triedpaths.h"
#include "core/text.h"

using namespace Qt::StringLiterals;

namespace {

Palette paletteOf(const bsp::PaletteColors &colors)
{
    Palette palette;
    for (const auto color : colors)
        palette.append(0xff000000 | color);
    return palette;
}

} // namespace

void GamePalette::read() const
{
    const auto *known = game_.colors;
    colors_ = known ? paletteOf(*known) : neutralPalette();
    source_ = known ? TextureText::tr("the game's standard palette") : TextureText::tr("none: grey");
    const auto name = fromView(game_.palette);
    if (name.isEmpty())
        return;
    const auto file = files_.find(name);
    if (!file && known)
        return;
    if (!file) {
        auto places = files_.tried(name);
        for (auto &path : places)
            path.chop(name.size() + 1);
        notice_ = TextureText::tr("The palette %1 is missing, so colours are shown as shades of grey. Searched in: %2.")
                      .arg(name, placesTogether(places).join(u", "_s));
        return;
    }
    const auto bytes = files_.read(*file);
    const auto palette = bytes ? readPalette(bytes.value()) : Result<Palette>(Error{bytes.error()});
    if (palette) {
        colors_ = palette.value();
        source_ = file->path;
        return;
    }
    notice_ = known ? TextureText::tr("The palette %1 cannot be read, so the game's standard palette is used: %2")
                    : TextureText::tr("The palette %1 cannot be read, so colours are shown as shades of grey: %2");
    notice_ = notice_.arg(file->path, palette.error());
}

const Palette &GamePalette::colors() const
{
    const std::lock_guard lock(mutex_);
    if (colors_.isEmpty())
        read();
    return colors_;
}

QString GamePalette::color(Picture &picture) const
{
    if (picture.hasPalette || !picture.isIndexed())
        return {};
    auto table = colors();
    if (picture.transparent >= 0 && picture.transparent < table.size())
        table[picture.transparent] &= 0x00ffffff;
    for (auto &mip : picture.mips)
        mip.setColorTable(table);
    const std::lock_guard lock(mutex_);
    return source_;
}

bool GamePalette::isThere() const
{
    const auto name = fromView(game_.palette);
    return !name.isEmpty() && files_.find(name);
}

QString GamePalette::notice() const
{
    const std::lock_guard lock(mutex_);
    return notice_;
}
