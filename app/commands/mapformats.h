// The formats of many maps, before any of them is opened as a whole.
#pragma once

#include "core/format/schema.h"
#include "core/opening/mapfiles.h"

#include <vector>

namespace commands {

// Returns the formats of the maps, in the order in which they first occur. Of an archive, only the first map is read.
std::vector<const bsp::Format *> formatsAmong(const std::vector<NamedMap> &maps);
// Returns the formats of the maps; none if there are maps in archives, which would have to be read.
std::vector<const bsp::Format *> knownFormats(const std::vector<NamedMap> &maps);

} // namespace commands
