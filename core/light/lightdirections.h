// Light directions of luxels, towards the light, three bytes each. Lightmap pages of directions (core/faces/directionpages.h)
// store x, y and z in the world; a byte b means b / 255 * 2 - 1. LIGHTINGDIR of BSPX has a direction for each luxel of the
// light in use, in the same order, encoded as in normal maps with 128 as 0: along the texture's s axis, against its t axis, and
// along the face's normal (ericw-tools' light/write.cc, WriteSingleLightmap(), and FTE's r_surf.c, Surf_BuildDeluxMap()). A
// lump of any other size is ignored, as in Mod_LoadLighting() of FTE's gl_model.c.
#pragma once

#include "core/light/atlas.h"

// Returns whether a map has them for the light in use, not counting pages next to it; lightmaps of LIT2 have none.
bool hasLightDirections(const MapFile &map);

// Finds the lump once, so that queries are cheap. Keeps a reference to `luxels`.
class LightDirections
{
public:
    explicit LightDirections(const Luxels &luxels);

    // Returns a face's directions as Format_RGB888, with the size of its lightmap. For one style these are the stored bytes;
    // for several, the engine's sum, in which each direction is weighted by its light at its style's value. Null if the map
    // has none.
    QImage image(quint32 face, const FaceLight &light, const StyleValues &styles) const;
    // Returns the directions of all faces at normal styles as Format_RGB888, each where `atlas`, which must be of combined
    // lightmaps, has its light. Null if the map has none, there is not enough memory, or it was stopped.
    QImage atlas(const LightAtlas &atlas, std::stop_token stop = {}) const;

private:
    QByteArray ofSlot(const FaceLight &light, int slot) const;
    QByteArray nextToMap(const FaceLight &light, const FaceLight::Place &place) const;

    const Luxels &luxels_;
    bsp::ByteView bytes_;
    qint64 behind_ = 0; // bytes from light to its directions
};
