#include "core/checks/drawnfaces.h"

#include "core/where/modelowners.h"

DrawnFaces::DrawnFaces(const MapFile &map)
    : looks_(map), type_(map.column(map.format().columns.faceType)), models_(modelsOfFaces(map)),
      shown_(map.recordCount(map.format().roles.models))
{
    for (const auto &placement : placementsOf(map))
        if (auto &shown = shown_[placement.model]; !shown && placement.isDrawn && !placement.isUnused())
            shown = placement;
}

bool DrawnFaces::isShown(quint32 face) const
{
    if (models_[face] < 0 || !shown_[static_cast<size_t>(models_[face])])
        return false;
    return type_.count() == 0 || static_cast<bsp::SurfaceType>(type_.integer(face)) != bsp::SurfaceType::Flare;
}

bool DrawnFaces::isDrawn(quint32 face) const
{
    return isShown(face) && !(looks_.at(face).flags & (FaceFlag::Sky | FaceFlag::NoDraw));
}

bool DrawnFaces::isSky(quint32 face) const
{
    return isShown(face) && (looks_.at(face).flags & (FaceFlag::Sky | FaceFlag::NoDraw)) == FaceFlag::Sky;
}
