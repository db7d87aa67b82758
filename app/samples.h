// The maps inside the program.
#pragma once

#include "core/games/game.h"

#include <QString>

#include <vector>

// The games that there is one for; its name on the command line is Game::id.
std::vector<const bsp::Game *> samples();
// What they are called there, for a sentence: "quake2, quake3, halflife".
QString sampleNames();
// The path of a sample's map among the program's resources; empty if there is none of that name.
QString samplePath(QStringView name);
