#include "core/light/luxels.h"

#include "core/format/bytes.h"
#include "core/sorting.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace {

// Luxels are decoded into levels; 255 is the highest level of a byte. HDR luxels may exceed it: their 1.0 is level 128, as
// in ericw-tools (light/write.cc, HDR_ONE), and in FTE, which shows them next to lightmaps of bytes.
constexpr float hdrOne = 128; // the level of 1.0
constexpr int hdrBias = 24;   // of the exponent: 15, plus the 9 bits of a channel

void readHdr(quint32 word, float *levels)
{
    const float scale = std::ldexp(hdrOne, static_cast<int>(word >> 27) - hdrBias);
    for (int channel = 0; channel < 3; ++channel)
        levels[channel] = static_cast<float>(word >> (9 * channel) & 0x1ff) * scale;
}

void drawGrey(const std::byte *from, int width, uchar *to)
{
    for (int x = 0; x < width; ++x, to += 3)
        std::memset(to, std::to_integer<int>(from[x]), 3);
}

void drawHdr(const std::byte *from, int width, uchar *to)
{
    for (int x = 0; x < width; ++x, from += 4, to += 3) {
        float levels[3];
        readHdr(bsp::load<quint32>(from), levels);
        const auto color = clampKeepingHue(std::round(levels[0]), std::round(levels[1]), std::round(levels[2]));
        to[0] = static_cast<uchar>(qRed(color));
        to[1] = static_cast<uchar>(qGreen(color));
        to[2] = static_cast<uchar>(qBlue(color));
    }
}

// Reads `count` luxels at `from`, three levels each.
void readLevels(LuxelFormat code, const std::byte *from, qint64 count, float *levels)
{
    switch (code) {
    case LuxelFormat::Grey:
        for (qint64 i = 0; i < 3 * count; ++i)
            levels[i] = static_cast<float>(from[i / 3]);
        return;
    case LuxelFormat::Rgb:
        for (qint64 i = 0; i < 3 * count; ++i)
            levels[i] = static_cast<float>(from[i]);
        return;
    case LuxelFormat::E5Bgr9:
        for (qint64 i = 0; i < count; ++i)
            readHdr(bsp::load<quint32>(from + 4 * i), levels + 3 * i);
        return;
    }
}

// Returns an image of Format_RGB888. `bytes` must hold all rows of `width` luxels, which are `stride` bytes apart. Scales
// HDR luxels with a level beyond 255 down, which keeps the hue.
QImage luxelImage(LuxelFormat code, bsp::ByteView bytes, int width, int height, qint64 stride)
{
    QImage image(width, height, QImage::Format_RGB888);
    for (int y = 0; y < image.height(); ++y) {
        const auto *from = bytes.data() + y * stride;
        switch (code) {
        case LuxelFormat::Grey: drawGrey(from, width, image.scanLine(y)); break;
        case LuxelFormat::Rgb: std::memcpy(image.scanLine(y), from, 3 * static_cast<size_t>(width)); break;
        case LuxelFormat::E5Bgr9: drawHdr(from, width, image.scanLine(y)); break;
        }
    }
    return image;
}

} // namespace

StyleValues normalStyles()
{
    StyleValues values;
    values.fill(1);
    return values;
}

QRgb clampKeepingHue(float red, float green, float blue)
{
    const float highest = std::max({red, green, blue});
    const float scale = highest > 255 ? 255 / highest : 1;
    return qRgb(static_cast<int>(red * scale), static_cast<int>(green * scale), static_cast<int>(blue * scale));
}

Luxels::Luxels(const MapFile &map, ExternalPages external)
    : map_(map), data_(map), lights_(map), styles_(map, LightOverrides(map, data_)), shapes_(map), external_(std::move(external)),
      pages_(lights_.arePages() ? map.recordCount(map.format().roles.lighting) : 0),
      directions_(directionPagesOf(map, external_.empty() ? pages_ : std::max(pages_, external_.rbegin()->first + 1)))
{
    for (auto &[number, image] : external_)
        image.convertTo(QImage::Format_RGB888);
    if (hasDirections() && directionPages().empty()) // pages next to the map, without any between them
        directions_ = DirectionPages::None;
}

const QImage *Luxels::externalPageOf(qint64 number) const
{
    const auto found = external_.find(number);
    return found == external_.end() || found->second.isNull() ? nullptr : &found->second;
}

