#include "core/faces/directionpages.h"

#include "core/map/worldvalue.h"
#include "core/text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

struct DirectionText {
    Q_DECLARE_TR_FUNCTIONS(DirectionPages)
};

} // namespace

DirectionPages directionPagesOf(const MapFile &map, qint64 pages)
{
    const auto &format = map.format();
    const auto first = format.columns.facePage;
    if (first.lump == bsp::none || pages < 2 || (format.lightLayers.directionsNeedEvenPages && pages % 2 != 0))
        return DirectionPages::None;
    bool isAnyUsed = false;
    for (int layer = 0; layer < format.lightLayers.most; ++layer) {
        const auto page = map.column(first, layer);
        for (quint32 face = 0; face < page.count(); ++face) {
            const auto number = page.integer(face);
            if (number >= 0 && number % 2 != 0)
                return DirectionPages::None;
            isAnyUsed = isAnyUsed || number >= 0;
        }
    }
    return !isAnyUsed ? DirectionPages::None : pages == 2 ? DirectionPages::Unknown : DirectionPages::Odd;
}

DirectionPages directionPagesOf(const MapFile &map)
{
    return directionPagesOf(map, map.recordCount(map.format().roles.lighting));
}

QString directionsSentence(const MapFile &map, DirectionPages pages)
{
    QStringList sentences;
    if (pages == DirectionPages::Odd)
        sentences += DirectionText::tr("The odd lightmap pages hold light directions: no surface uses them.");
    if (pages == DirectionPages::Unknown)
        sentences += DirectionText::tr("Page 1 holds light directions or nothing: surfaces use only page 0.");
    for (const std::string_view key : {"deluxeMaps", "deluxeMapping"})
        if (const auto value = worldValue(map, key); !value.isEmpty())
            sentences += DirectionText::tr("worldspawn says %1 %2.").arg(fromView(key), inOneLine(QString::fromLatin1(value)));
    return sentences.join(u' ');
}
