#include "core/light/stylenames.h"

#include "core/entities/edits.h"

#include <QCoreApplication>

namespace
{

struct StyleText {
    Q_DECLARE_TR_FUNCTIONS(LightStyle)
};

bool isLight(QByteArrayView classname)
{
    return classname.size() >= 5 && classname.first(5).compare("light", Qt::CaseInsensitive) == 0;
}

} // namespace

QString describeStyle(const MapFile &map, int style)
{
    const auto &switched = map.game().styles;
    const auto source = map.entitySource();
    if (style == 0)
        return {};
    if (style < switched.first)
        return StyleText::tr("animated by the game");
    const auto count = style > switched.last ? 0 : static_cast<qint32>(source.parsed.entities.size());
    for (qint32 entity = 0; entity < count; ++entity) {
        if (!isLight(edits::valueOf(source, entity, "classname"))
            || edits::valueOf(source, entity, "style").toInt() != style)
            continue;
        const auto name = QString::fromLatin1(edits::valueOf(source, entity, "targetname"));
        if (name.isEmpty())
            continue;
        const bool startsOff = edits::valueOf(source, entity, "spawnflags").toInt() & 1;
        return startsOff ? StyleText::tr("off until light '%1' is used").arg(name)
                         : StyleText::tr("on until light '%1' is used").arg(name);
    }
    return StyleText::tr("no light of the map switches it");
}
