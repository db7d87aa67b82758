// What a window adds where a character cannot be written: that the entity text's code is a choice, and where it is made.
#pragma once

#include "core/map/textcode.h"

// Why a text could not be written, and the way out where there is one. Other faults stay as they are.
QString withCodeHint(const QString &fault, QStringView text, TextCode code);
