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

// As gfx/palette.lmp has it.
inline QByteArray lumpOf(const Palette &palette)
{
    QByteArray bytes;
    for (const auto color : palette)
        for (const int part : {qRed(color), qGreen(color), qBlue(color)})
            bytes.append(static_cast<char>(part));
    return bytes;
}

// All texels are of that index.
inline QByteArray filledMiptex(const QByteArray &name, int index, QSize size = {16, 16})
{
    auto miptex = miptexOf(name, size, {});
    return miptex.replace(40, miptex.size() - 40, QByteArray(miptex.size() - 40, static_cast<char>(index)));
}

// The largest mip's texels are counted row by row.
inline QByteArray withTexel(QByteArray miptex, qsizetype at, int index)
{
    miptex[40 + at] = static_cast<char>(index);
    return miptex;
}

// All faces have the first of the textures; face 6 is the brush model's. Both texts are pairs of keys and values.
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
