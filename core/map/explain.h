// Says in a sentence why a reference is invalid.
#pragma once

#include "core/map/link.h"

// Returns "Face 120: planenum is 9,001, but Planes has 4,003 records."
QString whyInvalid(const MapFile &map, const Link &link, quint32 record);
