// Finds what in an entity text makes a game stop while it spawns the entities, by the rules of its engine and its game
// library.
#pragma once

#include "core/entities/edits.h"
#include "core/games/game.h"

struct SpawnStop {
    enum What : quint8 {
        NoRoom,       // there are more entities than the game has room for
        MissingModel, // a brush model that the map does not have
        NoModel,      // a brush entity without a model
        OtherModel,   // a brush entity whose model is not one of the map's
    };
    What what = NoRoom;
    qint32 entity = -1; // -1: all entities together
    KeyValue pair{};    // its model, if it has one
    // For NoRoom: the mode of play; its `room` is the limit without the world.
    const bsp::SpawnMode *mode = nullptr;
};

// Returns the stops in the order of the entities, preceded by NoRoom for the mode that exceeds its room most. `models` is
// the number of the map's brush models including the world; 0: unknown, so that no model is reported missing.
std::vector<SpawnStop> spawnStops(const EntitySource &source, const bsp::Game &game, quint32 models);
// Returns a sentence on what happens, the same for all entities with the same class and model.
QString sentenceOf(const SpawnStop &stop, const EntitySource &source, const bsp::Game &game, quint32 models);
