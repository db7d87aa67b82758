#include "core/faces/directionpages.h"

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
