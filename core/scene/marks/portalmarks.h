// The portals between what is selected and its neighbours, drawn over the map.
#pragma once

#include "core/map/references.h"
#include "core/scene/marks/marks.h"
#include "core/vis/portals.h"

#include <span>

// Returns outlines of the portals that lead out of the clusters of these records, which may be clusters or leafs; a limited
// number. Ignores records of other kinds.
Marks portalMarks(const References &references, const VisPortals &portals, std::span<const RecordRef> records);
