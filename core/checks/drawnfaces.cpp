#include "core/checks/drawnfaces.h"

#include "core/map/firstclaims.h"

DrawnFaces::DrawnFaces(const MapFile &map)
    : looks_(map),
      type_(map.column(map.format().columns.faceType)),
      shown_(map.recordCount(map.format().roles.models))
{
    const Link faces(map, map.format().columns.modelFaces);
    FirstClaims claims(map.recordCount(map.format().roles.faces));
    for (quint32 model = 0; model < faces.count(); ++model) {
        const auto range = faces.at(model);
        claims.claim(range.first, range.first + range.count, model);
    }
    models_ = std::move(claims).owners();
    for (const auto &placement : placementsOf(map))
        if (auto &shown = shown_[placement.model]; !shown && placement.isDrawn && !placement.isUnused())
            shown = placement;
}

bool DrawnFaces::isDrawn(quint32 face) const
{
    if (models_[face] < 0 || !shown_[static_cast<size_t>(models_[face])])
        return false;
    const bool isFlare =
        type_.count() > 0 && static_cast<bsp::SurfaceType>(type_.integer(face)) == bsp::SurfaceType::Flare;
    return !isFlare && !(looks_.at(face).flags & (FaceFlag::Sky | FaceFlag::NoDraw));
}
