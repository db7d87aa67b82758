// The save of an edited map by a subcommand that writes one map to --output, which may be FILE itself.
#pragma once

#include "app/commands/commands.h"
#include "core/save/mapwriter.h"

#include <optional>

struct SavePlan;

namespace commands {

// Locks --output, then reads FILE, and keeps the lock until the map is written.
class MapSave
{
public:
    // Prints why FILE cannot be read or --output not be written.
    explicit MapSave(const Arguments &arguments);

    // Returns Fine if map() can be edited and write() be called, else the exit code.
    int code() const { return code_; }
    const MapFile &map() const { return *map_; }
    // Writes the planned file, unless it would replace FILE by the same bytes, and prints what changed. `verify` checks the
    // bytes that were read back (WriteOptions::verify). Returns the exit code, after printing why nothing was written.
    int write(const SavePlan &plan, std::function<QString(const FileBytes &bytes)> verify) const;

private:
    void printReport(const SavePlan &plan, const Written &written) const;

    const Arguments &arguments_;
    QString output_;
    std::optional<FileLock> lock_;
    FileStamp stamp_{};         // of the output, from before the map was read
    bool isOverItself_ = false; // the output is the map's own file
    std::optional<MapFile> map_;
    int code_ = Fine;
};

} // namespace commands
