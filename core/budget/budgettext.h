// The translation context of budgets.
#pragma once

#include <QCoreApplication>

struct BudgetText {
    Q_DECLARE_TR_FUNCTIONS(Budget)
};
