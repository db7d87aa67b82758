// A game by a name of one's own: its table, and the folders and archives that are searched for its files.
#pragma once

#include "core/assets/gameinstalls.h"

#include <optional>
#include <span>

class MapFile;

namespace bsp {
struct Format;
}

struct GameConfiguration {
    QString id; // by which it is remembered, whatever its name; empty: of one that was found
    QString name;
    const bsp::Game *game = nullptr; // null: the one that the map tells
    // Folders and archives in the order of the search. Of a folder its archives are searched too, in the engine's order.
    QStringList places;
    QStringList definitions{}; // files of definitions, of which a later one goes before
    QString unknownGame{};     // the id of a game that only other versions know, kept for them; `game` is null

    // Whether it goes with maps of a format.
    bool plays(const bsp::Format &format) const;
    friend bool operator==(const GameConfiguration &, const GameConfiguration &) = default;
};

// One for each game and mod that is installed, with different names. As findInstalls(), and lists the games' folders.
std::vector<GameConfiguration> foundConfigurations(const GameRoots &roots, std::stop_token stop = {});

// The one that a map lies in: the longest path among the places counts, where there are equal ones that which stands
// first in its configuration, and then the first configuration. `path` is the map's, as openMap() takes it. Null: none.
const GameConfiguration *fittingConfiguration(std::span<const GameConfiguration> configurations, const QString &path,
                                              const bsp::Format &format);

// Of those that were found the game that a map tells by what is in it; null: none, or its place tells one already, and what
// is around it is that game's.
const GameConfiguration *installedConfiguration(std::span<const GameConfiguration> found, const MapFile &map,
                                                const QString &path);

// The game that a map tells: a sample its format's; else the one that its configuration names, or that it tells by itself
// (MapFile::toldGame()). Null: none.
const bsp::Game *toldGame(const MapFile &map, const QString &path, const GameConfiguration &configuration);

// By its name, in any case; null: there is none.
const GameConfiguration *findConfiguration(std::span<const GameConfiguration> configurations, const QString &name);
// A name that none of them has: `name`, or with a number behind it.
QString freeName(std::span<const GameConfiguration> configurations, const QString &name);
// The game's table with that id, in any case; null: there is none.
const bsp::Game *findGame(const QString &id);
