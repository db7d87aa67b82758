// A named configuration of a game: its table, and the folders and archives searched for its files.
#pragma once

#include "core/assets/gameinstalls.h"

#include <span>

class MapFile;

namespace bsp {
struct Format;
}

struct GameConfiguration {
    QString id; // kept when the name changes; empty if found on the system
    QString name;
    const bsp::Game *game = nullptr; // null: the map's detected game
    // Folders and archives in search order. The archives in a folder are searched too, in the engine's order.
    QStringList places;
    QStringList definitions{}; // definition files; later ones take precedence
    QString unknownGame{};     // id of a game that only other versions know, kept for them; `game` is null

    // Returns whether the configuration suits maps of this format.
    bool plays(const bsp::Format &format) const;
    friend bool operator==(const GameConfiguration &, const GameConfiguration &) = default;
};

// Returns a configuration with a unique name for each installed game and mod. Takes as long as findInstalls(), and the time to
// list the games' folders.
std::vector<GameConfiguration> foundConfigurations(const GameRoots &roots, std::stop_token stop = {});

// Returns the configuration whose places contain the map; if several do, the one in which the containing place has the
// longest path. On a tie, the one that lists the place earlier wins, and then the first configuration. `path` is the map's, as
// for openMap(). Null: none.
const GameConfiguration *fittingConfiguration(std::span<const GameConfiguration> configurations, const QString &path,
                                              const bsp::Format &format);

// Returns the found configuration of the game detected from the map's contents. Null if there is none, or if the map's path
// already identifies a game: then the files around it are that game's.
const GameConfiguration *configurationByContents(std::span<const GameConfiguration> found, const MapFile &map,
                                                 const QString &path);

// Returns the game to use for a map: for a bundled sample its format's; else the configuration's, if it suits the format;
// else the detected one (MapFile::detectedGame()). Null: none.
const bsp::Game *detectedGame(const MapFile &map, const QString &path, const GameConfiguration &configuration);

// Finds a configuration by name, in any case; null if there is none.
const GameConfiguration *findConfiguration(std::span<const GameConfiguration> configurations, const QString &name);
// Returns an unused name: `name`, with a number appended if necessary.
QString freeName(std::span<const GameConfiguration> configurations, const QString &name);
// Returns the game's table with this id, in any case; null if there is none.
const bsp::Game *findGame(const QString &id);
