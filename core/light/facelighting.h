// How a map's game lights its faces. Drawing and descriptions of faces rely on this alone.
#pragma once

#include "core/geometry/facelook.h"
#include "core/geometry/placements.h"
#include "core/light/luxels.h"

struct FaceLighting {
    enum By : quint8 {
        Luxels,   // its lightmap, or its part of a page
        Vertexes, // the light baked into its vertexes
        White,    // full bright
        Black,
        Nothing, // sky, flares, and what is not drawn
    };
    enum Reason : quint8 {
        Data, // there is light for it in the map
        Sky,
        Liquid,
        Translucent,
        Mode,        // the rendermode of the entity
        NoLightmaps, // in the whole map
        NoLightmap,
        NoStyle,
        // Broken; drawn as if the face had no lightmap:
        BrokenTexinfo,
        SpecialWithLight,
        PastEnd, // of the lighting lump
        BrokenShape,
        // In formats with lightmap pages:
        Flare,
        NoDraw,
        ByShader,
        WhitePage,
        VertexPage,
        ScreenPage,
        NoPage,
    };
    By by = Luxels;
    Reason why = Data;

    // Returns whether the face is drawn with its texture's stored brightness even in games that brighten textures:
    // R_RenderBrushPoly() and R_DrawAlphaSurfaces() of ref_gl/gl_rsurf.c multiply warping and translucent faces by
    // inverse_intensity.
    bool keepsStoredBrightness() const { return why == Liquid || why == Translucent; }
};

// Reads what it needs once, so that at() is cheap. Keeps a reference to `luxels`.
class FaceLightings
{
public:
    explicit FaceLightings(const Luxels &luxels);
    // Returns the lighting of a face in an entity with this rendermode, which is Normal for the world. A shader may override it.
    FaceLighting at(quint32 face, RenderMode mode = RenderMode::Normal) const;
    // Returns how a face without a lightmap is drawn in a map that has lightmaps.
    FaceLighting::By without() const { return without_; }

private:
    FaceLighting styled(quint32 face, RenderMode mode) const;
    FaceLighting paged(quint32 face) const;

    const Luxels &luxels_;
    FaceLooks looks_;
    FaceLights lights_;
    Column texinfo_, type_;
    quint32 texinfos_ = 0;
    bool hasLight_ = false;
    FaceLighting::By without_;
};
