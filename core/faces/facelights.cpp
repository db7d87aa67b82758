#include "core/faces/facelights.h"

#include "core/blocks.h"
#include "core/faces/measuredlight.h"
#include "core/faces/statedlight.h"
#include "core/map/recordwriter.h"

namespace
{

// Pages that faces share; each face states its rectangle.
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

    bool isUsedByEngine(quint32) const override { return true; }
    std::optional<QSize> roomOf(quint32) const override { return {}; } // pages are as the file has them
    std::array<double, 2> luxelOf(quint32, const FaceVertex &, const FaceLight &) const override { return {}; }

    std::array<double, 2> placeOf(quint32, const FaceVertex &vertex, const std::optional<FaceLight> &) const override
    {
        return vertex.page;
    }

private:
    const bsp::Format &format_;
    qint64 pages_;
    Column page_, x_, y_, width_, height_;
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
            .stride = stride};
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
    if (map.lumpBytes(map.format().roles.lighting).empty()) // light of BSPX in its place has no offsets in this lump
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
                const qint64 offset = data.statedOf(light->offset + slot * light->bytesOfStyle());
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
