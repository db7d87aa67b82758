// How much of something each face of a map uses, and the faces grouped by texture, model, cluster or page.
#pragma once

#include "core/budget/budget.h"
#include "core/light/lightpages.h"

struct FaceAmounts {
    std::vector<qint64> ofFace;
    qint64 total = 0; // of the map, including what no face uses
};

// Counts faces, triangles, vertexes or stored luxels; what several faces share counts for the first.
FaceAmounts amountsOf(const MapFile &map, BudgetMeasure measure, std::stop_token stop = {});

// Omits parts that use nothing; faces that belong to none form a part of their own. A face counts for each cluster whose
// leafs list it. `pages` is used only when grouping by page.
std::vector<BudgetPart> facePartsOf(const MapFile &map, BudgetGrouping by, const FaceAmounts &amounts, const LightPages &pages);
