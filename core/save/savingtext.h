// What is said of saving, for whoever translates it.
#pragma once

#include <QCoreApplication>

struct SavingText {
    Q_DECLARE_TR_FUNCTIONS(saving)
};
