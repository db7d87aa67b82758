// Which entities of a map a game spawns in each mode of play: some keys exclude an entity from a mode.
#pragma once

#include "core/entities/edits.h"
#include "core/games/game.h"

#include <QCoreApplication>

struct SpawnText {
    Q_DECLARE_TR_FUNCTIONS(spawns)
};

QString spawnModeName(const bsp::SpawnMode &mode);
// Returns why the game does not spawn an entity; empty if it does.
QString whyNotSpawned(const EntitySource &source, qint32 entity, const bsp::Game &game, const bsp::SpawnMode &mode);
// Returns why the game does not spawn the world entity, which some engines check, too, and others always spawn.
QString whyWorldNotSpawned(const EntitySource &source, const bsp::Game &game, const bsp::SpawnMode &mode);
