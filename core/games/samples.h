// The sample maps inside the program.
#pragma once

#include "core/games/game.h"

#include <QStringList>

#include <vector>

// Returns the games that have a sample. On the command line, Game::id is the sample's name.
std::vector<const bsp::Game *> samples();
// Returns the samples' names on the command line: quake2, quake3, halflife.
QStringList sampleNames();
// Returns the path of a sample's map among the program's resources; empty if no sample has this name.
QString samplePath(QStringView name);
