// Which of the games that read a map's format it is of.
//
// Its place tells first. Of the folders above the map the nearest counts that is a game's own by its name, as cstrike
// or cstrike_downloads (bsp::GameFolders::names), or whose settings beside the folder `maps` name a game (liblist.gam:
// "game", a title, or "gamedir", a folder). A map in an archive goes by the folders in there, and then by those above
// the archive.
//
// Then its entities tell, by classes that only one game has (bsp::Game::ownClasses): where at least two entities are of
// such, and more than of all other games' together. So no single stray one tells a game, or hides the one that all the
// others tell. Then a base folder tells whose name many games share, as data, in a
// folder that is called as the game is installed (bsp::GameFolders::installed). Without any of this a map is of its
// format's first game.
#pragma once

#include "core/map/mapfile.h"

// The game that `path` tells, as openMap() takes it; null: none.
const bsp::Game *gameOfPlace(const QString &path, const bsp::Format &format);
// The game whose own a folder of that name is; null: none. Of several the first, unless another is installed in a folder of
// the name `around`, in which this one lies.
const bsp::Game *gameOfFolder(const QString &name, const bsp::Format &format, const QString &around);
// Whether a folder of that name is what the game is installed into (bsp::GameFolders::installed).
bool isInstalledAs(const QString &folder, const bsp::Game &game);
// The game that a folder of its installation tells; null: none.
const bsp::Game *gameOfInstallation(const QString &path, const bsp::Format &format);
// The game that the entities tell; null: none.
const bsp::Game *gameOfEntities(const MapFile &map);
