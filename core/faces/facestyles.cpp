#include "core/faces/facestyles.h"

FaceStyles::FaceStyles(const MapFile &map, const LightOverrides &overrides)
    : overrides_(overrides), record_(map.vectors<4>(map.format().columns.faceStyles)),
      most_(record_.count() == 0          ? 0
            : overrides.stylesPerFace > 0 ? overrides.stylesPerFace
                                          : 4),
      faces_(record_.count())
{
}
