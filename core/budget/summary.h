// What is said of a budget as a whole.
#pragma once

#include "core/budget/budget.h"
#include "core/light/lightpages.h"

QString summaryOfLimits(const Budget &budget);
// `pages`: of LightPages.
QString summaryOf(const MapFile &map, const Budget &budget, const LightPages &pages);
// What a measure counts, "Luxels" of pages.
QString unitOf(BudgetMeasure measure);
// What belongs to none, "No cluster".
QString noneOf(BudgetGrouping by);
QString percentText(double share);
