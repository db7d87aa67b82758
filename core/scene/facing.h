// How many faces are turned to the eye, which is what games count.
#pragma once

#include "core/scene/mapscene.h"

// Faces in the ranges, by batch, that are seen from the front or are two-sided; the sky's are not counted.
quint32 facesTurnedTo(const Point &eye, const Scene &scene, const std::vector<std::vector<IndexRange>> &ranges);

struct PictureCount {
    quint32 faces = 0, triangles = 0;
};
// What an engine's r_speeds counts of the map in a picture, by the potentially visible set and the frustum alone: whatever a
// view hides, or draws beyond them. Models of files are not counted. `engine`: its number in Format::engines; of a compiler
// the game's own engine counts. `cluster`: the camera's; -1: all are seen. `areas`: as ScenePvs::inPicture().
PictureCount countPicture(const MapScene &scene, int engine, const Camera &camera, double aspect, qint64 cluster,
                          std::span<const quint8> areas);
