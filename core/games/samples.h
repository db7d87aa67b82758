// The sample maps inside the program.
#pragma once

#include "core/games/game.h"

#include <QStringList>

#include <vector>

// Returns the games that have a sample. Its name on the command line is Game::id.
std::vector<const bsp::Game *> samples();
// Returns these names: quake2, quake3, halflife.
QStringList sampleNames();
// Returns the path of a sample's map among the program's resources; empty if there is none of that name.
QString samplePath(QStringView name);
