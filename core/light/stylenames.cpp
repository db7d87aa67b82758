#include "core/light/stylenames.h"

#include "core/entities/edits.h"
#include "core/games/entityclass.h"
#include "core/games/keyvalues.h"
#include "core/numbers.h"

#include <QCoreApplication>

namespace
{

struct StyleText {
    Q_DECLARE_TR_FUNCTIONS(LightStyle)
};

} // namespace

QString describeStyle(const MapFile &map, int style)
{
    const auto &switched = map.game().styles;
    const auto source = map.entitySource();
    if (style == 0)
        return {};
    if (style < switched.first)
        return StyleText::tr("animated by the game");
    const auto count = style > switched.last ? 0 : source.count();
    for (qint32 entity = 0; entity < count; ++entity) {
        if (!bsp::EntityClass(map.game(), edits::valueOf(source, entity, "classname")).look().isLight
            || leadingNumber(edits::valueOf(source, entity, "style")) != style)
            continue;
        const auto name = source.toText(edits::valueOf(source, entity, "targetname"));
        if (name.isEmpty())
            continue;
        const bool startsOff = bsp::flagsIn(edits::valueOf(source, entity, "spawnflags"), source.values()) & 1;
        return startsOff ? StyleText::tr("off until light '%1' is triggered").arg(name)
                         : StyleText::tr("on until light '%1' is triggered").arg(name);
    }
    return StyleText::tr("no light of the map switches it");
}
