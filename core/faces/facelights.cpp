#include "core/faces/facelights.h"

#include "core/blocks.h"
#include "core/faces/measuredlight.h"
#include "core/faces/surfaceflags.h"
#include "core/map/bspx.h"
#include "core/map/recordwriter.h"

#include <algorithm>
#include <cmath>

namespace {

// Lightmaps on pages that faces share; each face states its rectangle.
class PagedLight : public FaceLights::Kind
{
public:
    explicit PagedLight(const MapFile &map)
        : format_(map.format()), rules_(map.game().paged), pages_(map.recordCount(format_.roles.lighting)),
          type_(map.column(format_.columns.faceType)), styles_(map, format_.columns.faceStyles),
          vertexStyles_(map, format_.columns.faceVertexStyles)
    {
        const auto &columns = format_.columns;
        for (int number = 0; number < format_.lightLayers.most; ++number) {
            page_.push_back(map.column(columns.facePage, number));
            x_.push_back(map.column(columns.facePageX, number));
            y_.push_back(map.column(columns.facePageY, number));
        }
        width_ = map.column(columns.facePageWidth);
        height_ = map.column(columns.facePageHeight);
    }

    std::optional<FaceLight> at(quint32 face) const override
    {
        if (face >= page_.front().count() || page_.front().integer(face) < 0)
            return {};
        return lightOnPages(format_, layersOnPages(face), [this](const LightLayer &layer) {
            return isInMap(layer) ? std::optional(layer.rect) : std::nullopt;
        });
    }

    std::vector<LightLayer> layersOf(quint32 face) const override
    {
        if (face >= page_.front().count())
            return {};
        const auto page = pageInGame(face);
        if (page == bsp::whitePage)
            return {{.kind = LightLayer::White, .page = page}};
        return page < 0 ? layersOfVertexes(face, page) : layersOnPages(face);
    }

    bool arePages() const override { return true; }
    bool isUsedByEngine(quint32) const override { return true; }
    std::optional<QSize> roomOf(quint32) const override { return {}; } // engines load pages as the file stores them
    std::array<double, 2> luxelOf(quint32, const FaceVertex &, const FaceLight &) const override { return {}; }

    std::array<double, 2> placeOf(quint32, const FaceVertex &vertex, const std::optional<FaceLight> &) const override
    {
        return vertex.page;
    }

private:
    // Returns the page of the first layer, or the negative number that the game takes it for.
    qint64 pageInGame(quint32 face) const
    {
        const auto page = page_.front().integer(face), type = type_.integer(face);
        const bool isOfType = type >= 0 && type < 32 && (rules_.byVertexes >> type & 1) != 0;
        const bool isUnpaged = page < 0 || (styles_.most() > 0 && styles_.statedAt(face, 0) == FaceStyles::none);
        const bool isByVertexes =
            isOfType || (rules_.unpagedByVertexes && isUnpaged) || (rules_.whiteByVertexes && page == bsp::whitePage);
        return isByVertexes ? bsp::vertexPage : page;
    }

    // Returns a layer for each style that a face uses.
    static std::vector<LightLayer> layersIn(const FaceStyles &styles, quint32 face, LightLayer layer)
    {
        std::vector<LightLayer> layers;
        const int count = styles.most() > 0 ? styles.count(face) : 1;
        for (; layer.number < count; ++layer.number) {
            layer.style = styles.most() > 0 ? styles.at(face, layer.number) : 0;
            layers.push_back(layer);
        }
        return layers;
    }

    // Only vertexPage has styles for more than the first colour (OpenJK's tr_bsp.cpp, ShaderForShaderNum()).
    std::vector<LightLayer> layersOfVertexes(quint32 face, qint64 page) const
    {
        const LightLayer first{.kind = LightLayer::Vertexes, .page = page};
        return page == bsp::vertexPage ? layersIn(vertexStyles_, face, first) : std::vector{first};
    }

    std::vector<LightLayer> layersOnPages(quint32 face) const
    {
        static constexpr qint64 outside = 1 << 24; // luxels; of all pages
        const auto limited = [face](const Column &column) {
            return static_cast<int>(std::clamp(column.integer(face), -outside, outside));
        };
        auto layers = layersIn(styles_, face, {});
        for (auto layer = layers.begin(); layer != layers.end(); ++layer) {
            const auto number = static_cast<size_t>(layer->number);
            layer->page = page_[number].integer(face);
            layer->rect = {QPoint(limited(x_[number]), limited(y_[number])), QSize(limited(width_), limited(height_))};
            if (layer->page >= 0)
                continue;
            if (layer->page != bsp::vertexPage || !format_.lightLayers.vertexPageIsWhite)
                return {layers.begin(), layer};
            layer->kind = LightLayer::White;
            layer->page = bsp::whitePage;
        }
        return layers;
    }

