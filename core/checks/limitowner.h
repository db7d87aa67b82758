// Finds out whose limit bounds a lump.
#pragma once

#include "core/checks/checks.h"

// Returns the compiler that made a map, by its first entity, as an index in Format::engines; -1: unknown.
int compilerOf(const MapFile &map);
// Returns "GoldSrc", "VHLT" or "the Quake III tools": an engine that refuses more, a compiler that makes no more, or the
// tools of an engine that itself has no such limit.
QString limitOwner(const MapFile &map, const EffectiveLimit &limit);
