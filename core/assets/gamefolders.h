// Which folders and archives a game searches for the files of a map, and in which order.
//
// Walking up from the map's folder, the first folder that is the base game's by its name (bsp::GameFolders::bases), or
// that lies beside one, is the game directory. There the engine's order holds.
//
// A map that lies elsewhere, say among one's downloads, is looked after with care: its own folder is searched, and of
// the five folders above it those that hold a folder `textures`, `pics`, `scripts` or `maps`. Archives are opened
// in such a folder, and beside a map if there are only a few (of a map that lies in an archive, only that); never in
// the home folder or in the root of the disk, which anything may lie in.
#pragma once

#include "core/assets/gameinstalls.h"

#include <QStringList>

#include <stop_token>
#include <vector>

struct SearchPath {
    QString path;
    bool isArchive = false;
};

// Returns the name of the mod whose folder holds the map at that path, which openMap() takes. A mod's folder lies
// beside the base game's. Empty: the map lies in the base game's folder, or in no game's.
QString modAround(const QString &path, const bsp::GameFolders &game);
// A mod, or the base game by that folder's name, and the folders that the game searches for it: of each folder all that the
// roots have of it, the first one's first, as engines search the home folder's before what is installed.
struct FoundMod {
    QString name;
    QStringList folders;
};
// Returns the base game's folders and the mods in the folders that one installation consists of: the base first. Of names that
// differ in case alone the first; none where no folder has a base. Takes time in proportion to what the folders hold; ends
// early when it is stopped.
std::vector<FoundMod> modsIn(const QStringList &roots, const bsp::GameFolders &game, std::stop_token stop = {});

// Returns the folder that a game is installed in: the first above `folder` that holds a base folder of any game, and is not the
// home folder or the root of a disk. Empty: there is none.
QString installationAround(const QString &folder);

// `path` as openMap() takes it, or any other file or folder: what would be searched if it were a map. A map inside an
// archive has that archive searched first, so that what it brings itself is not replaced. Behind it go `added`, folders and archives
// before those of the game: of a folder that
// holds the base game's both, and for a game's `textures` or the like the folder that it lies in. Each place once. Of
// an installation (gameinstalls.h) that the map lies in, all folders are searched. Lists folders, but opens no archive; when it
// is stopped, places are missing.
std::vector<SearchPath> searchedPlaces(const QString &path, const bsp::GameFolders &game, const QStringList &added,
                                       const GameRoots &roots = GameRoots::ofSystem(), std::stop_token stop = {});
