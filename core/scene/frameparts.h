// What a camera frames in a scene, and what blocks its view.
#pragma once

#include "core/camera/framing.h"
#include "core/scene/mapscene.h"

#include <span>

// Returns the box around all scene faces that show these faces of the map, with points spread over their area. The box is
// empty (low above high) if the scene shows none of them.
FrameTarget frameTargetOf(const MapScene &scene, std::span<const quint32> faces);

// Returns a world in which drawn, opaque faces block the view from both sides. `isShown` returns whether a face of the map is
// drawn. The camera may be where leafs have clusters, or anywhere if the player start has none. The scene must outlive it.
FrameWorld frameWorldOf(const MapScene &scene, std::function<bool(quint32 face)> isShown);