// Returns the rectangle stored in the file or, if that is not valid, the luxels that the vertexes span. Rounds the vertexes'
// positions slightly inwards: as floats they may lie a hair beyond the edge of a luxel.
QRect Luxels::rectOnPage(quint32 face, const LightLayer &layer) const
{
    const auto page = sizeOfPage(layer.page);
    if (page.isEmpty())
        return {};
    if (!layer.rect.isEmpty() && QRect(QPoint(0, 0), page).contains(layer.rect))
        return layer.rect;
    constexpr double hair = 1.0 / 64;
    double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    const double sides[2] = {static_cast<double>(page.width()), static_cast<double>(page.height())};
    for (const auto &vertex : shapes_.at(face, layer.number).vertexes)
        for (size_t i = 0; i < 2; ++i) {
            low[i] = std::min(low[i], vertex.page[i] * sides[i]);
            high[i] = std::max(high[i], vertex.page[i] * sides[i]);
        }
    int first[2], last[2];
    for (size_t i = 0; i < 2; ++i) {
        if (!(low[i] <= high[i]))
            return {};
        first[i] = static_cast<int>(std::clamp(std::floor(low[i] + hair), 0.0, sides[i] - 1));
        last[i] = static_cast<int>(std::clamp(std::ceil(high[i] - hair) - 1, 0.0, sides[i] - 1));
    }
    return {QPoint(first[0], first[1]), QPoint(std::max(first[0], last[0]), std::max(first[1], last[1]))};
}

std::vector<LightLayer> Luxels::layersOf(quint32 face) const
{
    auto layers = lights_.layersOf(face);
    if (!layers.empty() && layers.front().kind == LightLayer::Page && sizeOfPage(layers.front().page).isEmpty())
        for (auto &layer : layers)
            layer.kind = LightLayer::Vertexes;
    return layers;
}

std::optional<FaceLight> Luxels::onPage(quint32 face) const
{
    QSize size; // of the first layer
    auto light = lightOnPages(map_.format(), layersOf(face), [&](const LightLayer &layer) -> std::optional<QRect> {
        auto rect = rectOnPage(face, layer);
        if (size.isEmpty())
            size = rect.size();
        rect.setSize(size);
        return !rect.isEmpty() && QRect({}, sizeOfPage(layer.page)).contains(rect) ? std::optional(rect) : std::nullopt;
    });
    if (!light)
        return {};
    if (externalPageOf(light->page))
        light->offset = -1;
    for (auto &place : light->others)
        if (externalPageOf(place.page))
            place.offset = -1;
    return light;
}

std::optional<FaceLight> Luxels::light(quint32 face) const
{
    if (lights_.arePages())
        return onPage(face);
    auto light = lights_.at(face);
    if (!light)
        return {};
    const qint64 left = data_.size() - light->offset;
    const qint64 whole = left / light->bytesOfStyle();
    light->styles = static_cast<int>(std::clamp<qint64>(whole, 0, light->styles));
    return light->styles > 0 ? light : std::nullopt;
}

QSize Luxels::sizeOfPage(qint64 number) const
{
    if (const auto *page = externalPageOf(number))
        return page->size();
    const int side = map_.format().pageSide;
    return number >= 0 && number < pages_ ? QSize(side, side) : QSize();
}

int Luxels::style(quint32 face, int slot) const
{
    return face < styles_.faces() && slot < styles_.most() ? styles_.at(face, slot) : 0;
}

std::vector<int> Luxels::styles() const
{
    std::array<bool, 256> used{};
    for (quint32 face = 0; face < map_.recordCount(map_.format().roles.faces); ++face)
        if (const auto found = light(face))
            for (int slot = 0; slot < found->styles; ++slot)
                if (const int number = style(face, slot); number >= 0 && number < std::ssize(used))
                    used[static_cast<size_t>(number)] = true;
    std::vector<int> styles;
    for (int i = 0; i < static_cast<int>(used.size()); ++i)
        if (used[static_cast<size_t>(i)])
            styles.push_back(i);
    return styles;
}

QImage Luxels::image(quint32 face, int slot) const
{
    const auto found = light(face);
    return found ? image(face, *found, slot) : QImage();
}

// Returns the luxels of a layer that is white or on an external page; null for others.
QImage Luxels::outsideOfMap(const FaceLight &light, int slot) const
{
    const auto place = light.placeOf(slot);
    if (const auto *page = externalPageOf(place.page))
        return page->copy(static_cast<int>(place.left), static_cast<int>(place.top), light.width, light.height);
    if (!place.isWhite())
        return {};
    QImage white(light.width, light.height, QImage::Format_RGB888);
    white.fill(Qt::white);
    return white;
}

