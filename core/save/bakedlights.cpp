#include "core/save/bakedlights.h"

#include "core/entities/edits.h"
#include "core/faces/lightdata.h"
#include "core/games/entityclass.h"
#include "core/save/savingtext.h"
#include "core/text.h"

#include <algorithm>
#include <iterator>

namespace
{

// Returns the pairs of each light without its name, in sorted order.
std::vector<QByteArray> lightsOf(const MapFile &map, const bsp::Game &game)
{
    const auto source = map.entitySource();
    std::vector<QByteArray> lights;
    for (qint32 entity = 1; entity < source.count(); ++entity) {
        if (bsp::EntityClass(game, edits::valueOf(source, entity, "classname")).look().isLight)
            lights.push_back(edits::pairsInOrder(source, entity, "targetname"));
    }
    std::ranges::sort(lights);
    return lights;
}

qsizetype countMissing(const std::vector<QByteArray> &from, const std::vector<QByteArray> &in)
{
    std::vector<QByteArray> missing;
    std::ranges::set_difference(from, in, std::back_inserter(missing));
    return static_cast<qsizetype>(missing.size());
}

} // namespace

qsizetype editedBakedLights(const MapFile &before, const MapFile &after)
{
    if (LightData(before).isEmpty() || before.entityText() == after.entityText())
        return 0;
    const auto old = lightsOf(before, before.game()), now = lightsOf(after, before.game());
    return std::max(countMissing(old, now), countMissing(now, old)); // a changed one is missing on both sides
}

QString bakedLightsSentence(qsizetype lights)
{
    return SavingText::tr("Lights edited: %1. The light on the map's faces was computed when the map was compiled and "
                          "does not change.")
        .arg(numberText(lights));
}
