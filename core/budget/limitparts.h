// How much of each limit a map uses.
#pragma once

#include "core/budget/budget.h"
#include "core/checks/checks.h"

// A part for each lump that is bounded, and for the blocks that lightmaps are packed into.
std::vector<BudgetPart> limitPartsOf(const MapFile &map, int engine, std::stop_token stop = {});

// Of a measure that is bounded as a whole, pages in pages; `most` is 0 where it is not.
EffectiveLimit limitOf(const MapFile &map, BudgetMeasure measure, int engine);
