// The arguments of an edit of entities, `entities FILE... --set ...`, and of edits by rules.
#pragma once

#include "app/commands/batch.h"
#include "core/entities/entityrules.h"
#include "core/query/parsedfilter.h"

#include <optional>

class GivenDefinitions;

struct EntityBatchArguments {
    commands::BatchArguments batch;
    bool isByRules = false;                // rules come from files; else --set and similar options define a single one
    bool hasRulesForAll = false;           // of --rules
    QString rulesFolder{};                 // of --rules-dir; empty: none
    QStringList stems{}, unusedFiles{};    // its files for the maps, without .cfg; the names of its other files
    bool isFolderEmpty = false;            // it has no files of rules
    std::optional<ParsedFilter> filter{};  // --where: only these entities can change
    std::optional<QString> recordFilter{}; // --where of the subcommand edit: only these records can change
    bool sparesWorld = false;              // keeps the world, unless a filter without negations selects it
    EntityRules rules{};
    std::optional<QByteArray> added{}; // the text of --add

    // Returns whether the folder has rules for the map.
    bool hasFileFor(const QString &file) const;
};

// Parse the arguments of any edit of entities, and --rules and --rules-dir, as commands::parseBatchArguments() does. Set the
// fault of the batch if something is wrong with the rules, a key or the added text.
Result<EntityBatchArguments> parseEntityBatchArguments(const Arguments &arguments);
Result<EntityBatchArguments> parseRuleArguments(const Arguments &arguments, commands::OutputKind kind);

namespace commands {

// Returns the options --rules, with this help, and --rules-dir.
QList<Option> ruleOptions(const QString &help);
// Returns the name that rules have for a map.
QString mapNameOf(const QString &file);
// Returns the edit of entities. The arguments and definitions must outlive it.
std::unique_ptr<BatchEdit> entityEdit(const EntityBatchArguments &wanted, GivenDefinitions &definitions);
// Applies rules of entities and records to many maps. Returns the exit code.
int editByRules(const EntityBatchArguments &wanted, const Arguments &arguments);

} // namespace commands
