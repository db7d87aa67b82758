// The arguments of an edit of entities, `entities FILE... --set ...`.
#pragma once

#include "app/commands/batch.h"
#include "core/entities/entityrules.h"

#include <optional>

struct EntityBatchArguments {
    commands::BatchArguments batch;
    QString rulesFile;             // the path of the rules; empty: --set and similar options define them
    std::optional<QString> filter; // selects the entities of the single rule
    bool sparesWorld = false;      // keeps the world, unless a filter without negations selects it
    EntityRules rules;
    std::optional<QByteArray> added; // the text of --add
};

// Parses the arguments as commands::parseBatchArguments() does. Sets the fault of the batch if something is wrong with the
// rules, a key or the added text.
Result<EntityBatchArguments> parseEntityBatchArguments(const Arguments &arguments);
