// How the faces of a scene are lit: each vertex gets its place in the atlas of lightmaps, or a colour of its own.
#pragma once

#include "core/light/atlas.h"
#include "core/scene/scene.h"

// Sets SceneVertex::light, or its colour where that is the light: as baked into Quake III's vertexes at `gain`, white
// where the game draws full bright, grey where it takes back how much it brightens textures, black where it draws black.
// `geometry` is what the scene was built of.
void lightScene(Scene &scene, const Geometry &geometry, const Luxels &luxels, const LightAtlas &atlas, float gain);

// What an atlas for drawing holds: all slots as the game adds them up, `gain` times as bright as stored.
AtlasContent atlasForDrawing(const StyleValues &styles, float gain);
