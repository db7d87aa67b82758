// Where the light of luxels comes from: LIGHTINGDIR of BSPX, three bytes for each luxel of the light in use, in its order. They
// are a direction towards the light as normal maps have theirs, 128 being 0: along the texture's s axis, against its t axis, and
// along the face's normal (ericw-tools' light/write.cc, WriteSingleLightmap(), and FTE's r_surf.c, Surf_BuildDeluxMap()). A lump
// that has not exactly as many is ignored, as in Mod_LoadLighting() of FTE's gl_model.c.
#pragma once

#include "core/light/atlas.h"

// Whether a map has them for the light in use; lightmaps in pages and those of LIT2 have none.
bool hasLightDirections(const MapFile &map);

// Finds the lump once; cheap to ask for many faces in turn. Keeps `luxels`.
class LightDirections
{
public:
    explicit LightDirections(const Luxels &luxels);

    // Of one face: Format_RGB888, of as many pixels as its lightmap. Of one style they are the very bytes; of several the
    // engine's sum, each as strong as its light at that value of its style. Null: the map tells none.
    QImage image(quint32 face, const FaceLight &light, const StyleValues &styles) const;
    // Of all faces at normal styles, each where `atlas`, which is of combined lightmaps, has its light. Format_RGB888; null
    // where the map tells none, there is not enough memory, or it was asked to stop.
    QImage atlas(const LightAtlas &atlas, std::stop_token stop = {}) const;

private:
    bsp::ByteView ofSlot(const FaceLight &light, int slot) const;

    const Luxels &luxels_;
    bsp::ByteView bytes_;
};
