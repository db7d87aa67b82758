#include "core/light/lightpicture.h"

#include "core/light/lightcomparison.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace {

struct PictureText {
    Q_DECLARE_TR_FUNCTIONS(LightPicture)
};

constexpr int gap = 2;            // pixels between tiles
constexpr qint64 mostTiles = 400; // lightmaps beyond these are not drawn one by one
constexpr qint64 mostDrawn = 1 << 22;

// Arranges tiles in rows so that the whole is about square.
void arrange(std::vector<LightTile> &tiles)
{
    double area = 0;
    int widest = 0;
    for (const auto &tile : tiles) {
        area += static_cast<double>(tile.stored.width() + gap) * (tile.stored.height() + gap);
        widest = std::max(widest, tile.stored.width());
    }
    const int width = std::max(widest, static_cast<int>(std::sqrt(area) * 1.3));
    int x = 0, y = 0, high = 0;
    for (auto &tile : tiles) {
        if (x > 0 && x + tile.stored.width() > width) {
            y += high + gap;
            x = high = 0;
        }
        tile.at = {x, y};
        x += tile.stored.width() + gap;
        high = std::max(high, tile.stored.height());
    }
}

void drawAll(const LightSource &source, const LightRequest &request, const std::stop_token &stop, LightPicture &picture)
{
    const auto atlas = makeAtlas(source.luxels, request.content, stop);
    picture.leftOut = atlas.leftOut;
    if (atlas.image.isNull())
        return;
    if (atlas.pages.empty()) {
        picture.tiles.push_back({.stored = atlas.image});
        for (const auto &place : atlas.tiles)
            picture.spots.push_back({0, place});
        return;
    }
    const bool isUnknown = source.luxels.directions() == DirectionPages::Unknown;
    for (const auto &page : atlas.pages)
        picture.tiles.push_back(
            {.stored = atlas.image.copy(page.rect),
             .caption = (isUnknown && page.number > 0 ? PictureText::tr("page %1: light directions or nothing")
                                                      : PictureText::tr("page %1"))
                            .arg(page.number)});
    QRect sums; // below the pages
    for (const auto &place : atlas.tiles)
        sums |= place.slot < 0 ? place.rect : QRect();
    if (!sums.isEmpty())
        picture.tiles.push_back({.stored = atlas.image.copy(sums), .caption = PictureText::tr("combined styles")});
    for (auto place : atlas.tiles) {
        if (place.slot < 0) {
            place.rect.translate(-sums.topLeft());
            picture.spots.push_back({static_cast<int>(atlas.pages.size()), place});
            continue;
        }
        const auto holds = [&place](const AtlasPage &page) { return page.rect.contains(place.rect); };
        const auto on = std::ranges::find_if(atlas.pages, holds);
        if (on == atlas.pages.end())
            continue;
        place.rect.translate(-on->rect.topLeft());
        picture.spots.push_back({static_cast<int>(on - atlas.pages.begin()), place});
    }
    for (const auto number : source.luxels.directionPages())
        picture.tiles.push_back({.stored = source.luxels.page(number),
                                 .isLight = false,
                                 .caption = PictureText::tr("page %1: light directions").arg(number)});
    arrange(picture.tiles);
}

void drawFace(const LightSource &source, quint32 face, const FaceLight &light, const AtlasContent &content, LightPicture &picture)
{
    const auto add = [&](int slot, int style, QImage image, const QString &caption) {
        const AtlasTile place{face, slot, style, image.rect()};
        picture.spots.push_back({static_cast<int>(picture.tiles.size()), place});
        picture.tiles.push_back({.stored = std::move(image), .caption = caption});
    };
    if (content.kind == AtlasContent::Combined)
        return add(-1, -1, source.luxels.combined(face, light, content.styles), PictureText::tr("face %1").arg(face));
    for (int slot = 0; slot < light.styles; ++slot) {
        const int style = source.luxels.style(face, slot);
        add(slot, style, source.luxels.image(face, light, slot),
            light.styles > 1 ? PictureText::tr("face %1, style %2").arg(face).arg(style) : PictureText::tr("face %1").arg(face));
    }
}

