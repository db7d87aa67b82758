// The definition files that --definitions names.
#pragma once

#include "app/commands/arguments.h"
#include "core/map/mapfile.h"

class GameFiles;

class GivenDefinitions
{
public:
    explicit GivenDefinitions(const Arguments &arguments) : paths_(arguments.values(QStringLiteral("definitions"))) {}

    // Sets the map's definitions: those of its game, those among `files` (null: not searched), then `brought`, and these
    // files, which take precedence. Prints notes on skipped parts to the standard error, once. Returns a sentence if one of
    // these files cannot be read.
    QString adopt(MapFile &map, const GameFiles *files = nullptr, const QStringList &brought = {});

private:
    QStringList paths_;
    bool isTold_ = false;
    std::map<const bsp::Game *, std::shared_ptr<const bsp::Definitions>> known_; // read without game files
};
