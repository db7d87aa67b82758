// The positions and directions of entities, as their game reads them.
#pragma once

#include "core/entities/edits.h"
#include "core/point.h"

#include <optional>

// Returns an entity's origin; nothing if it has no such key, or one beyond any map.
std::optional<Point> originOf(const EntitySource &source, qint32 entity);
// Returns an entity's pitch, yaw and roll in degrees, or nothing if it has no such keys. As in the engines, the keys angle and
// angles take effect in the order of the text, so that the last wins; likewise the key `pitch`, if given, which sets only the
// pitch.
std::optional<Point> anglesOf(const EntitySource &source, qint32 entity, QByteArrayView pitch = {});
// Returns the direction of these angles as a unit vector, or nothing if there are none. If the game does not convert the
// angles -1 and -2 to a pitch, they mean up and down.
std::optional<Point> directionOf(const EntitySource &source, qint32 entity);
