// Maps points on faces to points in their textures.
#pragma once

#include "core/faces/faceshape.h"
#include "core/geometry/facelook.h"

#include <QPointF>
#include <QSize>

#include <optional>

struct TexturePoint {
    qint32 image = -1; // record of the derived images
    QPointF at;        // texels, or if `isFraction` multiples of the texture's size; the texture repeats
    bool isFraction = false;
};

class TexturePoints
{
public:
    // Reads all texture records once. The map must outlive this object.
    explicit TexturePoints(const MapFile &map);
    // Returns the point in the texture at `point`, which is in the space of the face's model. Off the face, continues the
    // texture of the nearest triangle. Nothing for a face without a shape.
    std::optional<TexturePoint> at(quint32 face, const Point &point) const;
    qint32 imageOf(quint32 face) const { return looks_.at(face).image; }

private:
    FaceShapes shapes_;
    FaceLooks looks_;
    bool areFractions_;
};

// Returns the position within one repeat of the texture, 0 to 1 each way. `size` is the texture's size in texels
// (Texture::size); nothing if it is needed but empty.
std::optional<QPointF> partOf(const TexturePoint &place, QSize size);
