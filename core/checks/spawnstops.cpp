// What stops the game as it makes the map's entities. Models that are missing, checkModels() finds in all games.
#include "core/entities/spawnstops.h"
#include "core/checks/checkers.h"
#include "core/checks/enginestops.h"
#include "core/entities/spawns.h"

namespace
{

// ED_LoadFromFile() of Quake's pr_edict.c and ReHLDS' pr_edict.cpp frees the world as it frees others, and nothing that
// its class gets ready is there.
void checkWorld(const CheckContext &context, const EntitySource &source, Problems &problems)
{
    const auto &game = context.map.game();
    const auto who = whoStops(context, [](const EngineStops &engine) { return engine.freesWorld; });
    if (!who)
        return;
    for (const auto &mode : game.spawnModes)
        if (const auto why = whyWorldIsLeftOut(source, game, mode); !why.isEmpty())
            return problems.add(
                who->severity, "world-freed", {context.map.format().roles.entityList, 0}, -1,
                [&] {
                    return CheckText::tr("The world is left out because of its own spawnflags (played as %1). %2 This "
                                         "makes %3 stop (\"no precache\").")
                        .arg(spawnModeName(mode), why, who->names);
                },
                "spawnflags");
}

void checkNeededKeys(const CheckContext &context, const EntitySource &source, Problems &problems)
{
    const auto *engine = stopsOf(context.map.format(), context.engine);
    const auto rules = fromView(engine ? engine->neededKeys : std::string_view()).split(u',', Qt::SkipEmptyParts);
    for (const auto &rule : rules) {
        const auto words = rule.toLatin1().simplified().split(' ');
        for (qint32 entity = 1; entity < source.count(); ++entity)
            if (isSame(edits::valueOf(source, entity, "classname"), words[0])
                && edits::pairOf(source, entity, words[1]) < 0)
                problems.add(
                    Severity::Error, "key-needed",
                    {context.map.format().roles.entityList, static_cast<quint32>(entity)}, -1,
                    [&] {
                        return CheckText::tr("Entity %1: %2 has no key %3, and %4 stops or crashes over it.")
                            .arg(numberText(entity), QString::fromLatin1(words[0]), QString::fromLatin1(words[1]),
                                 fromView(engine->engine));
                    },
                    words[1]);
    }
}

} // namespace

void checkSpawnStops(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto source = map.entitySource();
    checkWorld(context, source, problems);
    checkNeededKeys(context, source, problems);
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
