// Small maps that name textures, and images for them.
#pragma once

#include "core/assets/maptextures.h"
#include "core/opening/mapsource.h"
#include "tests/mapbuilder.h"
#include "tests/picturebuilder.h"

#include <QBuffer>
#include <QImage>

// Returns a map of Quake II with a texinfo for each pair of a texture's name and a nexttexinfo.
inline QByteArray quake2Map(const QList<std::pair<QByteArray, int>> &texinfos)
{
    MapBuilder map(bsp::quake2);
    for (const auto &[name, next] : texinfos) {
        const auto index = map.addRecord("TEXINFO");
        map.set("TEXINFO", index, "texture", name).set("TEXINFO", index, "nexttexinfo", next);
    }
    return map.build();
}

inline QByteArray quake3Map(const QList<QByteArray> &names)
{
    MapBuilder map(bsp::quake3);
    for (const auto &name : names)
        map.set("SHADERS", map.addRecord("SHADERS"), "shader", name);
    return map.build();
}

// Returns a map of Half-Life with these miptexes; an empty one has no data (offset -1).
inline QByteArray halfLifeMap(const QList<QByteArray> &miptexes, const QByteArray &wads = {})
{
    QByteArray offsets, data;
    const auto headerSize = 4 + 4 * miptexes.size();
    for (const auto &miptex : miptexes) {
        offsets += words({miptex.isEmpty() ? -1 : headerSize + data.size()});
        data += miptex;
    }
    return MapBuilder(bsp::goldsrc)
        .setLumpBytes("TEXTURES", words({miptexes.size()}) + offsets + data)
        .setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" \"wad\" \"" + wads + "\" }")
        .build();
}

// Returns a miptex header that says that the pixels are in a WAD.
inline QByteArray miptexElsewhere(const QByteArray &name, int width, int height)
{
    return name.leftJustified(16, '\0', true) + words({width, height, 0, 0, 0, 0});
}

inline QByteArray png(QSize size, QRgb color)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(color);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

inline QByteArray tga(QSize size, QRgb color) { return tgaOf({}, size, QList<QRgb>(size.width() * size.height(), color)); }

// Returns the textures of the map at a path; `added` is searched first.
inline std::shared_ptr<const TextureSource> texturesOf(const QString &path, const QStringList &added = {})
{
    auto map = openMap(path);
    if (!map)
        qFatal("%s: %s", qPrintable(path), qPrintable(map.error()));
    auto shared = std::make_shared<const MapFile>(std::move(map).value());
    return mapTextures(shared, std::make_shared<const GameFiles>(path, *shared, added));
}

inline QStringList asList(const std::vector<QString> &frames) { return {frames.begin(), frames.end()}; }
