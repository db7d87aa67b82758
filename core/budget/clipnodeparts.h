// The clipnodes of a map in parts: by the model or the hull whose tree they are in.
#pragma once

#include "core/budget/budget.h"

// A clipnode of several trees counts for the first; those of none are a part of their own. Only of formats with hulls.
std::vector<BudgetPart> clipnodePartsOf(const MapFile &map, BudgetGrouping by);
