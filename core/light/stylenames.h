// What switches a light style.
#pragma once

#include "core/entities/edits.h"

// Style 0 is steady (an empty text), 1 to 31 are the game's animations, and from 32 on compilers number the lights that
// have a name: "off until light 'hall' is used", by the first such light of the entities.
QString describeStyle(const EntitySource &source, int style);
