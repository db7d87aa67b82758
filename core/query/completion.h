// Completions for the filter line: columns and, after an operator, existing values.
#pragma once

#include "core/map/references.h"

#include <QString>

#include <stop_token>
#include <vector>

struct Completion {
    QString text; // as typed, quoted if necessary
    QString note; // a column's meaning, or how often a value occurs
};

struct Completions {
    qsizetype from = 0, length = 0; // the range that they replace in the text
    std::vector<Completion> all;    // those that begin with the typed text first; names nearest first, values by frequency
    bool isValue = false;           // they are values, not names of columns
};

// Returns what fits the text up to the cursor; no values after < and >, where any number makes sense. Counts values in the lump
// that the name leads to, which may take long.
Completions completionsAt(const References &references, int lump, const QString &text, qsizetype cursor,
                          std::stop_token stop = {});
