// Finds which game configuration a map gets, and which game it is treated as, from the user's earlier choices.
//
// A configuration chosen for the map takes precedence, then the one whose folders contain the map (fittingConfiguration()).
// If there is none, the map gets the configuration that is usual for its detected game, or for its format if no game is
// detected, unless that configuration is for another game. A map in a mod's folder gets the one that is usual for that mod.
//
// A map without a configuration uses the folders around it, and all folders of an installed game that it lies in
// (searchedPlaces()); outside of any game's folders it uses those of the installed game that was detected
// (configurationByContents()).
#pragma once

#include "core/assets/gameconfiguration.h"

// What is stored of the user's choices for a map.
struct GameChoice {
    static constexpr QLatin1StringView automatic{"automatic"};

    QString configuration; // id of the one chosen for the map; `automatic`: to have none; empty: no choice was made
    QString usual;         // id of the usual configuration by usualKey(); empty: there is none
    QString game;          // id of the game that overrides the detected one; empty: none does
    QString formatGame;    // id of the game for maps of this format if none is detected; empty: none was chosen
};

// Returns the key of a usual configuration: the detected game's id, or the format's if none is detected; for a map in a
// mod's folder "/mod" is appended. In all functions here, `path` is absolute (wholePath()).
QString usualKey(const MapFile &map, const QString &path);
// Returns which of the user's configurations a map gets; null if none.
const GameConfiguration *chosenConfiguration(std::span<const GameConfiguration> configurations, const MapFile &map,
                                             const QString &path, const GameChoice &choice);
// Returns whether a map that gets none of the user's configurations may use an installed game: its game was detected, but
// not by the map's folders.
bool mayUseInstalled(const MapFile &map, const QString &path, const GameChoice &choice);
// Returns the configuration that a map gets: one of the user's, else that of an installed game, for which it searches the
// system. If there is neither, the result has no name.
GameConfiguration configurationOf(std::span<const GameConfiguration> configurations, const MapFile &map, const QString &path,
                                  const GameChoice &choice);
// Returns the game that a map with this configuration is treated as: the chosen one; else the detected one, or the one
// remembered for its format.
const bsp::Game &gameOf(const MapFile &map, const QString &path, const GameConfiguration &configuration,
                        const GameChoice &choice);
