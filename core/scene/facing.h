// Counts the faces turned to the eye, as games do.
#pragma once

#include "core/scene/mapscene.h"

// Counts faces in the ranges (by batch) that are seen from the front or are two-sided, except sky.
quint32 facesTurnedTo(const Point &eye, const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges);

struct PictureCount {
    quint32 faces = 0, triangles = 0;
};
// Counts what an engine's r_speeds counts of the map, by PVS and frustum alone, regardless of what a view hides or adds.
// Models from files are not counted. `engine` is an index of Format::engines; for a compiler, the game's own engine is used.
// `cluster` is the camera's; -1: all clusters are visible. `areas` is as in ScenePvs::inPicture().
PictureCount countPicture(const MapScene &scene, int engine, const Camera &camera, double aspect, qint64 cluster,
                          std::span<const quint8> areas);
