// Edits of records in many maps, `edit FILE... --lump NAME --set ...` or by rules.
#pragma once

#include "app/commands/batch.h"
#include "core/entities/entityrules.h"

namespace commands {

// Returns a sentence on a lump or field of the rule that no format has; empty: there is none.
QString faultOfNames(const RecordRule &rule);
// Returns the edit that makes these rules, which must outlive it. `rulesFile` is the path of the rules; empty: --lump, --where
// and --set define the single rule.
std::unique_ptr<BatchEdit> recordEdit(const std::vector<RecordRule> &rules, const QString &rulesFile);

} // namespace commands
