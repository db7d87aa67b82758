// Games that are installed on this machine: by Steam (also as a flatpak or a snap), by GOG or a launcher of its games, or
// by a distribution as Debian does it. What their folders are called stands in their tables
// (bsp::GameFolders::installed and home).
#pragma once

#include "core/games/game.h"

#include <QStringList>

#include <stop_token>
#include <vector>

// Where installations are looked for.
struct GameRoots {
    QString home;             // ~
    QStringList shared;       // folders that distributions put games into
    QStringList steam{};      // Steam's own folder, where the system knows it
    QStringList gog{};        // folders that GOG's installers put games into, likewise

    // This user's home folder, and what the system says.
    static GameRoots ofSystem();
};

struct GameInstall {
    const bsp::Game *game = nullptr;
    QStringList roots; // folders that hold the game's base folder or mods, the one in the home folder first
    QString source;    // Steam, GOG; empty: a distribution, or the home folder alone
};

// Reads Steam's list of libraries and lists folders, but none of the games': some milliseconds, more on a slow disk. For
// another thread than the window's.
std::vector<GameInstall> findInstalls(const GameRoots &roots, std::stop_token stop = {});
