#include "core/light/lightpages.h"

#include "core/geometry/facelook.h"
#include "core/light/blockpacker.h"
#include "core/light/luxels.h"
#include "core/map/firstclaims.h"
#include "core/sorting.h"

#include <algorithm>
#include <utility>

namespace {

quint32 faceCount(const MapFile &map) { return map.recordCount(map.format().roles.faces); }

// Returns for each luxel of the lighting lump the first face that it lights; -1: none.
std::vector<qint32> ownersOfLuxels(const Luxels &luxels, const std::stop_token &stop)
{
    const qint64 bytes = luxels.data().bytesPerLuxel(), all = luxels.data().luxels();
    FirstClaims claims(static_cast<quint32>(all));
    const auto claim = [&](qint64 offset, qint64 length, quint32 face) { // in bytes
        const auto end = std::clamp<qint64>((offset + length) / bytes, 0, all);
        claims.claim(static_cast<quint32>(std::clamp<qint64>(offset / bytes, 0, end)), static_cast<quint32>(end), face);
    };
    for (quint32 face = 0; face < faceCount(luxels.map()) && !stop.stop_requested(); ++face) {
        const auto light = luxels.light(face);
        for (int slot = 0; light && slot < light->styles; ++slot) {
            const auto first = light->placeOf(slot).offset;
            if (first < 0)
                continue;
            const bool isOneRun = light->stride == light->rowBytes;
            const qint64 rows = isOneRun ? 1 : light->height, length = isOneRun ? light->bytesOfStyle() : light->rowBytes;
            for (qint64 row = 0; row < rows; ++row)
                claim(first + row * light->stride, length, face);
        }
    }
    return std::move(claims).owners();
}

// Packs lightmaps as GL_BuildLightmaps() and Mod_LoadFaces() do: face by face, those of brush models with the world's, except
// those of liquids and sky, some of which are recognised only by their texture's name.
LightPages packed(const MapFile &map, const std::stop_token &stop)
{
    const auto &blocks = map.format().lightBlocks;
    LightPages pages{.side = blocks.side};
    pages.ofFace.assign(faceCount(map), -1);
    pages.luxels.resize(faceCount(map));
    if (pages.side == 0)
        return pages;
    const FaceLights lights(map);
    const FaceLooks looks(map);
    BlockPacker packer(blocks.side, blocks.usesFirstFit);
    for (quint32 face = 0; face < pages.ofFace.size() && !stop.stop_requested(); ++face) {
        const auto room = lights.roomOf(face);
        if (!room || (looks.at(face).flags & (FaceFlag::Sky | FaceFlag::Warp)))
            continue;
        pages.ofFace[face] = packer.place(room->width(), room->height());
        if (pages.ofFace[face] < 0)
            ++pages.withoutRoom;
        else
            pages.luxels[face] = static_cast<qint64>(room->width()) * room->height();
    }
    pages.used = packer.used();
    return pages;
}

LightPages stored(const MapFile &map, const std::stop_token &stop)
{
    LightPages pages{.side = map.format().pageSide};
    pages.ofFace.assign(faceCount(map), -1);
    pages.luxels.resize(faceCount(map));
    pages.used.resize(map.recordCount(map.format().roles.lighting));
    const Luxels luxels(map);
    pages.directions = std::ssize(luxels.directionPages());
    for (quint32 face = 0; face < pages.ofFace.size() && !stop.stop_requested(); ++face)
        for (const auto &layer : luxels.lights().layersOf(face))
            if (layer.kind != LightLayer::Page || layer.page >= pages.count())
                continue;
            else if (layer.number == 0)
                pages.ofFace[face] = static_cast<qint32>(layer.page);
            else
                pages.later.emplace_back(static_cast<qint32>(layer.page), face);
    sortUnique(pages.later);
    const auto owners = ownersOfLuxels(luxels, stop);
    for (qint64 luxel = 0; luxel < std::ssize(owners); ++luxel)
        if (const qint32 face = owners[static_cast<size_t>(luxel)]; face >= 0) {
            ++pages.luxels[static_cast<size_t>(face)];
            if (const auto number = luxel / pages.luxelsOfPage(); number < pages.count())
                ++pages.used[static_cast<size_t>(number)];
        }
    return pages;
}

} // namespace

LightPages lightPagesOf(const MapFile &map, std::stop_token stop)
{
    return map.format().pageSide > 0 ? stored(map, stop) : packed(map, stop);
}

std::vector<qint64> storedLuxels(const MapFile &map, std::stop_token stop)
{
    std::vector<qint64> ofFace(faceCount(map));
    for (const qint32 face : ownersOfLuxels(Luxels(map), stop))
        if (face >= 0)
            ++ofFace[static_cast<size_t>(face)];
    return ofFace;
}
