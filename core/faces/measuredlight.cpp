#include "core/faces/measuredlight.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double longestSide = 65535; // luxels a side; beyond that the face's numbers are garbage
// How far, in texels, a texture coordinate computed in x87 registers or in single precision can lie from the engines': a
// fixed part, and a factor for the size of the sum's parts.
constexpr double doubt = 1e-4, doubtOfSize = 1.0 / (1 << 22);
constexpr quint32 probed = 512; // faces sampled to tell whether lightmaps lie close together

// Returns the nearest whole number, halves to even. Like wholeBelow() and wholeAbove(), it avoids calling a library function,
// which opening a large map would do ten million times.
double nearestWhole(double value)
{
    constexpr double shift = 6755399441055744.0, most = 1LL << 51; // beyond `most`, the sum is not exact to whole numbers
    return std::abs(value) < most ? value + shift - shift : std::round(value);
}

double wholeBelow(double value)
{
    const double nearest = nearestWhole(value);
    return nearest > value ? nearest - 1 : nearest;
}

double wholeAbove(double value)
{
    const double nearest = nearestWhole(value);
    return nearest < value ? nearest + 1 : nearest;
}

// Returns the size rounded up to a multiple of 4: compilers let lightmaps of grey luxels begin at such offsets (GetFileSpace() of
// ericw-tools).
qint64 roundedUp(qint64 bytes) { return (bytes + 3) & ~3LL; }

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

MeasuredLight::MeasuredLight(const MapFile &map, LightData::Additions additions)
    : loops_(map), light_(map, additions), overrides_(map, light_), styles_(map, overrides_), sizes_(map, overrides_),
      flags_(map), faces_(map.recordCount(map.format().roles.faces)), statedSize_(light_.statedOf(light_.size())),
      statedBytes_(light_.litFaces() ? 1 : map.bytesPerLuxel())
{
    // SPECIAL liquids and sky have no lightmaps. A SPECIAL wall has them in engines that recognise liquids by texture names.
    unlit_ = FaceFlag::Special | FaceFlag::Sky | FaceFlag::Warp;
    if (map.game().unlit.litLiquids)
        unlit_ &= ~FaceFlags(FaceFlag::Special);
    const auto &columns = map.format().columns;
    texinfo_ = map.column(columns.faceTexinfo);
    lightofs_ = map.column(columns.faceLight);
    point_ = map.vectors<3>(columns.vertexPoint);
    for (int axis = 0; axis < 2; ++axis)
        axes_[axis] = map.vectors<4>(columns.texinfoAxes, 4 * axis);
}

std::optional<FaceLight> MeasuredLight::at(quint32 face) const
{
    const auto bounds = hasOffset(face) && hasLuxels(face) ? textureBounds(face) : std::nullopt;
    const auto light = bounds ? lightOf(face, edgesOf(*bounds)) : std::nullopt;
    if (!light || !isDoubtful(*bounds) || fills(*light))
        return light;
    for (const auto &edges : otherEdges(*bounds))
        if (const auto other = lightOf(face, edges); other && fills(*other) && areClose())
            return other;
    return light;
}

bool MeasuredLight::isUsedByEngine(quint32 face) const
{
    return !(flagsOf(face) & (FaceFlag::Translucent33 | FaceFlag::Translucent66));
}

std::optional<QSize> MeasuredLight::roomOf(quint32 face) const
{
    const auto bounds = isUsedByEngine(face) && hasLuxels(face) ? textureBounds(face) : std::nullopt;
    const auto light = bounds ? sizedBy(face, edgesOf(*bounds)) : std::nullopt;
    return light ? std::optional(QSize(light->width, light->height)) : std::nullopt;
}

std::optional<LuxelAxes> MeasuredLight::axesOf(quint32 face) const
{
    const auto texinfo = texinfo_.integer(face);
    if (texinfo < 0 || texinfo >= axes_[0].count())
        return {};
    const auto record = static_cast<quint32>(texinfo);
    return LuxelAxes{{axes_[0].at(record), axes_[1].at(record)}, sizes_.at(face)};
}