    bool isInMap(const LightLayer &layer) const
    {
        const auto inside = [this](int v) { return v >= 0 && v <= format_.pageSide; };
        const auto &rect = layer.rect;
        return layer.page < pages_ && inside(rect.x()) && inside(rect.y()) && inside(rect.width()) && inside(rect.height());
    }

    const bsp::Format &format_;
    bsp::PagedFaces rules_;
    qint64 pages_;
    Column type_;
    FaceStyles styles_, vertexStyles_;
    std::vector<Column> page_, x_, y_; // by layer
    Column width_, height_;
};

// Lightmaps whose sizes and axes the map states: DECOUPLED_LM of BSPX, which ericw-tools writes, and the 2023 Quake II,
// q2pro and FTE read. It has 40 bytes for each face: u16 width and height in luxels, i32 offset as lightofs (-1: none), and
// two axes of four floats: a point's luxel is axis . point + axis[3] (q2pro's common/bsp.c, BSP_ParseDecoupledLM()).
class StatedLight : public FaceLights::Kind
{
public:
    // Returns whether this light is used: engines ignore a lump too short for all faces, and LIT2 has luxels and sizes of
    // its own.
    static bool isIn(const MapFile &map)
    {
        const auto size = static_cast<qint64>(bspxBytes(map, lump).size());
        return size > 0 && size % bytesOfFace == 0 && size / bytesOfFace >= map.recordCount(map.format().roles.faces)
               && !LightData(map).litFaces();
    }

    explicit StatedLight(const MapFile &map)
        : records_(bspxBytes(map, lump)), light_(map), styles_(map, LightOverrides(map, light_)), flags_(map),
          texinfo_(map.column(map.format().columns.faceTexinfo)), faces_(map.recordCount(map.format().roles.faces))
    {
    }

    std::optional<FaceLight> at(quint32 face) const override
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

    qint64 offsetOf(quint32 face) const override { return bsp::load<qint32>(recordOf(face) + 4); }

    // Returns whether the face is drawn: in maps with this lump, all drawn faces with light are lit, liquids too (q2pro's
    // refresh/surf.c).
    bool isUsedByEngine(quint32 face) const override
    {
        const auto texinfo = texinfo_.integer(face);
        return texinfo >= 0 && texinfo < flags_.count()
               && !(flags_.at(static_cast<quint32>(texinfo)) & (FaceFlag::Sky | FaceFlag::NoDraw));
    }

    bool lightsAll() const override { return true; }
    bool usesAdditions() const override { return true; }

    std::optional<QSize> roomOf(quint32 face) const override
    {
        const bool isLit = face < faces_ && isUsedByEngine(face) && !sizeOf(face).isEmpty();
        return isLit ? std::optional(sizeOf(face)) : std::nullopt;
    }

    std::optional<LuxelAxes> axesOf(quint32 face) const override
    {
        if (face >= faces_)
            return {};
        const LuxelAxes axes{{axis(face, 0), axis(face, 1)}, 1};
        for (const auto &along : axes.axis)
            if (!std::ranges::all_of(along, [](double number) { return std::isfinite(number); }))
                return {};
        return axes;
    }

    std::array<double, 2> luxelOf(quint32 face, const FaceVertex &vertex, const FaceLight &light) const override
    {
        const double first[] = {light.left, light.top};
        std::array<double, 2> luxel{};
        for (size_t i = 0; i < 2; ++i) {
            const auto [x, y, z, at] = axis(face, i);
            luxel[i] = dot({x, y, z}, vertex.point) + at - first[i];
        }
        return luxel;
    }

private:
    static constexpr qint64 bytesOfFace = 40;
    static constexpr std::string_view lump = "DECOUPLED_LM";

    const std::byte *recordOf(quint32 face) const { return records_.data() + face * bytesOfFace; }

    QSize sizeOf(quint32 face) const
    {
        const auto *record = recordOf(face);
        return {bsp::load<quint16>(record), bsp::load<quint16>(record + 2)};
    }

    std::array<double, 4> axis(quint32 face, size_t number) const
    {
        std::array<double, 4> axis;
        for (size_t i = 0; i < 4; ++i)
            axis[i] = static_cast<double>(bsp::load<float>(recordOf(face) + 8 + 16 * number + 4 * i));
        return axis;
    }

