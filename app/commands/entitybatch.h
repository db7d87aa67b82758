// The arguments of an edit of entities, `entities FILE... --set ...`, and of edits by rules.
#pragma once

#include "app/commands/batch.h"
#include "core/entities/entityrules.h"

#include <optional>

class GivenDefinitions;

struct EntityBatchArguments {
    commands::BatchArguments batch;
    QString rulesFile;             // the path of the rules; empty: --set and similar options define them
    std::optional<QString> filter; // selects the entities of the single rule
    bool sparesWorld = false;      // keeps the world, unless a filter without negations selects it
    EntityRules rules;
    std::optional<QByteArray> added; // the text of --add
};

// Parse the arguments of any edit of entities, and of an edit by --rules alone, as commands::parseBatchArguments() does. Set the
// fault of the batch if something is wrong with the rules, a key or the added text.
Result<EntityBatchArguments> parseEntityBatchArguments(const Arguments &arguments);
Result<EntityBatchArguments> parseRuleArguments(const Arguments &arguments, commands::OutputKind kind);

namespace commands {

// Returns the edit of entities. The arguments and definitions must outlive it.
std::unique_ptr<BatchEdit> entityEdit(const EntityBatchArguments &wanted, GivenDefinitions &definitions);
// Applies the rules of entities and records in a file to many maps. Returns the exit code.
int editByRules(const EntityBatchArguments &wanted, const Arguments &arguments);

} // namespace commands
