// The text of a class in .def files and in Radiant's XML: what it is, and below titles what its keys and flags are.
#pragma once

#include "core/definitions/definitionreaders.h"

namespace bsp {

// Takes a text apart into the class's help, its keys and the help of its flags. The flags are there already.
void readClassText(const QString &text, DefinedClass &made);

} // namespace bsp
