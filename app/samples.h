// The maps inside the program.
#pragma once

#include "core/games/game.h"

#include <QStringList>

#include <vector>

// The games that there is one for; its name on the command line is Game::id.
std::vector<const bsp::Game *> samples();
// What they are called there: quake2, quake3, halflife.
QStringList sampleNames();
// The path of a sample's map among the program's resources; empty if there is none of that name.
QString samplePath(QStringView name);
