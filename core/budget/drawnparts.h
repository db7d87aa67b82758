// What is drawn at once: the clusters of a map from which most is drawn, and what causes it.
#pragma once

#include "core/budget/budget.h"

// Fills in a budget of BudgetMeasure::Drawn: its parts, total, summary or why it is empty, and the view.
void countDrawn(const MapFile &map, Budget &budget, const std::stop_token &stop);
