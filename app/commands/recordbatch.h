// Edits of records in many maps, `edit FILE... --lump NAME --set ...` or by rules.
#pragma once

#include "app/commands/batch.h"
#include "core/entities/entityrules.h"

#include <chrono>
#include <optional>

namespace commands {

// Returns a sentence on a lump or field of the rule that no format has; empty: there is none.
QString faultOfNames(const RecordRule &rule);
// Limits of the work for one map. Useful rules stay far below them.
struct RecordEditLimits {
    quint64 cells = 2'000'000'000;                            // read by filters and expressions
    std::chrono::milliseconds time = std::chrono::minutes(1); // computing a filter's columns can take seconds
};
// Returns the edit that makes these rules, which must outlive it. Rules that have a file may come from strangers, so the edit
// refuses a map for which they exceed the limits. --lump, --where and --set define a rule without one, which has no limits.
// `where`: rules, all for the same lump, edit only records that pass this filter before any rule applies; nothing: all.
std::unique_ptr<BatchEdit> recordEdit(const std::vector<RecordRule> &rules, const std::optional<QString> &where = {},
                                      const RecordEditLimits &limits = {});

} // namespace commands
