// The faces of a map in parts: by their texture, model, cluster or page.
#pragma once

#include "core/budget/faceamounts.h"
#include "core/light/lightpages.h"

// Those that take nothing are left out; faces that belong to none are a part of their own. A face counts for each
// cluster whose leafs list it. `pages`: only asked for by page.
std::vector<BudgetPart> facePartsOf(const MapFile &map, BudgetGrouping by, const FaceAmounts &amounts,
                                    const LightPages &pages);
