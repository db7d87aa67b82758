// What stops the game as it makes the map's entities. Models that are missing, checkModels() finds in all games.
#include "core/checks/checkers.h"
#include "core/entities/spawnstops.h"

void checkSpawnStops(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto source = map.entitySource();
    const auto where = map.format().columns.entityModel;
    const auto models = map.recordCount(map.format().roles.models);
    for (const auto &stop : spawnStops(source, map.game(), models)) {
        if (stop.what == SpawnStop::MissingModel)
            continue;
        const auto text = [&] { return sentenceOf(stop, source, map.game(), models); };
        if (stop.what == SpawnStop::NoRoom)
            problems.add(Severity::Error, "entities-too-many", {map.format().roles.entities, 0}, -1, text);
        else
            problems.add(
                Severity::Error, "model-needed", {where.lump, static_cast<quint32>(stop.entity)}, where.field,
                [&] { return CheckText::tr("Entity %1, %2").arg(numberText(stop.entity), text()); }, "model");
    }
}
