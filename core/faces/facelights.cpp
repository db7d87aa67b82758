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
    explicit PagedLight(const MapFile &map) : format_(map.format()), pages_(map.recordCount(format_.roles.lighting))
    {
        const auto &columns = format_.columns;
        for (int number = 0; number < format_.lightLayers.most; ++number) {
            page_.push_back(map.column(columns.facePage, number));
            x_.push_back(map.column(columns.facePageX, number));
            y_.push_back(map.column(columns.facePageY, number));
            if (columns.faceStyles.lump != bsp::none)
                style_.push_back(map.column(columns.faceStyles, number));
            if (columns.faceVertexStyles.lump != bsp::none)
                vertexStyle_.push_back(map.column(columns.faceVertexStyles, number));
        }
        width_ = map.column(columns.facePageWidth);
        height_ = map.column(columns.facePageHeight);
    }

    std::optional<FaceLight> at(quint32 face) const override
    {
        std::optional<FaceLight> light;
        for (const auto &layer : layersOf(face)) {
            if (!isInMap(layer))
                break;
            if (light)
                addLayerOnPage(*light, format_, layer.page, layer.rect.topLeft());
            else
                light = lightOnPage(format_, layer.page, layer.rect);
        }
        return light;
    }

    std::vector<LightLayer> layersOf(quint32 face) const override
    {
        if (face >= page_.front().count())
            return {};
        std::vector<LightLayer> layers;
        const auto first = page_.front().integer(face);
        if (first == bsp::whitePage)
            return {{.kind = LightLayer::White}};
        const auto &styles = first < 0 ? vertexStyle_ : style_;
        for (int number = 0; number < format_.lightLayers.most; ++number) {
            const int style = styles.empty() ? 0 : static_cast<int>(styles[static_cast<size_t>(number)].integer(face));
            const bool isUsed = style < format_.lightLayers.unusedStyle;
            if (number > 0 && !isUsed)
                break;
            LightLayer layer{.kind = LightLayer::Vertexes, .number = number, .style = isUsed ? style : 0};
            if (first >= 0 && !toPage(face, layer))
                break;
            layers.push_back(layer);
        }
        return layers;
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
    bool isInMap(const LightLayer &layer) const
    {
        const auto inside = [this](int v) { return v >= 0 && v <= format_.pageSide; };
        const auto &rect = layer.rect;
        return layer.page == bsp::whitePage
               || (layer.page >= 0 && layer.page < pages_ && inside(rect.x()) && inside(rect.y()) && inside(rect.width())
                   && inside(rect.height()));
    }

    // Leads a layer to its page, or to white; returns false if the layer has neither.
    bool toPage(quint32 face, LightLayer &layer) const
    {
        const auto number = static_cast<size_t>(layer.number);
        static constexpr qint64 outside = 1 << 24; // luxels; of all pages
        const auto limited = [face](const Column &column) {
            return static_cast<int>(std::clamp(column.integer(face), -outside, outside));
        };
        layer.page = page_[number].integer(face);
        layer.kind = LightLayer::Page;
        layer.rect = {QPoint(limited(x_[number]), limited(y_[number])), QSize(limited(width_), limited(height_))};
        if (layer.page >= 0)
            return true;
        layer.kind = LightLayer::White;
        const bool isWhite = format_.lightLayers.vertexPageIsWhite && layer.page == bsp::vertexPage;
        layer.page = bsp::whitePage;
        return isWhite;
    }

    const bsp::Format &format_;
    qint64 pages_;
    std::vector<Column> page_, x_, y_, style_, vertexStyle_; // by layer
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

    std::vector<LightLayer> layersOf(quint32 face) const override { return layersOfStyles(styles_, face); }
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
            .stride = stride,
            .page = page};
}

void addLayerOnPage(FaceLight &light, const bsp::Format &format, qint64 page, QPoint at)
{
    const auto first = lightOnPage(format, page, {at, QSize(light.width, light.height)});
    light.others.push_back({page, first.left, first.top, first.offset});
    ++light.styles;
}

std::vector<LightLayer> layersOfStyles(const FaceStyles &styles, quint32 face)
{
    std::vector<LightLayer> layers;
    for (int slot = 0; face < styles.faces() && slot < styles.count(face); ++slot)
        layers.push_back({.number = slot, .style = styles.at(face, slot)});
    return layers;
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
                if (place.page == bsp::whitePage)
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
