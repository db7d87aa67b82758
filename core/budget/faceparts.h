// The faces of a map, grouped by texture, model, cluster or page.
#pragma once

#include "core/budget/faceamounts.h"
#include "core/light/lightpages.h"

// Omits parts that use nothing; faces that belong to none form a part of their own. A face counts for each cluster whose
// leafs list it. `pages` is used only when grouping by page.
std::vector<BudgetPart> facePartsOf(const MapFile &map, BudgetGrouping by, const FaceAmounts &amounts, const LightPages &pages);
