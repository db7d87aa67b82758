// How much of something each face of a map uses.
#pragma once

#include "core/budget/budget.h"

struct FaceAmounts {
    std::vector<qint64> ofFace;
    qint64 total = 0; // of the map, including what no face uses
};

// Counts faces, triangles, vertexes or stored luxels; what several faces share counts for the first.
FaceAmounts amountsOf(const MapFile &map, BudgetMeasure measure, std::stop_token stop = {});
