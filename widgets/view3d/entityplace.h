// Functions that place the origin of a new entity.
#pragma once

#include "core/geometry/raycast.h"

#include <QString>

class Viewport;

struct FacePlace {
    Point at{}, normal{}; // `normal`: towards the visible side; 0: there is no face
};
// Returns where a ray from the camera hit a face.
FacePlace facePlace(const Viewport &viewport, const RayHit &hit);

// Returns the origin at which the box of the class touches the face, at whole map units, as text.
QString originOn(const Viewport &viewport, const FacePlace &place, const QString &classname);
// Returns originOn() for the face in the middle of the picture. With `atCamera`, or if there is no face, returns the camera's
// position.
QString originAhead(const Viewport &viewport, const QString &classname, bool atCamera);
