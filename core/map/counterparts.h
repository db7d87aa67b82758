// Matches records of two maps, such as two compiles of one map, which number them differently.
#pragma once

#include "core/map/mapfile.h"

#include <span>

// Returns the counterpart in `to` of each entity of `from`, or -1. Each entity of `to` is used at most once. Entities match,
// in this order, if they have the same keys (model numbers aside) and model box; the same keys; the same class and targetname;
// the same class and origin; or the same class, if each map has only one such entity left. If several are equal, they match
// each other in the order of their numbers. Takes time in proportion to both entity texts.
std::vector<qint32> counterpartsOfEntities(const MapFile &from, const MapFile &to);

// Returns the counterparts in `to` of `records` of `from`: for entities by `entities`, the result of
// counterpartsOfEntities(); for records of other lumps, if both maps have the same format, the record with the same number
// if its bytes are equal. Positions in blobs have no counterpart.
std::vector<RecordRef> counterparts(const MapFile &from, std::span<const RecordRef> records, const MapFile &to,
                                    std::span<const qint32> entities);
