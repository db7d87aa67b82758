// Finds brush models that no entity shows, those that several show, and those with a bad box.
#include "core/checks/checkers.h"
#include "core/checks/enginestops.h"
#include "core/entities/edits.h"
#include "core/games/entityclass.h"
#include "core/games/keyvalues.h"
#include "core/map/celltext.h"
#include "core/numbers.h"
#include "core/where/space.h"

void checkModelUse(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int models = map.format().roles.models;
    const auto where = map.format().columns.entityModel;
    const auto source = map.entitySource();
    constexpr qint32 unused = -1, usedByOtherKey = -2; // in place of the entity whose key `model` uses it
    std::vector<qint32> users(map.recordCount(models), unused);
    for (qint32 entity = 0; entity < source.count(); ++entity) {
        const auto model = edits::pairOf(source, entity, "model");
        const auto pairs = source.pairsOf(entity);
        for (qint32 at = 0; at < static_cast<qint32>(pairs.size()); ++at) {
            const auto value = source.value(pairs[static_cast<size_t>(at)]);
            const auto number = bsp::brushModelIn(value, source.values(), static_cast<quint32>(users.size())).value_or(0);
            if (number == 0)
                continue;
            auto &user = users[number];
            if (at == model && user >= 0)
                problems.add(
                    Severity::Note, "model-shared", {where.lump, static_cast<quint32>(entity)}, where.field,
                    [&, user = user] {
                        return CheckText::tr("Entity %1 uses brush model *%2, which entity %3 uses as well.")
                            .arg(numberText(entity), QString::number(number), numberText(user));
                    },
                    "model");
            else if (at == model || user == unused)
                user = at == model ? entity : usedByOtherKey;
        }
    }
    for (quint32 model = 1; model < users.size(); ++model)
        if (users[model] == unused)
            problems.add(Severity::Note, "model-unused", {models, model}, -1, [&] {
                return CheckText::tr("No entity uses brush model *%1, so it never appears in the game.").arg(model);
            });
}

// Reports brush models whose box is inside out. When an entity gets its model, engines grow the box by a unit on each side,
// and refuse it if it is still inside out: SetMinMaxSize() of Quake's pr_cmds.c, and ReHLDS' pr_cmds.cpp.
void checkModelBoxes(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int models = map.format().roles.models;
    const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.backwardBoxes; });
    if (!who)
        return;
    const auto source = map.entitySource();
    const auto classes = map.classes();
    std::vector<bool> isTold(map.recordCount(models));
    for (qint32 entity = 1; entity < source.count(); ++entity) {
        const auto number =
            bsp::brushModelIn(edits::valueOf(source, entity, "model"), source.values(), static_cast<quint32>(isTold.size()))
                .value_or(0);
        const bsp::EntityClass itsClass(classes, edits::valueOf(source, entity, "classname"));
        if (number == 0 || isTold[number] || itsClass.isUnknown())
            continue;
        const RecordRef model{models, number};
        const auto box = StoredBox(map, map.format().columns.modelBox, model.index).grown({1, 1, 1});
        isTold[number] = box.low[0] > box.high[0] || box.low[1] > box.high[1] || box.low[2] > box.high[2];
        if (isTold[number])
            problems.add(who->severity, "model-box", model, map.format().columns.modelBox.field, [&] {
                return CheckText::tr("%1: the mins of its box are greater than the maxs. This makes %2 stop at entity %3 "
                                     "(\"backwards mins/maxs\").")
                    .arg(title(map, model), who->names, numberText(entity));
            });
    }
}
