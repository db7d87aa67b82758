// Which game configuration a map gets, and which game it is treated as, by what the user chose earlier.
//
// A configuration chosen for the map takes precedence, then the one whose folders contain the map (fittingConfiguration()).
// If none does, the map gets the one that is usual for its detected game, or for its format if none is detected, unless that
// is of another game; a map in a mod's folder gets the one usual for that mod.
//
// A map without a configuration uses the folders around it, and all folders of an installed game that it lies in
// (searchedPlaces()); outside of any game's folders it uses those of the installed game that was detected
// (configurationByContents()).
#pragma once

#include "core/assets/gameconfiguration.h"

// What is stored of the user's choices for a map.
struct GameChoice {
    static constexpr QLatin1StringView automatic{"automatic"};

    QString configuration; // id of the one chosen for the map, or `automatic`: to have none; empty: none was chosen
    QString usual;         // id of the usual one, by usualKey(); empty: there is none
    QString game;          // id of the game that overrides the detected one; empty: none does
    QString formatGame;    // id of the game of maps of this format without a detected one; empty: none was chosen
};

// Returns the key of a usual configuration: the detected game's id, or the format's if none is detected; for a map in a
// mod's folder "/mod" is appended. In all of these, `path` is absolute (wholePath()).
QString usualKey(const MapFile &map, const QString &path);
// Returns the one of the user's configurations that a map gets; null: none.
const GameConfiguration *chosenConfiguration(std::span<const GameConfiguration> configurations, const MapFile &map,
                                             const QString &path, const GameChoice &choice);
// Returns whether a map without one of the user's configurations may use an installed game: one was detected, though not by
// the map's folders.
bool mayUseInstalled(const MapFile &map, const QString &path, const GameChoice &choice);
// Returns the configuration that a map gets: one of the user's, else that of an installed game, which it searches for. It
// has no name if there is none.
GameConfiguration configurationOf(std::span<const GameConfiguration> configurations, const MapFile &map, const QString &path,
                                  const GameChoice &choice);
// Returns the game that a map with this configuration is treated as: the chosen one; else the detected one, or the one
// remembered for its format.
const bsp::Game &gameOf(const MapFile &map, const QString &path, const GameConfiguration &configuration,
                        const GameChoice &choice);
