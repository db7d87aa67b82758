// The formats of many maps, before any of them is opened as a whole.
#pragma once

#include "core/format/schema.h"
#include "core/opening/mapfiles.h"

#include <functional>
#include <vector>

namespace commands {

using MapFormats = std::vector<const bsp::Format *>;

// Returns the formats of the maps, in the order in which they first occur. Of an archive, only the first map is read. Reads no
// more maps once `isEnough` returns true for the formats so far.
MapFormats formatsAmong(const std::vector<NamedMap> &maps, const std::function<bool(const MapFormats &)> &isEnough = {});
// Returns the same; none if there are maps in archives, which would have to be read.
MapFormats knownFormats(const std::vector<NamedMap> &maps, const std::function<bool(const MapFormats &)> &isEnough);

} // namespace commands
