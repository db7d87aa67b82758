// The hint that a window adds if a character cannot be written: the entity text's encoding can be changed, and where.
#pragma once

#include "core/map/textcode.h"

// Returns the fault, with the hint if `text` cannot be written in `code` but could be in UTF-8. Other faults stay unchanged.
QString withCodeHint(const QString &fault, QStringView text, TextCode code);
