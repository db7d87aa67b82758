#include "core/light/externalpages.h"

#include "core/sorting.h"
#include "core/text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostPages = 256;        // the renderer's own bound (tr_local.h)
constexpr int longestPageSide = 4096;    // luxels
constexpr qint64 mostLuxels = 1LL << 25; // of all pages read, which are kept, combined into one image and uploaded

struct PageText {
    Q_DECLARE_TR_FUNCTIONS(ExternalPages)
};

} // namespace

QStringList externalPageNames(const QString &map, qint64 page)
{
    const auto stem = u"maps/%1/lm_%2"_s.arg(map).arg(page, 4, 10, QChar(u'0'));
    return {stem + u".tga"_s, stem + u".png"_s, stem + u".jpg"_s};
}

std::vector<qint64> missingPages(const MapFile &map)
{
    const FaceLights lights(map);
    std::vector<qint64> missing;
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face)
        for (const auto &layer : lights.layersOf(face))
            if (layer.kind == LightLayer::Page && layer.page >= map.recordCount(map.format().roles.lighting))
                missing.push_back(layer.page);
    sortUnique(missing);
    if (missing.size() > mostPages)
        missing.resize(mostPages);
    return missing;
}

ExternalPages findExternalPages(const MapFile &map, const QString &name, const std::function<QImage(const QString &)> &find,
                                std::stop_token stop)
{
    ExternalPages pages;
    qint64 left = mostLuxels;
    const auto read = [&](qint64 page) {
        for (const auto &path : externalPageNames(name, page)) {
            if (stop.stop_requested() || left <= 0)
                return;
            auto image = find(path);
            if (image.isNull())
                continue;
            left -= static_cast<qint64>(image.width()) * image.height();
            const bool isTaken = left >= 0 && std::max(image.width(), image.height()) <= longestPageSide;
            pages.emplace(page, isTaken ? std::move(image) : QImage());
            return;
        }
    };
    const auto missing = missingPages(map);
    for (const qint64 page : missing) {
        if (left <= 0)
            pages.emplace(page, QImage());
        read(page);
    }
    if (!missing.empty() && directionPagesOf(map, missing.back() + 2) != DirectionPages::None)
        for (const qint64 page : missing)
            if (pages.contains(page))
                read(page + 1); // directions of its light, if there are any
    return pages;
}

QString leftOutSentence(const ExternalPages &pages)
{
    const auto leftOut = std::ranges::count_if(pages, [](const auto &page) { return page.second.isNull(); });
    return leftOut == 0 ? QString()
                        : PageText::tr("%Ln lightmap pages are not used: each may be at most %1 luxels "
                                       "wide and high, and all together may have at most %2 luxels.",
                                       nullptr, static_cast<int>(leftOut))
                              .arg(numberText(longestPageSide), numberText(mostLuxels));
}