    bsp::ByteView records_;
    LightData light_;
    FaceStyles styles_;
    SurfaceFlags flags_;
    Column texinfo_;
    quint32 faces_;
};

std::shared_ptr<const FaceLights::Kind> kindFor(const MapFile &map, LightData::Additions additions)
{
    switch (map.format().lightmaps) {
    case bsp::Lightmaps::Styles:
        if (additions == LightData::Additions::Used && StatedLight::isIn(map))
            return std::make_shared<StatedLight>(map);
        return std::make_shared<MeasuredLight>(map, additions);
    case bsp::Lightmaps::Pages: break;
    }
    return std::make_shared<PagedLight>(map);
}

} // namespace

FaceLights::FaceLights(const MapFile &map, LightData::Additions additions) : kind_(kindFor(map, additions)) {}

std::array<double, 2> FaceLights::Kind::placeOf(quint32 face, const FaceVertex &vertex,
                                                const std::optional<FaceLight> &light) const
{
    if (!light)
        return {};
    const auto luxel = luxelOf(face, vertex, *light);
    return {luxel[0] + 0.5, luxel[1] + 0.5};
}

std::optional<FaceLight> lightOnPages(const bsp::Format &format, const std::vector<LightLayer> &layers,
                                      const std::function<std::optional<QRect>(const LightLayer &)> &rectOf)
{
    const qint64 luxel = format.bytesPerLuxel, stride = luxel * format.pageSide;
    std::optional<FaceLight> light;
    for (const auto &layer : layers) {
        const bool isWhite = layer.kind == LightLayer::White && light;
        const auto rect = isWhite ? std::optional(QRect()) : layer.kind == LightLayer::Page ? rectOf(layer) : std::nullopt;
        if (!rect)
            break;
        const FaceLight::Place place{layer.page, static_cast<double>(rect->x()), static_cast<double>(rect->y()),
                                     isWhite ? -1
                                             : layer.page * stride * format.pageSide + rect->y() * stride + rect->x() * luxel};
        if (light)
            light->others.push_back(place);
        else
            light = FaceLight{.width = rect->width(),
                              .height = rect->height(),
                              .left = place.left,
                              .top = place.top,
                              .offset = place.offset,
                              .rowBytes = luxel * rect->width(),
                              .stride = stride,
                              .page = place.page};
        ++light->styles;
    }
    return light;
}

int deriveBytesPerLuxel(const MapFile &map)
{
    const auto &format = map.format();
    if (format.otherBytesPerLuxel == 0 || map.lumpBytes(format.roles.lighting).empty())
        return format.bytesPerLuxel;
    return MeasuredLight(map).bytesByGaps(format.bytesPerLuxel, format.otherBytesPerLuxel);
}

QByteArray deriveFaceLightmaps(const MapFile &map)
{
    const LightData data(map);
    if (map.lumpBytes(map.format().roles.lighting).empty()) // BSPX light in place of the lump has no offsets in it
        return {};
    const FaceLights lights(map);
    const FaceStyles styles(map, LightOverrides(map, data));
    const int number = map.format().roles.faceLightmaps;
    const auto &lump = map.lump(number);
    const auto field = [&](std::string_view name) { return bsp::FieldRef{number, map.findColumn(number, name)}; };
    const auto ofFace = field("face"), ofSlot = field("slot"), ofStyle = field("style"), ofWidth = field("width"),
               ofHeight = field("height"), ofOffset = field("offset");
    const auto make = [&](quint64 first, quint64 last) {
        RecordWriter records(lump, static_cast<qint64>(last - first));
        for (auto face = static_cast<quint32>(first); face < last; ++face) {
            const auto light = lights.at(face);
            if (!light || light->offset >= data.size())
                continue;
            for (int slot = 0; slot < light->styles; ++slot) {
                const auto place = light->placeOf(slot);
                if (place.isWhite())
                    continue;
                const qint64 offset = data.statedOf(place.offset);
                records.add();
                records.set(ofFace, 0, face);
                records.set(ofSlot, 0, slot);
                records.set(ofStyle, 0, styles.most() > 0 ? styles.at(face, slot) : 0);
                records.set(ofWidth, 0, light->width);
                records.set(ofHeight, 0, light->height);
                records.set(ofOffset, 0, std::min<qint64>(offset, UINT32_MAX));
            }
        }
        return records.take();
    };
    constexpr quint64 facesInBlock = 16384;
    QByteArray all;
    const auto faces = map.recordCount(map.format().roles.faces);
    all.reserve(qsizetype{faces} * lump.stride);
    processInBlocks(faces, facesInBlock, make, [&all](const QByteArray &block) {
        all += block;
        return true;
    });
    return all;
}
