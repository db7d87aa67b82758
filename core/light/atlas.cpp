#include "core/light/atlas.h"

#include <algorithm>
#include <cmath>

namespace
{

constexpr int longestSide = 1024;        // luxels; engines take 128 at most
constexpr int narrowest = 64;            // pixels
constexpr qint64 mostPixels = 1LL << 26; // of all pages: 4,096 of 128 x 128; engines take 256

struct Candidate {
    AtlasPlace place;
    FaceLight light;
};

// Faces of a sound map share no luxels. Where they claim many times more than the lump holds, the rest is left out.
std::vector<Candidate> candidates(const Luxels &luxels, const AtlasContent &content, LightAtlas &atlas,
                                  const std::stop_token &stop)
{
    const auto &map = luxels.map();
    qint64 left = 2 * static_cast<qint64>(map.lumpBytes(map.format().roles.lighting).size()) / 3 + 65536;
    std::vector<Candidate> found;
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces) && !stop.stop_requested(); ++face) {
        const auto light = luxels.light(face);
        if (!light)
            continue;
        const bool combined = content.kind == AtlasContent::Combined;
        const int first = content.kind == AtlasContent::OneSlot ? content.slot : 0;
        const int end = content.kind == AtlasContent::EachSlot ? light->styles : std::min(first + 1, light->styles);
        for (int slot = first; slot < end; ++slot) {
            const qint64 size = static_cast<qint64>(light->width) * light->height;
            if (light->width > longestSide || light->height > longestSide || size > left) {
                ++atlas.leftOut;
                continue;
            }
            left -= size;
            const QRect rect(0, 0, light->width, light->height);
            found.push_back({{face, combined ? -1 : slot, combined ? -1 : luxels.style(face, slot), rect}, *light});
        }
    }
    return found;
}

// Rows from the top, each as high as the first in it; the highest lightmaps first, so that little is wasted.
QSize pack(std::vector<Candidate> &lights)
{
    std::vector<size_t> order(lights.size());
    qint64 area = 0;
    int widest = narrowest;
    for (size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
        area += static_cast<qint64>(lights[i].light.width) * lights[i].light.height;
        widest = std::max(widest, lights[i].light.width);
    }
    std::ranges::stable_sort(order, [&lights](size_t a, size_t b) {
        const auto &one = lights[a].light, &other = lights[b].light;
        return one.height != other.height ? one.height > other.height : one.width > other.width;
    });
    const int width = std::max(widest, static_cast<int>(std::ceil(std::sqrt(static_cast<double>(area)) / 16)) * 16);
    int x = 0, y = 0, high = 0;
    for (const size_t i : order) {
        auto &rect = lights[i].place.rect;
        if (x + rect.width() > width) {
            x = 0;
            y += high;
            high = 0;
        }
        rect.moveTo(x, y);
        x += rect.width();
        high = std::max(high, rect.height());
    }
    return {width, y + high};
}

void copyInto(QImage &image, const QImage &source, QPoint at)
{
    for (int y = 0; y < source.height(); ++y) {
        const uchar *from = source.constScanLine(y);
        auto *to = reinterpret_cast<QRgb *>(image.scanLine(at.y() + y)) + at.x();
        for (int x = 0; x < source.width(); ++x, from += 3)
            to[x] = qRgb(from[0], from[1], from[2]);
    }
}

// As many pages a row as there are rows; cells are as large as the largest page.
void layOutPages(const Luxels &luxels, LightAtlas &atlas)
{
    auto numbers = luxels.pages();
    if (numbers.empty())
        return;
    QSize cell;
    for (const auto number : numbers)
        cell = cell.expandedTo(luxels.page(number).size());
    const auto most = static_cast<size_t>(mostPixels / (static_cast<qint64>(cell.width()) * cell.height()));
    if (numbers.size() > most)
        numbers.resize(most);
    if (numbers.empty())
        return;
    const auto columns = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(numbers.size()))));
    const auto rows = (static_cast<int>(numbers.size()) + columns - 1) / columns;
    atlas.image = QImage(columns * cell.width(), rows * cell.height(), QImage::Format_ARGB32);
    if (atlas.image.isNull())
        return;
    atlas.image.fill(Qt::transparent);
    for (int i = 0; i < static_cast<int>(numbers.size()); ++i) {
        const auto page = luxels.page(numbers[static_cast<size_t>(i)]);
        const QPoint at(i % columns * cell.width(), i / columns * cell.height());
        copyInto(atlas.image, page, at);
        atlas.pages.push_back({numbers[static_cast<size_t>(i)], QRect(at, page.size())});
    }
}

void placeOnPages(const Luxels &luxels, LightAtlas &atlas, const std::stop_token &stop)
{
    const auto &map = luxels.map();
    const auto page = map.column(map.format().columns.facePage);
    for (quint32 face = 0; face < page.count() && !stop.stop_requested(); ++face) {
        const auto on = std::ranges::lower_bound(atlas.pages, page.integer(face), {}, &AtlasPage::number);
        if (on == atlas.pages.end() || on->number != page.integer(face))
            continue;
        if (const auto light = luxels.light(face)) {
            const QPoint at(static_cast<int>(light->left), static_cast<int>(light->top));
            atlas.places.push_back({face, 0, 0, QRect(on->rect.topLeft() + at, QSize(light->width, light->height))});
        }
    }
}

} // namespace

std::span<const AtlasPlace> LightAtlas::placesOf(quint32 face) const
{
    return {std::ranges::lower_bound(places, face, {}, &AtlasPlace::face),
            std::ranges::upper_bound(places, face, {}, &AtlasPlace::face)};
}

std::vector<const AtlasPlace *> LightAtlas::placesAt(QPoint pixel) const
{
    std::vector<const AtlasPlace *> found;
    for (const auto &place : places)
        if (place.rect.contains(pixel))
            found.push_back(&place);
    return found;
}

LightAtlas makeAtlas(const Luxels &luxels, const AtlasContent &content, std::stop_token stop)
{
    LightAtlas atlas;
    if (luxels.map().format().lightmaps == bsp::Lightmaps::Pages) {
        layOutPages(luxels, atlas);
        placeOnPages(luxels, atlas, stop);
    } else {
        auto lights = candidates(luxels, content, atlas, stop);
        if (!lights.empty())
            atlas.image = QImage(pack(lights), QImage::Format_ARGB32);
        if (!atlas.image.isNull())
            atlas.image.fill(Qt::transparent);
        for (const auto &[place, light] : lights) {
            if (atlas.image.isNull() || stop.stop_requested())
                break;
            copyInto(atlas.image,
                     place.slot < 0 ? luxels.combined(place.face, light, content.styles)
                                    : luxels.image(place.face, light, place.slot),
                     place.rect.topLeft());
            atlas.places.push_back(place);
        }
    }
    if (stop.stop_requested())
        return {};
    return atlas;
}
