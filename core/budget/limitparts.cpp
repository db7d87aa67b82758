#include "core/budget/limitparts.h"

#include "core/light/lightpages.h"

namespace
{

// The lump whose limit bounds a measure; `none`: there is no such.
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

} // namespace

std::vector<BudgetPart> limitPartsOf(const MapFile &map, int engine, std::stop_token stop)
{
    std::vector<BudgetPart> parts;
    for (const int lump : map.lumps())
        if (const auto limit = effectiveLimit(map, lump, engine); limit.most > 0)
            parts.push_back({.name = fromView(map.lump(lump).title),
                             .value = usedOf(map, lump),
                             .room = limit.most,
                             .number = lump,
                             .measure = measureOf(map.format(), lump)});
    if (const auto limit = limitOf(map, BudgetMeasure::LightPages, engine); limit.most > 0)
        parts.push_back({.name = titleOf(BudgetMeasure::LightPages),
                         .value = lightPagesOf(map, stop).count(),
                         .room = limit.most,
                         .measure = BudgetMeasure::LightPages});
    return parts;
}

EffectiveLimit limitOf(const MapFile &map, BudgetMeasure measure, int engine)
{
    if (measure == BudgetMeasure::LightPages)
        return effectiveLimit(map, map.format().lightBlocks.limits, engine);
    const int lump = lumpOf(map.format(), measure);
    auto limit = lump == bsp::none ? EffectiveLimit{} : effectiveLimit(map, lump, engine);
    if (measure == BudgetMeasure::Luxels) // of their lump bytes are counted
        limit.most /= map.bytesPerLuxel();
    return limit;
}
