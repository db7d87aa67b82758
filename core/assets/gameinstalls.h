// Games installed on this machine: by Steam (also as a flatpak or a snap), by GOG or a launcher for its games, or by a
// distribution such as Debian. The names of their folders are in the game tables (bsp::GameFolders::installed and home).
#pragma once

#include "core/games/game.h"

#include <QStringList>

#include <stop_token>
#include <vector>

// The folders to search for installations.
struct GameRoots {
    QString home;        // ~
    QStringList shared;  // folders that distributions put games into
    QStringList steam{}; // Steam's own folder, if the system knows it
    QStringList gog{};   // folders that GOG's installers put games into, if the system knows them

    // Returns the user's home folder and the folders that the system reports.
    static GameRoots ofSystem();
    friend bool operator==(const GameRoots &, const GameRoots &) = default;
};

struct GameInstall {
    const bsp::Game *game = nullptr;
    QStringList roots; // folders that hold the game's base folder or mods, the one in the home folder first
    QString source;    // Steam, GOG; empty: a distribution, or the home folder alone
};

// Finds the installed games. Reads Steam's list of libraries and lists installation folders, but none of the folders inside
// them. This takes some milliseconds, more on a slow disk: call it on a worker thread. Where names of folders are kept, finds
// them once.
std::vector<GameInstall> findInstalls(const GameRoots &roots, std::stop_token stop = {});
