// What of an entity text stops a game while it makes the map's entities, as its engine and its library have it.
#pragma once

#include "core/entities/edits.h"
#include "core/games/game.h"

struct SpawnStop {
    enum What : quint8 {
        NoRoom,       // there are more entities than it has room for
        MissingModel, // a brush model that the map does not have
        NoModel,      // an entity of brushes without one
        OtherModel,   // an entity of brushes whose model is none of the map's
    };
    What what = NoRoom;
    qint32 entity = -1; // none: of all together
    KeyValue pair{};    // of models that are there
    // Where there is no room: how it is played, and for how many entities there is room beside the first.
    const bsp::SpawnMode *mode = nullptr;
};

// In the order of the entities; before them the way to play with the most entities too many. `models` is how many brush
// models the map has, the world's among them; 0: that is not known, and none is missed.
std::vector<SpawnStop> spawnStops(const EntitySource &source, const bsp::Game &game, quint32 models);
// What happens, for people; the same of all entities of a class, or with models of one name.
QString sentenceOf(const SpawnStop &stop, const EntitySource &source, const bsp::Game &game, quint32 models);
