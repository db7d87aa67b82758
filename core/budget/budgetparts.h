// The kinds of parts of budgets: limits, faces by what they belong to, and what is drawn at once.
#pragma once

#include "core/budget/budget.h"
#include "core/checks/checks.h"
#include "core/light/lightpages.h"

// Returns a part for each lump with a limit, and for the blocks that lightmaps are packed into.
std::vector<BudgetPart> limitPartsOf(const MapFile &map, int engine, std::stop_token stop = {});

// Returns the limit of a whole measure, for LightPages in pages; `most` is 0 if there is none.
EffectiveLimit limitOf(const MapFile &map, BudgetMeasure measure, int engine);

// How much of something each face of a map uses.
struct FaceAmounts {
    std::vector<qint64> ofFace;
    qint64 total = 0; // of the map, including what no face uses
};

// Counts faces, triangles, vertexes or stored luxels; what several faces share counts for the first of them.
FaceAmounts amountsOf(const MapFile &map, BudgetMeasure measure, std::stop_token stop = {});

// Groups faces into parts. Omits parts that use nothing; faces that belong to no group form a part of their own. A face
// counts for each cluster whose leafs list it. `pages` is used only when grouping by page.
std::vector<BudgetPart> facePartsOf(const MapFile &map, BudgetGrouping by, const FaceAmounts &amounts, const LightPages &pages);

// Fills in a budget of BudgetMeasure::Drawn: its parts, total, summary or why it is empty, and the view.
void countDrawn(const MapFile &map, Budget &budget, const std::stop_token &stop);
