// How a view marks entities that have no shape of their own: a box as large as what the game makes of them, and a
// colour by the family of their class.
#pragma once

#include "core/entities/places.h"
#include "core/games/entityclass.h"

// That of its class, but a light's in the colour that its keys give it, at full strength.
bsp::ClassLook lookOf(const EntitySource &source, qint32 entity, const bsp::GameClasses &classes);
