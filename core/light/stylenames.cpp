#include "core/light/stylenames.h"

#include <QCoreApplication>

namespace
{

constexpr int firstSwitched = 32, lastSwitched = 63; // compilers' own (qrad3, qrad)

struct StyleText {
    Q_DECLARE_TR_FUNCTIONS(LightStyle)
};

bool isLight(QByteArrayView classname)
{
    return classname.size() >= 5 && classname.first(5).compare("light", Qt::CaseInsensitive) == 0;
}

} // namespace

QString describeStyle(const EntitySource &source, int style)
{
    if (style == 0)
        return {};
    if (style < firstSwitched)
        return StyleText::tr("animated by the game");
    const auto count = style > lastSwitched ? 0 : static_cast<qint32>(source.parsed.entities.size());
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
