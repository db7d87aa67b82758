#include "core/faces/lightoverrides.h"

#include "core/map/bspx.h"

#include <algorithm>

namespace {

constexpr qint64 mostSlots = 16; // MAXCPULIGHTMAPS of FTE, which ignores the rest

// Returns the lump's numbers, or none unless it has `width` bytes for each face.
template <typename T>
PerFace<T> perFace(const MapFile &map, std::string_view name, quint32 faces, qint64 width)
{
    const auto bytes = bspxBytes(map, name);
    const bool fits = !bytes.empty() && static_cast<qint64>(bytes.size()) == width * faces;
    return fits ? PerFace<T>(bytes, {0, static_cast<qsizetype>(width)}) : PerFace<T>();
}

// Returns how many bytes a lump has for each face; 0 if they do not divide evenly.
qint64 widthOf(const MapFile &map, std::string_view name, quint32 faces)
{
    const auto size = static_cast<qint64>(bspxBytes(map, name).size());
    return faces > 0 && size % faces == 0 ? size / faces : 0;
}

} // namespace

LightOverrides::LightOverrides(const MapFile &map, const LightData &light)
{
    if (const auto *faces = light.litFaces())
        readLit(light, *faces);
    else if (light.additions() == LightData::Additions::Used && map.format().columns.faceLight.lump != bsp::none)
        readBspx(map, map.recordCount(map.format().roles.faces));
}

void LightOverrides::readLit(const LightData &light, const LitFaces &faces)
{
    const auto bytes = bytesOf(light.file()->bytes);
    shifts = {bytes, faces.shifts};
    offsets = {bytes, faces.offsets};
    extents = {bytes, faces.extents};
    stylesPerFace = 4;
    if (faces.styleBytes == 2)
        styles16 = {bytes, faces.styles};
    else
        styles8 = {bytes, faces.styles};
}

void LightOverrides::readBspx(const MapFile &map, quint32 faces)
{
    shifts = perFace<quint8>(map, "LMSHIFT", faces, 1);
    if (!shifts && !bspxBytes(map, "LMSHIFT").empty())
        return;
    offsets = perFace<qint32>(map, "LMOFFSET", faces, 4);
    if (const auto width = widthOf(map, "LMSTYLE16", faces); width > 0 && width % 2 == 0) {
        styles16 = perFace<quint16>(map, "LMSTYLE16", faces, width);
        stylesPerFace = static_cast<int>(std::min(width / 2, mostSlots));
    } else if (const auto bytes = widthOf(map, "LMSTYLE", faces); bytes > 0) {
        styles8 = perFace<quint8>(map, "LMSTYLE", faces, bytes);
        stylesPerFace = static_cast<int>(std::min(bytes, mostSlots));
    }
}