void drawFaces(const LightSource &source, const LightRequest &request, const std::stop_token &stop, LightPicture &picture)
{
    qint64 luxels = 0;
    for (const quint32 face : request.faces) {
        if (stop.stop_requested())
            return;
        const auto light = source.luxels.light(face);
        if (!light) {
            ++picture.without;
            continue;
        }
        luxels += static_cast<qint64>(light->width) * light->height * light->styles;
        if (static_cast<qint64>(picture.tiles.size()) >= mostTiles || luxels > mostDrawn)
            picture.leftOut += light->styles;
        else
            drawFace(source, face, *light, request.content, picture);
    }
    arrange(picture.tiles);
}

void read(const LightRequest &request, const std::stop_token &stop, LightPicture &picture)
{
    const int magnified = request.side == LightSide::Difference && picture.difference ? picture.difference->stops : 0;
    for (auto &tile : picture.tiles) {
        if (stop.stop_requested())
            return;
        if (!tile.isLight) {
            tile.shown = tile.stored;
            continue;
        }
        const auto image = exposed(tile.stored, request.stops + magnified);
        const auto count = countExposure(image);
        picture.exposure.luxels += count.luxels;
        picture.exposure.under += count.under;
        picture.exposure.over += count.over;
        tile.shown = request.reading == LightReading::Heat       ? heatMap(image)
                     : request.reading == LightReading::Exposure ? markedExposure(image)
                                                                 : image;
    }
}

} // namespace

std::span<const LightSpot> LightPicture::spotsOf(quint32 face) const
{
    return rangeOf(spots, face, [](const LightSpot &spot) { return spot.place.face; });
}

QRect LightPicture::rectOf(const LightSpot &spot) const
{
    return spot.place.rect.translated(tiles[static_cast<size_t>(spot.tile)].at);
}

const LightSpot *LightPicture::spotAt(int tile, QPoint pixel, const LightSource &source) const
{
    const LightSpot *beside = nullptr;
    for (const auto &spot : spots) {
        if (spot.tile != tile || !spot.place.rect.contains(pixel))
            continue;
        const auto space = source.spaceOf(spot.place.face);
        if (space && space->covers(pixel - spot.place.rect.topLeft()))
            return &spot;
        if (!beside)
            beside = &spot;
    }
    return beside;
}

std::vector<QPolygonF> LightPicture::rectsOf(std::span<const LightSpot> some) const
{
    std::vector<QPolygonF> rects;
    for (const auto &spot : some)
        rects.emplace_back(QRectF(rectOf(spot)));
    return rects;
}

std::vector<QPolygonF> outlinesOf(const LightPicture &picture, std::span<const LightSpot> spots, const LightSource &source,
                                  const std::stop_token &stop)
{
    std::vector<QPolygonF> outlines;
    for (const auto &spot : spots) {
        if (stop.stop_requested())
            break;
        const QRectF whole(picture.rectOf(spot));
        const auto before = outlines.size();
        const auto space = source.spaceOf(spot.place.face);
        for (auto &loop : space ? space->outline() : std::vector<QPolygonF>()) {
            loop.translate(whole.topLeft() + QPointF(0.5, 0.5)); // luxels lie at the centres of pixels
            const auto bounds = loop.boundingRect();
            if (!bounds.isEmpty() && whole.adjusted(-1, -1, 1, 1).contains(bounds))
                outlines.push_back(std::move(loop));
        }
        if (outlines.size() == before)
            outlines.emplace_back(whole);
    }
    return outlines;
}

LightPicture drawLight(const LightSource &source, const LightRequest &request, std::stop_token stop)
{
    LightPicture picture;
    if (request.all)
        drawAll(source, request, stop, picture);
    else
        drawFaces(source, request, stop, picture);
    if (request.side != LightSide::This && request.other)
        picture.difference = compareLight(picture, source, request, stop);
    read(request, stop, picture);
    if (request.outlines)
        picture.outlines = outlinesOf(picture, picture.spots, source, stop);
    return stop.stop_requested() ? LightPicture() : picture;
}
