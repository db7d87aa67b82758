// Where a new entity of a class comes to stand.
#pragma once

#include "core/geometry/raycast.h"

#include <QString>

class Viewport;

struct FacePlace {
    Point at{}, normal{}; // where the seen side looks; 0: nowhere
};
// Where a ray from the camera met a face.
FacePlace facePlace(const Viewport &viewport, const RayHit &hit);

// The origin with which the box of the class lies on the face, at whole map units, as text.
QString originOn(const Viewport &viewport, const FacePlace &place, const QString &classname);
// The same of the face in the middle of the picture; `atCamera`, or where no face is there, the camera itself.
QString originAhead(const Viewport &viewport, const QString &classname, bool atCamera);
