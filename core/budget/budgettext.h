// What sentences of a budget are translated as.
#pragma once

#include <QCoreApplication>

struct BudgetText {
    Q_DECLARE_TR_FUNCTIONS(Budget)
};
