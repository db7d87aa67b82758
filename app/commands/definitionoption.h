// The definition files that --definitions names.
#pragma once

#include "app/commands/arguments.h"
#include "core/assets/definitionfiles.h"
#include "core/map/mapfile.h"

#include <map>
#include <mutex>
#include <optional>

// May be used by several threads.
class GivenDefinitions
{
public:
    explicit GivenDefinitions(const Arguments &arguments) : paths_(arguments.values(QStringLiteral("definitions"))) {}

    // Sets the map's definitions: those of its game, those among `files` (null: not searched), then `brought`, and these
    // files, which take precedence. Without game files, `brought` must be empty. Prints notes on skipped parts to the standard
    // error. Returns a sentence if one of these files cannot be read.
    QString adopt(MapFile &map, const GameFiles *files = nullptr, const QStringList &brought = {});

private:
    LoadedDefinitions loadedFor(const bsp::Game &game);

    const QStringList paths_;
    std::mutex mutex_;
    std::map<const bsp::Game *, std::optional<LoadedDefinitions>> known_; // read without game files
};
