// The faces, entities and brushes that differ between two maps: what pictures of the maps mark.
#pragma once

#include "core/mapdiff/mapdiff.h"

struct DifferingParts {
    std::vector<quint32> faces, entities; // records of the faces' lump and of the entity list, ascending
    std::vector<RecordRef> brushes;       // of brushLump(), ascending
    bool isEmpty() const { return faces.empty() && entities.empty() && brushes.empty(); }
};

// Returns the parts of one kind: those of map A if they were removed, else those of map B. A face is changed, too, if its light
// or a record that it refers to is, such as its plane. If stopped, the result must be discarded.
DifferingParts differingParts(const MapDiff &diff, RecordDifference::Kind kind, const std::stop_token &stop = {});