QImage Luxels::image(quint32, const FaceLight &light, int slot) const
{
    if (slot < 0 || slot >= light.styles)
        return {};
    if (auto outside = outsideOfMap(light, slot); !outside.isNull())
        return outside;
    const qint64 reach = (light.height - 1) * light.stride + light.rowBytes;
    const auto bytes = bsp::slice(data_.bytes(), light.placeOf(slot).offset, reach);
    if (static_cast<qint64>(bytes.size()) < reach)
        return {};
    return luxelImage(data_.code(), bytes, light.width, light.height, light.stride);
}

QImage Luxels::combined(quint32 face, const StyleValues &values) const
{
    const auto found = light(face);
    return found ? combined(face, *found, values) : QImage();
}

// Reads a row of levels; leaves them unchanged if the row is not in the data.
void Luxels::readRow(const FaceLight &light, int slot, int y, const QImage &outside, float *levels) const
{
    const auto at = light.placeOf(slot).offset + y * light.stride;
    if (!outside.isNull())
        readLevels(LuxelFormat::Rgb, reinterpret_cast<const std::byte *>(outside.constScanLine(y)), light.width, levels);
    else if (const auto bytes = bsp::slice(data_.bytes(), at, light.rowBytes); std::ssize(bytes) == light.rowBytes)
        readLevels(data_.code(), bytes.data(), light.width, levels);
}

std::vector<float> Luxels::levels(quint32, const FaceLight &light, int slot) const
{
    const auto width = static_cast<size_t>(light.width) * 3;
    std::vector<float> levels(width * static_cast<size_t>(light.height));
    const auto outside = outsideOfMap(light, slot);
    for (int y = 0; y < light.height; ++y)
        readRow(light, slot, y, outside, levels.data() + static_cast<size_t>(y) * width);
    return levels;
}

QImage Luxels::combined(quint32 face, const FaceLight &light, const StyleValues &values) const
{
    auto sum = image(face, light, 0);
    if (sum.isNull())
        return {};
    std::vector<QImage> outside;
    for (int slot = 0; slot < light.styles; ++slot)
        outside.push_back(outsideOfMap(light, slot));
    std::vector<float> total(3 * static_cast<size_t>(light.width)), part(total.size());
    for (int y = 0; y < light.height; ++y) { // row by row: all levels at once take much memory
        std::ranges::fill(total, 0.0f);
        for (int slot = 0; slot < light.styles; ++slot) {
            std::ranges::fill(part, 0.0f);
            readRow(light, slot, y, outside[static_cast<size_t>(slot)], part.data());
            const float value = valueOf(values, style(face, slot));
            for (size_t i = 0; i < total.size(); ++i)
                total[i] += part[i] * value;
        }
        const float *from = total.data();
        uchar *row = sum.scanLine(y);
        for (int x = 0; x < light.width; ++x, from += 3, row += 3) {
            const QRgb color = clampKeepingHue(from[0], from[1], from[2]);
            row[0] = static_cast<uchar>(qRed(color));
            row[1] = static_cast<uchar>(qGreen(color));
            row[2] = static_cast<uchar>(qBlue(color));
        }
    }
    return sum;
}

QImage Luxels::page(qint64 number) const
{
    if (const auto found = external_.find(number); found != external_.end())
        return found->second;
    if (sizeOfPage(number).isEmpty())
        return {};
    const qint64 bytes = map_.format().bytesPerPage();
    const int side = map_.format().pageSide;
    return luxelImage(data_.code(), bsp::slice(data_.bytes(), number * bytes, bytes), side, side, bytes / side);
}

std::vector<qint64> Luxels::pages() const
{
    std::vector<qint64> numbers;
    for (qint64 page = 0; page < pages_; page += hasDirections() ? 2 : 1)
        numbers.push_back(page);
    for (const auto &[number, image] : external_)
        if (!image.isNull() && !(hasDirections() && number % 2 != 0))
            numbers.push_back(number);
    sortUnique(numbers);
    return numbers;
}

std::vector<qint64> Luxels::directionPages() const
{
    std::vector<qint64> numbers;
    for (qint64 page = 1; hasDirections() && page < pages_; page += 2)
        numbers.push_back(page);
    for (const auto &[number, image] : external_)
        if (hasDirections() && number % 2 != 0 && !image.isNull())
            numbers.push_back(number);
    sortUnique(numbers);
    return numbers;
}
