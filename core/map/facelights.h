// How large a face's lightmap is: files do not say, engines compute it from the face's vertexes and texture axes.
#pragma once

#include "core/map/edgeloops.h"
#include "core/map/surfaceflags.h"

#include <cmath>
#include <optional>

inline constexpr double texelsPerLuxel = 16; // Quake II and Half-Life
inline constexpr int lightPageSide = 128;    // luxels a side of Quake III's pages

struct FaceLight {
    int width = 0, height = 0; // luxels of one style's image
    // Where its first luxel lies: along the texture's axes, in luxels (16 texels); in a Quake III page, in its luxels.
    double left = 0, top = 0;
    qint64 offset = 0;         // of the first style's image in the lighting lump, in bytes; may lie outside of it
    int styles = 0;            // styles in use: images that follow each other, 3 bytes a luxel
    qint64 bytes() const { return 3LL * width * height * styles; }
};

// Reads every face's light once the columns are found; cheap to ask for many faces in turn.
class FaceLights
{
public:
    explicit FaceLights(const MapFile &map);
    // Nothing for a face without lightmap data in the file: no offset or style, Quake II's SKY and WARP, Half-Life's
    // SPECIAL, and a face whose references are broken or whose extents are absurd.
    std::optional<FaceLight> at(quint32 face) const;
    // Whether the format's own engine reads the data: Quake II's translucent faces have it, but are drawn without.
    bool isReadByEngine(quint32 face) const;

private:
    struct Bounds { // of a face in its texture, in texels
        float low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    };
    std::optional<Bounds> textureBounds(quint32 face) const;
    FaceFlags flagsOf(quint32 face) const;
    std::optional<FaceLight> measured(quint32 face) const;
    std::optional<FaceLight> onPage(quint32 face) const;

    const MapFile &map_;
    EdgeLoops loops_;
    Column texinfo_, lightofs_, styles_[4], point_[3], vecs_[2][4];
    SurfaceFlags flags_;
    Column page_, pageX_, pageY_, pageWidth_, pageHeight_;
};
