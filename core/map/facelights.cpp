#include "core/map/facelights.h"

#include <algorithm>
#include <cmath>

namespace
{

constexpr double luxel = texelsPerLuxel;
constexpr double longestSide = 65535; // luxels a side; beyond that the face's numbers are garbage

// Luxels along one axis between two texture coordinates, in texels.
double luxelsAcross(float low, float high)
{
    return std::ceil(static_cast<double>(high) / luxel) - std::floor(static_cast<double>(low) / luxel) + 1;
}

} // namespace

FaceLights::FaceLights(const MapFile &map) : map_(map), loops_(map), flags_(map)
{
    const auto &columns = map.format().columns;
    if (map.format().lightmaps == bsp::Lightmaps::Pages) {
        page_ = map.column(columns.facePage);
        pageX_ = map.column(columns.facePageX);
        pageY_ = map.column(columns.facePageY);
        pageWidth_ = map.column(columns.facePageWidth);
        pageHeight_ = map.column(columns.facePageHeight);
        return;
    }
    texinfo_ = map.column(columns.faceTexinfo);
    lightofs_ = map.column(columns.faceLight);
    for (int i = 0; i < 4; ++i)
        styles_[i] = map.column(columns.faceStyles, i);
    for (int i = 0; i < 3; ++i)
        point_[i] = map.column(columns.vertexPoint, i);
    for (int axis = 0; axis < 2; ++axis)
        for (int i = 0; i < 4; ++i)
            vecs_[axis][i] = map.column(columns.texinfoAxes, 4 * axis + i);
}

std::optional<FaceLight> FaceLights::at(quint32 face) const
{
    return map_.format().lightmaps == bsp::Lightmaps::Pages ? onPage(face) : measured(face);
}

FaceFlags FaceLights::flagsOf(quint32 face) const
{
    const auto texinfo = texinfo_.integer(face);
    return texinfo >= 0 && texinfo < flags_.count() ? flags_.at(static_cast<quint32>(texinfo)) : FaceFlag::Special;
}

bool FaceLights::isReadByEngine(quint32 face) const
{
    return !(flagsOf(face) & (FaceFlag::Translucent33 | FaceFlag::Translucent66));
}

std::optional<FaceLight> FaceLights::measured(quint32 face) const
{
    if (flagsOf(face) & (FaceFlag::Special | FaceFlag::Sky | FaceFlag::Warp) || lightofs_.integer(face) < 0)
        return {};
    FaceLight light{.offset = lightofs_.integer(face)};
    while (light.styles < 4 && styles_[light.styles].integer(face) != 255)
        ++light.styles;
    const auto bounds = light.styles > 0 ? textureBounds(face) : std::nullopt;
    if (!bounds)
        return {};
    const double width = luxelsAcross(bounds->low[0], bounds->high[0]);
    const double height = luxelsAcross(bounds->low[1], bounds->high[1]);
    if (!(width >= 1 && width <= longestSide && height >= 1 && height <= longestSide))
        return {};
    light.width = static_cast<int>(width);
    light.height = static_cast<int>(height);
    light.left = std::floor(static_cast<double>(bounds->low[0]) / luxel);
    light.top = std::floor(static_cast<double>(bounds->low[1]) / luxel);
    return light;
}

// The engines' rule: the dot product in double, the sum rounded to float, then floor and ceil. Anything else differs
// for vertexes that lie on a luxel line, and shears the image by a luxel a row.
std::optional<FaceLights::Bounds> FaceLights::textureBounds(quint32 face) const
{
    const auto texinfo = static_cast<quint32>(texinfo_.integer(face));
    Bounds bounds;
    const bool whole = loops_.walk(face, [&](quint32 vertex) {
        for (size_t axis = 0; axis < 2; ++axis) {
            double sum = vecs_[axis][3].number(texinfo);
            for (int c = 0; c < 3; ++c)
                sum += point_[c].number(vertex) * vecs_[axis][c].number(texinfo);
            const auto texel = static_cast<float>(sum);
            bounds.low[axis] = std::min(bounds.low[axis], texel);
            bounds.high[axis] = std::max(bounds.high[axis], texel);
        }
    });
    return whole ? std::optional(bounds) : std::nullopt;
}

// Quake III stores the size, in pages of 128 x 128.
std::optional<FaceLight> FaceLights::onPage(quint32 face) const
{
    const qint64 page = page_.integer(face), x = pageX_.integer(face), y = pageY_.integer(face);
    const qint64 width = pageWidth_.integer(face), height = pageHeight_.integer(face);
    const auto inside = [](qint64 v) { return v >= 0 && v <= 128; };
    if (page < 0 || page >= map_.recordCount(map_.format().roles.lighting) || !inside(x) || !inside(y) || !inside(width)
        || !inside(height))
        return {};
    return FaceLight{.width = static_cast<int>(width),
                     .height = static_cast<int>(height),
                     .left = static_cast<double>(x),
                     .top = static_cast<double>(y),
                     .offset = page * 49152 + (y * 128 + x) * 3,
                     .styles = 1};
}
