// Rules that make of the entities of one map those of another: the way to carry edits over to a newer compile.
#pragma once

#include "core/entities/entitydiff.h"

struct WrittenRules {
    QByteArray file;        // ripent.py's JSON, as readRules() takes it
    QString refused{};      // why reading or applying the file fails: it has too many rules or bytes; empty: it does not
    EntityDifferences left; // between what the rules make and what was wanted: rules cannot name one of two equal keys
};

// Each entity is named by the fewest keys that tell it from all others: its class, name and place before its brush model,
// whose number a compiler changes. What is added goes to the end.
WrittenRules rulesFor(const EntityDifferences &differences, const EntitySource &was, const EntitySource &now);
