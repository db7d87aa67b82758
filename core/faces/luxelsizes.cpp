#include "core/faces/luxelsizes.h"

namespace
{

constexpr quint8 mostShift = 15; // beyond it a luxel is larger than any face

// A texinfo flag that Xash3D adds to BSP 30 (core/format/xash.h): half as many texels per luxel as usual. It takes
// precedence over a face info (mod_bmodel.c, Mod_SampleSizeForFace()).
constexpr qint64 extraLightmap = 8;
constexpr double extraTexels = 8;

std::vector<double> sizesOfSurfaces(const MapFile &map, double texels)
{
    const auto at = map.format().columns.texinfoFlags;
    const auto flags = map.column(at), info = map.column(at.lump, "faceinfo");
    std::vector<double> sizes;
    if (info.count() == 0)
        return sizes;
    const auto steps = map.column(info.field().target, "texture_step");
    for (quint32 texinfo = 0; texinfo < info.count(); ++texinfo) {
        const auto number = info.integer(texinfo);
        const double step = number >= 0 && number < steps.count() ? steps.number(static_cast<quint32>(number)) : 0;
        sizes.push_back(flags.integer(texinfo) & extraLightmap ? extraTexels : step > 0 ? step : texels);
    }
    return sizes;
}

} // namespace

LuxelSizes::LuxelSizes(const MapFile &map, const LightOverrides &overrides)
    : texels_(map.format().texelsPerLuxel), shifts_(overrides.shifts), bySurface_(sizesOfSurfaces(map, texels_)),
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
