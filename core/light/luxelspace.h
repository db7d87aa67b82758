// Where luxels lie in the world. Luxels of a face are counted from its lightmap's first; whole numbers are the places
// where the compiler took its samples, which engines draw as the middles of the lightmap's pixels.
//
// Lightmaps of a face's own: luxel (x, y) is where the luxels' axes give it, on the face's plane; mostly those are the texture's,
// with a luxel each 16 texels. Quake III: where the triangles' places in the page (0 to 1) say, a luxel's middle being half a
// luxel from its edge; a luxel that no triangle covers lies on the plane of the triangle nearest to it in the page.
#pragma once

#include "core/light/luxels.h"
#include "core/map/space.h"

#include <QPolygonF>

class LuxelSpace
{
public:
    // In map units, in the space of the face's model. Nothing where the face's texture axes or all of its triangles are
    // degenerate.
    std::optional<Point> pointAt(QPointF luxel) const;
    // The luxel of that place; of a place beside the face, that of the nearest one on its planes. Where luxels share
    // the place, as at the seam of a pipe, each of them. None where the face is degenerate.
    std::vector<QPointF> luxelsAt(const Point &point) const;
    // Whether a part of the face lies there.
    bool covers(QPointF luxel) const;
    // The face's border in luxels, as closed polygons.
    std::vector<QPolygonF> outline() const;

private:
    friend class LuxelSpaces;
    struct Chart { // a triangle's place in the lightmap, and where luxels around it lie
        std::array<QPointF, 3> corners;
        Point origin{}, alongX{}, alongY{}; // of luxel (0, 0), and a luxel further
        bool degenerate = false;
        Point pointAt(QPointF luxel) const { return origin + alongX * luxel.x() + alongY * luxel.y(); }
        QPointF luxelAt(const Point &point) const;
    };
    const Chart *chartAt(QPointF luxel) const;

    std::vector<Chart> charts_;
    std::vector<std::array<quint32, 3>> triangles_;
    std::vector<QPointF> luxels_; // of the shape's vertexes
};

// The luxel of a face's lightmap that lies nearest to a place; nothing where the face is degenerate.
std::optional<QPoint> nearestLuxel(const LuxelSpace &space, const FaceLight &light, const Point &point);

// Finds the columns once; cheap to ask for many faces in turn.
class LuxelSpaces
{
public:
    explicit LuxelSpaces(const Luxels &luxels);
    // `light` is the face's, as Luxels tells it.
    LuxelSpace at(quint32 face, const FaceLight &light) const;

private:
    void placeByPage(quint32 face, const FaceLight &light, const FaceShape &shape, LuxelSpace &space) const;
    void placeByAxes(quint32 face, const FaceLight &light, const FaceShape &shape, LuxelSpace &space) const;
    LuxelSpace::Chart chartOfAxes(quint32 face, const FaceLight &light) const;

    const Luxels &luxels_;
    Column plane_;
    Planes planes_;
};
