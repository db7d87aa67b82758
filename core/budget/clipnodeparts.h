// The clipnodes of a map, grouped by the model or the hull whose tree contains them.
#pragma once

#include "core/budget/budget.h"

// Counts a clipnode of several trees for the first; those in no tree form a part of their own. Only for formats with hulls.
std::vector<BudgetPart> clipnodePartsOf(const MapFile &map, BudgetGrouping by);
