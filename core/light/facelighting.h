// How a map's game lights its faces: what is drawn, said of a face and laid out for drawing goes by this alone.
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
        // What should not be, and is drawn as if it had no lightmap:
        BrokenTexinfo,
        SpecialWithLight,
        PastEnd, // of the lighting lump
        BrokenShape,
        // Of surfaces that name a page:
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

    // Whether the face is shown as bright as its texture is stored, in games too that brighten those: ref_gl/gl_rsurf.c,
    // R_RenderBrushPoly() and R_DrawAlphaSurfaces(), multiply what warps and what is translucent by inverse_intensity.
    bool isAsStored() const { return why == Liquid || why == Translucent; }
};

// Reads what it needs once; cheap to ask for many faces in turn. Keeps `luxels`.
class FaceLightings
{
public:
    explicit FaceLightings(const Luxels &luxels);
    // As an entity of that rendermode shows it; the world's is Normal. A shader's script may say otherwise.
    FaceLighting at(quint32 face, RenderMode mode = RenderMode::Normal) const;
    // How a face is drawn that has no lightmap, in a map that has any.
    FaceLighting::By without() const { return without_; }

private:
    FaceLighting styled(quint32 face, RenderMode mode) const;
    FaceLighting paged(quint32 face) const;

    const Luxels &luxels_;
    FaceLooks looks_;
    FaceLights lights_;
    Column texinfo_, type_, page_;
    quint32 texinfos_ = 0;
    bool hasLight_ = false;
    FaceLighting::By without_;
};
