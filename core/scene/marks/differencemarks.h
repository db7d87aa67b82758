// Marks for what differs between two maps. The lines on a face say the same as its colour: an outline for added, spokes for
// removed, a second outline for changed.
#pragma once

#include "core/mapdiff/differencecolors.h"
#include "core/mapdiff/differingparts.h"
#include "core/scene/marks/marks.h"
#include "core/scene/scene.h"

// A sign over an entity.
struct DifferenceLabel {
    Point place{}; // the top of the entity, in the world
    QString text;
};

struct DifferenceMarks {
    Marks marks;
    std::vector<DifferenceLabel> labels; // of a limited number of entities
};

// Returns the marks for parts of a map. `scene` is the map's. Tints all faces, and outlines a limited number. If stopped, the
// result must be discarded.
DifferenceMarks differenceMarks(const MapFile &map, const Scene &scene, const DifferingParts &parts, RecordDifference::Kind kind,
                                std::stop_token stop = {});
