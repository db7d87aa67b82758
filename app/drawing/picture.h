// Draws the picture that a RenderJob describes.
#pragma once

#include "app/commands/renderjob.h"
#include "app/drawing/drawnmap.h"
#include "widgets/gl/offscreen.h"

namespace commands {

// Returns what the job hides, for readDrawnMap(), too.
SceneKinds hiddenBy(const RenderJob &job);
// Returns the camera of the job: by default, at the first player start.
Camera cameraOf(const RenderJob &job, const MapFile &map);
// Draws the map, whose textures are used up, and lines over it. Adds to DrawnMap::bounds.
Result<QImage> drawPicture(Offscreen &offscreen, const RenderJob &job, DrawnMap &drawn, const Marks &lines = {});

} // namespace commands
