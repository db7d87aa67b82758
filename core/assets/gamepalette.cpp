#include "core/assets/gamepalette.h"

#include "core/assets/triedpaths.h"
#include "core/text.h"

using namespace Qt::StringLiterals;

void GamePalette::read() const
{
    colors_ = neutralPalette();
    const auto name = fromView(game_.palette);
    if (name.isEmpty())
        return;
    const auto file = files_.find(name);
    if (!file) {
        auto places = files_.tried(name);
        for (auto &path : places)
            path.chop(name.size() + 1);
        notice_ = TextureText::tr("The palette %1 is missing, so that colours are shown as grey. "
                                  "It was looked for in: %2.")
                      .arg(name, placesTogether(places).join(u", "_s));
        return;
    }
    const auto bytes = files_.read(*file);
    const auto palette = bytes ? readPalette(bytes.value()) : Result<Palette>(Error{bytes.error()});
    if (palette)
        colors_ = palette.value();
    else
        notice_ = TextureText::tr("The palette %1 cannot be read, so that colours are shown as grey: %2")
                      .arg(file->path, palette.error());
}

const Palette &GamePalette::colors() const
{
    const std::lock_guard lock(mutex_);
    if (colors_.isEmpty())
        read();
    return colors_;
}

void GamePalette::color(Picture &picture) const
{
    if (picture.hasPalette || !picture.isIndexed())
        return;
    auto table = colors();
    if (picture.transparent >= 0 && picture.transparent < table.size())
        table[picture.transparent] &= 0x00ffffff;
    for (auto &mip : picture.mips)
        mip.setColorTable(table);
}

QString GamePalette::notice() const
{
    const std::lock_guard lock(mutex_);
    return notice_;
}
