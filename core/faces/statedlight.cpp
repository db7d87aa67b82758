#include "core/faces/statedlight.h"

#include "core/map/bspx.h"

#include <algorithm>
#include <cmath>

namespace
{

constexpr qint64 statedSize = 40;
constexpr std::string_view statedLump = "DECOUPLED_LM";

} // namespace

bool StatedLight::isIn(const MapFile &map)
{
    const auto size = static_cast<qint64>(bspxBytes(map, statedLump).size());
    return size > 0 && size % statedSize == 0 && size / statedSize >= map.recordCount(map.format().roles.faces)
           && !LightData(map).litFaces();
}

StatedLight::StatedLight(const MapFile &map)
    : records_(bspxBytes(map, statedLump)), light_(map), styles_(map, LightOverrides(map, light_)), flags_(map),
      texinfo_(map.column(map.format().columns.faceTexinfo)), faces_(map.recordCount(map.format().roles.faces))
{
}

const std::byte *StatedLight::recordOf(quint32 face) const { return records_.data() + face * statedSize; }

QSize StatedLight::sizeOf(quint32 face) const
{
    const auto *record = recordOf(face);
    return {bsp::load<quint16>(record), bsp::load<quint16>(record + 2)};
}

std::array<double, 4> StatedLight::axis(quint32 face, size_t number) const
{
    std::array<double, 4> axis;
    for (size_t i = 0; i < 4; ++i)
        axis[i] = static_cast<double>(bsp::load<float>(recordOf(face) + 8 + 16 * number + 4 * i));
    return axis;
}

std::optional<FaceLight> StatedLight::at(quint32 face) const
{
    if (face >= faces_)
        return {};
    const auto size = sizeOf(face);
    const qint64 offset = offsetOf(face);
    const int styles = styles_.count(face);
    if (size.isEmpty() || offset < 0 || styles == 0 || !axesOf(face))
        return {};
    FaceLight light{.width = size.width(), .height = size.height(), .offset = light_.placeOf(offset), .styles = styles};
    light.rowBytes = light.stride = light_.bytesPerLuxel() * light.width;
    return light;
}

qint64 StatedLight::offsetOf(quint32 face) const { return bsp::load<qint32>(recordOf(face) + 4); }

bool StatedLight::isUsedByEngine(quint32 face) const
{
    const auto texinfo = texinfo_.integer(face);
    return texinfo >= 0 && texinfo < flags_.count()
           && !(flags_.at(static_cast<quint32>(texinfo)) & (FaceFlag::Sky | FaceFlag::NoDraw));
}

std::optional<QSize> StatedLight::roomOf(quint32 face) const
{
    const bool isLit = face < faces_ && isUsedByEngine(face) && !sizeOf(face).isEmpty();
    return isLit ? std::optional(sizeOf(face)) : std::nullopt;
}

std::optional<LuxelAxes> StatedLight::axesOf(quint32 face) const
{
    if (face >= faces_)
        return {};
    const LuxelAxes axes{{axis(face, 0), axis(face, 1)}, 1};
    for (const auto &along : axes.axis)
        if (!std::ranges::all_of(along, [](double number) { return std::isfinite(number); }))
            return {};
    return axes;
}

std::array<double, 2> StatedLight::luxelOf(quint32 face, const FaceVertex &vertex, const FaceLight &light) const
{
    const double first[] = {light.left, light.top};
    std::array<double, 2> luxel{};
    for (size_t i = 0; i < 2; ++i) {
        const auto [x, y, z, at] = axis(face, i);
        luxel[i] = dot({x, y, z}, vertex.point) + at - first[i];
    }
    return luxel;
}
