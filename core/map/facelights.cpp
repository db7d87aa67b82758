#include "core/map/facelights.h"

#include "core/map/surfaceflags.h"
#include "core/sorting.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace
{

constexpr double longestSide = 65535; // luxels a side; beyond that the face's numbers are garbage
// Between what a compiler computed in the x87's registers or in single precision and what engines make of a texture
// coordinate lie so many texels at most: always, and for each that the sum's parts are large.
constexpr double doubt = 1e-4, doubtOfSize = 1.0 / (1 << 22);
constexpr quint32 probed = 512; // faces that tell whether lightmaps lie close to each other

// A lightmap for each face and style of light, whose size follows from where the face lies in its texture.
class StyledLight : public FaceLights::Kind
{
public:
    explicit StyledLight(const MapFile &map)
        : loops_(map),
          flags_(map),
          faces_(map.recordCount(map.format().roles.faces)),
          lightingBytes_(static_cast<qint64>(map.lumpBytes(map.format().roles.lighting).size())),
          texelsPerLuxel_(map.format().texelsPerLuxel),
          bytesPerLuxel_(map.format().bytesPerLuxel)
    {
        const auto &columns = map.format().columns;
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

    std::optional<FaceLight> at(quint32 face) const override
    {
        const auto bounds = hasOffset(face) && hasLuxels(face) ? textureBounds(face) : std::nullopt;
        const auto light = bounds ? lightOf(face, edgesOf(*bounds)) : std::nullopt;
        if (!light || fills(*light))
            return light;
        for (const auto &edges : otherEdges(*bounds))
            if (const auto other = lightOf(face, edges); other && fills(*other) && areClose())
                return other;
        return light;
    }

    std::optional<QSize> roomOf(quint32 face) const override
    {
        const auto bounds = isReadByEngine(face) && hasLuxels(face) ? textureBounds(face) : std::nullopt;
        const auto light = bounds ? sizedBy(edgesOf(*bounds)) : std::nullopt;
        return light ? std::optional(QSize(light->width, light->height)) : std::nullopt;
    }

    bool isReadByEngine(quint32 face) const override
    {
        return !(flagsOf(face) & (FaceFlag::Translucent33 | FaceFlag::Translucent66));
    }

    std::array<double, 2> placeOf(const FaceVertex &vertex, const std::optional<FaceLight> &light) const override
    {
        if (!light)
            return {};
        return {vertex.texture[0] / texelsPerLuxel_ - light->left + 0.5,
                vertex.texture[1] / texelsPerLuxel_ - light->top + 0.5};
    }

private:
    struct Bounds { // of a face in its texture, in texels
        float low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
        // The same unrounded, and how far a compiler's may lie from it.
        double exactLow[2] = {INFINITY, INFINITY}, exactHigh[2] = {-INFINITY, -INFINITY}, doubt[2] = {};
    };
    struct Edges { // the luxel lines around it, from the texture's first one on
        double low[2] = {}, high[2] = {};
        double doubt = 0; // how far off those lie that neither engines take nor who does not round at all
    };

    bool hasOffset(quint32 face) const { return lightofs_.integer(face) >= 0 && styles_[0].integer(face) != 255; }
    bool hasLuxels(quint32 face) const
    {
        return !(flagsOf(face) & (FaceFlag::Special | FaceFlag::Sky | FaceFlag::Warp));
    }

    Edges edgesOf(const Bounds &bounds) const
    {
        Edges edges;
        for (size_t axis = 0; axis < 2; ++axis) {
            edges.low[axis] = std::floor(static_cast<double>(bounds.low[axis]) / texelsPerLuxel_);
            edges.high[axis] = std::ceil(static_cast<double>(bounds.high[axis]) / texelsPerLuxel_);
        }
        return edges;
    }

    // What else a compiler may have taken that rounded otherwise, the likeliest first. What lies on a line exactly hardly
    // needed it.
    std::vector<Edges> otherEdges(const Bounds &bounds) const
    {
        std::vector<Edges> all{edgesOf(bounds)};
        const auto vary = [&](size_t axis, double texel, double outwards, double (Edges::*edge)[2]) {
            const double line = std::round(texel / texelsPerLuxel_);
            const double distance = std::abs(texel - line * texelsPerLuxel_);
            if (!(distance <= bounds.doubt[axis]))
                return;
            for (size_t i = 0, count = all.size(); i < count; ++i) {
                auto other = all[i];
                auto &value = (other.*edge)[axis];
                value = value == line ? line + outwards : line;
                const double exact = outwards > 0 ? std::ceil(texel / texelsPerLuxel_) : std::floor(texel / texelsPerLuxel_);
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

    // How large it is, and where it lies along the texture's axes.
    std::optional<FaceLight> sizedBy(const Edges &edges) const
    {
        const double width = edges.high[0] - edges.low[0] + 1, height = edges.high[1] - edges.low[1] + 1;
        if (!(width >= 1 && width <= longestSide && height >= 1 && height <= longestSide))
            return {};
        FaceLight light{.width = static_cast<int>(width), .height = static_cast<int>(height)};
        light.left = edges.low[0];
        light.top = edges.low[1];
        light.rowBytes = light.stride = bytesPerLuxel_ * light.width;
        return light;
    }

    std::optional<FaceLight> lightOf(quint32 face, const Edges &edges) const
    {
        auto light = sizedBy(edges);
        if (!light)
            return {};
        light->offset = lightofs_.integer(face);
        while (light->styles < 4 && styles_[light->styles].integer(face) != 255)
            ++light->styles;
        return light;
    }

    // From where one begins to the next, or to the end of the lump.
    qint64 roomAt(qint64 offset) const
    {
        std::call_once(startsFound_, [this] {
            for (quint32 face = 0; face < faces_; ++face)
                if (hasOffset(face) && hasLuxels(face))
                    starts_.push_back(lightofs_.integer(face));
            sortUnique(starts_);
        });
        const auto next = std::ranges::upper_bound(starts_, offset);
        return (next == starts_.end() ? lightingBytes_ : *next) - offset;
    }

    bool fills(const FaceLight &light) const { return light.bytes() == roomAt(light.offset); }

    // Most compilers write lightmaps one right behind the other. Some leave gaps, which tell nothing of a size.
    bool areClose() const
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

    FaceFlags flagsOf(quint32 face) const
    {
        const auto texinfo = texinfo_.integer(face);
        return texinfo >= 0 && texinfo < flags_.count() ? flags_.at(static_cast<quint32>(texinfo)) : FaceFlag::Special;
    }

    // The engines' rule: the dot product in double, the sum rounded to float, then floor and ceil. Anything else differs
    // for vertexes that lie on a luxel line, and shears the image by a luxel a row.
    std::optional<Bounds> textureBounds(quint32 face) const
    {
        const auto texinfo = static_cast<quint32>(texinfo_.integer(face));
        Bounds bounds;
        const bool whole = loops_.walk(face, [&](quint32 vertex) {
            for (size_t axis = 0; axis < 2; ++axis) {
                double sum = vecs_[axis][3].number(texinfo), size = std::abs(sum);
                for (int c = 0; c < 3; ++c) {
                    const double part = point_[c].number(vertex) * vecs_[axis][c].number(texinfo);
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

    EdgeLoops loops_;
    Column texinfo_, lightofs_, styles_[4], point_[3], vecs_[2][4];
    SurfaceFlags flags_;
    quint32 faces_;
    qint64 lightingBytes_;
    double texelsPerLuxel_;
    qint64 bytesPerLuxel_;
    mutable std::once_flag startsFound_, closenessFound_;
    mutable bool areClose_ = false;
    mutable std::vector<qint64> starts_; // of lightmaps in the lump, ascending
};

// Pages that faces share, each of which states its part.
class PagedLight : public FaceLights::Kind
{
public:
    explicit PagedLight(const MapFile &map) : format_(map.format()), pages_(map.recordCount(format_.roles.lighting))
    {
        const auto &columns = format_.columns;
        page_ = map.column(columns.facePage);
        x_ = map.column(columns.facePageX);
        y_ = map.column(columns.facePageY);
        width_ = map.column(columns.facePageWidth);
        height_ = map.column(columns.facePageHeight);
    }

    std::optional<FaceLight> at(quint32 face) const override
    {
        const qint64 page = page_.integer(face), x = x_.integer(face), y = y_.integer(face);
        const qint64 width = width_.integer(face), height = height_.integer(face);
        const auto inside = [this](qint64 v) { return v >= 0 && v <= format_.pageSide; };
        if (page < 0 || page >= pages_ || !inside(x) || !inside(y) || !inside(width) || !inside(height))
            return {};
        const QSize size(static_cast<int>(width), static_cast<int>(height));
        return lightOnPage(format_, page, {QPoint(static_cast<int>(x), static_cast<int>(y)), size});
    }

    bool isReadByEngine(quint32) const override { return true; }
    std::optional<QSize> roomOf(quint32) const override { return {}; } // pages are as the file has them

    std::array<double, 2> placeOf(const FaceVertex &vertex, const std::optional<FaceLight> &) const override
    {
        return vertex.page;
    }

private:
    const bsp::Format &format_;
    qint64 pages_;
    Column page_, x_, y_, width_, height_;
};

std::shared_ptr<const FaceLights::Kind> kindFor(const MapFile &map)
{
    switch (map.format().lightmaps) {
    case bsp::Lightmaps::Styles: return std::make_shared<StyledLight>(map);
    case bsp::Lightmaps::Pages: break;
    }
    return std::make_shared<PagedLight>(map);
}

} // namespace

FaceLights::FaceLights(const MapFile &map) : kind_(kindFor(map)) {}

FaceLight lightOnPage(const bsp::Format &format, qint64 page, const QRect &rect)
{
    const qint64 luxel = format.bytesPerLuxel, stride = luxel * format.pageSide;
    return {.width = rect.width(),
            .height = rect.height(),
            .left = static_cast<double>(rect.x()),
            .top = static_cast<double>(rect.y()),
            .offset = page * stride * format.pageSide + rect.y() * stride + rect.x() * luxel,
            .styles = 1,
            .rowBytes = luxel * rect.width(),
            .stride = stride};
}
