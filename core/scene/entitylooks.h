// How a view marks entities that have no shape of their own: a box as large as what the game makes of them, and a
// colour by the family of their class.
#pragma once

#include "core/entities/edits.h"
#include "core/games/entityclass.h"
#include "core/point.h"

#include <optional>

// That of its class, but a light's in the colour that its keys give it, at full strength.
bsp::ClassLook lookOf(const EntitySource &source, qint32 entity, const bsp::GameClasses &classes);

// Three numbers as sscanf() reads them: those that are missing or none stay 0.
Point readPoint(QByteArrayView text);
// Where an entity looks by its key angles, or else angle, of which -1 is up and -2 down; nothing when it has neither. Length 1.
std::optional<Point> directionOf(const EntitySource &source, qint32 entity);
// Where an entity stands; nothing when it has no key for it, or one that is beyond every map.
std::optional<Point> originOf(const EntitySource &source, qint32 entity);
