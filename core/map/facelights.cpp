#include "core/map/facelights.h"

#include "core/map/surfaceflags.h"

#include <algorithm>
#include <cmath>

namespace
{

constexpr double longestSide = 65535; // luxels a side; beyond that the face's numbers are garbage

// A lightmap for each face and style of light, whose size follows from where the face lies in its texture.
class StyledLight : public FaceLights::Kind
{
public:
    explicit StyledLight(const MapFile &map)
        : loops_(map),
          flags_(map),
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
        if (lightofs_.integer(face) < 0 || styles_[0].integer(face) == 255)
            return {};
        auto light = measured(face);
        if (!light)
            return {};
        light->offset = lightofs_.integer(face);
        while (light->styles < 4 && styles_[light->styles].integer(face) != 255)
            ++light->styles;
        return light;
    }

    std::optional<QSize> roomOf(quint32 face) const override
    {
        const auto light = isReadByEngine(face) ? measured(face) : std::nullopt;
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
    // How large it is, and where it lies along the texture's axes.
    std::optional<FaceLight> measured(quint32 face) const
    {
        if (flagsOf(face) & (FaceFlag::Special | FaceFlag::Sky | FaceFlag::Warp))
            return {};
        const auto bounds = textureBounds(face);
        if (!bounds)
            return {};
        const double width = luxelsAcross(bounds->low[0], bounds->high[0]);
        const double height = luxelsAcross(bounds->low[1], bounds->high[1]);
        if (!(width >= 1 && width <= longestSide && height >= 1 && height <= longestSide))
            return {};
        FaceLight light{.width = static_cast<int>(width), .height = static_cast<int>(height)};
        light.left = std::floor(static_cast<double>(bounds->low[0]) / texelsPerLuxel_);
        light.top = std::floor(static_cast<double>(bounds->low[1]) / texelsPerLuxel_);
        light.rowBytes = light.stride = bytesPerLuxel_ * light.width;
        return light;
    }

    struct Bounds { // of a face in its texture, in texels
        float low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    };

    FaceFlags flagsOf(quint32 face) const
    {
        const auto texinfo = texinfo_.integer(face);
        return texinfo >= 0 && texinfo < flags_.count() ? flags_.at(static_cast<quint32>(texinfo)) : FaceFlag::Special;
    }

    // Luxels along one axis between two texture coordinates, in texels.
    double luxelsAcross(float low, float high) const
    {
        return std::ceil(static_cast<double>(high) / texelsPerLuxel_)
               - std::floor(static_cast<double>(low) / texelsPerLuxel_) + 1;
    }

    // The engines' rule: the dot product in double, the sum rounded to float, then floor and ceil. Anything else differs
    // for vertexes that lie on a luxel line, and shears the image by a luxel a row.
    std::optional<Bounds> textureBounds(quint32 face) const
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

    EdgeLoops loops_;
    Column texinfo_, lightofs_, styles_[4], point_[3], vecs_[2][4];
    SurfaceFlags flags_;
    double texelsPerLuxel_;
    qint64 bytesPerLuxel_;
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
