// Matches the entities of two maps or texts by their keys, not by their numbers, which compilers and editors change.
#pragma once

#include "core/map/mapfile.h"

#include <optional>
#include <stop_token>
#include <vector>

// By entity: its counterpart in the other text, or -1.
struct EntityMatches {
    std::vector<qint32> toNow, toWas;
};

// Matches the entities of two texts, each with at most one. Entities match, in this order, if they are the world; if all keys and
// values are equal, in any order, or differ only in the case of keys; if only the numbers of brush models differ; if they agree
// in identifying keys (class, name, origin, brush model), in as many as possible; if they have the class and at least half of
// their pairs in common; or if no others of their class are left. Among several, those with the most in common match, then the
// order decides. Bytes are compared, so both texts should have the same encoding. Takes little more than linear time. If stopped,
// the result must be discarded.
EntityMatches matchEntities(const EntitySource &was, const EntitySource &now, const std::stop_token &stop = {});
// Does the same for maps, in which brush models are equal if their boxes are, whatever their numbers.
EntityMatches matchEntities(const MapFile &was, const MapFile &now, const std::stop_token &stop = {});

// Returns the number of the brush model that a pair refers to, as the game reads it, whether the map has it or not; nothing if
// the key is another one or the value names no brush model.
std::optional<quint32> brushModelOf(const EntitySource &source, QByteArrayView key, QByteArrayView value);
