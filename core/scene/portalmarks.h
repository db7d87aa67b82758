// The openings between what is selected and its neighbours, over the map.
#pragma once

#include "core/map/references.h"
#include "core/scene/marks.h"
#include "core/vis/portals.h"

#include <span>

// Outlines of the openings that lead out of the clusters among the records, or of its leafs; a bounded number. None of
// records of other kinds.
Marks portalMarks(const References &references, const VisPortals &portals, std::span<const RecordRef> records);
