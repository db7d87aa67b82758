// Who bounds a lump.
#pragma once

#include "core/checks/checks.h"

// The compiler among Format::engines that made a map, as its first entity tells; -1: it tells none that is there.
int compilerOf(const MapFile &map);
// "GoldSrc", "VHLT" or "the tools of Quake": an engine that refuses more, a compiler that makes no more, or what else a
// program's number bounds.
QString limitOwner(const MapFile &map, const EffectiveLimit &limit);