std::array<double, 2> MeasuredLight::luxelOf(quint32 face, const FaceVertex &vertex, const FaceLight &light) const
{
    const double unit = sizes_.at(face);
    return {vertex.texture[0] / unit - light.left, vertex.texture[1] / unit - light.top};
}

FaceFlags MeasuredLight::flagsOf(quint32 face) const
{
    const auto texinfo = texinfo_.integer(face);
    return texinfo >= 0 && texinfo < flags_.count() ? flags_.at(static_cast<quint32>(texinfo)) : unlit_;
}

// Computes as the engines do: the dot product in double, the sum rounded to float, then floor and ceil. Any other rule differs
// for vertexes that lie on a luxel line, and shears the image by a luxel a row.
std::optional<MeasuredLight::Bounds> MeasuredLight::textureBounds(quint32 face) const
{
    const auto texinfo = static_cast<quint32>(texinfo_.integer(face));
    const std::array<double, 4> axes[] = {axes_[0].at(texinfo), axes_[1].at(texinfo)};
    Bounds bounds{.unit = sizes_.at(face)};
    const bool whole = loops_.walk(face, [&](quint32 vertex) {
        const auto point = point_.at(vertex);
        for (size_t axis = 0; axis < 2; ++axis) {
            double sum = axes[axis][3], size = std::abs(sum);
            for (size_t c = 0; c < 3; ++c) {
                const double part = point[c] * axes[axis][c];
                sum += part;
                size += std::abs(part);
            }
            bounds.doubt[axis] = std::max(bounds.doubt[axis], doubt + size * doubtOfSize);
            const auto texel = static_cast<float>(sum);
            bounds.low[axis] = std::min(bounds.low[axis], texel);
            bounds.high[axis] = std::max(bounds.high[axis], texel);
            bounds.exactLow[axis] = std::min(bounds.exactLow[axis], sum);
            bounds.exactHigh[axis] = std::max(bounds.exactHigh[axis], sum);
        }
    });
    return whole ? std::optional(bounds) : std::nullopt;
}

MeasuredLight::Edges MeasuredLight::edgesOf(const Bounds &bounds)
{
    Edges edges;
    for (size_t axis = 0; axis < 2; ++axis) {
        edges.low[axis] = wholeBelow(static_cast<double>(bounds.low[axis]) / bounds.unit);
        edges.high[axis] = wholeAbove(static_cast<double>(bounds.high[axis]) / bounds.unit);
    }
    return edges;
}

// Returns whether a side lies so near to a luxel line that different rounding may have taken the next line.
bool MeasuredLight::isDoubtful(const Bounds &bounds)
{
    for (size_t axis = 0; axis < 2; ++axis)
        for (const double texel : {bounds.exactLow[axis], bounds.exactHigh[axis]})
            if (std::abs(texel - nearestWhole(texel / bounds.unit) * bounds.unit) <= bounds.doubt[axis])
                return true;
    return false;
}

// Returns the other edges that a compiler with different rounding may have taken, the likeliest first. Different rounding is
// unlikely to have moved a side that lies exactly on a line.
std::vector<MeasuredLight::Edges> MeasuredLight::otherEdges(const Bounds &bounds)
{
    std::vector<Edges> all{edgesOf(bounds)};
    const auto vary = [&](size_t axis, double texel, double outwards, double(Edges::*edge)[2]) {
        const double line = std::round(texel / bounds.unit);
        const double distance = std::abs(texel - line * bounds.unit);
        if (!(distance <= bounds.doubt[axis]))
            return;
        for (size_t i = 0, count = all.size(); i < count; ++i) {
            auto other = all[i];
            auto &value = (other.*edge)[axis];
            value = value == line ? line + outwards : line;
            const double exact = outwards > 0 ? std::ceil(texel / bounds.unit) : std::floor(texel / bounds.unit);
            other.doubt += value == exact ? 0 : distance > 0 ? distance : bounds.doubt[axis];
            all.push_back(other);
        }
    };
    for (size_t axis = 0; axis < 2; ++axis) {
        vary(axis, bounds.exactLow[axis], -1, &Edges::low);
        vary(axis, bounds.exactHigh[axis], 1, &Edges::high);
    }
    all.erase(all.begin());
    std::ranges::stable_sort(all, {}, &Edges::doubt);
    return all;
}

