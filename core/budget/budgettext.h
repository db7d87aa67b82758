// The texts of budgets: sentences about one as a whole, and the names of its measures and parts.
#pragma once

#include "core/budget/budget.h"
#include "core/light/lightpages.h"

#include <QCoreApplication>

struct BudgetText {
    Q_DECLARE_TR_FUNCTIONS(Budget)
};

QString summaryOfLimits(const Budget &budget);
// Describes a budget as a whole. `pages` is used only for LightPages.
QString summaryOf(const MapFile &map, const Budget &budget, const LightPages &pages);
// Returns the name of what a measure counts; for LightPages, "Luxels".
QString unitOf(BudgetMeasure measure);
// Returns the name of the part for what belongs to no group, such as "No cluster".
QString noneOf(BudgetGrouping by);
QString percentText(double share);
// Returns for each model of a map its number, followed by the class and name of the first entity that uses it.
std::vector<QString> modelNames(const MapFile &map);
