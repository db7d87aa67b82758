// The places where two maps differ most, for pictures of both from the same cameras.
#pragma once

#include "core/camera/camera.h"
#include "core/mapdiff/differingparts.h"
#include "core/scene/mapscene.h"

#include <array>

// The parts that differ, by RecordDifference::Kind.
using PartsByKind = std::array<DifferingParts, 4>;
PartsByKind partsByKind(const MapDiff &diff);

struct DifferingPlace {
    Camera camera;
    quint32 count = 0; // of faces and entities there that differ
};

// Returns at most `most` places, those with the most differing faces and entities first. The scenes are those of the maps.
// `aspect`: width / height of the pictures.
std::vector<DifferingPlace> differingPlaces(const PartsByKind &parts, const MapScene &a, const MapScene &b, double aspect,
                                            size_t most);
