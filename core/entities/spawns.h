// Which entities a game makes of a map, by the way it is played: some keys say where an entity is left out.
#pragma once

#include "core/entities/edits.h"
#include "core/games/game.h"

#include <QCoreApplication>

struct SpawnText {
    Q_DECLARE_TR_FUNCTIONS(spawns)
};

QString spawnModeName(const bsp::SpawnMode &mode);
// Why the game leaves an entity out, in a sentence; empty: it makes it.
QString whyLeftOut(const EntitySource &source, qint32 entity, const bsp::Game &game, const bsp::SpawnMode &mode);
// The same of the world, which some engines ask, too, and others make in any case.
QString whyWorldIsLeftOut(const EntitySource &source, const bsp::Game &game, const bsp::SpawnMode &mode);
