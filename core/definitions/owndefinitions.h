// What the program itself knows of the classes of games: FGDs that it carries.
#pragma once

#include "core/definitions/definitions.h"

#include <memory>

namespace bsp {

// Those of a name, as the games' tables have it; an empty one, or an unknown: none. Read when they are first asked for and
// kept. Several threads may ask at once.
std::shared_ptr<const Definitions> ownDefinitions(std::string_view name);

} // namespace bsp
