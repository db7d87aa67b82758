// `dump` of many maps into one database, or into partitioned tables.
#pragma once

#include "app/commands/commands.h"

namespace commands {

// Runs `dump FILE... --format sqlite --output DB`.
int dumpDatabase(const Arguments &arguments);
// Runs `dump FILE... --format ndjson --partition DIR`.
int dumpPartitions(const Arguments &arguments);
// Fills in what opening a map leaves out of these lumps: what clusters see and, `withColumns`, the computed columns.
void calculate(MapFile &map, const std::vector<int> &lumps, bool withColumns, const std::stop_token &stop = {});

} // namespace commands
