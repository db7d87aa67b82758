// Maps of Quake and their textures, made in memory.
#pragma once

#include "core/games/quakepalette.h"
#include "tests/texturemaps.h"

inline Palette paletteOf(const bsp::PaletteColors &colors)
{
    Palette palette;
    for (const auto color : colors)
        palette.append(0xff000000 | color);
    return palette;
}

// Returns a palette as in gfx/palette.lmp.
inline QByteArray lumpOf(const Palette &palette)
{
    QByteArray bytes;
    for (const auto color : palette)
        for (const int part : {qRed(color), qGreen(color), qBlue(color)})
            bytes.append(static_cast<char>(part));
    return bytes;
}

// Returns a miptex with this index for all texels.
inline QByteArray filledMiptex(const QByteArray &name, int index, QSize size = {16, 16})
{
    auto miptex = miptexOf(name, size, {});
    return miptex.replace(40, miptex.size() - 40, QByteArray(miptex.size() - 40, static_cast<char>(index)));
}

// Sets a texel of the largest mip, counted row by row.
inline QByteArray withTexel(QByteArray miptex, qsizetype at, int index)
{
    miptex[40 + at] = static_cast<char>(index);
    return miptex;
}

// Returns the room with these textures. All faces have the first one; face 6 is the brush model's. Both texts are pairs of
// keys and values.
inline MapBuilder roomOf(const bsp::Format &format, const QList<QByteArray> &miptexes, const QByteArray &world = {},
                         const QByteArray &entity = {})
{
    QByteArray offsets, data;
    for (const auto &miptex : miptexes) {
        offsets += words({4 + 4 * miptexes.size() + data.size()});
        data += miptex;
    }
    auto map = MapBuilder::room(format);
    map.setLumpBytes("TEXTURES", words({miptexes.size()}) + offsets + data);
    for (quint32 i = 0; i < map.count("TEXINFO"); ++i)
        map.set("TEXINFO", i, "miptex", 0);
    return map.setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" " + world
                                            + " }\n{ \"classname\" \"func_wall\" \"model\" \"*1\" " + entity + " }\n" + '\0');
}
