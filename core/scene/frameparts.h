// What of a scene is to be seen when a camera is brought to it, and what is in the way.
#pragma once

#include "core/camera/framing.h"
#include "core/scene/mapscene.h"

#include <span>

// The faces of the map wherever the scene shows them; points are spread over their area. Its box is empty (low above
// high) where none of them is shown.
FrameTarget frameTargetOf(const MapScene &scene, std::span<const quint32> faces);

// What an eye cannot see through: faces that are drawn and opaque, from both sides. `isShown` tells of a face of the
// scene whether it is drawn. Eyes are where leafs have clusters; anywhere, in a map in which no player start has one.
// The scene must outlive it.
FrameWorld frameWorldOf(const MapScene &scene, std::function<bool(quint32 face)> isShown);
