// The sizes of luxels along a face's texture axes; in most maps all the same.
#pragma once

#include "core/faces/lightoverrides.h"

class LuxelSizes
{
public:
    LuxelSizes(const MapFile &map, const LightOverrides &overrides);
    // Returns the texels per luxel, above 0. Requires a face of the map.
    double at(quint32 face) const { return shifts_ || !bySurface_.empty() ? own(face) : texels_; }

private:
    double own(quint32 face) const;

    double texels_;
    PerFace<quint8> shifts_;
    std::vector<double> bySurface_; // by texinfo, where the map has face infos
    Column texinfo_;
};
