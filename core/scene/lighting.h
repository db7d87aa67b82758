// Lights the faces of a scene: each vertex gets a position in the lightmap atlas, or a colour.
#pragma once

#include "core/light/atlas.h"
#include "core/scene/scene.h"

// Sets SceneVertex::light, or the colour if that is the light: Quake III's vertex light times `gain`, white for full bright,
// grey where the game undoes its brightening of textures, black where it draws black. The scene was built from `geometry`.
void lightScene(Scene &scene, const Geometry &geometry, const Luxels &luxels, const LightAtlas &atlas, float gain);

// Returns the vertex colours of a face that is lit by its vertexes, in the order of its FaceShape: the sum of its layers, `gain`
// times as bright as stored. Empty for other faces, and for faces with a single layer in style 0.
std::vector<std::array<quint8, 4>> layeredColors(const Luxels &luxels, quint32 face, const StyleValues &styles, float gain);

// Returns the content of an atlas for drawing: the sum of all slots as in the game, `gain` times as bright as stored.
AtlasContent atlasForDrawing(const StyleValues &styles, float gain);
