// The text of a class in .def files and in Radiant's XML: a description, and under headings the help of its keys and flags.
#pragma once

#include "core/definitions/definitionreaders.h"

namespace bsp
{

// Splits a text into the class's help, its keys and the help of its flags, which must exist already.
void readClassText(const QString &text, DefinedClass &made);

} // namespace bsp
