#include "core/budget/budgetparts.h"

#include "core/budget/budgettext.h"

namespace {

// Returns the lump whose limit applies to a measure, or bsp::none.
int lumpOf(const bsp::Format &format, BudgetMeasure measure)
{
    switch (measure) {
    case BudgetMeasure::Faces: return format.roles.faces;
    case BudgetMeasure::Vertexes: return format.roles.vertexes;
    case BudgetMeasure::Clipnodes: return format.columns.clipnodeFront.lump;
    case BudgetMeasure::Luxels: return format.roles.lighting;
    default: return bsp::none;
    }
}

std::optional<BudgetMeasure> measureOf(const bsp::Format &format, int lump)
{
    for (const auto measure : budgetMeasures)
        if (lumpOf(format, measure) == lump)
            return measure;
    return {};
}

void setRoom(BudgetPart &part, const MapFile &map, const EffectiveLimit &limit)
{
    const auto owner = limitOwner(map, limit);
    part.room = limit.most;
    part.isEngineLimit = limit.engine;
    part.note = limit.engine ? BudgetText::tr("%1 cannot load more than this.").arg(owner)
                             : BudgetText::tr("That is a compiler's limit (%1); the game may load more.").arg(owner);
}

} // namespace

std::vector<BudgetPart> limitPartsOf(const MapFile &map, int engine, std::stop_token stop)
{
    std::vector<BudgetPart> parts;
    for (const int lump : map.lumps())
        if (const auto limit = effectiveLimit(map, lump, engine); limit.most > 0)
            setRoom(parts.emplace_back(BudgetPart{.name = fromView(map.lump(lump).title),
                                                  .value = usedOf(map, lump),
                                                  .number = lump,
                                                  .measure = measureOf(map.format(), lump)}),
                    map, limit);
    if (const auto limit = limitOf(map, BudgetMeasure::LightPages, engine); limit.most > 0)
        setRoom(parts.emplace_back(BudgetPart{.name = titleOf(BudgetMeasure::LightPages),
                                              .value = lightPagesOf(map, stop).count(),
                                              .measure = BudgetMeasure::LightPages}),
                map, limit);
    return parts;
}

EffectiveLimit limitOf(const MapFile &map, BudgetMeasure measure, int engine)
{
    if (measure == BudgetMeasure::LightPages)
        return effectiveLimit(map, map.format().lightBlocks.limits, engine);
    const int lump = lumpOf(map.format(), measure);
    auto limit = lump == bsp::none ? EffectiveLimit{} : effectiveLimit(map, lump, engine);
    if (measure == BudgetMeasure::Luxels) // the lump's limit is in bytes
        limit.most /= map.bytesPerLuxel();
    return limit;
}
