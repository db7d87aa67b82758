#include "core/light/atlas.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int longestSide = 1024;        // luxels; engines take 128 at most
constexpr int narrowest = 64;            // pixels
constexpr qint64 mostPixels = 1LL << 26; // of pages and the sums below them: 4,096 of 128 x 128; engines take 256 pages

struct Candidate {
    AtlasTile place;
    FaceLight light;
};

// Returns whether a light is drawn from its page, as it is stored.
bool isDrawnFromPage(const Luxels &luxels, quint32 face, const FaceLight &light, const AtlasContent &content)
{
    return light.isOnPage() && (content.kind != AtlasContent::Combined || (light.styles == 1 && luxels.style(face, 0) <= 0));
}

void placeOnPages(const Luxels &luxels, quint32 face, const FaceLight &light, std::span<const AtlasPage> pages, LightAtlas &atlas)
{
    for (int slot = 0; slot < light.styles; ++slot) {
        const auto place = light.placeOf(slot);
        const auto on = std::ranges::lower_bound(pages, place.page, {}, &AtlasPage::number);
        if (on == pages.end() || on->number != place.page) {
            atlas.leftOut += luxels.sizeOfPage(place.page).isEmpty() ? 0 : 1;
            continue;
        }
        const QPoint at(static_cast<int>(place.left), static_cast<int>(place.top));
        const QRect rect(on->rect.topLeft() + at, QSize(light.width, light.height));
        atlas.tiles.push_back({face, slot, std::max(luxels.style(face, slot), 0), rect});
    }
}

// Places the lightmaps that are drawn from pages. Returns the others to draw, with at most `left` luxels; faces of a sound map
// share no luxels.
std::vector<Candidate> candidates(const Luxels &luxels, const AtlasContent &content, std::span<const AtlasPage> pages,
                                  qint64 left, LightAtlas &atlas, const std::stop_token &stop)
{
    const auto &map = luxels.map();
    std::vector<Candidate> found;
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces) && !stop.stop_requested(); ++face) {
        const auto light = luxels.light(face);
        if (!light)
            continue;
        if (isDrawnFromPage(luxels, face, *light, content)) {
            placeOnPages(luxels, face, *light, pages, atlas);
            continue;
        }
        const bool combined = content.kind == AtlasContent::Combined;
        for (int slot = 0; slot < (combined ? 1 : light->styles); ++slot) {
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

// Packs lightmaps in rows from the top, tallest first, so that little is wasted. The first in a row sets its height. Returns
// the size, which is at least `widest` wide.
QSize pack(std::vector<Candidate> &lights, int widest)
{
    std::vector<size_t> order(lights.size());
    qint64 area = 0;
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

// Arranges pages in a square grid whose rows are as high as their tallest page. Returns the grid's size.
QSize layOut(std::vector<AtlasPage> &pages)
{
    const auto columns = static_cast<size_t>(std::ceil(std::sqrt(static_cast<double>(pages.size()))));
    int x = 0, y = 0, high = 0, width = 0;
    for (size_t i = 0; i < pages.size(); ++i) {
        if (i > 0 && i % columns == 0) {
            x = 0;
            y += high;
            high = 0;
        }
        auto &rect = pages[i].rect;
        rect.moveTo(x, y);
        x += rect.width();
        width = std::max(width, x);
        high = std::max(high, rect.height());
    }
    return {width, y + high};
}

qint64 areaOf(QSize size) { return static_cast<qint64>(size.width()) * size.height(); }

// Returns the smallest pages that fit into mostPixels (of equally large ones the first), sorted by number.
std::vector<AtlasPage> pagesThatFit(const Luxels &luxels)
{
    std::vector<AtlasPage> pages;
    for (const auto number : luxels.pages())
        pages.push_back({number, QRect({}, luxels.sizeOfPage(number))});
    std::ranges::stable_sort(pages, {}, [](const AtlasPage &page) { return areaOf(page.rect.size()); });
    qint64 left = mostPixels;
    size_t count = 0;
    while (count < pages.size() && (left -= areaOf(pages[count].rect.size())) >= 0)
        ++count;
    for (pages.resize(count); !pages.empty(); pages.resize(pages.size() - 1 - pages.size() / 16)) {
        auto laid = pages;
        std::ranges::sort(laid, {}, &AtlasPage::number);
        if (areaOf(layOut(laid)) <= mostPixels)
            return laid;
    }
    return pages;
}

} // namespace

std::array<float, 2> LightAtlas::pagesAcross() const
{
    const auto page = pages.empty() ? size : pages.front().rect.size();
    if (page.isEmpty() || !std::ranges::all_of(pages, [page](const AtlasPage &other) { return other.rect.size() == page; }))
        return {1, 1};
    return {static_cast<float>(size.width()) / static_cast<float>(page.width()),
            static_cast<float>(size.height()) / static_cast<float>(page.height())};
}

float LightAtlas::sumsFrom() const
{
    int bottom = 0;
    for (const auto &page : pages)
        bottom = std::max(bottom, page.rect.bottom() + 1);
    return pages.empty() ? 1 : static_cast<float>(bottom) / static_cast<float>(size.height());
}

qint64 luxelBudget(const Luxels &luxels)
{
    constexpr qint64 timesAFace = 2, timesAPage = 16, least = 65536; // faces on pages share luxels in sound maps too
    qint64 luxelsOfPages = 0;
    for (const auto number : luxels.pages())
        luxelsOfPages += areaOf(luxels.sizeOfPage(number));
    return least + (luxelsOfPages > 0 ? timesAPage * luxelsOfPages : timesAFace * luxels.data().luxels());
}

LightAtlas makeAtlas(const Luxels &luxels, const AtlasContent &content, std::stop_token stop)
{
    LightAtlas atlas;
    auto pages = pagesThatFit(luxels);
    const auto sizeOfPages = layOut(pages);
    const auto budget = luxelBudget(luxels);
    auto lights = candidates(luxels, content, pages, pages.empty() ? budget : std::min(budget, mostPixels - areaOf(sizeOfPages)),
                             atlas, stop);
    const auto packed = lights.empty() ? QSize(0, 0) : pack(lights, std::max(narrowest, sizeOfPages.width()));
    atlas.size = {std::max(sizeOfPages.width(), packed.width()), sizeOfPages.height() + packed.height()};
    atlas.image = QImage(atlas.size, QImage::Format_ARGB32);
    if (!atlas.image.isNull()) {
        atlas.image.fill(Qt::transparent);
        for (const auto &page : pages)
            copyInto(atlas.image, luxels.page(page.number), page.rect.topLeft());
        atlas.pages = std::move(pages);
    } else {
        atlas.leftOut += std::ssize(atlas.tiles) + std::ssize(lights);
        atlas.tiles.clear();
    }
    for (auto &[place, light] : lights) {
        if (atlas.image.isNull() || stop.stop_requested())
            break;
        place.rect.translate(0, sizeOfPages.height());
        copyInto(atlas.image,
                 place.slot < 0 ? luxels.combined(place.face, light, content.styles)
                                : luxels.image(place.face, light, place.slot),
                 place.rect.topLeft());
        atlas.tiles.push_back(place);
    }
    std::ranges::stable_sort(atlas.tiles, {}, &AtlasTile::face);
    if (stop.stop_requested())
        return {};
    return atlas;
}
