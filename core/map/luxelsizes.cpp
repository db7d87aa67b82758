#include "core/map/luxelsizes.h"

#include "core/map/bspx.h"

namespace
{

constexpr quint8 mostShift = 15; // beyond it a luxel is larger than any face

// Of what Xash3D adds to BSP 30 (core/format/xash.h): a face info's texels a luxel, and a flag that means half as many as usual
// (mod_bmodel.c, Mod_SampleSizeForFace()).
constexpr qint64 faceInfoSize = 22, textureStepAt = 16;
constexpr qint64 extraLightmap = 8;
constexpr double extraTexels = 8;

std::vector<double> sizesOfSurfaces(const MapFile &map, double texels)
{
    const auto at = map.format().columns.texinfoFlags;
    const auto flags = map.column(at), info = map.column(at.lump, "faceinfo");
    const auto infos = bspxBytes(map, "FACEINFO");
    std::vector<double> sizes;
    for (quint32 texinfo = 0; texinfo < info.count(); ++texinfo) {
        const auto record = bsp::slice(infos, info.integer(texinfo) * faceInfoSize, faceInfoSize);
        const double step = record.size() == faceInfoSize ? bsp::load<quint16>(record.data() + textureStepAt) : 0;
        sizes.push_back(flags.integer(texinfo) & extraLightmap ? extraTexels : step > 0 ? step : texels);
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
