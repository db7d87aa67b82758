// Where entities stand and look, as their game reads it.
#pragma once

#include "core/entities/edits.h"
#include "core/point.h"

#include <optional>

// Returns where an entity stands; nothing when it has no key for it, or one that is beyond every map.
std::optional<Point> originOf(const EntitySource &source, qint32 entity);
// Returns its pitch, yaw and roll, degrees: its keys angle and angles are read in their order, as the games' engines do, so that
// of the two the last counts. So is the key `pitch`, where one is named that sets no more than that. Nothing: it has none of
// them.
std::optional<Point> anglesOf(const EntitySource &source, qint32 entity, QByteArrayView pitch = {});
// Returns where it looks by these, a vector of length 1; where the game does not turn an angle of -1 or -2 into a pitch, they
// are up and down. Nothing when it has no angles.
std::optional<Point> directionOf(const EntitySource &source, qint32 entity);
