#include "core/light/luxels.h"

#include "core/sorting.h"

#include <algorithm>
#include <cstring>

namespace
{

// Rows of RGB bytes, `stride` apart, as an image of its own.
QImage imageOf(bsp::ByteView bytes, int width, int height, qint64 stride)
{
    QImage image(width, height, QImage::Format_RGB888);
    for (int y = 0; y < image.height(); ++y)
        std::memcpy(image.scanLine(y), bytes.data() + y * stride, 3 * static_cast<size_t>(width));
    return image;
}

} // namespace

StyleValues normalStyles()
{
    StyleValues values;
    values.fill(1);
    return values;
}

QRgb keptInRange(float red, float green, float blue)
{
    const float highest = std::max({red, green, blue});
    const float scale = highest > 255 ? 255 / highest : 1;
    return qRgb(static_cast<int>(red * scale), static_cast<int>(green * scale), static_cast<int>(blue * scale));
}

Luxels::Luxels(const MapFile &map, ExternalPages external)
    : map_(map),
      lights_(map),
      shapes_(map),
      external_(std::move(external)),
      lump_(map.lumpBytes(map.format().roles.lighting)),
      pages_(map.format().hasLightPages() ? map.recordCount(map.format().roles.lighting) : 0)
{
    const auto &columns = map.format().columns;
    for (int slot = 0; slot < 4; ++slot)
        styles_[slot] = map.column(columns.faceStyles, slot);
    page_ = map.column(columns.facePage);
    const bsp::FieldRef rect[] = {columns.facePageX, columns.facePageY, columns.facePageWidth, columns.facePageHeight};
    for (size_t i = 0; i < std::size(rect); ++i)
        rect_[i] = map.column(rect[i]);
    for (auto &[number, image] : external_)
        image.convertTo(QImage::Format_RGB888);
}

const QImage *Luxels::externalPageOf(qint64 number) const
{
    const auto found = external_.find(number);
    return found == external_.end() || found->second.isNull() ? nullptr : &found->second;
}

const QImage *Luxels::externalPage(quint32 face) const
{
    return face < page_.count() ? externalPageOf(page_.integer(face)) : nullptr;
}

// What the file states, but where it states nothing, what the vertexes span. Their places are rounded a little inwards:
// as floats they may lie a hair beyond the edge of a luxel.
QRect Luxels::rectOnPage(quint32 face, QSize page) const
{
    qint64 stated[4];
    for (size_t i = 0; i < 4; ++i)
        stated[i] = rect_[i].integer(face);
    const auto [x, y, width, height] = stated;
    if (width > 0 && height > 0 && x >= 0 && y >= 0 && x + width <= page.width() && y + height <= page.height())
        return {static_cast<int>(x), static_cast<int>(y), static_cast<int>(width), static_cast<int>(height)};
    constexpr double hair = 1.0 / 64;
    double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    const double sides[2] = {static_cast<double>(page.width()), static_cast<double>(page.height())};
    for (const auto &vertex : shapes_.at(face).vertexes)
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

std::optional<FaceLight> Luxels::onPage(quint32 face) const
{
    const auto rect = rectOnPage(face, pageSize(face));
    if (rect.isEmpty())
        return {};
    auto light = lightOnPage(map_.format(), page_.integer(face), rect);
    if (externalPage(face))
        light.offset = -1;
    return light;
}

std::optional<FaceLight> Luxels::light(quint32 face) const
{
    if (map_.format().hasLightPages())
        return pageSize(face).isEmpty() ? std::nullopt : onPage(face);
    auto light = lights_.at(face);
    if (!light)
        return {};
    const qint64 left = static_cast<qint64>(lump_.size()) - light->offset;
    const qint64 whole = left / light->bytesOfStyle();
    light->styles = static_cast<int>(std::clamp<qint64>(whole, 0, light->styles));
    return light->styles > 0 ? light : std::nullopt;
}

QSize Luxels::pageSize(quint32 face) const
{
    return face < page_.count() ? sizeOfPage(page_.integer(face)) : QSize();
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
    const auto &style = styles_[slot];
    return face < style.count() ? static_cast<int>(style.integer(face)) : 0;
}

std::vector<int> Luxels::styles() const
{
    std::array<bool, 256> used{};
    for (quint32 face = 0; face < map_.recordCount(map_.format().roles.faces); ++face)
        if (const auto found = light(face))
            for (int slot = 0; slot < found->styles; ++slot)
                used[static_cast<size_t>(style(face, slot)) % used.size()] = true;
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

QImage Luxels::image(quint32 face, const FaceLight &light, int slot) const
{
    if (slot < 0 || slot >= light.styles)
        return {};
    if (const auto *page = externalPage(face))
        return page->copy(static_cast<int>(light.left), static_cast<int>(light.top), light.width, light.height);
    const qint64 reach = (light.height - 1) * light.stride + light.rowBytes;
    const auto bytes = bsp::slice(lump_, light.offset + slot * light.bytesOfStyle(), reach);
    if (static_cast<qint64>(bytes.size()) < reach)
        return {};
    return imageOf(bytes, light.width, light.height, light.stride);
}

QImage Luxels::combined(quint32 face, const StyleValues &values) const
{
    const auto found = light(face);
    return found ? combined(face, *found, values) : QImage();
}

QImage Luxels::combined(quint32 face, const FaceLight &light, const StyleValues &values) const
{
    auto sum = image(face, light, 0);
    if (sum.isNull())
        return {};
    const auto width = static_cast<size_t>(light.width) * 3;
    std::vector<float> total(width * static_cast<size_t>(light.height));
    for (int slot = 0; slot < light.styles; ++slot) {
        const auto part = slot == 0 ? sum : image(face, light, slot);
        const float value = values[static_cast<size_t>(style(face, slot)) % values.size()];
        for (int y = 0; y < light.height; ++y) {
            const uchar *row = part.constScanLine(y);
            float *into = total.data() + static_cast<size_t>(y) * width;
            for (size_t i = 0; i < width; ++i)
                into[i] += static_cast<float>(row[i]) * value;
        }
    }
    for (int y = 0; y < light.height; ++y) {
        uchar *row = sum.scanLine(y);
        const float *from = total.data() + static_cast<size_t>(y) * width;
        for (size_t i = 0; i < width; i += 3) {
            const QRgb color = keptInRange(from[i], from[i + 1], from[i + 2]);
            row[i] = static_cast<uchar>(qRed(color));
            row[i + 1] = static_cast<uchar>(qGreen(color));
            row[i + 2] = static_cast<uchar>(qBlue(color));
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
    return imageOf(bsp::slice(lump_, number * bytes, bytes), side, side, bytes / side);
}

std::vector<qint64> Luxels::pages() const
{
    std::vector<qint64> numbers;
    for (qint64 page = 0; page < pages_; ++page)
        numbers.push_back(page);
    for (const auto &[number, image] : external_)
        if (!image.isNull())
            numbers.push_back(number);
    sortUnique(numbers);
    return numbers;
}
