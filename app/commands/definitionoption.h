// The files of definitions that --definitions names.
#pragma once

#include "app/commands/arguments.h"
#include "core/map/mapfile.h"

class GameFiles;

class GivenDefinitions
{
public:
    explicit GivenDefinitions(const Arguments &arguments) : paths_(arguments.values(QStringLiteral("definitions"))) {}

    // Lays them over the definitions that the map's game brings and that lie among its files (null: none are looked for).
    // What is left out of them is told on the standard error, once; one that cannot be read is a fault, in a sentence.
    QString adopt(MapFile &map, const GameFiles *files = nullptr, const QStringList &brought = {});

private:
    QStringList paths_;
    bool isTold_ = false;
    std::map<const bsp::Game *, std::shared_ptr<const bsp::Definitions>> known_; // without files of the game's
};
