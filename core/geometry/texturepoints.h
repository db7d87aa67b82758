// Where places on faces lie in their textures.
#pragma once

#include "core/geometry/facelook.h"
#include "core/map/faceshape.h"

#include <QPointF>
#include <QSize>

#include <optional>

struct TexturePoint {
    qint32 image = -1; // record of the derived images
    QPointF at;        // texels, or where `isFraction` parts of the texture's size; beyond it the texture repeats
    bool isFraction = false;
};

class TexturePoints
{
public:
    // The map must outlive it. Reads all texture records once.
    explicit TexturePoints(const MapFile &map);
    // `point` in the space of the face's model; beside the face, what lies nearest to it counts. Nothing for a face
    // without a shape.
    std::optional<TexturePoint> at(quint32 face, const Point &point) const;
    qint32 imageOf(quint32 face) const { return looks_.at(face).image; }

private:
    FaceShapes shapes_;
    FaceLooks looks_;
    bool areFractions_;
};

// The place in one copy of the texture, 0 to 1 each way. `size` is what texels are counted in (Texture::size); nothing
// where that is not known but needed.
std::optional<QPointF> partOf(const TexturePoint &place, QSize size);
