// The hint where to change the entity text's encoding, for messages that a character cannot be written.
#pragma once

#include "core/map/textcode.h"

// Returns the fault, with the hint if `text` cannot be written in `code` but could be in UTF-8. Other faults stay unchanged.
QString withCodeHint(const QString &fault, QStringView text, TextCode code);
