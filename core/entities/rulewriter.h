// Writes rules that turn the entities of one map into those of another, to carry edits over to a newer compile.
#pragma once

#include "core/entities/entitydiff.h"

struct WrittenRules {
    QByteArray file;        // ripent.py's JSON, for readRules()
    QString refused{};      // why the file cannot be read or applied, for example too many rules; empty: it can
    EntityDifferences left; // from the rules' result to the wanted text, since rules cannot distinguish equal keys
};

// Returns the rules. They identify each entity by the fewest keys that distinguish it: class, name and origin before the
// brush model, whose number a compiler changes. Added entities go to the end.
WrittenRules rulesFor(const EntityDifferences &differences, const EntitySource &was, const EntitySource &now);
