// `dump` of many maps into one database, or into partitioned tables, and what both share.
#pragma once

#include "app/commands/overmaps.h"

namespace commands {

// Runs `dump FILE... --format sqlite --output DB`.
int dumpDatabase(const Arguments &arguments);
// Runs `dump FILE... --format ndjson --partition DIR`.
int dumpPartitions(const Arguments &arguments);
// Fills in what opening a map leaves out of these lumps: what clusters see and, `withColumns`, the computed columns.
void calculate(MapFile &map, const std::vector<int> &lumps, bool withColumns, const std::stop_token &stop = {});

// Returns a run over the maps that FILE... names, which writes into this file or folder.
MapsRun runInto(const QString &output, const Arguments &arguments);
// Returns whether the output lists a map: it has no fault, or its file exists although it is no map, or its name is no UTF-8.
bool isListable(const NamedMap &map);
// Returns whether any of the maps exists. If not, no output is created.
bool isAnyThere(const std::vector<NamedMap> &maps);
// Prints for each map why it cannot be read.
int failForAll(const MapsRun &run);
// Returns the exit code of a run, and prints after Ctrl+C how to continue it.
int endedRun(int code);

// Calls run.read(entry, path, index) for each map without a fault, on several threads, then run.add(entry) on the calling thread,
// in the maps' order. `entry` is a Run::Entry, made from a NamedMap. read() returns an exit code. add() returns why it failed,
// which ends the run and is stored in `why`, or an empty string. If a map has a fault or does not fit into memory,
// entry.setError() is called in place of read(). Returns the worst exit code.
template <typename Run>
int readAndAdd(const MapsRun &maps, Run &run, QString &why)
{
    using Entry = typename Run::Entry;
    std::vector<std::unique_ptr<Entry>> entries(maps.maps.size());
    return runOverMaps(
        maps,
        [&](size_t index) {
            auto entry = std::make_unique<Entry>(maps.maps[index]);
            const int code = run.read(*entry, maps.maps[index].path, index);
            entries[index] = std::move(entry);
            return code;
        },
        [&](size_t index, MapOutput &output) {
            auto entry = std::move(entries[index]);
            if (!entry && isListable(maps.maps[index])) {
                entry = std::make_unique<Entry>(maps.maps[index]);
                entry->setError(output.sentences.empty() ? QString() : output.sentences.back().text);
            }
            if (entry)
                why = run.add(*entry);
            return why.isEmpty();
        });
}

} // namespace commands
