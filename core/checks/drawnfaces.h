// The faces that a game draws, as far as the map shows: those of the world and of the models that an entity shows, except
// sky and faces hidden by their flags or by their texture's name.
#pragma once

#include "core/geometry/facelook.h"
#include "core/geometry/placements.h"

#include <vector>

class DrawnFaces
{
public:
    explicit DrawnFaces(const MapFile &map);

    quint32 count() const { return static_cast<quint32>(models_.size()); }
    bool isDrawn(quint32 face) const;
    // Returns whether the map marks the face as sky. Such a face is not drawn, unless its shader is not a sky's.
    bool isSky(quint32 face) const;
    // Returns the face's model: 0 is the world, -1 is none. If a damaged map has several, returns the first.
    qint32 modelOf(quint32 face) const { return models_[face]; }
    FaceLook lookOf(quint32 face) const { return looks_.at(face); }
    // Returns how the first entity that shows a drawn face's model blends it.
    RenderMode modeOf(quint32 face) const { return shown_[static_cast<size_t>(models_[face])]->renderMode; }

private:
    bool isShown(quint32 face) const;

    FaceLooks looks_;
    Column type_;
    std::vector<qint32> models_;                       // by face
    std::vector<std::optional<ModelPlacement>> shown_; // by model
};
