#include "core/light/lightcomparison.h"

#include <algorithm>
#include <cstdlib>

namespace {

// Returns the luxels that a map's face has in a slot of this style, or in all slots combined; null: it has none.
QImage luxelsOf(const LightSource &source, quint32 face, const AtlasTile &place, const StyleValues &values)
{
    const auto light = source.luxels.light(face);
    if (!light)
        return {};
    if (place.slot < 0)
        return source.luxels.combined(face, *light, values);
    for (int slot = 0; slot < light->styles; ++slot)
        if (source.luxels.style(face, slot) == place.style && (place.style != 0 || slot == place.slot || light->styles == 1))
            return source.luxels.image(face, *light, slot);
    return {};
}

// Turns `image` into the difference from `other`, which has the same size.
void subtract(QImage &image, const QImage &other, LightDifference &difference, qint64 &sum)
{
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const QRgb there = other.pixel(x, y);
            const int red = std::abs(qRed(line[x]) - qRed(there)), green = std::abs(qGreen(line[x]) - qGreen(there)),
                      blue = std::abs(qBlue(line[x]) - qBlue(there));
            difference.largest = std::max({difference.largest, red, green, blue});
            sum += red + green + blue;
            line[x] = qRgb(red, green, blue);
        }
    }
    difference.luxels += qint64{image.width()} * image.height();
}

void paste(QImage &tile, QPoint at, const QImage &image)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            tile.setPixel(at.x() + x, at.y() + y, image.pixel(x, y));
}

} // namespace

LightDifference compareLight(LightPicture &picture, const LightSource &source, const LightRequest &request,
                             const std::stop_token &stop)
{
    LightDifference difference;
    qint64 sum = 0;
    std::vector<QImage> tiles;
    for (const auto &tile : picture.tiles) {
        tiles.emplace_back(tile.stored.size(), QImage::Format_ARGB32);
        tiles.back().fill(Qt::transparent);
    }
    for (const auto &spot : picture.spots) {
        if (stop.stop_requested())
            return difference;
        const auto &place = spot.place;
        const qint32 face = place.face < request.counterparts.size() ? request.counterparts[place.face] : -1;
        const auto here = luxelsOf(source, place.face, place, request.content.styles);
        const auto there =
            face < 0 ? QImage() : luxelsOf(*request.other, static_cast<quint32>(face), place, request.content.styles);
        auto &tile = tiles[static_cast<size_t>(spot.tile)];
        if (there.isNull() || here.size() != there.size() || here.size() != place.rect.size()
            || !tile.rect().contains(place.rect)) {
            ++difference.unmatched;
            continue;
        }
        auto image = here.convertToFormat(QImage::Format_RGB32);
        subtract(image, there, difference, sum);
        paste(tile, place.rect.topLeft(), request.side == LightSide::Other ? there : image);
    }
    for (size_t i = 0; i < tiles.size(); ++i)
        if (picture.tiles[i].isLight)
            picture.tiles[i].stored = tiles[i];
    difference.mean = difference.luxels > 0 ? static_cast<double>(sum) / static_cast<double>(3 * difference.luxels) : 0;
    while (difference.largest > 0 && difference.largest << (difference.stops + 1) <= 255)
        ++difference.stops;
    return difference;
}
