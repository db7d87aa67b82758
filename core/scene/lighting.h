// How the faces of a scene are lit: each vertex gets its place in the atlas of lightmaps, or a colour of its own.
#pragma once

#include "core/light/atlas.h"
#include "core/scene/scene.h"

// GeometryVertex::light becomes a place in the atlas, 0 to 1, or -1 where GeometryVertex::color is the light: as baked
// into Quake III's vertexes at `gain`, white where the game draws full bright, black where it draws black.
void lightScene(Scene &scene, const Luxels &luxels, const LightAtlas &atlas, float gain);

// What an atlas for drawing holds: all slots as the game adds them up, `gain` times as bright as stored.
AtlasContent atlasForDrawing(const StyleValues &styles, float gain);
