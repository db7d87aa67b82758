#include "core/map/luxelsizes.h"

namespace
{

constexpr quint8 mostShift = 15; // beyond it a luxel is larger than any face

// XASH's extension of BSP 30 stands behind the directory: "XASH", its version, and the places of 12 lumps, the second of which
// holds what it knows of surfaces. A texinfo's upper 16 bits of flags number those (Xash3D's common/bspfile.h, dextrahdr_t
// and dfaceinfo_t; mod_bmodel.c, Mod_SampleSizeForFace()).
constexpr qint32 xashVersion = 4;
constexpr qint64 xashHeader = 16, faceInfoSize = 22, textureStepAt = 16;
constexpr quint32 extraLightmap = 8; // a flag: twice as fine
constexpr double extraTexels = 8;

bsp::ByteView faceInfos(const MapFile &map)
{
    const auto file = map.bytes();
    const auto header = bsp::slice(file, map.format().headerSize(), 8 + xashHeader);
    if (header.size() < 8 + xashHeader || std::memcmp(header.data(), "XASH", 4) != 0
        || bsp::load<qint32>(header.data() + 4) != xashVersion)
        return {};
    return bsp::slice(file, bsp::load<qint32>(header.data() + 16), bsp::load<qint32>(header.data() + 20));
}

std::vector<double> sizesOfSurfaces(const MapFile &map, double texels)
{
    const auto infos = faceInfos(map);
    const auto flags = map.column(map.format().columns.texinfoFlags);
    std::vector<double> sizes;
    for (quint32 texinfo = 0; !infos.empty() && texinfo < flags.count(); ++texinfo) {
        const auto bits = static_cast<quint32>(flags.integer(texinfo));
        const auto info = bsp::slice(infos, static_cast<qint16>(bits >> 16) * faceInfoSize, faceInfoSize);
        const double step = info.size() == faceInfoSize ? bsp::load<quint16>(info.data() + textureStepAt) : 0;
        sizes.push_back(bits & extraLightmap ? extraTexels : step > 0 ? step : texels);
    }
    return sizes;
}

} // namespace

LuxelSizes::LuxelSizes(const MapFile &map, const LightOverrides &overrides)
    : texels_(map.format().texelsPerLuxel),
      shifts_(overrides.shifts),
      bySurface_(sizesOfSurfaces(map, texels_)),
      texinfo_(map.column(map.format().columns.faceTexinfo))
{
}

double LuxelSizes::own(quint32 face) const
{
    if (shifts_) {
        const auto shift = shifts_.at(face);
        return shift <= mostShift ? 1U << shift : texels_;
    }
    const auto texinfo = texinfo_.integer(face);
    return texinfo >= 0 && texinfo < std::ssize(bySurface_) ? bySurface_[static_cast<size_t>(texinfo)] : texels_;
}
