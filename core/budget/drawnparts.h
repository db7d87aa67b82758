// What is drawn at once, and where: the places of a map from which most is drawn, and what causes it.
#pragma once

#include "core/budget/budget.h"

// Of BudgetMeasure::Drawn: its parts, total, summary or why it is empty, and from where it is seen.
void countDrawn(const MapFile &map, Budget &budget, const std::stop_token &stop);
