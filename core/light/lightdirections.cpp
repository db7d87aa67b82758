#include "core/light/lightdirections.h"

#include "core/map/bspx.h"
#include "core/point.h"

#include <algorithm>
#include <cstring>

namespace {

constexpr qint64 bytesOfDirection = 3;
constexpr double noDirection = 128; // the byte that stands for 0
constexpr Point outwards{0, 0, 1};  // what compilers write where no light falls

bsp::ByteView directionsOf(const MapFile &map, const LightData &data, DirectionPages pages)
{
    if (pages == DirectionPages::Odd)
        return data.bytes();
    if (map.format().columns.faceLight.lump == bsp::none || data.litFaces() || data.luxels() == 0)
        return {};
    const auto bytes = bspxBytes(map, "LIGHTINGDIR");
    return std::ssize(bytes) == bytesOfDirection * data.luxels() ? bytes : bsp::ByteView();
}

double byteOf(const QByteArray &bytes, size_t at) { return static_cast<uchar>(bytes[static_cast<qsizetype>(at)]); }

void addDirections(std::vector<Point> &sums, const QByteArray &directions, const std::vector<float> &levels, double value)
{
    for (size_t i = 0; i < sums.size(); ++i) {
        const size_t at = 3 * i;
        const double strength = value * static_cast<double>(levels[at] + levels[at + 1] + levels[at + 2]);
        const Point way{byteOf(directions, at), byteOf(directions, at + 1), byteOf(directions, at + 2)};
        sums[i] = sums[i] + (way - Point{noDirection, noDirection, noDirection}) * strength;
    }
}

} // namespace

bool hasLightDirections(const MapFile &map) { return !directionsOf(map, LightData(map), directionPagesOf(map)).empty(); }

LightDirections::LightDirections(const Luxels &luxels)
    : luxels_(luxels), bytes_(directionsOf(luxels.map(), luxels.data(), luxels.directions())),
      behind_(luxels.hasDirections() ? luxels.map().format().bytesPerPage() : 0)
{
}

// Returns the bytes of a face's luxels in the page after an external one; empty if there is no such page of the same size.
QByteArray LightDirections::nextToMap(const FaceLight &light, const FaceLight::Place &place) const
{
    const QPoint at(static_cast<int>(place.left), static_cast<int>(place.top));
    const auto page = luxels_.hasDirections() && !place.isWhite() ? luxels_.page(place.page + 1) : QImage();
    if (page.size() != luxels_.sizeOfPage(place.page))
        return {};
    QByteArray all;
    for (int y = 0; y < light.height; ++y)
        all.append(reinterpret_cast<const char *>(page.constScanLine(at.y() + y)) + 3 * at.x(), 3 * qsizetype{light.width});
    return all;
}

// Returns the bytes of all luxels of a face in one slot; fewer if the lump ends before.
QByteArray LightDirections::ofSlot(const FaceLight &light, int slot) const
{
    const auto place = light.placeOf(slot);
    if (place.offset < 0)
        return nextToMap(light, place);
    const qint64 luxel = luxels_.data().bytesPerLuxel();
    QByteArray all;
    for (int y = 0; y < light.height; ++y)
        all += viewOf(bsp::slice(bytes_, (place.offset + y * light.stride) * bytesOfDirection / luxel + behind_,
                                 bytesOfDirection * light.width));
    return all;
}

QImage LightDirections::image(quint32 face, const FaceLight &light, const StyleValues &styles) const
{
    const auto width = static_cast<size_t>(light.width), count = width * static_cast<size_t>(light.height);
    const auto first = ofSlot(light, 0);
    if (first.isEmpty() || static_cast<size_t>(first.size()) != 3 * count)
        return {};
    QImage image(light.width, light.height, QImage::Format_RGB888);
    if (image.isNull())
        return {};
    std::vector<Point> sums(light.styles > 1 ? count : 0);
    for (int slot = 0; slot < light.styles && !sums.empty(); ++slot)
        if (const auto directions = ofSlot(light, slot); directions.size() == first.size())
            addDirections(sums, directions, luxels_.levels(face, light, slot),
                          static_cast<double>(valueOf(styles, luxels_.style(face, slot))));
    for (size_t i = 0; i < count; ++i) {
        uchar *pixel = image.scanLine(static_cast<int>(i / width)) + 3 * (i % width);
        if (sums.empty()) {
            std::memcpy(pixel, first.constData() + 3 * i, 3);
            continue;
        }
        const double size = length(sums[i]);
        const auto way = size > 0 ? sums[i] * (1 / size) : outwards;
        for (size_t part = 0; part < 3; ++part)
            pixel[part] = static_cast<uchar>(std::clamp((way[part] + 1) * noDirection, 0.0, 255.0));
    }
    return image;
}

QImage LightDirections::atlas(const LightAtlas &atlas, std::stop_token stop) const
{
    if ((bytes_.empty() && !luxels_.hasDirections()) || atlas.tiles.empty())
        return {};
    QImage all(atlas.size, QImage::Format_RGB888);
    if (all.isNull())
        return {};
    all.fill(Qt::gray);
    const auto styles = normalStyles();
    for (const auto &tile : atlas.tiles) {
        if (stop.stop_requested())
            return {};
        const auto light = luxels_.light(tile.face);
        const auto part = light ? image(tile.face, *light, styles) : QImage();
        for (int y = 0; y < part.height(); ++y)
            std::memcpy(all.scanLine(tile.rect.y() + y) + 3 * tile.rect.x(), part.constScanLine(y),
                        static_cast<size_t>(3 * part.width()));
    }
    return all;
}
