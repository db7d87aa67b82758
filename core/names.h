// Formats lists of names for use in sentences.
#pragma once

#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

// Returns the names separated by commas; of more than `most`, the first ones and how many more there are.
inline QString namesText(const QStringList &names, qsizetype most = 20)
{
    const auto first = names.first(std::min(most, names.size())).join(QStringLiteral(", "));
    const auto more = names.size() - most;
    return more > 0 ? QCoreApplication::translate("Names", "%1 and %2 more").arg(first, numberText(more)) : first;
}
