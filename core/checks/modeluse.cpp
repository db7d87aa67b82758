// Brush models that nobody shows, and those that several entities show.
#include "core/checks/checkers.h"
#include "core/entities/edits.h"
#include "core/games/keyvalues.h"

void checkModelUse(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const int models = map.format().roles.models;
    const auto where = map.format().columns.entityModel;
    const auto source = map.entitySource();
    constexpr qint32 nobody = -1, other = -2; // other: named, but not as somebody's model
    std::vector<qint32> users(map.recordCount(models), nobody);
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
                        return CheckText::tr("Entity %1: its brush model *%2 is entity %3's as well.")
                            .arg(numberText(entity), QString::number(number), numberText(user));
                    },
                    "model");
            else if (at == model || user == nobody)
                user = at == model ? entity : other;
        }
    }
    for (quint32 model = 1; model < users.size(); ++model)
        if (users[model] == nobody)
            problems.add(Severity::Note, "model-unused", {models, model}, -1, [&] {
                return CheckText::tr("No entity has the brush model *%1: it is never there.").arg(model);
            });
}