// Returns the size of a face's light, and its position along the texture axes.
std::optional<FaceLight> MeasuredLight::sizedBy(quint32 face, const Edges &edges) const
{
    double width = edges.high[0] - edges.low[0] + 1, height = edges.high[1] - edges.low[1] + 1;
    if (overrides_.extents) {
        width = overrides_.extents.at(face, 0);
        height = overrides_.extents.at(face, 1);
    }
    if (!(width >= 1 && width <= longestSide && height >= 1 && height <= longestSide))
        return {};
    FaceLight light{.width = static_cast<int>(width), .height = static_cast<int>(height)};
    light.left = edges.low[0];
    light.top = edges.low[1];
    light.rowBytes = light.stride = light_.bytesPerLuxel() * light.width;
    return light;
}

std::optional<FaceLight> MeasuredLight::lightOf(quint32 face, const Edges &edges) const
{
    auto light = sizedBy(face, edges);
    if (!light)
        return {};
    light->offset = light_.placeOf(offsetOf(face));
    light->styles = styles_.count(face);
    return light;
}

const StartBits &MeasuredLight::starts() const
{
    std::call_once(startsFound_, [this] {
        starts_ = StartBits(statedSize_);
        for (quint32 face = 0; face < faces_; ++face)
            if (hasOffset(face) && hasLuxels(face))
                starts_.add(offsetOf(face));
    });
    return starts_;
}

// Returns whether the light fills the space up to the next lightmap, or to the end of the lump.
bool MeasuredLight::fills(const FaceLight &light) const
{
    const auto stated = light_.statedOf(light.offset), room = starts().next(stated) - stated;
    const auto bytes = light_.statedOf(light.bytes());
    return bytes == room || (statedBytes_ == 1 && roundedUp(bytes) == room);
}

// Returns whether lightmaps follow each other closely, as most compilers write them. Where there are gaps, distances between
// lightmaps tell nothing about sizes.
bool MeasuredLight::areClose() const
{
    std::call_once(closenessFound_, [this] {
        quint32 all = 0, close = 0;
        for (quint32 face = 0; face < faces_; face += 1 + faces_ / probed) {
            const auto bounds = hasOffset(face) && hasLuxels(face) ? textureBounds(face) : std::nullopt;
            if (const auto light = bounds ? lightOf(face, edgesOf(*bounds)) : std::nullopt) {
                ++all;
                close += fills(*light) ? 1U : 0U;
            }
        }
        areClose_ = 4 * close >= 3 * all;
    });
    return areClose_;
}

// Xash3D judges by the first lightmap alone (mod_bmodel.c, Mod_LoadSurfaces()). Sizes may be rounded up to 4 bytes.
int MeasuredLight::bytesByGaps(int own, int other) const
{
    quint32 all = 0, asOwn = 0, asOther = 0;
    for (quint32 face = 0; face < faces_; face += 1 + faces_ / probed) {
        const auto bounds = hasOffset(face) && hasLuxels(face) ? textureBounds(face) : std::nullopt;
        const auto light = bounds ? lightOf(face, edgesOf(*bounds)) : std::nullopt;
        if (!light)
            continue;
        const auto stated = offsetOf(face), room = starts().next(stated) - stated;
        const qint64 luxels = light->bytes() / light_.bytesPerLuxel();
        const auto isFull = [&](int bytes) { return luxels * bytes == room || roundedUp(luxels * bytes) == room; };
        ++all;
        asOwn += isFull(own) ? 1U : 0U;
        asOther += isFull(other) ? 1U : 0U;
    }
    return 4 * asOther >= 3 * all && 4 * asOwn < all ? other : own;
}
