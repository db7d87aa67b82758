// What is the same in two maps, such as two compiles of one: their numbers differ.
#pragma once

#include "core/map/mapfile.h"

#include <span>

// By entity of `from` the one of `to` that is the same thing, each at most once; -1: there is none. The same are, in this
// order: those equal in all keys, but for the number of their model, and in the box of it; those equal in all keys;
// those of a class with the same targetname, then with the same origin; and the last of a class where either map has
// one left. Of several that are alike the first is that of the other's first.
// Takes time in proportion to both entity texts.
std::vector<qint32> counterpartsOfEntities(const MapFile &from, const MapFile &to);

// Those records of `to` that `records` of `from` are: entities by `entities`, which counterpartsOfEntities() told, of
// others those of the same lump of the same format, and of the same number, that have the very same bytes. What is within
// a blob is nothing of its own.
std::vector<RecordRef> counterparts(const MapFile &from, std::span<const RecordRef> records, const MapFile &to,
                                    std::span<const qint32> entities);
