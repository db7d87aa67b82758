// The translation context of messages about saving.
#pragma once

#include <QCoreApplication>

struct SavingText {
    Q_DECLARE_TR_FUNCTIONS(saving)
};
