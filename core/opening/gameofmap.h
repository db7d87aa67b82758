// Decides which of the games that read a map's format the map belongs to.
//
// Its path decides first. Of the folders above the map, the nearest one wins that has a game's own folder name, such as
// cstrike or cstrike_downloads (bsp::GameFolders::names), or that contains a folder `maps` and settings that name a game
// (liblist.gam: "game", a title, or "gamedir", a folder). A map in an archive goes by the folders inside it, then by those
// above the archive.
//
// Then its entities decide, by classes that only one game has (bsp::Game::ownClasses): at least two entities must have classes
// of that game, and they must outnumber those with classes of all other games together. So a single stray entity neither
// decides nor outweighs the others. Then a base folder with a name that many games share, such as data, decides if it lies in
// a folder that the game is installed under (bsp::GameFolders::installed). Otherwise the map belongs to its format's first
// game.
#pragma once

#include "core/map/mapfile.h"

// Returns the game that the folders of a path indicate, or null. `path`: as openMap() takes it.
const bsp::Game *gameFromPath(const QString &path, const bsp::Format &format);
// Returns the game that owns a folder with this name, or null: the first of several, unless one of them is installed in a
// folder named `around`, the parent of this one.
const bsp::Game *gameFromFolder(const QString &name, const bsp::Format &format, const QString &around);
// Returns whether the game is installed into a folder with this name (bsp::GameFolders::installed).
bool isInstalledAs(const QString &folder, const bsp::Game &game);
// Returns the game whose installation the path lies in, or null.
const bsp::Game *gameFromInstallation(const QString &path, const bsp::Format &format);
// Returns the game that the entities indicate, or null.
const bsp::Game *gameFromEntities(const MapFile &map);
