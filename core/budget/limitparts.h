// How much of each limit a map uses.
#pragma once

#include "core/budget/budget.h"
#include "core/checks/checks.h"

// Returns a part for each lump with a limit, and for the blocks that lightmaps are packed into.
std::vector<BudgetPart> limitPartsOf(const MapFile &map, int engine, std::stop_token stop = {});

// Returns the limit of a whole measure, for LightPages in pages; `most` is 0 if there is none.
EffectiveLimit limitOf(const MapFile &map, BudgetMeasure measure, int engine);
