// Sentences about a budget as a whole.
#pragma once

#include "core/budget/budget.h"
#include "core/light/lightpages.h"

QString summaryOfLimits(const Budget &budget);
// `pages` is used for LightPages.
QString summaryOf(const MapFile &map, const Budget &budget, const LightPages &pages);
// Returns the name of what a measure counts, for pages "Luxels".
QString unitOf(BudgetMeasure measure);
// Returns the name of the part that belongs to none, "No cluster".
QString noneOf(BudgetGrouping by);
QString percentText(double share);
