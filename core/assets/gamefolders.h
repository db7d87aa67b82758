// Finds which folders and archives a game searches for the files of a map, and in which order.
//
// Going up from the map's folder, the game directory is the first folder that has the name of the base game's
// (bsp::GameFolders::bases) or lies next to such a folder. There the engine's order applies.
//
// For a map elsewhere, say in a download folder, its own folder is searched, and those of the five folders above it that contain
// a folder `textures`, `pics`, `scripts` or `maps`. Archives are opened in those, and next to the map if there are only a few
// (for a map inside an archive, only that archive). Archives are never opened in the home folder or in a disk's root, which may
// contain anything.
#pragma once

#include "core/assets/gameinstalls.h"

#include <QStringList>

#include <stop_token>
#include <vector>

struct SearchPath {
    QString path;
    bool isArchive = false;
};

// Returns the name of the mod whose folder, next to the base game's, contains the map at `path`, given as for openMap().
// Empty if the map lies in the base game's folder, or in no game's.
QString modAround(const QString &path, const bsp::GameFolders &game);
// A mod or base game, by its folder's name, and the folders that the game searches for it. Each folder is listed once for
// every root that has it, in the order of the roots: engines search the home folder before the installation.
struct FoundMod {
    QString name;
    QStringList folders;
};
// Returns the base games, then the mods, in the folders `roots` of one installation; nothing if no folder has a base game. If
// names differ only in case, the first wins. Takes time in proportion to the folders' contents; ends early if stopped.
std::vector<FoundMod> modsIn(const QStringList &roots, const bsp::GameFolders &game, std::stop_token stop = {});

// Returns the installation folder: the first above `folder` that contains a base folder of any game and is neither the
// home folder nor a disk's root. Empty if there is none.
QString installationAround(const QString &folder);

// Returns the folders and archives searched for a map at `path`, given as for openMap(); it may be any other file or folder. The
// archive that contains the map comes first, so that its own files take precedence. Then come the folders and archives `added`: a
// folder that contains the base game's folder adds that too, and one with the name of a content folder such as `textures` adds
// its parent instead. Then come the game's folders; for a map in an installation (gameinstalls.h), all folders of that. Each is
// listed once. Lists folders, but opens no archive. If stopped, the result is incomplete.
std::vector<SearchPath> searchedPlaces(const QString &path, const bsp::GameFolders &game, const QStringList &added,
                                       const GameRoots &roots = GameRoots::ofSystem(), std::stop_token stop = {});
