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

// Returns a run over the maps that FILE... names, each once, which writes into this file or folder.
MapsRun runInto(const QString &output, const Arguments &arguments);
// Returns whether a map can be listed: one that was named has a file, even if the file is no map.
bool isListable(const NamedMap &map);
// Returns whether at least one of the maps is there, so that an output is made.
bool isAnyThere(const std::vector<NamedMap> &maps);
// Prints for each map why it cannot be read.
int failForAll(const MapsRun &run);
// Returns the exit code of a run, and prints after Ctrl+C how to continue it.
int endedRun(int code);

// Reads each map without a fault by run.read(entry, path, index), in several threads, and adds it by run.add(entry) in this one,
// in the maps' order. `entry` is a Run::Entry, made from a NamedMap. read() returns an exit code; add() returns why it failed,
// which ends the run and is left in `why`. A map that has a fault, or that there is no memory for, is added after
// entry.setError() instead of read(). Returns the worst exit code.
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
