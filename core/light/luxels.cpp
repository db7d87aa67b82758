#include "core/light/luxels.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace
{

constexpr qint64 pageBytes = 3LL * lightPageSide * lightPageSide;

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
    : map_(map), lights_(map), external_(std::move(external)), lump_(map.lumpBytes(map.format().roles.lighting))
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

const QImage *Luxels::externalPage(quint32 face) const
{
    if (face >= page_.count())
        return nullptr;
    const auto found = external_.find(page_.integer(face));
    return found == external_.end() || found->second.isNull() ? nullptr : &found->second;
}

std::optional<FaceLight> Luxels::onExternalPage(quint32 face, const QImage &page) const
{
    qint64 rect[4];
    for (size_t i = 0; i < 4; ++i)
        rect[i] = rect_[i].integer(face);
    if (rect[0] < 0 || rect[0] >= page.width() || rect[1] < 0 || rect[1] >= page.height() || rect[2] < 1 || rect[3] < 1)
        return {};
    return FaceLight{.width = static_cast<int>(std::min<qint64>(rect[2], page.width() - rect[0])),
                     .height = static_cast<int>(std::min<qint64>(rect[3], page.height() - rect[1])),
                     .left = static_cast<double>(rect[0]),
                     .top = static_cast<double>(rect[1]),
                     .offset = -1,
                     .styles = 1};
}

std::optional<FaceLight> Luxels::light(quint32 face) const
{
    if (const auto *page = externalPage(face))
        return onExternalPage(face, *page);
    auto light = lights_.at(face);
    if (!light || light->width < 1 || light->height < 1)
        return {};
    if (map_.format().lightmaps == bsp::Lightmaps::Pages) {
        light->width = std::min(light->width, lightPageSide - static_cast<int>(light->left));
        light->height = std::min(light->height, lightPageSide - static_cast<int>(light->top));
        return light->width > 0 && light->height > 0 ? light : std::nullopt;
    }
    const qint64 left = static_cast<qint64>(lump_.size()) - light->offset;
    const qint64 whole = left / (3LL * light->width * light->height);
    light->styles = static_cast<int>(std::clamp<qint64>(whole, 0, light->styles));
    return light->styles > 0 ? light : std::nullopt;
}

QSize Luxels::pageSize(quint32 face) const
{
    if (const auto *page = externalPage(face))
        return page->size();
    return page_.count() > 0 ? QSize(lightPageSide, lightPageSide) : QSize();
}

int Luxels::style(quint32 face, int slot) const
{
    const auto &style = styles_[slot];
    return face < style.count() ? static_cast<int>(style.integer(face)) : 0;
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
    const bool inPage = map_.format().lightmaps == bsp::Lightmaps::Pages;
    const qint64 row = 3LL * light.width, size = row * light.height;
    const qint64 stride = inPage ? 3LL * lightPageSide : row;
    const qint64 reach = inPage ? (light.height - 1) * stride + row : size;
    const auto bytes = bsp::slice(lump_, light.offset + slot * size, reach);
    if (static_cast<qint64>(bytes.size()) < reach)
        return {};
    return imageOf(bytes, light.width, light.height, stride);
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
    if (map_.format().lightmaps != bsp::Lightmaps::Pages || number < 0
        || number >= map_.recordCount(map_.format().roles.lighting))
        return {};
    return imageOf(bsp::slice(lump_, number * pageBytes, pageBytes), lightPageSide, lightPageSide, 3LL * lightPageSide);
}

std::vector<qint64> Luxels::pages() const
{
    std::vector<qint64> numbers;
    if (map_.format().lightmaps == bsp::Lightmaps::Pages)
        for (quint32 page = 0; page < map_.recordCount(map_.format().roles.lighting); ++page)
            numbers.push_back(page);
    for (const auto &[number, image] : external_)
        if (!image.isNull())
            numbers.push_back(number);
    std::ranges::sort(numbers);
    numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    return numbers;
}
