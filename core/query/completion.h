// What can be typed at a place of the filter line: columns, and behind an operator the values that are there.
#pragma once

#include "core/map/references.h"

#include <QString>

#include <stop_token>
#include <vector>

struct Completion {
    QString text; // as it is typed, quoted where that is needed
    QString note; // a column's meaning; of a value how often it is there
};

struct Completions {
    qsizetype from = 0, length = 0; // what they replace in the text
    std::vector<Completion>
        all; // those that begin so before those that contain it; names nearest first, values by frequency
    bool isValue = false; // and no names of columns
};

// What is typed up to the cursor narrows them. Values are counted in the lump that the name leads to, which may take
// long.
Completions completionsAt(const References &references, int lump, const QString &text, qsizetype cursor,
                          std::stop_token stop = {});
