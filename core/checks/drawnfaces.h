// Which faces a game draws, as far as the map tells: those of the world and of the models that an entity shows, but for
// what is sky, or hidden by its flags or its texture's name.
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
    // Whether the map says that the sky is seen through it. A face is not drawn then, unless its shader is none of a sky.
    bool isSky(quint32 face) const;
    // Number 0 is the world; -1: it belongs to none. Of several in a damaged map it is the first.
    qint32 modelOf(quint32 face) const { return models_[face]; }
    FaceLook lookOf(quint32 face) const { return looks_.at(face); }
    // How the first entity that shows a drawn face's model blends it.
    RenderMode modeOf(quint32 face) const { return shown_[static_cast<size_t>(models_[face])]->renderMode; }

private:
    bool isShown(quint32 face) const;

    FaceLooks looks_;
    Column type_;
    std::vector<qint32> models_;                       // by face
    std::vector<std::optional<ModelPlacement>> shown_; // by model
};
