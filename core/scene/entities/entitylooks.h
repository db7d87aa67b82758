// How views mark entities without a shape: a box of the size that the game gives them, coloured by their class's family.
#pragma once

#include "core/entities/places.h"
#include "core/games/entityclass.h"

// Returns the look of its class, but a light's in the colour of its keys, at full strength.
bsp::ClassLook lookOf(const EntitySource &source, qint32 entity, const bsp::GameClasses &classes);
