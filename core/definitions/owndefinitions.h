// The program's own definitions of the games' classes: FGDs in its resources.
#pragma once

#include "core/definitions/definitions.h"

#include <memory>

namespace bsp
{

// Returns the definitions of a name in the games' tables; none if it is empty or unknown. They are read on first use and
// kept. Thread-safe.
std::shared_ptr<const Definitions> ownDefinitions(std::string_view name);

} // namespace bsp
